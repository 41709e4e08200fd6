// Made by tools/wire_types.py from the messages of the house; do not edit.

export const WIRE_VERSION = 1;

export type ClientMessage =
  | Join
  | Leave
  | Sit
  | Stand
  | Level
  | NameTable
  | Start
  | Rematch
  | Add
  | Act
  | Undo
  | Agree
  | Hint
  | Claim
  | Last
  | Pause
  | Phrase
  | Chat
  | AllowChat
  | Pong;

export type HouseMessage =
  | Welcome
  | Snapshot
  | News
  | Seating
  | Committed
  | Revealed
  | Done
  | Refused
  | Hinted
  | Recent
  | Asked
  | Said
  | Ping
  | Leaving
  | Closed;

/** Be told what happens at this table; where one sits, one takes the seat back. */
export interface Join {
  kind: "join";
  table: string;
  invite?: string;
  line?: boolean;
}

/** Be told no more; the seat is kept for a while. */
export interface Leave {
  kind: "leave";
  table: string;
}

/** Take a free seat; -1 is any. */
export interface Sit {
  kind: "sit";
  table: string;
  seat?: number;
  invite?: string;
}

/** Give the seat up; a bot plays on there. */
export interface Stand {
  kind: "stand";
  table: string;
}

/** Who plays a seat where nobody sits: a level of bots; from the host. */
export interface Level {
  kind: "level";
  table: string;
  seat: number;
  level: string;
}

/** Call the table something, or nothing; from the host. */
export interface NameTable {
  kind: "name-table";
  table: string;
  name: string;
}

/** Begin; bots take the empty seats. From the host. */
export interface Start {
  kind: "start";
  table: string;
}

/** Begin the next match with the same people. */
export interface Rematch {
  kind: "rematch";
  table: string;
}

/** What this person adds to the chance of the next deal: some random bytes, in hexadecimal digits. */
export interface Add {
  kind: "add";
  table: string;
  deal: number;
  nonce: string;
}

/** Do an act. `at` is the number of the last news it answers; the same `id` is never done twice. */
export interface Act {
  kind: "act";
  table: string;
  at: number;
  id: string;
  act: string;
  elapsed?: number | null;
}

/** Take one's last act back: at once against bots, else if all the people agree. */
export interface Undo {
  kind: "undo";
  table: string;
}

/** Answer to what somebody asked of all. */
export interface Agree {
  kind: "agree";
  table: string;
  yes: boolean;
}

/** What would a strong bot do here. */
export interface Hint {
  kind: "hint";
  table: string;
}

/** Play the rest of the round out at once, if nothing can change its result any more. */
export interface Claim {
  kind: "claim";
  table: string;
}

/** Tell the last trick again, or what happened since one's own last act. */
export interface Last {
  kind: "last";
  table: string;
}

/** Hold the match, or go on with it. */
export interface Pause {
  kind: "pause";
  table: string;
  on: boolean;
}

/** Say one of the set phrases. */
export interface Phrase {
  kind: "phrase";
  table: string;
  phrase: string;
}

/** Say something in one's own words, where the host allows it. */
export interface Chat {
  kind: "chat";
  table: string;
  text: string;
}

/** Allow own words at this table, or forbid them; from the host. */
export interface AllowChat {
  kind: "allow-chat";
  table: string;
  on: boolean;
}

/** The answer to a ping. */
export interface Pong {
  kind: "pong";
  id: number;
}

/** The first message on every connection. */
export interface Welcome {
  kind: "welcome";
  version: number;
  name: string;
  phrases: string[];
}

/** A whole table: on joining, and whenever what was told before no longer holds. */
export interface Snapshot {
  kind: "snapshot";
  at: number;
  seat: number;
  about: About;
  look: Look | null;
  told: number;
  events: Event[];
  deal?: number;
  commitment?: string;
}

/** A table: what is played and who sits there. */
export interface About {
  table: string;
  game: string;
  version: number;
  options: { [name: string]: string };
  state: string;
  seats: Place[];
  host: number;
  quick: boolean;
  spectators: boolean;
  chat: boolean;
  memory_aid: boolean;
  paused: boolean;
  watching: number;
  match: number;
  record?: string;
  clock?: Clock | null;
  window?: number;
  name?: string;
}

