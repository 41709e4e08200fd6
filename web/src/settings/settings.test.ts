import { describe, expect, it } from "vitest";
import { wanted } from "../words/words.svelte";
import { CHOICES, DEFAULTS, fitting } from "./settings.svelte";

describe("settings that were kept", () => {
  it("are taken as they were", () => {
    const kept = { deck: "four-colour", rest: -1, volume: 0.2, moods: false, keys: { undo: "z" } };
    expect(fitting(kept)).toEqual(kept);
  });
  it("are left out where another client wrote what this one does not know", () =>
    expect(fitting({ deck: "round", rest: 7, volume: "loud", moods: null, tomorrow: 1, changed: 5 })).toEqual({}));
  it("are all among the choices by default", () => {
    for (const [name, allowed] of Object.entries(CHOICES)) {
      expect(allowed as readonly unknown[], name).toContain(DEFAULTS[name as keyof typeof CHOICES]);
    }
  });
});

describe("the language of a browser", () => {
  it.each([
    [["de-AT", "en"], "de"],
    [["fr", "de"], "de"],
    [["EN-gb"], "en"],
    [["fr"], "en"],
    [[], "en"],
  ])("%j is answered in %s", (asked, language) => expect(wanted(asked)).toBe(language));
});
