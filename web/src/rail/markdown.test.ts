import { expect, test } from "vitest";
import { blocks } from "./markdown";

test("rules are heads, paragraphs and items, and the ids in brackets become places to go to", () => {
  const text = "# Hearts\n\nFour players.\n\n## Play\n\n- Follow suit if you\n  can (follow-suit).\n- The highest takes it.\n";
  expect(blocks(text)).toEqual([
    { kind: "text", text: "Four players.", rules: [] }, { kind: "head", text: "Play" },
    { kind: "item", text: "Follow suit if you can.", rules: ["follow-suit"] },
    { kind: "item", text: "The highest takes it.", rules: [] },
  ]);
});

test("tables keep their rows and cells", () => {
  expect(blocks("| Card | Counts |\n|---|---|\n| A | 1 |")).toEqual([{ kind: "table", rows: [["Card", "Counts"], ["A", "1"]] }]);
});
