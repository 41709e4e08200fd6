import { describe, expect, it } from "vitest";
import { blocks } from "./markdown";

const RULES = new Set(["follow-suit"]);
const read = (page: string) => blocks(page, (id) => RULES.has(id));
const plain = (text: string) => [{ text, bold: false, rule: "" }];

describe("a page of rules", () => {
  it("has headings and paragraphs, whose lines run on", () =>
    expect(read("# Hearts\n\nFour players,\neach alone.")).toEqual([
      { kind: "heading", level: 1, pieces: plain("Hearts") },
      { kind: "paragraph", pieces: plain("Four players, each alone.") },
    ]));
  it("has lists, whose items run on", () =>
    expect(read("- one\n  more\n- two")).toEqual([{ kind: "list", numbered: false, items: [plain("one more"), plain("two")] }]));
  it("has numbered lists and tables", () => {
    expect(read("1. one")[0]).toMatchObject({ kind: "list", numbered: true });
    expect(read("| Card | Counts |\n|---|---|\n| ace | 1 |")).toEqual([
      { kind: "table", head: [plain("Card"), plain("Counts")], rows: [[plain("ace"), plain("1")]] },
    ]);
  });
  it("marks the place of a rule, and leaves other brackets alone", () =>
    expect(read("Follow **suit** (follow-suit). So (always).")).toEqual([
      {
        kind: "paragraph",
        pieces: [
          { text: "Follow ", bold: false, rule: "" },
          { text: "suit", bold: true, rule: "" },
          { text: "", bold: false, rule: "follow-suit" },
          { text: ". So", bold: false, rule: "" },
          { text: " (always)", bold: false, rule: "" },
          { text: ".", bold: false, rule: "" },
        ],
      },
    ]));
});
