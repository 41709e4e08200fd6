const FIRST = 500;
const LONGEST = 8000;

/** Milliseconds before the next try to open the line: twice as long each time, and never all at the same moment. */
export function delay(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST, FIRST * 2 ** tries) * (0.8 + 0.4 * chance);
}
