import type { Event } from "../wire";
import type { Mood } from "./expression";

// What the characters feel.  It follows from what everybody at the table was shown, so a face never gives a card away.

/** What everybody sees of a table. */
export interface Shown {
  facts: Record<string, number | number[]>;
  winners: readonly number[] | null; // once the match is over
  jack?: boolean; // in Hearts: the jack of diamonds counts
}

/** The mood of each seat, and what it remembers of the round. */
export interface Feelings {
  moods: Mood[];
  hearts: number[]; // taken in earlier tricks
  tricks: number[];
  bids: number[];
}

/** Nobody feels anything yet. */
export function calm(seats: number, facts: Shown["facts"] = {}): Feelings {
  const each = (name: string, other: number) => {
    const found = facts[name];
    return Array.from({ length: seats }, (_, seat) => (Array.isArray(found) ? found[seat] : undefined) ?? other);
  };
  return { moods: Array<Mood>(seats).fill("neutral"), hearts: Array<number>(seats).fill(0), tricks: each("tricks", 0), bids: each("bids", -1) };
}

// -- what is said of a seat, and how it feels then
const SAID: Record<string, Record<string, Mood>> = {
  hearts: { moon: "grin" },
  spades: { "nil-failed": "mad", "nil-made": "happy", "bag-penalty": "mad" },
  oh_hell: {},
  qute: { skipped: "worried", "declares-qute": "grin", "goes-out": "happy", "to-zero": "grin", "one-card-left": "happy" },
  kabul: { "wrong-stack": "mad", mismatch: "mad", stacks: "happy", "right-call": "grin", "wrong-call": "mad" },
  quatch: { bust: "mad", "ten-clears": "happy", "four-clears": "grin", out: "grin" },
};

// -- the points of a round: from here up, from here down
type Points = (points: number) => Mood | null;
const SCORED: Record<string, Points> = {
  hearts: (points) => (points <= 0 ? "happy" : points >= 13 ? "mad" : null),
  spades: (points) => (points >= 100 ? "happy" : points < 0 ? "mad" : null),
  oh_hell: (points) => (points >= 10 ? "happy" : "mad"),
  qute: (points) => (points <= 0 ? "happy" : points >= 40 ? "mad" : null),
};

// -- when what was felt is over: for all, or for the seat that acts
const isCard = (event: Event, to: string) => event.what === "move" && !!event.target?.startsWith(to) && !!event.source;
const said = (event: Event, what: string) => event.what === "say" && event.said === what;
const seatOf = (zone = "") => Number(/\d+$/.exec(zone)?.[0] ?? -1);
const OVER: Record<string, (event: Event) => number | "all" | null> = {
  hearts: (event) => (said(event, "takes-trick") ? "all" : null),
  oh_hell: (event) => (said(event, "takes-trick") ? "all" : null),
  spades: (event) => (isCard(event, "table") ? "all" : null),
  qute: (event) => (isCard(event, "stack") ? seatOf(event.source) : null),
  kabul: (event) => (isCard(event, "drawn") ? "all" : null),
  quatch: (event) => (isCard(event, "pile") ? seatOf(event.source) : null),
};

/** How all feel after these events; `shown` is what everybody sees once they have happened. */
export function feel(game: string, before: Feelings, events: readonly Event[], shown: Shown): Feelings {
  const now: Feelings = {
    moods: [...before.moods], hearts: [...before.hearts], tricks: [...before.tricks], bids: [...before.bids],
  };
  const set = (seat: number, mood: Mood | null | undefined) => {
    if (mood && seat >= 0 && seat < now.moods.length) now.moods[seat] = mood;
  };
  events.forEach((event, i) => {
    const over = OVER[game]?.(event) ?? null;
    if (over === "all") now.moods.fill("neutral");
    else if (over !== null) set(over, "neutral");
    const seat = event.seat ?? -1;
    if (event.what === "gather") forget(now);
    if (event.what === "say") set(seat, SAID[game]?.[event.said ?? ""]);
    if (event.what === "score") set(seat, roundMood(game, event.amount ?? 0, now.moods[seat]));
    if (said(event, "bids")) now.bids[seat] = event.amount ?? 0;
    if (said(event, "takes-trick")) {
      if (game === "hearts") heartsTrick(now, seat, takenAfter(events, i), shown.jack ?? false, set);
      now.tricks[seat] = (now.tricks[seat] ?? 0) + 1;
      if (game === "oh_hell" && now.tricks[seat] === (now.bids[seat] ?? -1) + 1) set(seat, "mad");
    }
    if (game === "quatch" && event.what === "move" && event.source === "pile") eats(event, set);
    if (game === "kabul" && event.what === "exchange") for (const zone of [event.source, event.target]) moved(zone, shown, set);
    if (said(event, "kabul")) now.moods = now.moods.map((mood, other) => (other === seat ? "neutral" : mood === "neutral" ? "worried" : mood));
  });
  if (shown.winners?.length) now.moods = now.moods.map((_, seat) => (shown.winners?.includes(seat) ? "grin" : "mad"));
  else if (game === "spades") bagNine(now, shown);
  return now;
}

type Set = (seat: number, mood: Mood) => void;

function forget(now: Feelings): void {
  now.hearts.fill(0);
  now.tricks.fill(0);
  now.bids.fill(-1);
}

function roundMood(game: string, points: number, before: Mood | undefined): Mood | null {
  return before === "grin" ? null : (SCORED[game]?.(points) ?? null); // who shot the moon goes on grinning
}

/** The cards of the trick that is taken here, and who had put each. */
function takenAfter(events: readonly Event[], from: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const event of events.slice(from + 1)) {
    if (event.what !== "move" || !event.target?.startsWith("taken")) break;
    for (const card of event.cards ?? []) found.set(card, seatOf(event.source));
  }
  return found;
}

/** The queen makes angry whoever takes it, but not while it may be meant; who got rid of it is glad; so is who gets the jack. */
function heartsTrick(now: Feelings, taker: number, trick: Map<string, number>, jack: boolean, set: Set): void {
  const someoneElseHasHearts = now.hearts.some((hearts, seat) => hearts > 0 && seat !== taker);
  const queen = trick.get("QS");
  const goodJack = jack && trick.has("JD");
  if (queen !== undefined) {
    if (!goodJack && someoneElseHasHearts) set(taker, "mad");
    if (queen !== taker) set(queen, "happy");
  } else if (goodJack) set(taker, "happy");
  now.hearts[taker] = (now.hearts[taker] ?? 0) + [...trick.keys()].filter((card) => card.endsWith("H")).length;
}

/** Three cards are a nuisance, six a disaster. */
function eats(event: Event, set: Set): void {
  const count = (event.cards?.length ?? 0) + (event.hidden ?? 0);
  if (event.target?.startsWith("hand") && count >= 3) set(seatOf(event.target), count >= 6 ? "mad" : "worried");
}

/** Whose card somebody else has moved is worried where it is now. */
function moved(zone: string | undefined, shown: Shown, set: Set): void {
  const owner = seatOf(zone);
  if (owner !== shown.facts.mover) set(owner, "worried");
}

/** Nine bags: the next one costs a hundred. */
function bagNine(now: Feelings, shown: Shown): void {
  const bags = shown.facts.bags;
  now.moods = now.moods.map((mood, seat) => (mood === "neutral" && Array.isArray(bags) && bags[seat] === 9 ? "worried" : mood));
}