/** A seat and who has it. */
export interface Place {
  name: string;
  level: string;
  person: boolean;
  present: boolean;
  bot: boolean;
  bank: number;
}

/** Milliseconds for each decision, and a bank for a whole match. */
export interface Clock {
  move: number;
  bank: number;
}

/** All that one seat may see. In news, only what changed; zones and facts one by one. */
export interface Look {
  round?: number | null;
  over?: boolean | null;
  to_act?: number[] | null;
  legal?: string[] | null;
  scores?: number[] | null;
  winners?: number[] | null;
  sealed?: (string | null)[] | null;
  facts?: { [name: string]: number | number[] } | null;
  zones?: { [name: string]: Lying } | null;
  left?: (number | null)[] | null;
  line?: string | null;
}

/** What lies in a zone: cards by name, how many others; and place by place where places matter. */
export interface Lying {
  cards: string[];
  hidden: number;
  places?: (string | null)[] | null;
}

/** Something that happened at the table, as this seat was shown it. */
export interface Event {
  number: number;
  what: string;
  cards?: string[];
  hidden?: number;
  source?: string;
  source_place?: number;
  target?: string;
  target_place?: number;
  said?: string;
  seat?: number;
  amount?: number;
}

/** What happened since the last news. */
export interface News {
  kind: "news";
  table: string;
  at: number;
  events: Event[];
  look: Look;
}

/** The table itself changed: who sits there, and how it goes on. */
export interface Seating {
  kind: "seating";
  at: number;
  about: About;
}

/** The house has chosen its secret for the next deal, and binds itself to it; now people may add theirs. */
export interface Committed {
  kind: "committed";
  table: string;
  deal: number;
  commitment: string;
}

/** A deal is over: this is how it came about, and where all the cards were. */
export interface Revealed {
  kind: "revealed";
  table: string;
  fair: Fair;
  dealt: { [name: string]: Lying };
  lying: { [name: string]: Lying };
}

/** The proof of a deal that is over. */
export interface Fair {
  deal: number;
  commitment: string;
  secret: string;
  nonces: string[];
  seed: string;
}

/** This act is done, and will not be lost. */
export interface Done {
  kind: "done";
  table: string;
  id: string;
  at: number;
}

/** This cannot be done; nothing has changed. `why` is the id of a message or of a rule of the game. */
export interface Refused {
  kind: "refused";
  of: string;
  why: string;
  table?: string;
  id?: string;
  about?: { [name: string]: string | number | number[] };
}

/** What a strong bot would do. */
export interface Hinted {
  kind: "hinted";
  table: string;
  at: number;
  act: string;
  scores: Score[];
  reasons?: Reason[];
}

/** What a bot expects of an act, from 0 to 1. */
export interface Score {
  act: string;
  reward: number;
}

/** A hidden card that speaks for the act, or against it: what it brings more than the next best, from -1 to 1. */
export interface Reason {
  card: string;
  zone: string;
  share: number;
  other: string;
  there: number;
  elsewhere: number;
}

/** The last trick, or what happened since one's own last act. */
export interface Recent {
  kind: "recent";
  table: string;
  events: Event[];
}

/** Somebody wants to take an act back; everybody has to agree. */
export interface Asked {
  kind: "asked";
  table: string;
  seat: number;
  agreed: number[];
  open: boolean;
}

/** Somebody said something: a set phrase, or own words. */
export interface Said {
  kind: "said";
  table: string;
  seat: number;
  phrase?: string;
  text?: string;
}

/** To be answered at once. */
export interface Ping {
  kind: "ping";
  id: number;
}

/** The house closes for a moment; nothing is lost. Connect again. */
export interface Leaving {
  kind: "leaving";
  seconds: number;
}

/** You are no longer told of this table. */
export interface Closed {
  kind: "closed";
  table: string;
  why: string;
}
