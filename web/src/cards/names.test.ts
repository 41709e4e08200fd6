import { expect, test } from "vitest";
import { read } from "./names";

test("a name says rank and suit; a ten is written in two ways", () => {
  expect(read("AS")).toEqual({ kind: "pips", rank: "A", suit: "S" });
  expect(read("TH")).toEqual({ kind: "pips", rank: "T", suit: "H" });
  expect(read("10H")).toEqual(read("TH"));
  expect(read("QD")).toEqual({ kind: "court", rank: "Q", suit: "D" });
});

test("the red jokers are the sun, the black ones the moon", () => {
  expect(["1R", "2R", "1B", "2B"].map((name) => read(name))).toEqual([
    { kind: "joker", figure: "sun" }, { kind: "joker", figure: "sun" },
    { kind: "joker", figure: "moon" }, { kind: "joker", figure: "moon" },
  ]);
});

test("what cannot be named lies face down", () => {
  expect(["??", "", "1H", "SQ"].map((name) => read(name).kind)).toEqual(["back", "back", "back", "back"]);
});
