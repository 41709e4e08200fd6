import { expect, test } from "vitest";
import { delay } from "./delay";

test("each try waits twice as long, up to eight seconds", () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((tries) => delay(tries, 0.5))).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test("many who lost the house at once do not all come back at once", () => {
  expect(delay(0, 0)).toBe(400);
  expect(delay(0, 1)).toBeCloseTo(600);
});
