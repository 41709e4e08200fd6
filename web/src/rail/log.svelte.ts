/** What has happened since this table was opened, line by line. */
import type { TableState } from "../line/state";
import type { Telling } from "../table/telling";
import { say } from "../words/words.svelte";

export interface Line {
  number: number;
  text: string;
  kind: "round" | "line";
}

const KEPT = 2000;

class Log {
  lines: Line[] = $state.raw([]);
  #told = 0;
  #heard = -1;
  #table = "";

  /** Tell what is new. */
  follow(state: TableState, telling: Telling): void {
    if (state.heard === this.#heard || !state.look) return;
    this.#heard = state.heard;
    if (state.table !== this.#table || (state.fresh && state.told !== this.#told)) {
      this.#table = state.table;
      this.lines = [];
      this.#told = 0;
    }
    const fresh = (state.fresh ? state.events : state.news).filter((event) => event.number >= this.#told);
    this.#told = Math.max(this.#told, state.told);
    const scores = state.look.scores;
    const lines = fresh.flatMap((event): Line[] => {
      if (event.what === "gather") {
        return [{ number: event.number, text: say("round-number", { round: (state.look?.round ?? 0) + 1 }), kind: "round" }];
      }
      const text = telling.line(event, scores[event.seat ?? -1] ?? 0).trim();
      return text ? [{ number: event.number, text, kind: "line" }] : [];
    });
    if (lines.length) this.lines = [...this.lines, ...lines].slice(-KEPT);
  }
}

export const log = new Log();
