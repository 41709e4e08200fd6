/** The playing screen's own state: what is played, what is chosen, and what a tap or a key does. */
import { SvelteSet } from "svelte/reactivity";
import { cast } from "../faces/animals";
import type { Picks, Polish, Sight } from "../games/polish";
import type { GameInfo } from "../api";
import { line } from "../line/line.svelte";
import { mine } from "../line/state";
import { refuse } from "../motion/motion";
import { settings } from "../settings/settings.svelte";
import { sound } from "../sound/sound";
import { say } from "../words/words.svelte";
import { isCard, sorted, spoken, type Sort } from "./cards";
import { pace, stage } from "./stage.svelte";
import { Telling } from "./telling";
import { count, placeOf } from "./zones";

class Play {
  polish: Polish = $state.raw({});
  levels: string[] = $state.raw([]);
  info: GameInfo | undefined = $state.raw(undefined);
  /** What the characters at the seats are called. */
  readonly names: string[] = $derived(
    line.state.about && settings.moods
      ? cast(line.state.about.table, line.state.about.seats.map(({ name }) => name)).map((animal) => say(`animal-${animal}`)) : []);
  chosen = new SvelteSet<string>();
  /** What the last tap on something that cannot be done was told. */
  why: { rule: string; text: string } | null = $state(null);
  /** Acts that follow one another, such as three cards to pass. */
  #plan: string[] = $state.raw([]);
  #sort: Sort | "" = $state("");

  readonly me = $derived(line.state.seat);
  readonly telling = $derived(line.state.about ? new Telling(this.info, line.state.about, this.me, this.names) : null);
  readonly speaker = $derived(line.state.about ? new Telling(this.info, line.state.about, this.me, this.names, spoken) : null);
  /** The table as the house told it last: what may be done follows from this, not from what is still moving. */
  readonly sight: Sight | null = $derived(
    line.state.look && this.telling
      ? { look: line.state.look, me: this.me, state: line.state, telling: this.telling } : null);
  /** The table as it is drawn. */
  readonly drawn: Sight | null = $derived(
    stage.shown && this.telling ? { look: stage.shown, me: this.me, state: line.state, telling: this.telling } : null);
  readonly asked = $derived(mine(line.state) && !line.state.about?.paused && !this.#plan.length);
  readonly legal: string[] = $derived(this.asked ? (line.state.look?.legal ?? []) : []);
  readonly picks: Picks | null = $derived(this.asked && this.sight ? (this.polish.picks?.(this.sight) ?? null) : null);
  /** Acts by what has to be touched for them. */
  readonly targets: Record<string, string[]> = $derived.by(() => {
    const found: Record<string, string[]> = {};
    if (!this.sight) return found;
    for (const act of this.legal) {
      const target = this.polish.target?.(this.sight, act) ?? (isCard(act) ? act : null);
      if (target) (found[target] ??= []).push(act);
    }
    return found;
  });
  /** Acts that are words: they get buttons. */
  readonly words: string[] = $derived.by(() => {
    const touched = new Set(Object.values(this.targets).flat());
    const both = (act: string) => !!this.polish.buttons?.includes(act.split(" ")[0] ?? "");
    return this.legal.filter((act) => (!touched.has(act) || both(act)) && !(this.sight && this.polish.hides?.(this.sight, act)));
  });
  readonly sort: Sort = $derived(this.#sort || this.polish.sort || settings.sort);

  /** The cards of a zone of mine in the order in which they are shown. */
  hand(zone: string): string[] {
    const cards = this.drawn?.look.zones[zone]?.cards ?? [];
    return sorted(cards, this.sort, this.drawn ? (this.polish.trump?.(this.drawn.look) ?? "") : "");
  }

  sortBy(by: Sort): void {
    this.#sort = by;
  }

  /** Somebody touched a card or a place: choose it, play it, or say why not. */
  touch(key: string): void {
    this.why = null;
    stage.received.clear();
    const picks = this.picks;
    if (picks?.among.includes(key)) {
      this.#choose(picks, key);
      return;
    }
    const [act] = this.targets[key] ?? [];
    if (act) this.act(act);
    else this.#refuse(key);
  }

  #choose(picks: Picks, key: string): void {
    stage.finish();
    const group = picks.group?.(key) ?? [key];
    if (this.chosen.has(key)) this.chosen.delete(key);
    else if (!picks.group || group.some((each) => this.chosen.has(each))) {
      if (picks.most === 1) this.chosen.clear();
      if (this.chosen.size < picks.most) this.chosen.add(key);
    } else {
      this.chosen.clear();
      for (const each of group.slice(0, picks.most)) this.chosen.add(each);
    }
  }

  /** One less of what was chosen together. */
  fewer(): void {
    const last = [...this.chosen].at(-1);
    if (last && this.chosen.size > 1) this.chosen.delete(last);
  }

  /** Decide what was chosen. */
  decide(): void {
    const picks = this.picks;
    if (!picks || !this.ready()) return;
    const [first, ...rest] = picks.acts([...this.chosen]);
    this.chosen.clear();
    this.#plan = rest;
    if (first) this.act(first);
  }

  /** Whether enough is chosen. */
  ready(): boolean {
    const picks = this.picks;
    return !!picks && this.chosen.size >= picks.least && this.chosen.size <= picks.most &&
      (picks.fits?.([...this.chosen]) ?? true);
  }

  /** Do an act, shown at once. */
  act(act: string): void {
    this.why = null;
    const sight = this.sight;
    if (!sight) return;
    const lands = isCard(act) ? this.#lands(sight, act) : null;
    if (lands) void stage.act(lands[0], act, lands[1]);
    else stage.finish();
    if (isCard(act)) sound("play");
    line.act(act, Math.round(performance.now() - line.since));
  }

  #lands(sight: Sight, card: string): [string, string] | null {
    const zones = sight.look.zones;
    const source = Object.keys(zones).find((zone) => placeOf(zone)[1] === this.me && zones[zone]?.cards.includes(card));
    const usual = [`table${this.me}`, "stack", "pile", "discard"].find((zone) => zone in zones);
    const target = this.polish.lands?.(sight, card) ?? usual;
    return source && target && target !== source ? [source, target] : null;
  }

