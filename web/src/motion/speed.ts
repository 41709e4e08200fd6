/** Milliseconds at normal speed of what moves on a table; of a deal, for each card. */
export const DURATIONS = {
  play: 200, deal: 35, sweep: 250, flip: 160, exchange: 420, eat: 300, reset: 400, clear: 350, bust: 250, lift: 120,
} as const;
export type Motion = keyof typeof DURATIONS;
export type Speed = "fast" | "normal" | "slow" | "off";

const SCALES: Record<Speed, number> = { fast: 0.5, normal: 1, slow: 1.8, off: 0 };
const WHOLE_DEAL = 900;

/** What a person does comes to rest; what the table does sets off gently too. */
export const EASE = { person: "cubic-bezier(0.2, 0.7, 0.2, 1)", table: "cubic-bezier(0.45, 0, 0.2, 1)" } as const;

/** How long something takes at a speed. */
export function lasts(what: Motion, speed: Speed): number {
  return DURATIONS[what] * SCALES[speed];
}

/** When each of so many cards of a deal sets off: one after the other, all within 900 milliseconds. */
export function dealtAfter(index: number, count: number, speed: Speed): number {
  return Math.min(lasts("deal", speed), (WHOLE_DEAL * SCALES[speed]) / Math.max(1, count)) * index;
}
