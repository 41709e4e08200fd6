/** Zones of a table, and what an event does to them: for the moments between two looks that the house told. */
import type { Event, Lying } from "../wire";

export type Zones = Record<string, Lying>;

export const UNKNOWN = "??";
const EMPTY: Lying = { cards: [], hidden: 0, places: null };

/** The name of a zone without its number, and the seat whose it is, or -1. */
export function placeOf(zone: string): [stem: string, owner: number] {
  const found = /^(.*?)(\d*)$/.exec(zone);
  return [found?.[1] ?? zone, found?.[2] ? Number(found[2]) : -1];
}

/** How many cards lie there. */
export function count(lying: Lying | undefined): number {
  return lying ? lying.cards.length + lying.hidden : 0;
}

/** Whether cards lie there that nobody has to know: what one draws from. */
export function isStock(lying: Lying | undefined): boolean {
  return !!lying && lying.hidden > 0 && !lying.cards.length;
}

/** The zones after an event, as far as it tells. */
export function after(zones: Zones, event: Event): Zones {
  if (event.what === "move" || event.what === "gather") return move(zones, event);
  if (event.what === "show") return show(zones, event);
  if (event.what === "exchange") return exchange(zones, event);
  return zones;
}

function move(zones: Zones, event: Event): Zones {
  const { source = "", target = "", cards = [], hidden = 0 } = event;
  if (event.what === "gather") {
    const none = Object.fromEntries(Object.entries(zones).map(([name, lying]) => [name, emptied(lying)]));
    return { ...none, [target]: { cards: [], hidden, places: zones[target]?.places ? Array<string>(hidden).fill(UNKNOWN) : null } };
  }
  const taken = taking(zones[source] ?? EMPTY, cards, hidden, event.source_place ?? -1, placeOf(source)[1] >= 0);
  const given = { ...zones, [source]: taken };
  return { ...given, [target]: giving(given[target] ?? EMPTY, cards, hidden, event.target_place ?? -1) };
}

function emptied(lying: Lying): Lying {
  return { cards: [], hidden: 0, places: lying.places ? [] : null };
}

function taking(lying: Lying, cards: string[], hidden: number, place: number, keepsPlaces: boolean): Lying {
  const named = lying.cards.filter((card) => !cards.includes(card));
  const unnamed = cards.length - (lying.cards.length - named.length);
  const left = { cards: named, hidden: Math.max(0, lying.hidden - unnamed - hidden), places: lying.places ?? null };
  if (!lying.places) return left;
  if (place >= 0) {
    const card = lying.places[place];
    if (card && card !== UNKNOWN) left.cards = named.filter((each) => each !== card);
    left.places = keepsPlaces ? lying.places.with(place, null) : lying.places.toSpliced(place, 1);
    return left;
  }
  const known = lying.places.filter((card) => card === null || !cards.includes(card));
  const gone = cards.length + hidden - (lying.places.length - known.length);
  left.places = gone > 0 ? known.slice(0, known.length - gone) : known;
  return left;
}

function giving(lying: Lying, cards: string[], hidden: number, place: number): Lying {
  const faces = [...cards, ...Array<string>(hidden).fill(UNKNOWN)];
  let places = lying.places ?? null;
  if (places && place >= 0) {
    places = [...places];
    while (places.length < place) places.push(null);
    places.splice(place, 1, ...faces);
  } else if (places) places = [...places, ...faces];
  return { cards: [...lying.cards, ...cards], hidden: lying.hidden + hidden, places };
}

function show(zones: Zones, event: Event): Zones {
  const { source = "", cards = [], source_place: place = -1 } = event;
  const lying = zones[source];
  const [card] = cards;
  if (!lying || !card) return zones;
  if (lying.places && place >= 0) {
    const named = lying.cards.includes(card) ? lying.cards : [...lying.cards, card];
    const hidden = lying.hidden - (named.length - lying.cards.length);
    return { ...zones, [source]: { cards: named, hidden: Math.max(0, hidden), places: lying.places.with(place, card) } };
  }
  const fresh = cards.filter((each) => !lying.cards.includes(each));
  const shown = { ...lying, cards: [...lying.cards, ...fresh], hidden: Math.max(0, lying.hidden - fresh.length) };
  return { ...zones, [source]: shown };
}

function exchange(zones: Zones, event: Event): Zones {
  const { source = "", target = "", source_place: from = -1, target_place: to = -1 } = event;
  const [one, two] = [zones[source]?.places, zones[target]?.places];
  if (!one || !two) return zones;
  const [first, second] = [one[from] ?? null, two[to] ?? null];
  if (source === target) return { ...zones, [source]: placed(one.with(from, second).with(to, first)) };
  return { ...zones, [source]: placed(one.with(from, second)), [target]: placed(two.with(to, first)) };
}

function placed(places: (string | null)[]): Lying {
  const cards = places.filter((card): card is string => !!card && card !== UNKNOWN);
  return { cards, hidden: places.filter((card) => card === UNKNOWN).length, places };
}
