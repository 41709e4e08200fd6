import { describe, expect, test } from "vitest";
import type { Event } from "../wire";
import { animalOf, cast } from "./animals";
import type { Mood } from "./expression";
import { calm, feel, type Feelings, type Shown } from "./mood";

let number = 0;
const say = (said: string, seat: number, amount = 0): Event => ({ number: number++, what: "say", said, seat, amount });
const score = (seat: number, amount: number): Event => ({ number: number++, what: "score", seat, amount });
const move = (source: string, target: string, ...cards: string[]): Event => ({ number: number++, what: "move", source, target, cards });
/** A trick that `taker` takes: the cards of seats 0, 1, 2, 3. */
const trick = (taker: number, ...cards: string[]): Event[] => [
  say("takes-trick", taker), ...cards.map((card, seat) => move(`table${seat}`, `taken${taker}`, card)),
];
const shown: Shown = { facts: {}, winners: null };
const after = (game: string, events: Event[], how: Partial<Shown> = {}, before: Feelings = calm(4)): Mood[] =>
  feel(game, before, events, { ...shown, ...how }).moods;
const CALM = ["neutral", "neutral", "neutral", "neutral"];

describe("hearts", () => {
  const heartToNorth = trick(2, "5H", "6H", "7H", "8H");

  test("who takes the queen is angry, and who got rid of it is happy", () => {
    expect(after("hearts", [...heartToNorth, ...trick(1, "3S", "KS", "QS", "2S")])).toEqual(["neutral", "mad", "happy", "neutral"]);
  });
  test("who takes the queen before anybody else has a heart may be shooting: no anger", () => {
    expect(after("hearts", trick(1, "3S", "QS", "4S", "2S"))).toEqual(CALM);
    expect(after("hearts", [...trick(1, "5H", "6H", "7H", "8H"), ...trick(1, "3S", "QS", "4S", "2S")])).toEqual(CALM);
  });
  test("a heart in the same trick as the queen is not an earlier one", () => {
    expect(after("hearts", trick(1, "3S", "QS", "4H", "2S"))).toEqual(CALM);
  });
  test("the jack of diamonds makes happy where it counts, and makes up for the queen", () => {
    const jack = trick(3, "2D", "JD", "3D", "KD");
    expect(after("hearts", jack, { jack: true })[3]).toBe("happy");
    expect(after("hearts", jack)[3]).toBe("neutral");
    expect(after("hearts", [...heartToNorth, ...trick(3, "2D", "JD", "QS", "KD")], { jack: true })[3]).toBe("neutral");
  });
  test("moods last until the next trick is over", () => {
    const angry = feel("hearts", calm(4), [...heartToNorth, ...trick(1, "3S", "KS", "QS", "2S")], shown);
    expect(after("hearts", [move("hand1", "table1", "2C")], {}, angry)[1]).toBe("mad");
    expect(after("hearts", trick(0, "AC", "2C", "3C", "4C"), {}, angry)).toEqual(CALM);
  });
  test("after a round no points make happy, thirteen angry", () => {
    expect(after("hearts", [score(0, 0), score(1, 13), score(2, 12), score(3, -9)])).toEqual(["happy", "mad", "neutral", "happy"]);
  });
  test("who shot the moon grins", () => {
    expect(after("hearts", [say("moon", 2), score(0, 26), score(1, 26), score(2, 0), score(3, 26)])).toEqual(["mad", "mad", "grin", "mad"]);
  });
});

describe("spades", () => {
  test("a broken nil makes angry, until the next card", () => {
    const broken = feel("spades", calm(4), [...trick(2, "2S", "3S", "4S", "5S"), say("nil-failed", 2)], shown);
    expect(broken.moods).toEqual(["neutral", "neutral", "mad", "neutral"]);
    expect(after("spades", [move("hand2", "table2", "KC")], {}, broken)).toEqual(CALM);
  });
  test("a hundred points in a round make a team happy, less than none angry", () => {
    expect(after("spades", [score(0, 100), score(2, 100), score(1, -40), score(3, -40)])).toEqual(["happy", "mad", "happy", "mad"]);
    expect(after("spades", [score(0, 99), score(1, 0)])).toEqual(CALM);
  });
  test("a team with nine bags is worried", () => {
    expect(after("spades", [move("hand0", "table0", "2C")], { facts: { bags: [9, 3, 9, 3] } })).toEqual(["worried", "neutral", "worried", "neutral"]);
  });
});

