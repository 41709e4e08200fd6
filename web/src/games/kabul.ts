import KabulPanel from "./KabulPanel.svelte";
import { say } from "../words/words.svelte";
import type { Chip, Polish, Sight } from "./polish";
import { fact, its } from "./tricks";

/** The place that an act speaks of. */
function target(sight: Sight, act: string): string | null {
  const [verb = "", number = "", , , other] = act.split(" ");
  const place = Number(number) - 1;
  switch (verb) {
    case "look": case "replace": case "also": case "give": case "own":
      return `row${sight.me}/${place}`;
    case "stack":
      return `row${other ?? sight.me}/${place}`;
    case "theirs":
      return `row${fact(sight, "other")}/${place}`;
    case "seat":
      return `seat:${number}`;
    case "draw":
      return "zone:deck";
    case "take": case "discard":
      return "zone:discard";
    default:
      return null;
  }
}

export default {
  zones: {
    row: { open: false, as: "row" }, drawn: { as: "hand", label: "place-of-drawn" }, deck: { label: "place-of-deck" },
    discard: { label: "place-of-discard", browse: true },
  },
  target,
  buttons: ["draw", "take", "discard"],
  primary: ["draw", "pass", "finish", "done"],
  danger: ["kabul"],
  strip(sight) {
    const caller = fact(sight, "caller");
    const chips: Chip[] = [];
    if (caller >= 0) chips.push({ text: `Kabul: ${sight.telling.name(caller)}`, title: say("kabul-called", { who: sight.telling.name(caller) }), tone: "bad" });
    return chips;
  },
  seat(sight, seat) {
    const markers = its(sight, "markers", seat);
    return markers ? [{ text: `+${markers}`, title: say("markers-title", { points: markers }), tone: "bad" }] : [];
  },
  moment: (event) => ({ kabul: "moment-kabul", stacks: "moment-stack", "wrong-stack": "moment-wrong-stack" })[event.said ?? ""] ?? "",
  reckon: (sight, seat) => say("kabul-total", { total: its(sight, "totals", seat) }),
  Panel: KabulPanel,
} satisfies Polish;
