import { describe, expect, test } from "vitest";
import type { About, Snapshot } from "../wire";
import { heard, merge, mine, NOTHING, tried } from "./state";

const about: About = {
  table: "T", game: "hearts", version: 1, options: {}, state: "playing", seats: [], host: 0, quick: false,
  spectators: true, chat: false, memory_aid: true, paused: false, watching: 0, match: 1,
};
const snapshot: Snapshot = {
  kind: "snapshot", at: 5, seat: 0, about, told: 2, events: [], deal: 1, commitment: "9c",
  look: {
    round: 0, to_act: [0], legal: ["KC"], scores: [0, 0], facts: { led: 0, bids: [1, 2] },
    zones: { hand0: { cards: ["KC", "2D"], hidden: 0 }, deck: { cards: [], hidden: 3 } },
  },
};
const table = heard(NOTHING, snapshot);

describe("what the house says becomes one table", () => {
  test("a snapshot is the whole table", () => {
    expect(table.look?.zones.hand0?.cards).toEqual(["KC", "2D"]);
    expect(table.committed).toEqual({ 1: "9c" });
    expect(mine(table)).toBe(true);
  });

  test("news replace lists, and zones and facts one by one", () => {
    const look = { legal: [], facts: { led: -1 }, zones: { hand0: { cards: ["2D"], hidden: 0 } } };
    const next = heard(table, { kind: "news", table: "T", at: 6, events: [{ number: 2, what: "say" }], look });
    expect(next.look?.legal).toEqual([]);
    expect(next.look?.facts).toEqual({ led: -1, bids: [1, 2] });
    expect(next.look?.zones.deck?.hidden).toBe(3);
    expect([next.at, next.told, next.events.length]).toEqual([6, 3, 1]);
  });

  test("what is null or left out in news stays", () => {
    expect(merge(table.look, { round: null, scores: [1, 0] })).toMatchObject({ round: 0, scores: [1, 0] });
  });

  test("a new deal begins a new list of events", () => {
    const before = heard(table, { kind: "news", table: "T", at: 6, look: {}, events: [{ number: 2, what: "say" }] });
    const events = [{ number: 3, what: "score" }, { number: 4, what: "gather" }, { number: 5, what: "shuffle" }];
    const next = heard(before, { kind: "news", table: "T", at: 7, look: {}, events });
    expect(next.events.map((event) => event.number)).toEqual([4, 5]);
  });
});

describe("an act", () => {
  const sent = tried(table, { id: "a", act: "KC", at: 5 });

  test("is pending until the house answers, and no other can be made meanwhile", () => {
    expect(mine(sent)).toBe(false);
    const done = heard(sent, { kind: "done", table: "T", id: "a", at: 7 });
    expect(mine(done)).toBe(false); // what it did is still to be told
    const told = heard(done, { kind: "news", table: "T", at: 7, events: [], look: {} });
    expect(told).toMatchObject({ pending: [], at: 7 });
    expect(heard({ ...sent, at: 7 }, { kind: "done", table: "T", id: "a", at: 7 }).pending).toEqual([]);
  });

  test("leaves all as before when it is refused", () => {
    const back = heard(sent, { kind: "refused", of: "act", why: "follow-suit", id: "a", table: "T" });
    expect(back.pending).toEqual([]);
    expect(back.look).toEqual(table.look);
    expect(back.refused?.why).toBe("follow-suit");
    expect(mine(back)).toBe(true);
  });

  test("outlives the line: a snapshot keeps what is not answered", () => {
    expect(heard(sent, snapshot).pending).toEqual([{ id: "a", act: "KC", at: 5 }]);
  });
});
