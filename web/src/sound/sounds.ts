import type { Recipe } from "./synth";

/** What can be heard at a table; each is as loud as the others (about -18 LUFS while it sounds). */
export const SOUNDS = {
  deal: [{ paper: [4200, 2200], width: 0.5, rise: 0.004, fall: 0.022, loud: 0.94 }, { wood: 190, fall: 0.015, loud: 0.09 }],
  play: [{ paper: [2600, 1500], width: 0.6, rise: 0.002, fall: 0.018, loud: 1.02 }, { wood: 215, fall: 0.035, loud: 0.36 }],
  select: [{ paper: [3200, 2600], width: 0.5, rise: 0.002, fall: 0.009, loud: 0.82 }, { wood: 620, fall: 0.012, loud: 0.26 }],
  sweep: [{ paper: [1300, 3600], width: 0.5, rise: 0.07, fall: 0.035, loud: 0.91 }],
  turn: [{ wood: 523, fall: 0.05, loud: 0.36 }, { wood: 784, fall: 0.05, loud: 0.36, at: 0.075 }],
  broken: [
    { paper: [1800, 700], width: 0.9, rise: 0.002, fall: 0.014, loud: 0.9 },
    { paper: [2400, 900], width: 0.9, rise: 0.002, fall: 0.016, loud: 0.85, at: 0.05 },
    { wood: 147, fall: 0.05, loud: 0.4, at: 0.045 },
  ],
  queen: [{ wood: 110, fall: 0.06, loud: 0.32 }, { wood: 116.5, fall: 0.06, loud: 0.32 }, { paper: [700, 300], width: 0.6, rise: 0.002, fall: 0.03, loud: 0.32 }],
  nil: [{ wood: 392, fall: 0.04, loud: 0.35 }, { wood: 311, fall: 0.04, loud: 0.35, at: 0.055 }, { wood: 247, fall: 0.045, loud: 0.35, at: 0.11 }],
  qute: [
    { wood: 523, fall: 0.04, loud: 0.28 }, { wood: 659, fall: 0.04, loud: 0.28, at: 0.035 },
    { wood: 784, fall: 0.04, loud: 0.28, at: 0.07 }, { wood: 1046, fall: 0.045, loud: 0.28, at: 0.105 },
  ],
  reset: [{ paper: [500, 2600], width: 0.16, rise: 0.06, fall: 0.05, loud: 1.92 }, { wood: 440, fall: 0.04, loud: 0.3, at: 0.05 }],
  clear: [{ paper: [900, 180], width: 0.8, rise: 0.008, fall: 0.06, loud: 1.32 }, { wood: 82, fall: 0.05, loud: 0.44 }],
  stack: [{ paper: [1600, 800], width: 0.9, rise: 0.001, fall: 0.012, loud: 0.87 }, { wood: 160, fall: 0.035, loud: 0.48 }],
  kabul: [{ wood: 196, fall: 0.035, loud: 0.45 }, { wood: 196, fall: 0.04, loud: 0.45, at: 0.09 }],
} as const satisfies Record<string, Recipe>;
export type SoundName = keyof typeof SOUNDS;

/** Those that call a person; the others are what cards do. */
export const SIGNALS: ReadonlySet<SoundName> = new Set(["turn", "kabul"]);
