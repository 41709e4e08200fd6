import { describe, expect, it } from "vitest";
import { leadsTo } from "./join";

describe("a pasted link", () => {
  it.each([
    ["https://cards.example/club/#table=Pq3v9XoYl2hT7c1d&invite=b1Qm0vVt", "table/Pq3v9XoYl2hT7c1d?invite=b1Qm0vVt"],
    ["https://cards.example/#/table/Pq3v9XoYl2hT7c1d?invite=b1Qm0vVt", "table/Pq3v9XoYl2hT7c1d?invite=b1Qm0vVt"],
    ["  Pq3v9XoYl2hT7c1d ", "table/Pq3v9XoYl2hT7c1d"],
    ["#table=Pq3v9XoYl2hT7c1d", "table/Pq3v9XoYl2hT7c1d"],
  ])("%s leads to its table", (text, place) => expect(leadsTo(text)).toBe(place));

  it.each(["", "hello", "https://cards.example/", "#table=<script>", "#/settings"])("%s leads nowhere", (text) =>
    expect(leadsTo(text)).toBeUndefined(),
  );
});
