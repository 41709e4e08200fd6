import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

// The sentences are those of the whole project: src/parlour/words/LANGUAGE/NAME.ftl.
const FILES = import.meta.glob<string>("../../../src/parlour/words/*/*.ftl", { query: "?raw", import: "default" });
let loaded: { bundles: FluentBundle[]; language: string } = $state.raw({ bundles: [], language: "en" });

async function file(language: string, name: string): Promise<FluentBundle | null> {
  const load = FILES[`../../../src/parlour/words/${language}/${name}.ftl`];
  if (!load) return null;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await load()));
  return bundle;
}

/** Have the sentences of the house ready, and those of a game; a game's own win. */
export async function loadWords(game = "", language = loaded.language): Promise<void> {
  const names = [game, "house", "common"].filter(Boolean);
  const languages = language === "en" ? ["en"] : [language, "en"];
  const found = await Promise.all(languages.flatMap((each) => names.map((name) => file(each, name))));
  loaded = { bundles: found.filter((bundle) => bundle !== null), language };
}

/** A sentence by its id; the id itself where there is none. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  for (const bundle of loaded.bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, values, []);
  }
  return id;
}

/** Whether there is such a sentence. */
export function has(id: string): boolean {
  return loaded.bundles.some((bundle) => bundle.getMessage(id)?.value);
}
