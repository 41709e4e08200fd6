/** Milliseconds at normal speed of what moves on a table; of a deal, for each card. */
export const DURATIONS = {
  play: 200, deal: 35, sweep: 250, flip: 160, exchange: 420, eat: 300, reset: 400, clear: 350, bust: 250, lift: 120,
} as const;
export type Motion = keyof typeof DURATIONS;
export type Speed = "fast" | "normal" | "slow" | "off";

/** How many times as long things take at each speed. */
export const PACE: Record<Speed, number> = { fast: 0.6, normal: 1, slow: 1.6, off: 0 };

/** What a person does comes to rest; what the table does sets off gently too. */
export const EASE = { person: "cubic-bezier(0.2, 0.7, 0.2, 1)", table: "cubic-bezier(0.45, 0, 0.2, 1)" } as const;
