/** Cards by name: rank first, T is a ten; jokers are 1R, 2R, 1B and 2B. */
import { say } from "../words/words.svelte";

const SIGNS: Record<string, string> = { C: "♣", D: "♦", S: "♠", H: "♥" };
const RANKS = "23456789TJQKA";
const ALTERNATING = "CDSH"; // black and red in turn

/** Whether this is the name of a card. */
export function isCard(name: string): boolean {
  return /^(?:[2-9TJQKA][CDSH]|[12][RB])$/.test(name);
}

/** As it is written in a line: Q♠, 10♥. */
export function sign(card: string): string {
  if (!isCard(card)) return card;
  if (card[1] === "R" || card[1] === "B") return spoken(card);
  return `${card[0] === "T" ? "10" : card[0]}${SIGNS[card[1] ?? ""] ?? ""}`;
}

/** As it is said: queen of spades. */
export function spoken(card: string): string {
  if (card === "??") return say("card-unknown");
  if (!isCard(card)) return card;
  if (card[1] === "R" || card[1] === "B") return say(card[1] === "R" ? "red-joker" : "black-joker");
  const rank = card[0] ?? "";
  return say("card-name", { rank: /\d/.test(rank) ? Number(rank) : rank, suit: card[1] ?? "" });
}

/** The words of an act, with its cards as they are said or written. */
export function worded(act: string, card: (name: string) => string = sign): string {
  return act.split(" ").map((word) => (isCard(word) ? card(word) : word)).join(" ");
}

export type Sort = "suit" | "rank";

/** A hand in order: suit by suit with colours alternating, or rank by rank; trumps first. */
export function sorted(cards: string[], by: Sort, trump = ""): string[] {
  const suits = trump ? trump + ALTERNATING.replace(trump, "") : ALTERNATING;
  const suit = (card: string) => (suits + "RB").indexOf(card[1] ?? "");
  const rank = (card: string) => (suit(card) >= suits.length ? 20 : RANKS.indexOf(card[0] ?? ""));
  const order = suitOrder(cards, suits);
  const place = (card: string) => order.indexOf(card[1] ?? "");
  return [...cards].sort((one, two) => by === "suit"
    ? place(one) - place(two) || rank(two) - rank(one)
    : rank(one) - rank(two) || suit(one) - suit(two));
}

/** The suits that are there, so that red and black alternate as well as they can. */
function suitOrder(cards: string[], suits: string): string {
  const there = [..."SHCD"].filter((suit) => cards.some((card) => card[1] === suit));
  const [first] = suits !== ALTERNATING ? [suits[0] ?? ""] : [""];
  if (first && there.includes(first)) {
    const red = (suit: string) => "DH".includes(suit);
    const rest = there.filter((suit) => suit !== first).sort((one, two) => Number(red(one) === red(first)) - Number(red(two) === red(first)));
    const [other, same, third] = rest;
    // Two of the other colour go around the one of the first colour.
    if (other && same && third) return first + other + third + same + "RB";
    return first + rest.join("") + "RB";
  }
  if (there.length === 3) {
    const reds = there.filter((suit) => "DH".includes(suit));
    const blacks = there.filter((suit) => "SC".includes(suit));
    const [outer, inner] = reds.length === 2 ? [reds, blacks] : [blacks, reds];
    return `${outer[0] ?? ""}${inner[0] ?? ""}${outer[1] ?? ""}RB`;
  }
  return `${there.join("")}RB`;
}
