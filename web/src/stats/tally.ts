// What many matches come to: sums over statistics, as charts and tables need them.
import type { Match, Statistic } from "../api";

export interface Sum {
  name: string;
  played: number;
  won: number;
  points: number;
  best: number;
}

/** Add statistics up by something they have in common, the most played first. */
export function sums(all: readonly Statistic[], by: (one: Statistic) => string, leastWins: (game: string) => boolean): Sum[] {
  const found: Record<string, Sum> = {};
  for (const one of all) {
    const name = by(one);
    const best = leastWins(one.game) ? one.least : one.most;
    const sum = (found[name] ??= { name, played: 0, won: 0, points: 0, best });
    sum.played += one.played;
    sum.won += one.won;
    sum.points += one.points;
    sum.best = leastWins(one.game) ? Math.min(sum.best, best) : Math.max(sum.best, best);
  }
  return Object.values(found).sort((one, other) => other.played - one.played || one.name.localeCompare(other.name));
}

/** How often something happened, over all of these statistics; the most frequent first. */
export function counts(all: readonly Statistic[]): [string, number][] {
  const found: Record<string, number> = {};
  for (const one of all) {
    for (const [name, count] of Object.entries(one.counts)) found[name] = (found[name] ?? 0) + count;
  }
  return Object.entries(found).sort((one, other) => other[1] - one[1]);
}

/** One's places in the last matches, the oldest first, and how many played. */
export function form(matches: readonly Match[], most = 20): { place: number; of: number; id: string }[] {
  const mine = matches.flatMap((match) => {
    const you = match.players.find((player) => player.you);
    return you ? [{ place: you.place, of: match.players.length, id: match.id }] : [];
  });
  return mine.slice(0, most).reverse();
}
