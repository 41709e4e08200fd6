import { expect, test } from "vitest";
import { commandOf, COMMANDS, digit } from "./keys";

test("every command has a key of its own", () => {
  expect(new Set(Object.values(COMMANDS)).size).toBe(Object.keys(COMMANDS).length);
});

test("a key is known in either case", () => {
  expect([commandOf("H"), commandOf("?"), commandOf("x")]).toEqual(["hint", "keys", undefined]);
});

test("1 to 9 and 0 count from the first to the tenth", () => {
  expect(["1", "9", "0", "a"].map(digit)).toEqual([0, 8, 9, -1]);
});

test("a key that was changed is known by its new name only", () => {
  expect([commandOf("x", { hint: "x" }), commandOf("h", { hint: "x" })]).toEqual(["hint", undefined]);
});
