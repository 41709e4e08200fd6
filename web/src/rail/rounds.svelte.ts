/** The rounds that ended while this table was open, and how their points came about. */
import type { Polish, Sight } from "../games/polish";
import type { TableState } from "../line/state";

export interface Round {
  number: number;
  points: number[];
  totals: number[];
  how: string[];
}

class Rounds {
  list: Round[] = $state.raw([]);
  #table = "";
  #match = 0;

  /** Note a round that has ended. */
  follow(state: TableState, polish: Polish, sight: Sight): void {
    const { about, look } = state;
    if (!about || !look) return;
    if (state.table !== this.#table || about.match !== this.#match) {
      this.list = [];
      [this.#table, this.#match] = [state.table, about.match];
    }
    const scored = state.news.filter((event) => event.what === "score");
    if (!scored.length || state.fresh) return;
    const number = look.round || (this.list.at(-1)?.number ?? 0) + 1;
    if (this.list.some((round) => round.number === number)) return;
    const seats = about.seats.map((_, seat) => seat);
    this.list = [...this.list, {
      number, totals: look.scores,
      points: seats.map((seat) => scored.filter((event) => event.seat === seat).reduce((sum, event) => sum + (event.amount ?? 0), 0)),
      how: seats.map((seat) => polish.reckon?.(sight, seat, state.events) ?? ""),
    }];
  }
}

export const rounds = new Rounds();
