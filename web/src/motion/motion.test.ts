import { describe, expect, test } from "vitest";
import { arc, straight } from "./path";
import { dealtAfter, DURATIONS, lasts, type Motion, type Speed } from "./speed";

const SPEEDS: Speed[] = ["fast", "normal", "slow", "off"];

describe("how long things take", () => {
  test("normal speed is what the list says; faster is shorter, slower longer, off nothing", () => {
    for (const what of Object.keys(DURATIONS) as Motion[]) {
      const [fast, normal, slow, off] = SPEEDS.map((speed) => lasts(what, speed)) as [number, number, number, number];
      expect(normal).toBe(DURATIONS[what]);
      expect(fast).toBeLessThan(normal);
      expect(slow).toBeGreaterThan(normal);
      expect(off).toBe(0);
    }
    expect(dealtAfter(12, 52, "off")).toBe(0);
  });

  test("the last of 52 cards sets off within 900 milliseconds, the second of thirteen after 35", () => {
    expect(dealtAfter(51, 52, "normal")).toBeLessThanOrEqual(900);
    expect(dealtAfter(1, 13, "normal")).toBe(35);
  });
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
