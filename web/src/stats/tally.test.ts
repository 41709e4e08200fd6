import { describe, expect, it } from "vitest";
import type { Match, Statistic } from "../api";
import { counts, form, sums } from "./tally";

const one = (game: string, against: string, played: number, won: number, least: number, most: number): Statistic => ({
  game, against, options: "", played, won, points: 10 * played, least, most, counts: { moon: won },
});
const ALL = [one("hearts", "expert", 4, 1, 20, 90), one("hearts", "master", 2, 0, 60, 99), one("qute", "expert", 9, 5, 0, 130)];

describe("statistics", () => {
  it("add up by game, the most played first", () => {
    const found = sums(ALL, (each) => each.game, () => true);
    expect(found.map((sum) => [sum.name, sum.played, sum.won, sum.points])).toEqual([
      ["qute", 9, 5, 90],
      ["hearts", 6, 1, 60],
    ]);
  });
  it("know the best score where the least points win, and where the most do", () => {
    expect(sums(ALL, (each) => each.game, () => true)[1]?.best).toBe(20);
    expect(sums(ALL, (each) => each.game, () => false)[1]?.best).toBe(99);
  });
  it("count what happened", () => expect(counts(ALL)).toEqual([["moon", 6]]));
  it("tell one's places, the oldest first, without matches one only looked at", () => {
    const match = (id: string, place: number, you = true): Match => ({
      id, game: "hearts", options: "", started: 0, ended: 0,
      players: [{ name: "A", you, bot: "", place, score: 0 }, { name: "B", you: false, bot: "", place: 1, score: 0 }],
    });
    expect(form([match("new", 2), match("none", 1, false), match("old", 1)])).toEqual([
      { place: 1, of: 2, id: "old" },
      { place: 2, of: 2, id: "new" },
    ]);
  });
});
