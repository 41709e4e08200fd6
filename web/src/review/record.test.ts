import { describe, expect, it } from "vitest";
import { deals, names, played } from "./record";

const RECORD = `parlour-record 1
game hearts 1
option limit=50
seat 0 Merry Otter
seat 1 deal bot
deal aa
fair c1 5e 0f -
1 QS
deal bb
digest 00
`;

describe("a record", () => {
  it("tells its deals, with proofs where there are some", () =>
    expect(deals(RECORD)).toEqual([
      { deal: 1, seed: "aa", fair: { deal: 1, commitment: "c1", secret: "5e", nonces: ["0f", ""], seed: "aa" } },
      { deal: 2, seed: "bb", fair: undefined },
    ]));
  it("tells who sat there and what was played", () => {
    expect(names(RECORD)).toEqual(["Merry Otter", "deal bot"]);
    expect(played(RECORD)).toEqual({ game: "hearts", options: { limit: "50" } });
  });
});
