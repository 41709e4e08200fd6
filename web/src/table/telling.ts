/** Events and the state of a table as sentences: the same texts as in the terminal, put together in the same way. */
import type { GameInfo } from "../api";
import type { Seen } from "../line/state";
import { has, say } from "../words/words.svelte";
import type { About, Event } from "../wire";
import { sign, sorted, worded } from "./cards";
import { count, placeOf } from "./zones";

type Values = Record<string, string | number>;

/** Names for seats in a ring of so many, clockwise from who looks on it from the south. */
const COMPASS: Record<number, string[]> = {
  2: ["south", "north"], 3: ["south", "west", "east"], 4: ["south", "west", "north", "east"],
  5: ["south", "west", "northwest", "northeast", "east"],
  6: ["south", "west", "northwest", "north", "northeast", "east"],
};

/** Whoever tells what happens at a table, to one seat. */
export class Telling {
  readonly me: number;
  readonly names: string[];
  #card: (name: string) => string;

  constructor(
    private readonly info: GameInfo | undefined, private readonly about: About, me: number, names: string[] = [],
    card: (name: string) => string = sign,
  ) {
    this.me = me;
    this.#card = card;
    const ring = COMPASS[about.seats.length] ?? [];
    this.names = about.seats.map((seat, number) => seat.name || names[number] ||
      say(`seat-${ring[(number - Math.max(me, 0) + ring.length) % ring.length] ?? "north"}`));
  }

  /** Who sits there: a name, or you. */
  name(seat: number, inside = false): string {
    return seat === this.me ? say(inside ? "you-inside" : "you") : (this.names[seat] ?? "");
  }

  /** Several in a row: You and West. */
  people(seats: number[]): string {
    const names = seats.map((seat, place) => this.name(seat, place > 0));
    return names.length < 2 ? (names[0] ?? "") : say("and", { some: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
  }

  /** An act with its cards as they are shown and seats by their names. */
  act(act: string): string {
    return worded(act.replace(/\bseat (\d)\b/, (_, seat: string) => this.names[Number(seat)] ?? seat), this.#card);
  }

  cards(names: string[]): string {
    return names.map(this.#card).join(", ");
  }

  person(seat: number): Values {
    return { who: this.names[seat] ?? "", me: this.#yes(seat) };
  }

  zone(zone: string): string {
    const [stem, owner] = placeOf(zone);
    return say(owner >= 0 ? "zone" : "zone-shared", { place: this.#place(stem), ...this.person(owner) });
  }

  /** The sentence for an event; empty if there is nothing to say of it. */
  line(event: Event, total = 0, round = 0): string {
    const amount = event.amount ?? 0;
    const seat = event.seat ?? -1;
    if (event.what === "gather") return "";
    if (event.what === "score") return say("score", { points: amount, total, round, ...this.person(seat) });
    if (event.what === "say") return say(event.said ?? "", { amount, ...this.person(seat) });
    const [source, giver] = placeOf(event.source ?? "");
    const [target, taker] = placeOf(event.target ?? "");
    const cards = event.cards ?? [];
    const own = event.what === "show" ? `show-${source}` : `${event.what}-${source}-${target}`;
    return say(has(own) ? own : event.what, {
      cards: this.cards(sorted(cards, "suit")), named: cards.length, count: cards.length + (event.hidden ?? 0),
      source: this.zone(event.source ?? ""), target: this.zone(event.target ?? ""),
      source_place: (event.source_place ?? -1) + 1, target_place: (event.target_place ?? -1) + 1,
      taker: this.names[taker] ?? "", to_me: this.#yes(taker), ...this.person(giver),
    });
  }

  /** A whole trick in one sentence: who played what, and who took it. */
  trick(events: Event[]): string {
    const plays = events.filter((event) => event.what === "move" && event.target?.startsWith("table"))
      .map((event, place) => `${this.name(placeOf(event.source ?? "")[1], place > 0)} ${this.cards(event.cards ?? [])}`);
    const taken = events.find((event) => event.said === "takes-trick");
    return plays.length && taken
      ? say("last-trick", { plays: plays.join(", "), ...this.person(taken.seat ?? -1) }) : say("no-trick-yet");
  }

  /** What is asked of this seat, in one sentence. */
  prompt(look: Seen): string {
    return say("prompt", this.state(look)).replace(/:$/, "").trim();
  }

  /** For whom one waits. */
  waiting(seats: number[]): string {
    return seats.includes(this.me) ? say("waiting-for-house") : say("waiting-for", { who: this.people(seats), count: seats.length });
  }

  /** Why something cannot be done. */
  refusal(why: string, about: Record<string, string | number | number[]> = {}): string {
    const values: Values = {};
    for (const [name, value] of Object.entries(about)) {
      values[name] = typeof value === "number" ? this.fact(name, value) : Array.isArray(value) ? value.join(", ") : this.act(value);
    }
    return has(why) ? say(why, values) : say("refused", { why });
  }

  /** A fact as the texts ask it: a word where it has one, a card as it is shown. */
  fact(name: string, value: number): string | number {
    const word = value >= 0 ? this.info?.words[name]?.[value] : undefined;
    return word === undefined ? value : this.act(word);
  }

  /** What a text may speak of: facts, options, how many cards lie in each zone, my own and all. */
  state(look: Seen): Values {
    const found: Values = {};
    for (const [name, value] of Object.entries(look.facts)) {
      if (!Array.isArray(value)) found[name] = this.fact(name, value);
      else if (this.me >= 0 && this.me < value.length) found[`my_${name}`] = this.fact(name, value[this.me] ?? 0);
    }
    for (const option of this.info?.options ?? []) {
      const usual = typeof option.default === "boolean" ? (option.default ? "on" : "off") : option.default;
      found[`option_${option.name}`] = this.about.options[option.name] ?? usual;
    }
    for (const [name, lying] of Object.entries(look.zones)) {
      const [stem, owner] = placeOf(name);
      found[`all_${stem}`] = Number(found[`all_${stem}`] ?? 0) + count(lying);
      if (owner === this.me) found[`my_${stem}`] = count(lying);
    }
    return found;
  }

  /** How a match ended. */
  result(look: Seen): string {
    return say("match-won", {
      who: this.people(look.winners), count: look.winners.length, me: look.winners.includes(this.me) ? "yes" : "no",
      scores: look.scores.map((score, seat) => `${this.name(seat, seat > 0)} ${score}`).join(", "),
    });
  }

  #yes(seat: number): string {
    return seat === this.me ? "yes" : "no";
  }

  #place(stem: string): string {
    return has(`place-of-${stem}`) ? say(`place-of-${stem}`) : stem;
  }
}
