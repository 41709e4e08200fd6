/** How zones are drawn, by their shape: what lies before a seat, what lies in the middle, what is a hand. */
import type { Polish } from "../games/polish";
import type { Lying } from "../wire";
import { count, isStock, placeOf, UNKNOWN, type Zones } from "./zones";

export interface Drawn {
  zone: string;
  stem: string;
  label: string;
}

const UNSEEN = new Set(["taken", "passed"]); // what is only counted, or seen by its owner elsewhere
const HELD = new Set(["hand", "drawn", "dealt"]);

/** Rows that lie open to all before a seat, place by place. */
export function rowsOf(zones: Zones, seat: number, polish: Polish): Drawn[] {
  return owned(zones, seat, polish).filter(({ zone, stem }) =>
    (polish.zones?.[stem]?.as ?? (zones[zone]?.places && !HELD.has(stem) ? "row" : "")) === "row");
}

/** Hands of this seat: cards that only it sees, in the order in which it likes them. */
export function handsOf(zones: Zones, seat: number, polish: Polish): Drawn[] {
  return owned(zones, seat, polish).filter(({ zone, stem }) =>
    (polish.zones?.[stem]?.as ?? (zones[zone]?.places && !HELD.has(stem) ? "row" : "hand")) === "hand");
}

function owned(zones: Zones, seat: number, polish: Polish): Drawn[] {
  return Object.keys(zones).filter((zone) => {
    const [stem, owner] = placeOf(zone);
    return owner === seat && stem !== "table" && !UNSEEN.has(stem) && !polish.zones?.[stem]?.hidden && shows(zones[zone]);
  }).map((zone) => drawn(zone, polish));
}

function shows(lying: Lying | undefined): boolean {
  return count(lying) > 0 || !!lying?.places?.length;
}

function drawn(zone: string, polish: Polish): Drawn {
  const [stem] = placeOf(zone);
  return { zone, stem, label: polish.zones?.[stem]?.label ?? `place-of-${stem}` };
}

/** Piles in the middle, stock first. */
export function piles(zones: Zones, polish: Polish): Drawn[] {
  return Object.keys(zones)
    .filter((zone) => placeOf(zone)[1] < 0 && !polish.zones?.[zone]?.hidden && (shows(zones[zone]) || zone in (polish.zones ?? {})))
    .sort((one, two) => Number(isStock(zones[two])) - Number(isStock(zones[one])))
    .map((zone) => drawn(zone, polish));
}

/** The seats whose cards lie in the middle as a trick. */
export function trickSeats(zones: Zones, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => `table${seat}` in zones);
}

/** The cards of a pile from below to above, as far as they can be named. */
export function faces(lying: Lying | undefined): string[] {
  if (!lying) return [];
  const places = lying.places ?? [...lying.cards, ...Array<string>(lying.hidden).fill(UNKNOWN)];
  return places.filter((card): card is string => card !== null);
}
