import { describe, expect, test } from "vitest";
import type { Seen } from "../line/state";
import type { Event, Lying } from "../wire";
import { frames } from "./frames";
import { after } from "./zones";

const lie = (cards: string[], hidden = 0, places: (string | null)[] | null = null): Lying => ({ cards, hidden, places });
const look = (zones: Record<string, Lying>): Seen => ({
  round: 0, over: false, to_act: [], legal: [], scores: [], winners: [], sealed: [], facts: {}, zones, left: [],
});
const move = (number: number, cards: string[], source: string, target: string): Event =>
  ({ number, what: "move", cards, source, target });

describe("news are cut where the eye needs a moment", () => {
  const before = look({
    hand1: lie([], 2), table0: lie(["8D"]), table1: lie([]), taken0: lie([]),
  });
  const now = look({ hand1: lie([], 1), table0: lie([]), table1: lie([]), taken0: lie(["8D", "6D"]) });
  const events = [
    move(1, ["6D"], "hand1", "table1"), { number: 2, what: "say", said: "takes-trick", seat: 0 },
    move(3, ["8D"], "table0", "taken0"), move(4, ["6D"], "table1", "taken0"),
  ];
  const found = frames(before, now, events);

  test("the last card of a trick is seen on the table before the trick is swept", () => {
    expect(found.map((frame) => [frame.motion, frame.rests])).toEqual([["play", "trick"], ["sweep", ""]]);
    expect(found[0]?.zones.table1?.cards).toEqual(["6D"]);
    expect(found[0]?.zones.table0?.cards).toEqual(["8D"]);
    expect(found[0]?.zones.hand1?.hidden).toBe(1);
  });

  test("the last frame is what the house told", () => {
    expect(found.at(-1)?.zones).toBe(now.zones);
    expect(frames(before, now, [])).toEqual([{ motion: "none", events: [], zones: now.zones, rests: "" }]);
  });

  test("nothing that was told is left out", () => {
    expect(found.flatMap((frame) => frame.events)).toEqual(events);
  });

  test("the end of a round rests until somebody has read it", () => {
    expect(frames(before, now, [...events, { number: 5, what: "score", seat: 0, amount: 3 }]).at(-1)?.rests).toBe("round");
  });
});

test("a pile that is eaten is seen with the card that busted", () => {
  const before = look({ stand0: lie([], 1, ["??"]), pile: lie(["9C"], 0, ["9C"]), hand0: lie([]) });
  const now = look({ stand0: lie([], 0, [null]), pile: lie([], 0, []), hand0: lie(["9C", "3H"]) });
  const found = frames(before, now, [
    { number: 1, what: "move", cards: ["3H"], source: "stand0", source_place: 0, target: "pile" },
    { number: 2, what: "say", said: "bust", seat: 0 }, move(3, ["9C", "3H"], "pile", "hand0"),
  ]);
  expect(found.map((frame) => [frame.motion, frame.rests])).toEqual([["play", "glance"], ["eat", ""]]);
  expect(found[0]?.zones.pile?.places).toEqual(["9C", "3H"]);
  expect(found[0]?.zones.stand0?.places).toEqual([null]);
});

test("a card that may be seen for a moment only is turned down again", () => {
  const before = look({ row0: lie([], 2, ["??", "??"]) });
  const shown = { number: 1, what: "show", cards: ["AH"], source: "row0", source_place: 1, target: "row0", target_place: 1 };
  const found = frames(before, look({ row0: lie([], 2, ["??", "??"]) }), [shown]);
  expect(found[0]?.zones.row0?.places).toEqual(["??", "AH"]);
  expect(found[0]?.rests).toBe("glance");
  expect(found[1]?.zones.row0?.places).toEqual(["??", "??"]);
});

test("dealing to all is one motion", () => {
  const deck = look({ deck: lie([], 4, ["??", "??", "??", "??"]) });
  const now = look({ hand0: lie(["2C", "3C"]), hand1: lie([], 2), deck: lie([], 0, []) });
  const found = frames(deck, now, [
    move(1, ["2C", "3C"], "deck", "hand0"), { number: 2, what: "move", hidden: 2, source: "deck", target: "hand1" },
  ]);
  expect(found.map((frame) => frame.motion)).toEqual(["deal"]);
});

test("an exchange changes two places, and tells no face", () => {
  const zones = { row0: lie(["AH"], 1, ["AH", "??"]), row1: lie([], 2, ["??", "??"]) };
  const found = after(zones, {
    number: 1, what: "exchange", source: "row0", source_place: 0, target: "row1", target_place: 1,
  });
  expect(found.row0?.places).toEqual(["??", "??"]);
  expect(found.row1?.places).toEqual(["??", "AH"]);
});
