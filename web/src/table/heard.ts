/** What can be heard of a moment. */
import type { SoundName } from "../sound/sound";
import type { Frame, Motion } from "./frames";

const SAID: Record<string, SoundName> = {
  "hearts-broken": "broken", "spades-broken": "broken", "nil-failed": "nil", "declares-qute": "qute", kabul: "kabul",
  stacks: "stack", "ten-clears": "clear", "four-clears": "clear",
};
const MOVED: Partial<Record<Motion, SoundName>> = {
  play: "play", deal: "deal", sweep: "sweep", eat: "sweep", clear: "clear", exchange: "play", pass: "play",
};

/** The sound of a moment: what was said goes before what moved. */
export function soundOf({ events, motion }: Frame): SoundName | "" {
  for (const event of events) {
    const found = SAID[event.said ?? ""];
    if (found) return found;
    if (event.target?.startsWith("table") && event.cards?.includes("QS")) return "queen";
    if (event.target === "pile" && event.cards?.some((card) => card.startsWith("2"))) return "reset";
  }
  return events.length ? (MOVED[motion] ?? "") : "";
}
