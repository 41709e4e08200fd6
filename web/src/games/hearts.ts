import { settings } from "../settings/settings.svelte";
import { say } from "../words/words.svelte";
import type { Chip, Polish, Sight } from "./polish";
import { fact, HIDDEN, taken } from "./tricks";

const WAYS = ["none", "left", "across", "right"];
const ARROWS = ["", "←", "↑", "→"];
const QUEEN = "QS";

function points(sight: Sight, seat: number): { hearts: number; queen: boolean; jack: boolean } {
  const won = taken(sight, seat);
  return {
    hearts: won.filter((card) => card.endsWith("H")).length, queen: won.includes(QUEEN),
    jack: won.includes("JD") && sight.state.about?.options.jack === "on",
  };
}

export default {
  zones: { deck: HIDDEN, taken: HIDDEN, passed: HIDDEN },
  strip(sight) {
    const passing = fact(sight, "passing");
    if (passing) {
      return [{ text: `${say("pass-title")} ${ARROWS[passing] ?? ""}`, title: say("pass-way", { way: WAYS[passing] ?? "" }), tone: "accent" }];
    }
    const broken = fact(sight, "broken") > 0;
    return [{ text: broken ? "♥ ✓" : "♥ –", title: say(broken ? "hearts-are-broken" : "hearts-are-not-broken"), tone: broken ? "bad" : "quiet" }];
  },
  seat(sight, seat) {
    const { hearts, queen, jack } = points(sight, seat);
    const chips: Chip[] = [];
    if (hearts) chips.push({ text: `♥${hearts}`, title: say("hearts-taken", { count: hearts }), tone: "bad" });
    if (queen) chips.push({ text: "Q♠", title: say("queen-taken"), tone: "bad" });
    if (jack) chips.push({ text: "J♦", title: say("jack-taken"), tone: "good" });
    return chips;
  },
  tint(sight, card) {
    if (!settings.tints) return "";
    if (card === QUEEN) return "worst";
    if (card === "JD" && sight.state.about?.options.jack === "on") return "good";
    return card.endsWith("H") ? "points" : "";
  },
  lands: (sight, act) => (act && fact(sight, "passing") ? `passed${sight.me}` : `table${sight.me}`),
  picks(sight) {
    const passing = fact(sight, "passing");
    if (!passing) return null;
    const left = 3 - (sight.look.zones[`passed${sight.me}`]?.cards.length ?? 0);
    return {
      among: sight.look.legal, least: left, most: left, acts: (chosen) => chosen,
      label: (chosen) => chosen.length < left ? say("choose-more", { count: left - chosen.length })
        : say("pass-cards", { count: left, way: WAYS[passing] ?? "" }),
    };
  },
  prompt: (sight) => (fact(sight, "passing") ? say("pass-prompt", { way: WAYS[fact(sight, "passing")] ?? "" }) : ""),
  moment: (event) => (event.said === "moon" ? "moment-moon" : event.said === "hearts-broken" ? "moment-hearts" : ""),
  reckon(sight, seat) {
    const { hearts, queen, jack } = points(sight, seat);
    return [hearts ? `${hearts}♥` : "", queen ? "13 Q♠" : "", jack ? "−10 J♦" : ""].filter(Boolean).join(" + ");
  },
} satisfies Polish;
