import { describe, expect, it } from "vitest";
import type { Step } from "../api";
import { laid, lookAt, rounds } from "./unfold";

const lying = (...cards: string[]) => ({ cards, hidden: 0 });
const STEPS: Step[] = [
  { number: 0, round: 1, look: { scores: [0, 0], zones: { hand0: lying("QS", "2C"), hand1: lying("AH"), table0: lying() } } },
  { number: 1, round: 1, seat: 0, act: "2C", look: { zones: { hand0: lying("QS"), table0: lying("2C") } } },
  { number: 2, round: 2, seat: 1, act: "AH", look: { scores: [1, 0], zones: { hand1: lying() } } },
];

describe("a match step by step", () => {
  it("keeps what did not change", () => {
    const look = lookAt(STEPS, 1);
    expect(look.scores).toEqual([0, 0]);
    expect(look.zones?.["hand0"]?.cards).toEqual(["QS"]);
    expect(look.zones?.["hand1"]?.cards).toEqual(["AH"]);
  });
  it("can go back, as steps are never changed", () => {
    lookAt(STEPS, 2);
    expect(lookAt(STEPS, 0).zones?.["hand0"]?.cards).toEqual(["QS", "2C"]);
  });
  it("knows where rounds begin", () => expect(rounds(STEPS)).toEqual([0, 2]));
  it("tells whose zones those are, without empty ones", () => {
    const { own, shared } = laid(lookAt(STEPS, 1), 2);
    expect(own.map((places) => places.map((place) => place.zone))).toEqual([["hand", "table"], ["hand"]]);
    expect(shared).toEqual([]);
  });
});