  /** The next of several acts, as soon as the house has taken the one before. */
  goOn(): void {
    const [next, ...rest] = this.#plan;
    if (!next || line.state.pending.length) return;
    const possible = line.state.look?.legal.includes(next) && !line.state.refused;
    this.#plan = possible ? rest : [];
    if (possible) this.act(next);
  }

  /** What was chosen is no longer there, or not asked for. */
  tidy(): void {
    const among = this.picks?.among ?? [];
    for (const key of this.chosen) if (!among.includes(key)) this.chosen.delete(key);
    if (this.picks?.chosen && !this.chosen.size) for (const key of this.picks.chosen) this.chosen.add(key);
  }

  #refuse(key: string): void {
    if (!this.sight || !this.telling || this.me < 0) return;
    stage.finish();
    refuse(stage.root?.querySelector(`[data-k="${key}"]`) ?? null, pace());
    if (!this.sight.look.to_act.includes(this.me)) {
      this.why = { rule: "not-your-turn", text: this.telling.refusal("not-your-turn") };
    } else if (this.asked && isCard(key)) line.act(key); // the house knows which rule forbids it
    else if (this.asked) this.why = { rule: "", text: this.prompt };
  }

  /** One sentence: what is asked, or for whom one waits. */
  readonly prompt: string = $derived.by(() => {
    const { about, look } = line.state;
    if (!this.sight || !this.telling || !look || !about) return "";
    if (about.state === "over" || look.over) return this.telling.result(look);
    if (about.paused) return this.telling.refusal("held");
    if (look.legal.length) return this.polish.prompt?.(this.sight) || this.telling.prompt(look);
    if (!look.to_act.length) return "";
    return this.telling.waiting(look.to_act);
  });

  /** How many cards somebody has in the zones that are theirs and hidden. */
  left(seat: number): number {
    const zones = this.drawn?.look.zones ?? {};
    return ["hand", "drawn", "dealt"].reduce((sum, stem) => sum + count(zones[`${stem}${seat}`]), 0);
  }
}

export const play = new Play();
