// Loudness as ITU-R BS.1770 counts it, at 48 kHz: what low and high tones weigh for the ear, then the mean square.
const SHELF = { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] } as const;
const HIGH_PASS = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] } as const;
type Filter = { readonly b: readonly [number, number, number]; readonly a: readonly [number, number] };

function through({ b, a }: Filter, sound: Float32Array): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return sound.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** While it sounds: from its start until it stays 30 dB under its loudest ten milliseconds. */
export function loudness(sound: Float32Array): number {
  const weighed = through(HIGH_PASS, through(SHELF, sound));
  const block = 480;
  const blocks = Array.from({ length: Math.floor(weighed.length / block) }, (_, i) => {
    const part = weighed.subarray(i * block, (i + 1) * block);
    return part.reduce((sum, x) => sum + x * x, 0) / block;
  });
  const quiet = Math.max(...blocks) / 1000;
  const heard = blocks.slice(0, blocks.findLastIndex((power) => power > quiet) + 1);
  return -0.691 + 10 * Math.log10(heard.reduce((sum, power) => sum + power, 0) / heard.length);
}
