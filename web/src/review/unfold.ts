// A finished match step by step: each look is what the one before was, with what is new.
import type { Step } from "../api";
import type { Look } from "../wire";

/** The table after so many acts. */
export function lookAt(steps: readonly Step[], number: number): Look {
  const found: Look = {};
  for (const step of steps.slice(0, number + 1)) {
    for (const [name, value] of Object.entries(step.look)) {
      if (value === null || value === undefined) continue;
      const partly = name === "zones" || name === "facts";
      Object.assign(found, { [name]: partly ? { ...found[name as "zones"], ...value } : value });
    }
  }
  return found;
}

/** The first step of each round. */
export function rounds(steps: readonly Step[]): number[] {
  return steps.filter((step, n) => n === 0 || step.round !== steps[n - 1]?.round).map((step) => step.number);
}

export interface Place {
  zone: string;
  cards: (string | null)[];
}

/** Zones with cards, those of each seat and those of all; what is only a heap of what is over comes as its size. */
export function laid(look: Look, seats: number): { own: Place[][]; shared: Place[] } {
  const own: Place[][] = Array.from({ length: seats }, () => []);
  const shared: Place[] = [];
  for (const [name, lying] of Object.entries(look.zones ?? {})) {
    const owner = /^([a-z_]+?)(\d)$/.exec(name);
    const cards = lying.places ?? lying.cards;
    if (!cards.some((card) => card)) continue;
    if (owner) own[Number(owner[2])]?.push({ zone: owner[1] ?? "", cards });
    else shared.push({ zone: name, cards });
  }
  return { own, shared };
}
