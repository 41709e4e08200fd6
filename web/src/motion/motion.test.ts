import { describe, expect, test } from "vitest";
import { arc, RING, PUFF, SHAKE, straight } from "./path";
import { DURATIONS, PACE } from "./speed";

test("fast is shorter than normal, slow longer, off nothing", () => {
  expect(PACE.off).toBe(0);
  expect([PACE.fast, PACE.slow].map((pace) => pace > PACE.normal)).toEqual([false, true]);
});

test("where cards change places it takes longer than to play one: they have to be followed", () => {
  expect(DURATIONS.exchange).toBeGreaterThan(2 * DURATIONS.play);
});

const here = { left: 100, top: 100, width: 50, height: 70 };
const there = { left: 300, top: 100, width: 100, height: 140 };
const places = (frames: { transform: string }[]) =>
  frames.map(({ transform }) => (transform.match(/-?[\d.]+/g) ?? ["0", "0", "1"]).map(Number) as [number, number, number]);

describe("the way", () => {
  test("straight, an element sets off where it was and as large as it was, and ends as it is", () => {
    expect(straight(there, here)).toEqual([{ transform: "translate(225px, 35px) scale(2)" }, { transform: "none" }]);
  });

  test("an arc begins and ends at the same places as the straight way", () => {
    const way = places(arc(there, here));
    expect(way[0]).toEqual([225, 35, 2]);
    expect(way.at(-1)).toEqual([0, 0, 1]);
  });

  test("two that change places keep clear of each other half-way", () => {
    const far = { ...here, left: 400 };
    const [one, other] = [places(arc(here, far)), places(arc(far, here))];
    const middle = Math.floor(one.length / 2);
    const [a, b] = [one[middle], other[middle]];
    // both as offsets from their ends: make them places on the screen
    const gap = Math.abs((a?.[1] ?? 0) - (b?.[1] ?? 0));
    expect(gap).toBeGreaterThan(here.height);
  });
});

test("what shakes ends where it began; a ring and a puff are gone in the end", () => {
  expect(SHAKE.at(-1)).toEqual(SHAKE[0]);
  expect([RING.at(-1)?.opacity, PUFF.at(-1)?.opacity]).toEqual([0, 0]);
});
