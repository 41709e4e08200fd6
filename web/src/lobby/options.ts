// The options of a game as a form shows them, and what differs from the usual.
import type { Choice, GameInfo } from "../api";
import { has, say, tell } from "../words/words.svelte";

export type Value = boolean | number | string;
export type Chosen = Record<string, Value>;

/** A value from how commands and records write it. */
function valueOf(choice: Choice, text: string): Value {
  if (typeof choice.default === "boolean") return text === "on";
  return typeof choice.default === "number" ? Number(text) : text;
}

/** All options as a preset has them, or all as usual. */
export function usual(game: GameInfo, preset = ""): Chosen {
  const found = Object.fromEntries(game.options.map((choice) => [choice.name, choice.default]));
  const set = game.presets.find((each) => each.name === preset)?.options ?? {};
  for (const choice of game.options) {
    const text = set[choice.name];
    if (text !== undefined) found[choice.name] = valueOf(choice, text);
  }
  return found;
}

/** Only those that differ from the usual. */
export function changed(game: GameInfo, chosen: Chosen): Chosen {
  return Object.fromEntries(
    game.options.filter((each) => chosen[each.name] !== each.default).map((each) => [each.name, chosen[each.name] as Value]),
  );
}

/** The preset that says exactly this, if one does. */
export function presetOf(game: GameInfo, chosen: Chosen): string {
  const same = (preset: string) => {
    const set = usual(game, preset);
    return game.options.every((each) => set[each.name] === chosen[each.name]);
  };
  return game.presets.find((each) => same(each.name))?.name ?? "";
}

/** What an option is called. */
export function optionName(game: string, option: string): string {
  return has(`option-${option}`, game) ? tell(game, `option-${option}`) : option.replaceAll("_", " ");
}

/** What a value of an option is called. */
export function valueName(game: string, option: string, value: Value | string): string {
  if (value === true || value === "on") return say("on");
  if (value === false || value === "off") return say("off");
  const id = `option-${option}-${String(value).replaceAll("_", "-")}`;
  return has(id, game) ? tell(game, id) : String(value).replaceAll("_", " ");
}

/** Why one would change an option. */
export function optionWhy(game: string, choice: Choice): string {
  return has(`option-${choice.name}-why`, game) ? tell(game, `option-${choice.name}-why`) : choice.why;
}

/** What a preset is called. */
export function presetName(game: string, preset: string): string {
  return has(`preset-${preset}`, game) ? tell(game, `preset-${preset}`) : preset.replaceAll("_", " ");
}
