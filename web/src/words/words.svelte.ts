// What is said in the browser, in the language of the person. One language's words are loaded, and of the games
// only those that are asked for.
import { type About, Texts } from "./texts";

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const SHELL: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  de: () => import("./de"),
};
const GAMES = import.meta.glob<string>(
  ["../../../src/parlour/words/*/*.ftl", "!../../../src/parlour/words/*/{common,house,table,web}.ftl"],
  { query: "?raw", import: "default" },
);

let language: Language = $state("en");
let shell = $state.raw(new Texts("en", []));
let games: Record<string, Texts> = $state.raw({});
let game = $state("");
let common = "";

/** The language that a browser asks for, if it is one of ours. */
export function wanted(asked: readonly string[]): Language {
  for (const tag of asked) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

/** Speak this language from now on; the words of the games that are known already are loaded anew. */
export async function speak(next: Language): Promise<void> {
  const sources = (await SHELL[next]()).default;
  common = sources[0] ?? "";
  const learned = await Promise.all(Object.keys(games).map(async (name) => [name, await read(next, name)] as const));
  language = next;
  shell = new Texts(next, sources);
  games = Object.fromEntries(learned);
  document.documentElement.lang = next;
}

/** Have the words of a game ready, and let them go before all others in `say`; of one from outside there are none. */
export async function loadWords(name = ""): Promise<void> {
  if (name) await learn(name);
  game = name;
}

/** Have the words of a game ready for `tell`. */
export async function learn(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !games[name]);
  const found = await Promise.all(missing.map(async (name) => [name, await read(language, name)] as const));
  if (found.length) games = { ...games, ...Object.fromEntries(found) };
}

async function read(next: Language, name: string): Promise<Texts> {
  const source = await GAMES[`../../../src/parlour/words/${next}/${name}.ftl`]?.();
  return new Texts(next, source ? [common, source] : [common]);
}

/** The language that is spoken. */
export function spoken(): Language {
  return language;
}

/** A sentence by its id: of the game at this table, else of the client and the house. */
export function say(id: string, values?: About): string {
  const own = games[game];
  return own?.has(id) ? own.say(id, values) : shell.say(id, values);
}

/** A sentence of this game. */
export function tell(name: string, id: string, values?: About): string {
  return (games[name] ?? shell).say(id, values);
}

/** Whether there is such a sentence: of this game, or of the one at the table, the client or the house. */
export function has(id: string, name = game): boolean {
  return (games[name]?.has(id) ?? false) || (name === game && shell.has(id));
}

/** A number as people write it in this language. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}
