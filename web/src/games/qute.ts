import { say } from "../words/words.svelte";
import { isCard } from "../table/cards";
import type { Polish, Sight } from "./polish";
import { picked } from "./qute_keys.svelte";
import QuteChooser from "./QuteChooser.svelte";
import QutePanel from "./QutePanel.svelte";
import { fact } from "./tricks";

/** The keys of the number pad, as at the first table of this game: see docs/games/qute.md for the acts. */
function keys(sight: Sight, key: string): string {
  const legal = sight.look.legal;
  const cards = legal.filter(isCard);
  const choice = picked.of(legal);
  switch (key) {
    case "1": // the next of what can be chosen or put
      picked.turn();
      return "";
    case "2": // put the one that is marked
      return cards.length ? picked.card(cards) : "";
    case "0":
      return legal.includes("draw") ? "draw" : "";
    case "3": // go on: end, finish, or what is marked
      return ["end", "finish"].find((act) => legal.includes(act)) ?? choice;
    case "4":
      return legal.includes("qute") ? "qute" : "";
    case "5": case "6":
      if (choice) picked.turn();
      return "";
    default:
      return "";
  }
}

export default {
  zones: {
    hand: { as: "hand", label: "place-of-hand" }, drawn: { as: "hand", label: "place-of-drawn" },
    blind: { label: "place-of-blind" }, stack: { browse: true, label: "place-of-stack" },
  },
  target: (_, act) => (act === "draw" ? "zone:blind" : null),
  buttons: ["draw"],
  primary: ["draw", "finish", "end"],
  danger: ["qute"],
  lands: () => "stack",
  digits: true,
  keys,
  strip(sight) {
    const mult = fact(sight, "mult");
    return [{ text: `×${mult}`, title: say("points-times", { mult }), tone: mult > 1 ? "bad" : "quiet" }];
  },
  seat(sight, seat) {
    const open = sight.look.scores[seat] ?? 0;
    return open >= 100 ? [{ text: `${125 - open}`, title: say("to-limit", { count: 125 - open }), tone: "bad" }] : [];
  },
  moment: (event) => ({ "declares-qute": "moment-qute", "to-zero": "moment-zero", refills: "moment-refill" })[event.said ?? ""] ?? "",
  reckon(sight, seat) {
    const mult = fact(sight, "mult");
    return mult > 1 ? `${(sight.look.facts.gained as number[] | undefined)?.[seat] ?? 0}: ×${mult}` : "";
  },
  Panel: QutePanel,
  Chooser: QuteChooser,
} satisfies Polish;
