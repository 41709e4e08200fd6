import type { Animal } from "./animals";
import { disc, type Shape } from "./shape";

export const MOODS = ["neutral", "happy", "grin", "mad", "worried"] as const;
export type Mood = (typeof MOODS)[number];

const EYE = "#1b1310";
const WHITE = "#fffdf6";
const MOUTH = "#5a1d1a";

/** Eyes, brows and mouth of a mood on this animal. */
export function expression({ eyes, mouth, ink, brow = ink }: Animal, mood: Mood): Shape[] {
  return [...look(eyes, mood, ink), ...brows(eyes, mood, brow), ...lips(mouth, mood, ink)];
}

function look({ apart, y, r, white }: Animal["eyes"], mood: Mood, ink: string): Shape[] {
  const xs = [50 - apart, 50 + apart];
  if (mood === "happy") {
    const line = white ? WHITE : ink;
    return xs.map((x) => ({ d: `M${x - r * 1.3} ${y + r * 0.5}Q${x} ${y - r * 1.7} ${x + r * 1.3} ${y + r * 0.5}`, line, wide: 3.4 }));
  }
  const aside = mood === "worried" ? r * 0.45 : 0;
  const size = mood === "grin" ? r * 1.12 : mood === "mad" ? r * 0.9 : r;
  return xs.flatMap((x) => [
    ...(white || mood === "worried" ? [{ d: disc(x, y, r * 1.55), fill: WHITE }] : []),
    { d: disc(x + aside, y + (mood === "worried" ? -r * 0.2 : 0), mood === "worried" ? size * 0.72 : size), fill: EYE },
    { d: disc(x + aside - r * 0.32, y - r * 0.36, r * 0.3), fill: WHITE },
  ]);
}

function brows({ apart, y, r }: Animal["eyes"], mood: Mood, ink: string): Shape[] {
  if (mood !== "mad" && mood !== "worried") return [];
  const [outer, inner] = mood === "mad" ? [y - r * 2.5, y - r * 1.1] : [y - r * 1.7, y - r * 2.8];
  const line = (side: number) => `M${50 + side * (apart + r * 1.7)} ${outer}L${50 + side * (apart - r * 1.5)} ${inner}`;
  return [{ d: line(-1) + line(1), line: ink, wide: 4 }];
}

function lips({ y, wide }: Animal["mouth"], mood: Mood, ink: string): Shape[] {
  const [left, right] = [50 - wide, 50 + wide];
  const curve = (end: number, middle: number, width = 2.8): Shape =>
    ({ d: `M${left} ${end}Q50 ${middle} ${right} ${end}`, line: ink, wide: width });
  switch (mood) {
    case "neutral":
      return [{ d: `M${50 - wide * 0.7} ${y}Q50 ${y + 3} ${50 + wide * 0.7} ${y}`, line: ink, wide: 2.8 }];
    case "happy":
      return [curve(y - 2, y + 9)];
    case "grin":
      return [
        { d: `M${left - 1} ${y - 3}Q50 ${y + 1} ${right + 1} ${y - 3}Q${right - 1} ${y + 10} 50 ${y + 10}Q${left + 1} ${y + 10} ${left - 1} ${y - 3}Z`, fill: MOUTH },
        { d: `M${left + 1.5} ${y - 1.6}Q50 ${y + 2} ${right - 1.5} ${y - 1.6}L${right - 3} ${y + 2.4}Q50 ${y + 5} ${left + 3} ${y + 2.4}Z`, fill: WHITE },
      ];
    case "mad":
      return [curve(y + 4, y - 6)];
    case "worried": {
      const step = wide / 2;
      return [{ d: `M${left} ${y + 2}q${step / 2} -5 ${step} 0t${step} 0t${step} 0t${step} 0`, line: ink, wide: 2.6 }];
    }
  }
}
