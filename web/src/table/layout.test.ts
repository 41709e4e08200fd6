import { expect, test } from "vitest";
import { heightOf, layHand } from "./layout";

const phone = { width: 344, height: 170, touch: true };

test("thirteen cards on a phone lie in two rows, each with room for a finger", () => {
  const laid = layHand(13, phone);
  expect(laid.rows).toEqual([7, 6]);
  expect(laid.strip).toBeGreaterThanOrEqual(44);
  expect(laid.card).toBeGreaterThanOrEqual(72);
  expect(heightOf(2, laid.card)).toBeLessThanOrEqual(176);
});

test("on a wide screen they are one fan", () => {
  expect(layHand(13, { width: 900, height: 165 }).rows).toEqual([13]);
});

test("a few cards on a phone are one row of large cards", () => {
  expect(layHand(4, phone)).toMatchObject({ rows: [4] });
});

test("a hand without bounds gets more rows, and every card can still be hit", () => {
  const laid = layHand(36, phone);
  expect(laid.rows.reduce((sum, row) => sum + row)).toBe(36);
  expect(laid.strip).toBeGreaterThanOrEqual(44);
});

test("a narrow page still has strips that a finger can hit", () => {
  expect(layHand(13, { width: 304, height: 170, touch: true }).strip).toBeGreaterThanOrEqual(40);
});

test("no cards need no rows", () => {
  expect(layHand(0, phone).rows).toEqual([]);
});
