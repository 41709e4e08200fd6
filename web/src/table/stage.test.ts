import { beforeEach, describe, expect, test, vi } from "vitest";
import { heard, NOTHING, type TableState } from "../line/state";
import type { About, Event, Look } from "../wire";

const kept = { speed: "normal", rest: 900 };
vi.mock("../settings/settings.svelte", () => ({ settings: kept, still: () => kept.speed === "off" }));
vi.mock("../motion/motion", async () => ({ ...(await import("../motion/speed")), finishAll: () => undefined, flourish: () => undefined }));
const { stage } = await import("./stage.svelte");

const about = { table: "T", game: "hearts", state: "playing", seats: [] } as unknown as About;
const lie = (...cards: string[]) => ({ cards, hidden: 0, places: null });
const trick: Event[] = [
  { number: 1, what: "move", cards: ["6D"], source: "hand1", target: "table1" },
  { number: 2, what: "say", said: "takes-trick", seat: 0 },
  { number: 3, what: "move", cards: ["6D"], source: "table1", target: "taken0" },
];
const look: Look = { facts: {}, scores: [0], to_act: [1], legal: [], zones: { hand1: { cards: [], hidden: 2, places: null }, table1: lie(), taken0: lie() } };
const swept: Look = { to_act: [0], legal: ["2C"], zones: { hand1: { cards: [], hidden: 1, places: null }, taken0: lie("6D") } };

let state: TableState;
const news = (events: Event[], change: Look) => (state = heard(state, { kind: "news", table: "T", at: 6, events, look: change }));
const settle = async () => {
  for (let step = 0; step < 20; step++) await Promise.resolve();
};

describe("what is shown follows what was told", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    kept.speed = "normal";
    state = heard({ ...NOTHING, heard: state?.heard ?? 0 }, { kind: "snapshot", at: 5, seat: 0, about, look, told: 1, events: [] });
    stage.follow(state);
  });

  test("a finished trick rests, and then is swept", async () => {
    stage.follow(news(trick, swept));
    await settle();
    expect(stage.shown?.zones.table1?.cards).toEqual(["6D"]);
    vi.advanceTimersByTime(899);
    await settle();
    expect(stage.shown?.zones.table1?.cards).toEqual(["6D"]);
    vi.advanceTimersByTime(2);
    await settle();
    expect(stage.shown?.zones.taken0?.cards).toEqual(["6D"]);
    expect(stage.busy).toBe(false);
  });

  test("whoever is in a hurry sees the end of it at once", async () => {
    stage.follow(news(trick, swept));
    await settle();
    stage.finish();
    await settle();
    expect(stage.shown?.zones.taken0?.cards).toEqual(["6D"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("the end of a round waits until it was read", async () => {
    stage.follow(news([...trick, { number: 4, what: "score", seat: 0, amount: 3 }], swept));
    await settle();
    stage.finish();
    await settle();
    expect(stage.roundOver).toBe(true);
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(stage.roundOver).toBe(true);
    stage.goOn();
    await settle();
    expect([stage.roundOver, stage.busy]).toEqual([false, false]);
  });

  test("an act is shown before the house answers, and is taken back when it is refused", async () => {
    state = heard({ ...NOTHING, heard: state.heard }, {
      kind: "snapshot", at: 5, seat: 0, about, told: 0, events: [], look: { ...look, zones: { hand0: lie("2C"), table0: lie() } },
    });
    stage.follow(state);
    await stage.act("hand0", "2C", "table0");
    expect(stage.shown?.zones.table0?.cards).toEqual(["2C"]);
    await stage.back();
    expect(stage.shown?.zones.hand0?.cards).toEqual(["2C"]);
  });

  test("a snapshot is shown as it is", async () => {
    stage.follow(news(trick, swept));
    await settle();
    state = heard(state, { kind: "snapshot", at: 9, seat: 0, about, told: 9, events: [], look: { zones: { hand0: lie("AS") } } });
    stage.follow(state);
    await settle();
    expect(Object.keys(stage.shown?.zones ?? {})).toEqual(["hand0"]);
  });
});
