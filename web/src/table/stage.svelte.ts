/** What is shown of a table: it follows what the house told, a moment at a time, and at once when somebody is in a hurry. */
import { tick } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { DURATIONS, finishAll, flourish, PACE } from "../motion/motion";
import { settings, still as calm } from "../settings/settings.svelte";
import type { Seen, TableState } from "../line/state";
import { fly, still, where, type Places } from "./fly";
import { frames, type Frame } from "./frames";
import { after, count, placeOf } from "./zones";

const RESTS = { fast: 0.45, normal: 1, slow: 1.8, off: 1 } as const;
const GLANCE = 900;
const MOST_WAITING = 24; // who is so far behind does not want to see it all

/** How fast things move, as the person or the device wishes. */
export function pace(): number {
  return calm() ? 0 : PACE[settings.speed];
}

class Stage {
  /** What is drawn; the facts and scores of the last whole look, the zones of this moment. */
  shown: Seen | null = $state.raw(null);
  /** The moment that is drawn: its events are told to who listens. */
  frame: Frame | null = $state.raw(null);
  /** Whether something moves or rests. */
  busy = $state(false);
  /** Whether the end of a round waits to be read. */
  roundOver = $state(false);
  /** Cards that came into the own hand and were not touched yet. */
  received = new SvelteSet<string>();
  /** Places that this seat has looked at since its last turn. */
  looked = new SvelteSet<string>();
  root: HTMLElement | null = null;

  #truth: Seen | null = null;
  #heard = -1;
  #queue: { frame: Frame; look: Seen | null }[] = [];
  #wake: (() => void) | null = null;
  #running = false;
  #hurry = false;

  /** Something new was heard of the table. */
  follow(state: TableState): void {
    if (state.heard === this.#heard) return;
    const whole = state.fresh || !this.#truth || !state.look;
    this.#heard = state.heard;
    if (whole || !state.look) {
      this.#queue = [];
      this.#truth = state.look;
      this.roundOver = false;
      this.#show({ motion: "none", events: [], zones: state.look?.zones ?? {}, rests: "" }, state.look);
      this.finish();
      return;
    }
    const found = frames(this.#truth, state.look, state.news);
    this.#note(state);
    this.#truth = state.look;
    found.forEach((frame, place) => this.#queue.push({ frame, look: place === found.length - 1 ? state.look : null }));
    if (this.#queue.length > MOST_WAITING) this.finish();
    void this.#run();
  }

  /** Show an act at once, before the house has answered. */
  async act(source: string, card: string, target: string): Promise<void> {
    this.finish();
    if (!this.shown) return;
    const zones = after(this.shown.zones, { number: -1, what: "move", cards: [card], source, target });
    const before = where(this.root);
    this.received.clear();
    this.shown = { ...this.shown, zones };
    await tick();
    fly(this.root, before, [], DURATIONS.play * pace(), "play");
  }

  /** Nothing was done after all. */
  async back(): Promise<void> {
    if (!this.#truth || this.#queue.length) return;
    const before = where(this.root);
    this.shown = this.#truth;
    await tick();
    fly(this.root, before, [], DURATIONS.play * pace(), "play");
  }

  /** All motion ends; what the house told is shown. */
  finish(): void {
    still(this.root);
    finishAll();
    if (!this.#running) return;
    this.#hurry = true;
    this.#wake?.();
  }

  /** The end of the round was read. */
  goOn(): void {
    this.roundOver = false;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { frame, look } = next;
      const before: Places = this.#hurry || !pace() ? new Map() : where(this.root);
      this.#show(frame, look);
      await tick();
      if (frame.rests === "round") {
        this.roundOver = true;
        this.#hurry = false;
      }
      const moving = this.#hurry ? 0 : fly(this.root, before, frame.events, this.#duration(frame), frame.motion);
      flourish(this.root, frame.events, this.#hurry ? 0 : pace());
      const wait = this.#hurry ? 0 : moving + this.#rest(frame);
      if (wait > 0) await this.#wait(wait);
    }
    this.#hurry = false;
    this.busy = false;
    this.#running = false;
  }

  #show(frame: Frame, look: Seen | null): void {
    this.frame = frame;
    this.shown = look ?? (this.shown ? { ...this.shown, zones: frame.zones } : null);
  }

  /** Cards that others passed to this seat are marked until the first touch. */
  #note(state: TableState): void {
    if (state.look?.facts.mover === state.seat && this.#truth?.facts.mover !== state.seat) this.looked.clear();
    for (const event of state.news) {
      const place = event.source_place ?? -1;
      if (event.what === "show" && place >= 0 && event.cards?.length) this.looked.add(`${event.source ?? ""}/${place}`);
      if (event.what === "exchange") {
        this.looked.delete(`${event.source ?? ""}/${place}`);
        this.looked.delete(`${event.target ?? ""}/${event.target_place ?? -1}`);
      }
      if (event.what === "gather") this.received.clear();
      const [from, giver] = placeOf(event.source ?? "");
      const [to, taker] = placeOf(event.target ?? "");
      if (event.what === "move" && from === "passed" && to === "hand" && taker === state.seat && giver !== taker) {
        for (const card of event.cards ?? []) this.received.add(card);
      }
    }
  }

  #duration(frame: Frame): number {
    const normal: Record<Frame["motion"], number> = {
      play: DURATIONS.play, deal: DURATIONS.deal, sweep: DURATIONS.sweep, clear: DURATIONS.clear, eat: DURATIONS.eat,
      exchange: DURATIONS.exchange, reveal: DURATIONS.flip, pass: DURATIONS.play, reset: DURATIONS.sweep, none: 0,
    };
    return normal[frame.motion] * pace();
  }

  #rest(frame: Frame): number {
    if (frame.rests === "round") return this.roundOver ? Infinity : 0;
    if (frame.rests === "trick") return settings.rest < 0 ? Infinity : settings.rest * RESTS[settings.speed];
    return frame.rests === "glance" ? GLANCE * RESTS[settings.speed] : 0;
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = Number.isFinite(milliseconds) ? setTimeout(() => this.#wake?.(), milliseconds) : undefined;
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}

export const stage = new Stage();

/** How many cards a seat holds in zones of this name. */
export function held(look: Seen, stem: string, seat: number): number {
  return count(look.zones[`${stem}${seat}`]);
}
