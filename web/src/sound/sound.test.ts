import { describe, expect, test } from "vitest";
import { loudness } from "./loudness";
import { SOUNDS, type SoundName } from "./sounds";
import { samples } from "./synth";

const RATE = 48_000;

test("a tone of a thousand hertz at full scale has the loudness that the standard gives it", () => {
  const tone = Float32Array.from({ length: RATE }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / RATE));
  expect(loudness(tone)).toBeCloseTo(-3.01, 1);
});

describe.each(Object.keys(SOUNDS) as SoundName[])("%s", (name) => {
  const heard = samples(SOUNDS[name], RATE);
  const peak = heard.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

  test("is as loud as the others, and is never cut off", () => {
    expect(loudness(heard)).toBeGreaterThan(-19);
    expect(loudness(heard)).toBeLessThan(-17);
    expect(peak).toBeLessThan(0.98);
  });
  test("is over within 200 milliseconds, and begins and ends without a click", () => {
    expect(heard.length / RATE).toBeLessThanOrEqual(0.2);
    expect(Math.abs(heard[0] ?? 1)).toBeLessThan(0.2);
    expect(Math.abs(heard.at(-1) ?? 1)).toBeLessThan(0.001);
  });
});
