/** Milliseconds at normal speed of what moves on a table. */
export const DURATIONS = {
  play: 200, deal: 35, sweep: 250, flip: 160, exchange: 420, eat: 300, reset: 400, clear: 350, bust: 250,
} as const;