describe("oh hell", () => {
  test("the first trick over the bid makes angry, the next ones do not again", () => {
    const bids = [say("bids", 0, 1), say("bids", 1, 0), say("bids", 2, 2), say("bids", 3, 0)];
    const once = feel("oh_hell", calm(4), [...bids, ...trick(0, "2C", "3C", "4C", "5C")], shown);
    expect(once.moods).toEqual(CALM);
    const twice = feel("oh_hell", once, trick(0, "2D", "3D", "4D", "5D"), shown);
    expect(twice.moods[0]).toBe("mad");
    expect(after("oh_hell", trick(0, "2H", "3H", "4H", "5H"), {}, twice)).toEqual(CALM);
  });
  test("somebody who comes later knows bids and tricks from the facts", () => {
    const late = calm(4, { bids: [1, 0, 2, 0], tricks: [1, 0, 0, 0] });
    expect(after("oh_hell", trick(0, "2D", "3D", "4D", "5D"), {}, late)[0]).toBe("mad");
  });
  test("ten points and more make happy, less angry", () => {
    expect(after("oh_hell", [score(0, 10), score(1, 3), score(2, 12), score(3, 0)])).toEqual(["happy", "mad", "happy", "mad"]);
  });
});

describe("qute, kabul, quatch", () => {
  test("who is skipped in Qute is worried until it puts a card", () => {
    const skipped = feel("qute", calm(3), [say("skipped", 2)], shown);
    expect(skipped.moods).toEqual(["neutral", "neutral", "worried"]);
    expect(after("qute", [move("hand1", "stack", "7D")], {}, skipped)[2]).toBe("worried");
    expect(after("qute", [move("hand2", "stack", "7D")], {}, skipped)[2]).toBe("neutral");
  });
  test("a wrong stack in Kabul makes angry, a right one happy, until the next card is drawn", () => {
    const both = feel("kabul", calm(4), [say("wrong-stack", 1, 3), say("stacks", 3, 2)], shown);
    expect(both.moods).toEqual(["neutral", "mad", "neutral", "happy"]);
    expect(after("kabul", [move("deck", "drawn2")], {}, both)).toEqual(CALM);
  });
  test("when somebody calls Kabul the others are worried", () => {
    expect(after("kabul", [say("kabul", 1)])).toEqual(["worried", "neutral", "worried", "worried"]);
  });
  test("whose card another one has moved is worried, the mover is not", () => {
    const exchange: Event = { number: 1, what: "exchange", source: "row0", source_place: 1, target: "row3", target_place: 3 };
    expect(after("kabul", [exchange], { facts: { mover: 0 } })).toEqual(["neutral", "neutral", "neutral", "worried"]);
  });
  test("to look at a card moves nobody", () => {
    expect(after("kabul", [say("looks", 1, 1), { number: 1, what: "show", source: "row1", source_place: 0, hidden: 1 }])).toEqual(CALM);
  });
  test("to eat a few cards of Quatch worries, many make angry, one is nothing", () => {
    expect(after("quatch", [move("pile", "hand0", "QH", "KD", "KS")])[0]).toBe("worried");
    expect(after("quatch", [{ number: 1, what: "move", source: "pile", target: "hand1", hidden: 7 }])[1]).toBe("mad");
    expect(after("quatch", [move("pile", "hand0", "QH")])).toEqual(CALM);
  });
});

test.each(["hearts", "spades", "oh_hell", "qute", "kabul", "quatch"])("at the end of %s winners grin, also those who share it", (game) => {
  expect(after(game, [score(1, 0)], { winners: [0, 2] })).toEqual(["grin", "mad", "grin", "mad"]);
});

describe("who they are", () => {
  test("an animal in a name is the animal on the face", () => {
    expect(animalOf("Amber Otter")).toBe("otter");
    expect(animalOf("raven")).toBe("raven");
  });
  test("those at a table are different animals, and the same ones tomorrow", () => {
    const seats = cast("Pq3v9XoYl2hT7c1d", ["", "", "", "", "", ""]);
    expect(new Set(seats).size).toBe(6);
    expect(cast("Pq3v9XoYl2hT7c1d", ["", "", "", "", "", ""])).toEqual(seats);
  });
  test("people at a table are the animals of their names, as long as nobody else is", () => {
    const [first, second, third] = cast("Pq3v9XoYl2hT7c1d", ["Amber Otter", "", "Quiet Otter"]);
    expect(first).toBe("otter");
    expect([second, third]).not.toContain("otter");
  });
  test("when somebody comes the others stay who they were, but for one who had that face", () => {
    const before = cast("Pq3v9XoYl2hT7c1d", ["", "", "", ""]);
    const newcomer = before[1] ?? "fox";
    expect(cast("Pq3v9XoYl2hT7c1d", ["", "", "", `Calm ${newcomer}`])).toEqual([before[0], before[3], before[2], newcomer]);
  });
});
