/** One table as this seat knows it, made from what the house says, message by message. */
import type { About, Asked, Event, Fair, Hinted, HouseMessage, Look, Lying, Refused, Revealed, Said } from "../wire";

/** A look with nothing left out. */
export interface Seen {
  round: number;
  over: boolean;
  to_act: number[];
  legal: string[];
  scores: number[];
  winners: number[];
  sealed: (string | null)[];
  facts: Record<string, number | number[]>;
  zones: Record<string, Lying>;
  left: (number | null)[];
}

/** An act that was sent and not yet answered; or answered, but what it did is still to be told. */
export interface Pending {
  id: string;
  act: string;
  at: number;
  done?: number;
}

/** How one deal ended: the scores of the round, and how the deal came about. */
export interface Deal {
  fair: Fair;
  dealt: Record<string, Lying>;
  lying: Record<string, Lying>;
}

export interface TableState {
  table: string;
  at: number;
  seat: number; // -1: looking on
  about: About | null;
  look: Seen | null;
  heard: number; // counts snapshots and news: whoever draws the table sees that there is something new
  fresh: boolean; // the last one was a snapshot: nothing to animate
  news: Event[]; // the events of the last message
  events: Event[]; // those of this deal
  told: number; // how many there were so far
  deal: number;
  commitment: string;
  committed: Record<number, string>; // what the house promised before each deal that was seen here
  deals: Deal[];
  pending: Pending[];
  refused: Refused | null;
  hinted: Hinted | null;
  recent: Event[] | null;
  asked: Asked | null;
  said: Said[];
  closed: string; // why this table tells nothing more
}

export const NOTHING: TableState = {
  table: "", at: 0, seat: -1, about: null, look: null, heard: 0, fresh: true, news: [], events: [], told: 0, deal: 0,
  commitment: "", committed: {}, deals: [], pending: [], refused: null, hinted: null, recent: null, asked: null,
  said: [], closed: "",
};

const BARE: Seen = {
  round: 0, over: false, to_act: [], legal: [], scores: [], winners: [], sealed: [], facts: {}, zones: {}, left: [],
};

/** The look after news: lists and numbers are replaced, zones and facts one by one. */
export function merge(before: Seen | null, change: Look): Seen {
  const old = before ?? BARE;
  const now = { ...old };
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === undefined || name === "line") continue;
    Object.assign(now, { [name]: value });
  }
  if (change.zones) now.zones = { ...old.zones, ...change.zones };
  if (change.facts) now.facts = { ...old.facts, ...change.facts };
  return now;
}

/** The table after one more message of the house. */
export function heard(state: TableState, message: HouseMessage): TableState {
  switch (message.kind) {
    case "snapshot": {
      const same = state.table === message.about.table;
      return {
        ...(same ? state : NOTHING), table: message.about.table, at: message.at, seat: message.seat,
        about: message.about, look: message.look ? merge(null, message.look) : null, heard: state.heard + 1,
        fresh: true, news: [], events: message.events, told: message.told, deal: message.deal ?? 0,
        commitment: message.commitment ?? "", closed: "", hinted: null, recent: null, refused: null,
        pending: same ? state.pending.filter((each) => each.done === undefined) : [],
        committed: message.deal && message.commitment
          ? { ...(same ? state.committed : {}), [message.deal]: message.commitment } : state.committed,
      };
    }
    case "news": {
      const dealt = message.events.findIndex((event) => event.what === "gather");
      return {
        ...state, at: message.at, look: merge(state.look, message.look), heard: state.heard + 1, fresh: false,
        news: message.events, told: state.told + message.events.length,
        events: dealt < 0 ? [...state.events, ...message.events] : message.events.slice(dealt),
        hinted: null, refused: message.events.length ? null : state.refused,
        pending: state.pending.filter((each) => each.done === undefined || each.done > message.at),
      };
    }
    case "seating":
      return { ...state, at: message.at, about: message.about };
    case "committed":
      return { ...state, committed: { ...state.committed, [message.deal]: message.commitment } };
    case "revealed":
      return { ...state, deals: [...state.deals, deal(message)] };
    case "done":
      return message.at <= state.at ? without(state, message.id) : {
        ...state, at: message.at,
        pending: state.pending.map((each) => (each.id === message.id ? { ...each, done: message.at } : each)),
      };
    case "refused":
      return { ...without(state, message.id), refused: message, hinted: null, recent: null };
    case "hinted":
      return { ...state, hinted: message, recent: null, refused: null };
    case "recent":
      return { ...state, recent: message.events, hinted: null, refused: null };
    case "asked":
      return { ...state, asked: message.open ? message : null };
    case "said":
      return { ...state, said: [...state.said, message].slice(-50) };
    case "closed":
      return { ...state, closed: message.why };
    default:
      return state;
  }
}

function deal(message: Revealed): Deal {
  return { fair: message.fair, dealt: message.dealt, lying: message.lying };
}

/** An act goes out: its cards move at once; a refusal takes it away again, and all is as before. */
export function tried(state: TableState, pending: Pending): TableState {
  return { ...state, pending: [...state.pending, pending], refused: null, hinted: null };
}

function without(state: TableState, id = ""): TableState {
  return { ...state, pending: state.pending.filter((each) => each.id !== id) };
}

/** Whether this seat owes a decision now that it has not sent yet. */
export function mine(state: TableState): boolean {
  return !state.pending.length && !!state.look?.legal.length && state.about?.state === "playing";
}
