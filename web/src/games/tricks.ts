/** What the games of tricks share. */
import { say } from "../words/words.svelte";
import type { Chip, Sight } from "./polish";

export const HIDDEN = { hidden: true } as const;
const LETTERS = "CDSH";
const SIGNS = "♣♦♠♥";

/** The letter of a suit by its number; empty where there is none. */
export function letter(suit: number | number[] | undefined): string {
  return typeof suit === "number" && suit >= 0 ? (LETTERS[suit] ?? "") : "";
}

/** The sign of a suit by its number. */
export function suitSign(suit: number | number[] | undefined): string {
  return typeof suit === "number" && suit >= 0 ? (SIGNS[suit] ?? "") : "";
}

/** A fact that each seat has. */
export function its(sight: Sight, fact: string, seat: number): number {
  const all = sight.look.facts[fact];
  return Array.isArray(all) ? (all[seat] ?? 0) : 0;
}

/** A fact of the whole table. */
export function fact(sight: Sight, name: string): number {
  const value = sight.look.facts[name];
  return typeof value === "number" ? value : 0;
}

/** Taken of bid, such as 2/4. */
export function bidChip(sight: Sight, seat: number): Chip[] {
  const bid = its(sight, "bids", seat);
  if (bid < 0) return [];
  const taken = its(sight, "tricks", seat);
  const tone = taken === bid ? "good" : taken > bid ? "bad" : undefined;
  return [{ text: `${taken}/${bid}`, title: say("taken-of-bid", { taken, bid }), ...(tone ? { tone } : {}) }];
}

/** Of the cards that a seat has taken. */
export function taken(sight: Sight, seat: number): string[] {
  return sight.look.zones[`taken${seat}`]?.cards ?? [];
}
