// Sounds of paper and wood, worked out sample by sample: no files, and the same on every machine.

/** A puff of noise through a band that slides from one pitch to another: paper. */
export interface Paper {
  paper: readonly [from: number, to: number];
  width: number; // of the band: small is a tone, 1 is a rustle
  rise: number; // seconds
  fall: number;
  loud: number;
  at?: number;
}
/** A bar that is struck: wood.  Its overtones are those of a bar, and fade sooner. */
export interface Wood {
  wood: number; // Hz
  fall: number;
  loud: number;
  at?: number;
}
export type Recipe = readonly (Paper | Wood)[];

const OVERTONES = [[1, 1, 1], [2.76, 0.36, 0.45], [5.4, 0.16, 0.2]] as const; // of a bar: pitch, strength, length
const LENGTH = 0.2; // seconds: nothing takes longer

/** The samples of a sound. */
export function samples(recipe: Recipe, rate: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(Math.floor(LENGTH * rate));
  for (const voice of recipe) {
    if ("wood" in voice) strike(out, voice, rate);
    else rustle(out, voice, rate);
  }
  const last = Math.floor(0.02 * rate); // whatever still sounds is let go
  for (let i = 0; i < last; i++) out[out.length - 1 - i] = (out[out.length - 1 - i] ?? 0) * (i / last);
  return out;
}

function strike(out: Float32Array, { wood, fall, loud, at = 0 }: Wood, rate: number): void {
  const start = Math.floor(at * rate);
  for (const [ratio, strength, length] of OVERTONES) {
    const step = (2 * Math.PI * wood * ratio) / rate;
    for (let i = start; i < out.length; i++) {
      const t = (i - start) / rate;
      const knock = Math.min(1, t / 0.001);
      out[i] = (out[i] ?? 0) + loud * strength * knock * Math.exp(-t / (fall * length)) * Math.sin(step * (i - start));
    }
  }
}

function rustle(out: Float32Array, { paper: [from, to], width, rise, fall, loud, at = 0 }: Paper, rate: number): void {
  const start = Math.floor(at * rate);
  const noise = dice();
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = start; i < out.length; i++) {
    const t = (i - start) / rate;
    const pitch = from * (to / from) ** Math.min(1, t / (rise + fall));
    const w = (2 * Math.PI * pitch) / rate;
    const alpha = Math.sin(w) * Math.min(1.2, width);
    const x = noise();
    const y = (alpha * (x - x2) + 2 * Math.cos(w) * y1 - (1 - alpha) * y2) / (1 + alpha); // a band-pass of second order
    [x2, x1, y2, y1] = [x1, x, y1, y];
    const swell = t < rise ? t / rise : Math.exp(-(t - rise) / fall);
    out[i] = (out[i] ?? 0) + loud * swell * y;
  }
}

/** Noise that is the same every time. */
function dice(): () => number {
  let seed = 0x9e3779b9;
  return () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) / 2 ** 31 - 1;
  };
}
