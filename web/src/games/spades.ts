import { settings } from "../settings/settings.svelte";
import { say } from "../words/words.svelte";
import type { Chip, Polish } from "./polish";
import { bidChip, fact, HIDDEN, its } from "./tricks";

export default {
  zones: { deck: HIDDEN, taken: HIDDEN },
  team: (seat) => seat % 2,
  trump: () => "S",
  strip(sight) {
    const chips: Chip[] = [];
    const me = Math.max(0, sight.me);
    const [mine, partner] = [its(sight, "bids", me), its(sight, "bids", (me + 2) % 4)];
    if (mine >= 0 && partner >= 0) {
      const won = its(sight, "tricks", me) + its(sight, "tricks", (me + 2) % 4);
      chips.push({ text: `${say("team-title")} ${won}/${mine + partner}`, title: say("team-taken", { taken: won, bid: mine + partner }), tone: "accent" });
    }
    const broken = fact(sight, "broken") > 0;
    chips.push({ text: broken ? "♠ ✓" : "♠ –", title: say(broken ? "spades-are-broken" : "spades-are-not-broken"), tone: "quiet" });
    return chips;
  },
  seat(sight, seat) {
    const bid = its(sight, "bids", seat);
    const won = its(sight, "tricks", seat);
    const chips: Chip[] = bid === 0
      ? [{ text: won ? `nil ${won}!` : "nil", title: say(won ? "nil-lost" : "nil-stands"), tone: won ? "bad" : "good" }]
      : bidChip(sight, seat).map((chip) => ({ text: chip.text, title: chip.title }));
    const bags = its(sight, "bags", seat);
    if (bags) chips.push({ text: `+${bags}`, title: say("bags-title", { count: bags }), tone: bags >= 7 ? "bad" : "quiet" });
    return chips;
  },
  tint: (_, card) => (settings.tints && card.endsWith("S") ? "trump" : ""),
  label: (_, act) => (act === "nil" ? say("act-nil") : ""),
  moment: (event) => ({ "nil-failed": "moment-nil-failed", "nil-made": "moment-nil-made", "spades-broken": "moment-spades" })[event.said ?? ""] ?? "",
  reckon(sight, seat) {
    const bid = its(sight, "bids", seat);
    return bid < 0 ? "" : `${its(sight, "tricks", seat)}/${bid === 0 ? "nil" : bid}`;
  },
} satisfies Polish;
