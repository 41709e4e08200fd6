import { expect, test } from "vitest";
import { isCard, sign, sorted } from "./cards";

test("cards are told from other acts", () => {
  expect(["QS", "TH", "1R", "bid 3", "all", "??"].map(isCard)).toEqual([true, true, true, false, false, false]);
});

test("a card is written with its sign", () => {
  expect([sign("QS"), sign("TH"), sign("bid 3")]).toEqual(["Q♠", "10♥", "bid 3"]);
});

test("a hand by suit alternates colours, high cards first", () => {
  expect(sorted(["2C", "3D", "KS", "AS", "4H"], "suit")).toEqual(["AS", "KS", "4H", "2C", "3D"]);
  expect(sorted(["2C", "3D", "KS"], "suit")).toEqual(["KS", "3D", "2C"]);
  expect(sorted(["4H", "3D", "KS"], "suit")).toEqual(["4H", "KS", "3D"]);
});

test("trumps come first", () => {
  expect(sorted(["2C", "3D", "KS", "4H"], "suit", "D").map((card) => card[1]).join("")).toBe("DSHC");
});

test("a hand by rank goes up", () => {
  expect(sorted(["TD", "3S", "AC", "3C", "1R"], "rank")).toEqual(["3C", "3S", "TD", "AC", "1R"]);
});
