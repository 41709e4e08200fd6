import type { Event } from "../wire";

// What is more than a card going from one place to another: a ring, a puff, a shake, a bump, a turn.
export type Kind = "ring" | "puff" | "shake" | "bump" | "turn";
export interface Flourish {
  kind: Kind;
  /** Where: a zone, or a place in one. */
  zone: string;
  place: number;
}

const BIG = 3; // cards that are eaten are felt from here on

/** The flourishes of some events, in their order. */
export function flourishes(events: readonly Event[]): Flourish[] {
  return events.flatMap((event) => {
    const found = of(event);
    return found ? [found] : [];
  });
}

function of(event: Event): Flourish | null {
  const { what, cards = [], hidden = 0, source = "", target = "", source_place: place = -1, said, seat = -1 } = event;
  if (what === "move" && target === "pile" && cards.length && cards.every((card) => card.startsWith("2"))) return at("ring", "pile");
  if (what === "move" && source === "pile" && target.startsWith("hand") && cards.length + hidden >= BIG) return at("bump", target);
  if (what === "show" && cards.length === 1 && place >= 0) return at("turn", source, place);
  if (what !== "say") return null;
  if (said === "ten-clears" || said === "four-clears") return at("puff", "pile");
  if (said === "bust") return at("shake", "pile");
  if (said === "wrong-stack" || said === "mismatch") return at("shake", `row${seat}`);
  if (said === "stacks") return at("bump", "discard");
  return null;
}

function at(kind: Kind, zone: string, place = -1): Flourish {
  return { kind, zone, place };
}
