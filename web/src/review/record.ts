// What the page itself can check of a record: how each deal came about (docs/fairness.md).
import type { Fair } from "../wire";

/** A deal of a record, and its proof if there is one. */
export interface Dealt {
  deal: number;
  seed: string;
  fair: Fair | undefined;
}

/** The deals of a record: a line `deal SEED`, and after it `fair COMMITMENT SECRET NONCE NONCE ...`, `-` for none. */
export function deals(record: string): Dealt[] {
  const found: Dealt[] = [];
  for (const line of record.split("\n")) {
    const [word, ...rest] = line.trim().split(" ");
    const last = found.at(-1);
    if (word === "deal") found.push({ deal: found.length + 1, seed: rest[0] ?? "", fair: undefined });
    else if (word === "fair" && last) {
      const [commitment = "", secret = "", ...nonces] = rest;
      const added = nonces.map((nonce) => (nonce === "-" ? "" : nonce));
      last.fair = { deal: last.deal, commitment, secret, nonces: added, seed: last.seed };
    }
  }
  return found;
}

/** The names of the seats of a record. */
export function names(record: string): string[] {
  return [...record.matchAll(/^seat \d (.*)$/gm)].map((seat) => seat[1] ?? "");
}

/** What is played, by the options that differ from the usual. */
export function played(record: string): { game: string; options: Record<string, string> } {
  const game = /^game (\w+) \d+$/m.exec(record)?.[1] ?? "";
  return { game, options: Object.fromEntries([...record.matchAll(/^option (\w+)=(.*)$/gm)].map((each) => [each[1], each[2]])) };
}
