import { expect, test } from "vitest";
import type { Event } from "../wire";
import { flourishes } from "./flourish";

const kinds = (...events: Partial<Event>[]) => flourishes(events.map((event, number) => ({ number, what: "move", ...event })));

test("a two on the pile of Quatch sends out a ring, other cards do not", () => {
  expect(kinds({ source: "hand0", target: "pile", cards: ["2H", "2S"] })).toEqual([{ kind: "ring", zone: "pile", place: -1 }]);
  expect(kinds({ source: "hand0", target: "pile", cards: ["9H"] })).toEqual([]);
});

test("the hand feels a pile of three that it eats, but not a single card", () => {
  expect(kinds({ source: "pile", target: "hand1", hidden: 3 })).toEqual([{ kind: "bump", zone: "hand1", place: -1 }]);
  expect(kinds({ source: "pile", target: "hand1", hidden: 1 })).toEqual([]);
});

test("a pile that is cleared goes up in a puff, a bust shakes", () => {
  expect(kinds({ what: "say", said: "ten-clears", seat: 0 }, { what: "say", said: "bust", seat: 1 }).map(({ kind }) => kind)).toEqual(["puff", "shake"]);
});

test("a card that is shown to me turns over where it lies; one that is not stays as it is", () => {
  expect(kinds({ what: "show", source: "row0", source_place: 2, cards: ["7D"] })).toEqual([{ kind: "turn", zone: "row0", place: 2 }]);
  expect(kinds({ what: "show", source: "row0", source_place: 2, hidden: 1 })).toEqual([]);
});

test("a hand that shows a card lies still", () => {
  expect(kinds({ what: "show", source: "hand2", cards: ["2C"] })).toEqual([]);
});

test("a wrong stack shakes the row that it came from", () => {
  expect(kinds({ what: "say", said: "wrong-stack", seat: 3 })).toEqual([{ kind: "shake", zone: "row3", place: -1 }]);
});
