import { settings } from "../settings/settings.svelte";
import { say } from "../words/words.svelte";
import type { Chip, Polish } from "./polish";
import { bidChip, fact, HIDDEN, its, letter, suitSign } from "./tricks";

const ROUNDS: Record<string, number> = { "down-up": 19, up: 13 };

export default {
  zones: { deck: HIDDEN, taken: HIDDEN, turned: { label: "place-of-turned" } },
  trump: (look) => letter(look.facts.trump),
  strip(sight) {
    const chips: Chip[] = [];
    const of = ROUNDS[sight.state.about?.options.sequence ?? "down-up"];
    if (of) chips.push({ text: `${fact(sight, "number")}/${of}`, title: say("round-of", { number: fact(sight, "number"), of }), tone: "quiet" });
    const trump = sight.look.facts.trump;
    if (letter(trump)) chips.push({ text: `${say("trump-title")} ${suitSign(trump)}`, title: say("trump-is", { suit: letter(trump) }), tone: "accent" });
    chips.push({
      text: `${fact(sight, "total")}/${fact(sight, "cards")}`, tone: fact(sight, "total") > fact(sight, "cards") ? "bad" : "quiet",
      title: say("bids-in-all", { total: fact(sight, "total"), cards: fact(sight, "cards") }),
    });
    return chips;
  },
  seat: bidChip,
  prompt(sight) {
    const forbidden = fact(sight, "forbidden");
    const bids = sight.look.facts.bids;
    const open = Array.isArray(bids) && bids[sight.me] === -1;
    return open && forbidden >= 0 ? say("bid-forbidden", { forbidden, total: fact(sight, "total"), cards: fact(sight, "cards") }) : "";
  },
  tint: (sight, card) => (settings.tints && card.endsWith(letter(sight.look.facts.trump) || "-") ? "trump" : ""),
  reckon(sight, seat) {
    const [won, bid] = [its(sight, "tricks", seat), its(sight, "bids", seat)];
    return won === bid ? `${won} + 10` : `${won}/${bid}`;
  },
} satisfies Polish;
