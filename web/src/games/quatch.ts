import { say } from "../words/words.svelte";
import { sign } from "../table/cards";
import type { Chip, Picks, Polish, Sight } from "./polish";
import { fact, its } from "./tricks";

const STAGES = ["play", "swap", "lowest", "second"];

/** The six cards of the beginning, in the order in which acts number them: those dealt, then the chance row. */
function six(sight: Sight): string[] {
  const zones = sight.look.zones;
  return [...(zones[`dealt${sight.me}`]?.places ?? []), ...(zones[`chance${sight.me}`]?.places ?? [])]
    .filter((card): card is string => !!card);
}

function swap(sight: Sight): Picks {
  const cards = six(sight);
  return {
    among: cards, least: 3, most: 3, chosen: cards.slice(0, 3),
    label: (chosen) => (chosen.length < 3 ? say("choose-more", { count: 3 - chosen.length }) : say("quatch-keep")),
    acts: (chosen) => [`hand ${chosen.map((card) => cards.indexOf(card) + 1).sort().join(" ")}`],
  };
}

/** Equal cards are chosen together; a card without equals is played at once. */
function several(sight: Sight): Picks | null {
  const { legal, facts } = sight.look;
  const all = sight.state.about?.options.play_all === "on";
  if (all || facts.several || !legal.includes("several")) return null;
  const equals = (card: string) => legal.filter((other) => other.length === 2 && other[0] === card[0]);
  const among = legal.filter((act) => act.length === 2 && equals(act).length > 1);
  return {
    among, least: 1, most: 4, group: equals,
    label: (chosen) => chosen[0]
      ? say("play-some", { count: chosen.length, rank: sign(chosen[0]).slice(0, -1) }) : say("choose-equal"),
    acts: (chosen) => (chosen.length > 1 ? ["several", ...chosen, "done"] : chosen),
  };
}

export default {
  sort: "rank",
  together: true,
  zones: {
    hand: { as: "hand", label: "place-of-hand" }, dealt: { as: "hand", label: "place-of-hand" },
    chance: { as: "row", label: "place-of-chance" }, stand: { as: "row", label: "place-of-stand" },
    pile: { browse: true, label: "place-of-pile" }, bin: { browse: true, label: "place-of-bin" }, aside: { hidden: true },
  },
  picks(sight) {
    if (fact(sight, "stage") === STAGES.indexOf("swap")) return swap(sight);
    return fact(sight, "stage") === STAGES.indexOf("play") ? several(sight) : null;
  },
  prompt: (sight) => (fact(sight, "stage") === STAGES.indexOf("swap") ? say("quatch-swap") : ""),
  hides: (sight, act) => act.startsWith("hand ") || (act === "several" && !!several(sight)?.among.length),
  target: (sight, act) => {
    const [verb, number] = act.split(" ");
    return verb === "pick" ? `stand${sight.me}/${Number(number) - 1}` : act === "eat" ? "zone:pile" : null;
  },
  buttons: ["eat"],
  danger: ["eat"],
  primary: ["done"],
  lands: () => "pile",
  strip(sight) {
    const chips: Chip[] = [];
    if (fact(sight, "backward")) chips.push({ text: "↺", title: say("counter-clockwise"), tone: "quiet" });
    const quiet = fact(sight, "quiet");
    if (quiet > 150) chips.push({ text: `${quiet}/200`, title: say("quiet-plays", { quiet }), tone: "bad" });
    return chips;
  },
  seat(sight, seat) {
    const eaten = its(sight, "eaten", seat);
    const place = its(sight, "place", seat);
    const chips: Chip[] = [];
    if (place) chips.push({ text: `#${place}`, title: say("place-title", { place }), tone: "good" });
    if (eaten) chips.push({ text: `⌣${eaten}`, title: say("eaten-title", { count: eaten }), tone: "quiet" });
    return chips;
  },
  label: (sight, act) => (act === "eat" ? say("eat-pile", { count: sight.look.zones.pile?.cards.length ?? 0 }) : ""),
  moment(event) {
    if (event.target === "pile" && event.cards?.some((card) => card.startsWith("2"))) return "moment-reset";
    return { "ten-clears": "moment-cleared", "four-clears": "moment-four", bust: "moment-bust", out: "moment-out" }[event.said ?? ""] ?? "";
  },
} satisfies Polish;
