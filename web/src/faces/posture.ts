import { disc, type Shape } from "./shape";

// The stronger somebody plays, the straighter it sits and the finer it is dressed.
const SHIRT = "#f7f1e3";
const BRASS = "#dca63c";

interface Posture {
  low: number; // how far the head sinks between the shoulders
  tilt: number; // degrees
  wide: number; // of the shoulders
  wears: Shape[];
}
const collar: Shape = { d: "M35 82L50 95L65 82L62 101H38Z", fill: SHIRT };
const bow = (fill: string): Shape => ({ d: "M50 91L35 84V99L50 92L65 99V84Z", fill });
const POSTURES: Record<string, Posture> = {
  novice: { low: 11, tilt: -9, wide: 30, wears: [] },
  casual: { low: 8, tilt: 6, wide: 34, wears: [{ d: "M27 85Q50 97 73 85L71 93Q50 103 29 93Z", fill: "#b8553f" }] },
  skilled: { low: 5, tilt: 0, wide: 38, wears: [collar] },
  expert: { low: 3, tilt: 0, wide: 42, wears: [collar, bow("#7a2634")] },
  master: { low: 0, tilt: 0, wide: 46, wears: [collar, bow(BRASS), { d: disc(78, 93, 3), fill: BRASS }] },
};
const FALLBACK = POSTURES.skilled as Posture;

/** Where the head is. */
export function stance(level: string): string {
  const { low, tilt } = POSTURES[level] ?? FALLBACK;
  return `translate(10 ${6 + low}) scale(.8) rotate(${tilt} 50 80)`;
}

/** The shoulders and what they wear. */
export function dress(level: string, coat: string): Shape[] {
  const { low, wide, wears } = POSTURES[level] ?? FALLBACK;
  const top = 74 + low;
  return [
    { d: `M${50 - wide} 101C${50 - wide} ${top + 8} ${50 - wide * 0.6} ${top} 50 ${top}C${50 + wide * 0.6} ${top} ${50 + wide} ${top + 8} ${50 + wide} 101Z`, fill: coat },
    ...wears,
  ];
}
