/** What a card's name on the wire says. */
export type Suit = "S" | "H" | "D" | "C";
export type Rank = "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K";
export type Named =
  | { kind: "pips"; rank: Rank; suit: Suit }
  | { kind: "court"; rank: "J" | "Q" | "K"; suit: Suit }
  | { kind: "joker"; figure: "sun" | "moon" }
  | { kind: "back" };

const BACK: Named = { kind: "back" };

/** "QS" is the queen of spades, "TH" or "10H" the ten of hearts, "1R" a red joker; anything else lies face down. */
export function read(name: string): Named {
  const found = /^(10|[A2-9TJQK])([SHDC])$/.exec(name);
  if (found) {
    const rank = (found[1] === "10" ? "T" : found[1]) as Rank;
    const suit = found[2] as Suit;
    return rank === "J" || rank === "Q" || rank === "K" ? { kind: "court", rank, suit } : { kind: "pips", rank, suit };
  }
  if (/^\dR$/.test(name)) return { kind: "joker", figure: "sun" };
  if (/^\dB$/.test(name)) return { kind: "joker", figure: "moon" };
  return BACK;
}
