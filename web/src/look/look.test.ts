import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { apart, contrast, LACKS } from "./colour";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const TOKENS = read("./tokens.css");
const DECKS = read("../cards/decks.css");

/** The tokens of a stylesheet: by day, by night. */
function tokens(css: string): Map<string, { day: string; night: string }> {
  const pairs = [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)];
  return new Map(pairs.map(([, name = "", day = "", night = "", both]) => [name, { day: both ?? day, night: both ?? night }]));
}
/** The tokens on green felt, which all others build upon, and those of each other felt. */
const block = (selector: string) => {
  const from = TOKENS.indexOf(selector);
  if (from < 0) throw new Error(`there is no ${selector}`);
  return TOKENS.slice(from).split("}")[0] ?? "";
};
const GREEN = tokens(block(":root"));
const OTHERS = ["blue", "wine", "slate"].map((felt) => [felt, new Map([...GREEN, ...tokens(block(`[data-felt="${felt}"]`))])] as const);
const FELTS = new Map([["green", GREEN], ...OTHERS]);
const colour = (name: string, theme: "day" | "night", felt = "green") => {
  const found = FELTS.get(felt)?.get(name);
  if (!found) throw new Error(`there is no colour ${name}`);
  return found[theme];
};

const GROUNDS = ["table", "table-lit", "table-dim", "panel", "panel-high"];
const READ = ["text", "quiet", "accent", "danger", "success"];

describe.each([...FELTS.keys()].flatMap((felt) => (["day", "night"] as const).map((theme) => [felt, theme] as const)))("%s felt by %s", (felt, theme) => {
  const at = (name: string) => colour(name, theme, felt);
  test.each(GROUNDS)("all text can be read on %s", (ground) => {
    for (const text of READ) expect(contrast(at(text), at(ground)), text).toBeGreaterThanOrEqual(4.5);
  });
  test("the primary button can be read", () => {
    expect(contrast(at("on-accent"), at("accent"))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(GROUNDS)("edges of buttons and the focus stand out on %s", (ground) => {
    for (const line of ["edge", "focus"]) expect(contrast(at(line), at(ground)), line).toBeGreaterThanOrEqual(3);
  });
  test("nothing is brighter than a card", () => {
    for (const ground of GROUNDS) expect(contrast("#ffffff", at(ground))).toBeGreaterThanOrEqual(contrast("#ffffff", at("card")));
  });
});

/** The inks of a deck, spades, hearts, diamonds, clubs; and its card, also when it may not be played. */
function deck(name: string): { inks: string[]; cards: string[] } {
  const rules = DECKS.split("}").find((each) => each.includes(`[data-deck="${name}"]`)) ?? "";
  const own = new Map([...rules.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, key = "", value = ""]) => [key, value]));
  const value = (key: string): string => {
    const found = own.get(key) ?? colour(key, "day");
    const other = /^var\(--(.+)\)$/.exec(found)?.[1];
    return other ? value(other) : found;
  };
  return { inks: ["spade", "heart", "diamond", "club"].map(value), cards: ["card", "card-low"].map(value) };
}

describe.each(["classic", "four-colour", "colour-safe", "high-contrast"])("the deck %s", (name) => {
  const least = name === "high-contrast" ? 7 : 4.5;
  const { inks, cards } = deck(name);
  test("each suit can be read on its card", () => {
    for (const ink of inks) for (const card of cards) expect(contrast(ink, card)).toBeGreaterThanOrEqual(least);
  });
  test("each suit can be read on a tinted card", () => {
    const tints = [...DECKS.matchAll(/--card(?:-low)?: (#\w{6});/g)].map(([, tint = ""]) => tint);
    expect(tints.length).toBeGreaterThanOrEqual(8);
    for (const ink of inks) for (const tint of tints) expect(contrast(ink, tint), tint).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(Object.keys(LACKS))("the colour-safe suits stay apart for eyes that lack %s", (lack) => {
  const { inks } = deck("colour-safe");
  for (const [i, one] of inks.entries())
    for (const other of inks.slice(i + 1)) expect(apart(one, other, lack), `${one} ${other}`).toBeGreaterThan(30);
});
