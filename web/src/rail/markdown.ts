/** The little of Markdown that the rules are written in: heads, paragraphs, lists and tables. */
export type Block =
  | { kind: "head"; text: string }
  | { kind: "text" | "item"; text: string; rules: string[] }
  | { kind: "table"; rows: string[][] };

const RULE = /\s?\(([a-z]+(?:-[a-z]+)+)\)/g; // the id of a rule, as a refusal names it

/** Take a text apart; ids of rules become places to go to. */
export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const part of source.split(/\n\s*\n/).flatMap((part) => part.split(/\n(?=- |#)/))) {
    const text = part.trim();
    if (!text) continue;
    if (text.startsWith("#")) {
      const [head = "", ...rest] = text.split("\n");
      if (!/^# /.test(head)) found.push({ kind: "head", text: head.replace(/^#+\s*/, "") });
      if (rest.length) found.push(paragraph(rest.join("\n")));
    } else if (text.startsWith("|")) found.push({ kind: "table", rows: rowsOf(text) });
    else found.push(paragraph(text));
  }
  return found;
}

function paragraph(text: string): Block {
  const rules = [...text.matchAll(RULE)].map((match) => match[1] ?? "");
  const plain = text.replace(RULE, "").replace(/^- /, "").replace(/\s*\n\s*/g, " ").replace(/[*`]/g, "");
  return { kind: text.startsWith("- ") ? "item" : "text", text: plain, rules };
}

function rowsOf(text: string): string[][] {
  return text.split("\n").filter((row) => !/^\|[\s|:-]+\|$/.test(row))
    .map((row) => row.split("|").slice(1, -1).map((cell) => cell.trim().replace(/[*`]/g, "")));
}
