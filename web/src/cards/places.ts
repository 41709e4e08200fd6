import type { Rank } from "./names";

// A face is 100 wide and 140 high.
export const WIDE = 100;
export const HIGH = 140;
/** From this width on, in pixels, a card shows all its pips or its whole court. */
export const FULL = 80;
const LEAST_INDEX = 18; // pixels: the height of a rank that is read at a glance

/** How high the rank in the corner is, in units of the face: never under 18 pixels. */
export function indexHeight(size: number): number {
  return Math.max(size >= FULL ? 20 : 30, Math.ceil((LEAST_INDEX * WIDE) / size));
}

const [LEFT, MID, RIGHT] = [36, 50, 64];
const [TOP, UPPER, LOWER, BOTTOM] = [24, 54.5, 85.5, 116];
const HALF = 70;
type Place = readonly [x: number, y: number];
const corners: Place[] = [[LEFT, TOP], [RIGHT, TOP], [LEFT, BOTTOM], [RIGHT, BOTTOM]];
const sides: Place[] = [[LEFT, HALF], [RIGHT, HALF]];
const four: Place[] = [...corners, [LEFT, UPPER], [RIGHT, UPPER], [LEFT, LOWER], [RIGHT, LOWER]];

/** Where the pips of each rank lie: the middle of each. */
export const PIPS: Partial<Record<Rank, readonly Place[]>> = {
  A: [[MID, HALF]],
  2: [[MID, TOP], [MID, BOTTOM]],
  3: [[MID, TOP], [MID, HALF], [MID, BOTTOM]],
  4: corners,
  5: [...corners, [MID, HALF]],
  6: [...corners, ...sides],
  7: [...corners, ...sides, [MID, 47]],
  8: [...corners, ...sides, [MID, 47], [MID, 93]],
  9: [...four, [MID, HALF]],
  T: [...four, [MID, 39], [MID, 101]],
};

/** The pips of the lower half stand on their heads. */
export function upsideDown([, y]: Place): boolean {
  return y > HALF;
}
