// How one person likes the table: kept in this browser at once, and at the house for the person's other devices.
import { ask } from "../people/house";
import { LANGUAGES, type Language, speak, wanted } from "../words/words.svelte";

export const CHOICES = {
  theme: ["auto", "night", "day"],
  deck: ["classic", "four-colour", "colour-safe", "high-contrast"],
  back: ["indigo", "claret", "moss"],
  felt: ["green", "blue", "wine", "slate"],
  speed: ["fast", "normal", "slow", "off"],
  motion: ["auto", "less", "full"],
  rest: [400, 900, 1600, -1],
  sort: ["suit", "rank"],
  memory: ["off", "until-next-turn", "always"],
  language: ["", ...(Object.keys(LANGUAGES) as Language[])],
} as const;
type Choices = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** What a person likes. Of `rest`, how many milliseconds a finished trick lies, -1 is: until a tap. */
export interface Settings extends Choices {
  sound: boolean;
  volume: number; // of cards and moves, from 0 to 1
  signals: number; // of "your turn" and the like
  tints: boolean; // on cards that matter in a game, such as hearts in Hearts
  moods: boolean; // faces at the seats
  large: boolean; // larger cards in the hand
  keys: Record<string, string>; // what was changed of the keys: command -> key
  last: Record<string, string>; // what was used last: "level", "options.hearts" ...
}

export const DEFAULTS: Readonly<Settings> = {
  theme: "auto", deck: "classic", back: "indigo", felt: "green", speed: "normal", motion: "auto", rest: 900,
  sort: "suit", memory: "off", language: "", sound: false, volume: 0.6, signals: 0.6, tints: true, moods: true,
  large: false, keys: {}, last: {},
};
const PLACE = "parlour.settings";
const WAIT = 800; // milliseconds after the last change, until the house is told

let changed = 0;
let timer = 0;

export const settings: Settings = $state({ ...DEFAULTS, ...read() });

function read(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, unknown>;
    changed = Number(kept["changed"]) || 0;
    return fitting(kept);
  } catch {
    return {}; // nothing is kept, or not readable: begin with the defaults
  }
}

/** Of what was kept, all that fits: an older or a newer client may have written it. */
export function fitting(kept: Record<string, unknown>): Partial<Settings> {
  const found = Object.entries(kept).filter(([name, value]) => {
    if (name in CHOICES) return (CHOICES[name as keyof Choices] as readonly unknown[]).includes(value);
    const usual = DEFAULTS[name as keyof Settings];
    return usual !== undefined && typeof value === typeof usual && value !== null;
  });
  return Object.fromEntries(found) as Partial<Settings>;
}

/** Change something and keep it. */
export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  changed = Date.now();
  keepHere();
  clearTimeout(timer);
  timer = window.setTimeout(() => void keepThere(), WAIT);
  void talk();
}

function differing(): Record<string, unknown> {
  const all = Object.entries(settings) as [keyof Settings, unknown][];
  return Object.fromEntries(all.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULTS[name])));
}

function keepHere(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...differing(), changed }));
  } catch {
    // a private window may keep nothing: then it lasts until it is closed
  }
}

async function keepThere(): Promise<void> {
  try {
    await ask("PUT /api/me/settings", { kept: JSON.stringify(differing()), changed });
  } catch {
    // with the next change, or at the next visit
  }
}

/** Begin: speak the language that was chosen, and bring in what another device changed meanwhile. */
export async function begin(): Promise<void> {
  const meet = ask("GET /api/me/settings").then((there) => {
    const since = there.changed ?? 0;
    if (since > changed) {
      Object.assign(settings, DEFAULTS, fitting(JSON.parse(there.kept || "{}") as Record<string, unknown>));
      changed = since;
      keepHere();
      void talk();
    } else if (changed > since) void keepThere();
  });
  meet.catch(() => undefined); // a house that does not answer keeps nobody from choosing
  await talk();
}

let spoken: Language | undefined;

/** Speak the language that was chosen; what the page wears, `dress` sees to. */
function talk(): Promise<void> {
  const next = settings.language || wanted(navigator.languages);
  if (next === spoken) return Promise.resolve();
  spoken = next;
  return speak(next);
}

/** Whether motion is to be left out: as chosen here, else as the system says. */
export function still(): boolean {
  if (settings.speed === "off" || settings.motion === "less") return true;
  return settings.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
