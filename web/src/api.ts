// Made by tools/wire_types.py from the calls of the house; do not edit.

import type { About, Look, Reason, Score } from "./wire";

/** What this house has. */
export interface HouseInfo {
  wire: number;
  games: GameInfo[];
  levels: string[];
  bots: string[];
  phrases: string[];
}

/** A game. */
export interface GameInfo {
  name: string;
  version: number;
  seats: number;
  presets: Preset[];
  options: Choice[];
  words: { [name: string]: string[] };
  least_wins: boolean;
}

/** A set of options with a name. */
export interface Preset {
  name: string;
  options: { [name: string]: string };
}

/** An option of a game. */
export interface Choice {
  name: string;
  why: string;
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
  group?: string;
}

/** Who you are here. */
export interface Me {
  name: string;
  tables: About[];
}

/** Another name. */
export interface Rename {
  name: string;
}

/** How a client is set, for the other devices of the same person; the house does not look into it. */
export interface Kept {
  kept?: string;
  changed?: number;
}

/** Your matches of one game, against one kind of opponents, with one set of options. */
export interface Statistic {
  game: string;
  against: string;
  options: string;
  played: number;
  won: number;
  points: number;
  least: number;
  most: number;
  counts: { [name: string]: number };
}

/** A finished match. */
export interface Match {
  id: string;
  game: string;
  options: string;
  started: number;
  ended: number;
  players: Player[];
}

/** Who sat where, and how it went. */
export interface Player {
  name: string;
  you: boolean;
  bot: string;
  place: number;
  score: number;
}

/** A token for a program. */
export interface NewToken {
  label?: string;
}

/** A token: told once, never again. */
export interface Token {
  token: string;
}

/** What to type into the other device, or to point it at. */
export interface DeviceCode {
  code: string;
  seconds: number;
  url: string;
  qr: string;
}

/** The code that another device shows. */
export interface Code {
  code: string;
}

/** A table as its host wants it. */
export interface NewTable {
  game: string;
  options?: { [name: string]: boolean | number | string };
  levels?: string[];
  listed?: boolean;
  spectators?: boolean;
  memory_aid?: boolean;
  chat?: boolean;
  move?: number;
  bank?: number;
  window?: number;
  name?: string;
}

/** A table, by its id. */
export interface Table {
  table: string;
}

/** A seat at once. */
export interface Quick {
  game: string;
  level?: string;
  options?: { [name: string]: boolean | number | string };
}

/** A way to a table. */
export interface Invitation {
  code: string;
  url: string;
  qr: string;
}

/** What is known so far; ask again until `done` is `of`. */
export interface Review {
  seat: number;
  judge: string;
  done: number;
  of: number;
  decisions: Decision[];
  account?: Account | null;
}

/** An act looked back on, from what its seat saw then. */
export interface Decision {
  number: number;
  round: number;
  act: string;
  better: string;
  loss: number;
  scores: Score[];
  reasons?: Reason[];
}

/** How a match went for a seat: the mean reward of a round, and what moved it from the table's mean. */
export interface Account {
  reward: number;
  skill: number;
  luck: number;
  decisions: number;
  mistakes: number;
}

/** A moment of a finished match, all cards open: the act, and what it changed. */
export interface Step {
  number: number;
  round: number;
  look: Look;
  seat?: number;
  act?: string;
}

export interface Api {
  "GET /api/house": { body: undefined; answer: HouseInfo };
  "GET /api/games/{game}/rules/{language}": { body: undefined; answer: string };
  "GET /api/me": { body: undefined; answer: Me };
  "PATCH /api/me": { body: Rename; answer: Me };
  "DELETE /api/me": { body: undefined; answer: undefined };
  "GET /api/me/export": { body: undefined; answer: unknown };
  "GET /api/me/settings": { body: undefined; answer: Kept };
  "PUT /api/me/settings": { body: Kept; answer: undefined };
  "GET /api/me/statistics": { body: undefined; answer: Statistic[] };
  "GET /api/me/matches": { body: undefined; answer: Match[] };
  "POST /api/me/tokens": { body: NewToken; answer: Token };
  "DELETE /api/me/tokens": { body: undefined; answer: undefined };
  "POST /api/me/code": { body: undefined; answer: DeviceCode };
  "POST /api/code": { body: Code; answer: Me };
  "GET /api/tables": { body: undefined; answer: About[] };
  "POST /api/tables": { body: NewTable; answer: Table };
  "POST /api/quick": { body: Quick; answer: Table };
  "DELETE /api/tables/{table}": { body: undefined; answer: undefined };
  "POST /api/tables/{table}/invites": { body: undefined; answer: Invitation };
  "DELETE /api/tables/{table}/invites": { body: undefined; answer: undefined };
  "DELETE /api/tables/{table}/invites/{code}": { body: undefined; answer: undefined };
  "GET /api/matches/{match}/record": { body: undefined; answer: string };
  "GET /api/matches/{match}/review/{seat}": { body: undefined; answer: Review };
  "GET /api/matches/{match}/steps": { body: undefined; answer: Step[] };
}
