import { beforeAll, describe, expect, test } from "vitest";
import type { About, Event } from "../wire";
import { speak, loadWords } from "../words/words.svelte";
import { announced } from "./announce";
import { spoken } from "./cards";
import { Telling } from "./telling";

const seat = { name: "", level: "skilled", person: false, present: false, bot: true, bank: 0 };
const about: About = {
  table: "T", game: "hearts", version: 1, options: {}, state: "playing", seats: [{ ...seat, name: "Merry Otter" }, seat, seat, seat],
  host: 0, quick: false, spectators: true, chat: false, memory_aid: true, paused: false, watching: 0, match: 1,
};
const plays: Event[] = [["QS", 1], ["AS", 2], ["2S", 3], ["KS", 0]].map(([card, who], number) =>
  ({ number, what: "move", cards: [String(card)], source: `hand${who}`, target: `table${who}` }));
const taken: Event = { number: 4, what: "say", said: "takes-trick", seat: 2 };

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } });
  await speak("en");
  await loadWords("hearts");
});

describe("what is said aloud", () => {
  const telling = () => new Telling(undefined, about, 0, [], spoken);

  test("a whole trick is one sentence, said when it is complete", () => {
    const [nothing, open] = announced(telling(), plays, []);
    expect(nothing).toBe("");
    expect(announced(telling(), [taken], open)).toEqual([
      "Last trick: West queen of spades, North ace of spades, East two of spades, you king of spades. North took it.", [],
    ]);
  });

  test("other events are said one by one", () => {
    const broken: Event = { number: 5, what: "say", said: "hearts-broken", seat: 1 };
    expect(announced(telling(), [broken, { number: 6, what: "score", seat: 1, amount: 3 }], [])[0]).toBe("Hearts are broken.");
  });

  test("a new deal forgets a trick that was not completed", () => {
    expect(announced(telling(), [{ number: 7, what: "gather" }], plays)).toEqual(["", []]);
  });
});

describe("what is asked and refused", () => {
  test("an option of the table and a fact by its word are part of what is asked", () => {
    const info = { name: "hearts", version: 1, seats: 4, presets: [], words: { led: ["clubs"], passing: ["none"] }, least_wins: true,
      options: [{ name: "limit", why: "", default: 100, allowed: [] }] };
    const look = { round: 0, over: false, to_act: [0], legal: ["2C"], scores: [0], winners: [], sealed: [], left: [],
      facts: { led: 0, passing: 0 }, zones: { table1: { cards: ["3C"], hidden: 0 } } };
    const telling = new Telling(info, about, 0);
    expect(telling.state(look)).toMatchObject({ option_limit: 100, led: "clubs", all_table: 1 });
    expect(telling.prompt(look)).toBe("Your turn, clubs were led");
  });

  test("a refusal is the sentence of its rule", () => {
    expect(new Telling(undefined, about, 0).refusal("follow-suit", { led: "clubs", act: "2D" }))
      .toBe("Follow suit: clubs were led, and you have some.");
  });
});
