/** What is shown one after the other: news are cut where the eye needs a moment. */
import type { Seen } from "../line/state";
import type { Event } from "../wire";
import { after, isStock, placeOf, UNKNOWN, type Zones } from "./zones";

export type Motion = "play" | "deal" | "sweep" | "clear" | "eat" | "exchange" | "reveal" | "pass" | "reset" | "none";

/** A moment of the table, and how it comes about. */
export interface Frame {
  motion: Motion;
  events: Event[];
  zones: Zones;
  rests: "trick" | "glance" | "round" | ""; // what the eye needs it for, before the next one
}

/** How the cards of an event move; none for what is only said. */
function motionOf(event: Event, zones: Zones): Motion {
  if (event.what === "exchange") return "exchange";
  if (event.what === "gather") return "reset";
  if (event.what === "show") return event.cards?.length ? "reveal" : "none";
  if (event.what !== "move") return "none";
  const [from, giver] = placeOf(event.source ?? "");
  const [to, taker] = placeOf(event.target ?? "");
  const fromMiddle = giver < 0 || from === "table";
  const toMiddle = taker < 0 || to === "table";
  if (fromMiddle && isStock(zones[event.source ?? ""])) return "deal";
  if (fromMiddle && toMiddle) return "clear";
  if (fromMiddle) return from === "table" ? "sweep" : "eat";
  return toMiddle ? "play" : "pass";
}

const CLEARS: ReadonlySet<Motion> = new Set(["sweep", "clear", "eat"]);

/** The frames of some news; the last one always is what the house told. */
export function frames(before: Seen | null, now: Seen, events: Event[]): Frame[] {
  const found: Frame[] = [];
  let zones = before?.zones ?? {};
  let open: Frame | null = null;
  for (const event of events) {
    const motion = motionOf(event, zones);
    zones = after(zones, event);
    if (motion === "none" || (open && (open.motion === motion || open.motion === "none") && joins(motion))) {
      open = open ?? { motion: "none", events: [], zones, rests: "" };
      if (open.motion === "none") open.motion = motion;
    } else {
      if (open) close(found, open, motion);
      open = { motion, events: [], zones, rests: "" };
    }
    open.events.push(event);
    open.zones = zones;
  }
  if (open) found.push(open);
  const last = found.at(-1);
  if (!last) return [{ motion: "none", events: [], zones: now.zones, rests: "" }];
  const hides = last.motion === "reveal" && last.events.some((event) => forgotten(event, now.zones));
  last.rests = events.some((event) => event.what === "score") ? "round" : hides || last.events.some(looksAt) ? "glance" : "";
  if (hides) found.push({ motion: "none", events: [], zones: now.zones, rests: "" });
  else last.zones = now.zones;
  return found;
}

/** Cards that move in the same way at the same time; plays come one by one. */
function joins(motion: Motion): boolean {
  return motion !== "play" && motion !== "exchange" && motion !== "reset";
}

function close(found: Frame[], open: Frame, next: Motion): void {
  if (CLEARS.has(next) || next === "reset") open.rests = open.motion === "play" && next === "sweep" ? "trick" : "glance";
  else if (open.motion === "reveal") open.rests = "glance";
  found.push(open);
}

/** Whether somebody looks at a card in its place. */
function looksAt(event: Event): boolean {
  return event.what === "show" && (event.source_place ?? -1) >= 0 && !!event.cards?.length;
}

/** Whether a card that was shown cannot be seen any more. */
function forgotten(event: Event, zones: Zones): boolean {
  return looksAt(event) && (zones[event.source ?? ""]?.places?.[event.source_place ?? 0] ?? UNKNOWN) === UNKNOWN;
}
