/** What a game may add to the generic table; every part may be left out. One file a game beside this one. */
import type { Component } from "svelte";
import type { Seen, TableState } from "../line/state";
import type { Telling } from "../table/telling";
import type { Event } from "../wire";

/** A table as a game's polish sees it. */
export interface Sight {
  look: Seen;
  me: number; // -1: looking on
  state: TableState;
  telling: Telling;
}

/** A short fact for the strip above the table, or for a seat; `title` is the same in words. */
export interface Chip {
  text: string;
  title: string;
  tone?: "good" | "bad" | "accent" | "quiet";
}

/** Several cards or places that are chosen first and decided together. */
export interface Picks {
  among: string[]; // keys: a card's name, or ZONE/PLACE
  least: number;
  most: number;
  chosen?: string[]; // from the start
  label(chosen: string[]): string; // of the button, also when it cannot be pressed yet
  fits?(chosen: string[]): boolean;
  acts(chosen: string[]): string[]; // one after the other
  group?(key: string): string[]; // what is chosen together with a card, such as all of its rank
}

/** A zone on the table: how it is drawn where its shape alone does not tell. */
export interface ZoneLook {
  hidden?: boolean; // drawn nowhere
  label?: string; // the id of a message
  as?: "row" | "pile" | "count" | "hand";
  open?: boolean; // false: a card that is known lies face down all the same, and is turned up by a press
  browse?: boolean; // a tap shows all of its cards
}

export interface Polish {
  zones?: Record<string, ZoneLook>; // by stem
  strip?(sight: Sight): Chip[]; // above the table
  seat?(sight: Sight, seat: number): Chip[]; // at a seat
  team?(seat: number): number; // of partners
  tint?(sight: Sight, card: string): "trump" | "points" | "worst" | "good" | "";
  trump?(look: Seen): string; // the letter of a suit
  sort?: "suit" | "rank";
  together?: boolean; // equal ranks lie on each other in the hand, as one stack with a number
  /** Where a card is seen at once when it is played, before the house has answered. */
  lands?(sight: Sight, act: string): string;
  /** The card or place that a tap has to hit for an act: a card's name, ZONE/PLACE, zone:NAME or seat:NUMBER. */
  target?(sight: Sight, act: string): string | null;
  picks?(sight: Sight): Picks | null;
  /** Acts that need no button, because what is chosen says them. */
  hides?(sight: Sight, act: string): boolean;
  /** The words on the button of an act; empty: as the act is called. */
  label?(sight: Sight, act: string): string;
  buttons?: string[]; // verbs that have a button besides what is touched for them
  primary?: string[]; // acts that are the usual next step
  danger?: string[]; // acts that end something
  prompt?(sight: Sight): string; // instead of the message `prompt`
  moment?(event: Event): string; // the message of a big moment; empty: it is none
  Panel?: Component<{ sight: Sight; act: (act: string) => void }>; // between the middle and the prompt
  Chooser?: Component<{ sight: Sight; act: (act: string) => void; acts: string[] }>; // instead of plain buttons
  digits?: boolean; // its own keys take the digits
  keys?(sight: Sight, key: string): string; // what a key of this game does: an act
  reckon?(sight: Sight, seat: number, events: Event[]): string; // how the points of a round came about, in a few signs
}

const FILES = import.meta.glob<{ default: Polish }>(["./*.ts", "!./{polish,tricks}.ts", "!./*.test.ts"]);

/** What a game adds; nothing where it is not known here. */
export async function polishOf(game: string): Promise<Polish> {
  return (await FILES[`./${game}.ts`]?.())?.default ?? {};
}
