import { expect, test } from "vitest";
import { FULL, HIGH, indexHeight, PIPS, WIDE } from "./places";

const COUNTS = { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 10 } as const;

test("the rank in the corner is at least 18 pixels high on every card", () => {
  for (let size = 30; size <= 300; size++) expect((indexHeight(size) * size) / WIDE).toBeGreaterThanOrEqual(18);
});

test("a small card spends at least three tenths of its width on the rank", () => {
  for (let size = 30; size < FULL; size++) expect(indexHeight(size)).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(COUNTS))("%s has %i pips", (rank, count) => {
  expect(PIPS[rank as keyof typeof COUNTS]).toHaveLength(count);
});

test("turned upside down a card has its pips in the same places, but for those of a seven", () => {
  for (const [rank, pips] of Object.entries(PIPS)) {
    const places = new Set(pips.map(String));
    const turned = pips.filter(([x, y]) => places.has(String([WIDE - x, HIGH - y])));
    expect(turned).toHaveLength(rank === "7" ? 6 : pips.length);
  }
});

test("pips keep clear of the corner index and of each other", () => {
  for (const [rank, pips] of Object.entries(PIPS)) {
    if (rank === "A") continue;
    for (const [x, y] of pips) expect(x - 10 >= 23 || y > 50).toBe(true);
    for (const one of pips)
      for (const other of pips)
        if (one !== other) expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(19);
  }
});
