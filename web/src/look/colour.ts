/** A colour as three numbers from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** "#e2b659" or "#fff". */
export function rgb(hex: string): Rgb {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const number = Number.parseInt(long.slice(1), 16);
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255];
}

/** As light adds up. */
export function linear(colour: Rgb): Rgb {
  const [r, g, b] = colour.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [one, other]
    .map((hex) => linear(rgb(hex)))
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What somebody sees who lacks red, green or blue: Viénot's and Brettel's projections, in linear light. */
export const LACKS: Record<string, readonly Rgb[]> = {
  none: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  red: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
  green: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
  blue: [[1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.805, 0.11911]],
};

/** How far apart two colours look (in CIE Lab) to somebody who lacks one of the three. */
export function apart(one: string, other: string, lack: keyof typeof LACKS): number {
  const [a, b] = [lab(seen(one, lack)), lab(seen(other, lack))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function seen(hex: string, lack: keyof typeof LACKS): Rgb {
  const light = linear(rgb(hex));
  const rows = LACKS[lack] as readonly Rgb[];
  const [r, g, b] = rows.map((row) => Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]));
  return [r ?? 0, g ?? 0, b ?? 0];
}

function lab([r, g, b]: Rgb): Rgb {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
