// The rules are short Markdown files: headings, paragraphs, lists, tables and bold words, and no more than that.

export interface Piece {
  text: string;
  bold: boolean;
  rule: string; // the id of a rule that is stated here; its text is not shown
}
export type Block =
  | { kind: "heading"; level: number; pieces: Piece[] }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; numbered: boolean; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] };

/** Read a page; rule ids in brackets, such as (follow-suit), become places that can be linked to. */
export function blocks(page: string, rules: (id: string) => boolean): Block[] {
  const found: Block[] = [];
  for (const part of page.split(/\n{2,}/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    const heading = /^(#+) (.*)/.exec(lines[0] ?? "");
    if (heading) {
      found.push({ kind: "heading", level: heading[1]?.length ?? 1, pieces: pieces(heading[2] ?? "", rules) });
      lines.shift();
    }
    const first = lines[0];
    if (first === undefined) continue;
    if (first.startsWith("|")) {
      const rows = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => pieces(cell.trim(), rules)));
      found.push({ kind: "table", head: rows[0] ?? [], rows: rows.slice(2) });
    } else if (/^(-|\d+\.) /.test(first)) {
      const items: string[] = [];
      for (const line of lines) {
        const item = /^(-|\d+\.) (.*)/.exec(line);
        if (item) items.push(item[2] ?? "");
        else items[items.length - 1] += ` ${line.trim()}`;
      }
      found.push({ kind: "list", numbered: /^\d/.test(first), items: items.map((item) => pieces(item, rules)) });
    } else found.push({ kind: "paragraph", pieces: pieces(lines.map((line) => line.trim()).join(" "), rules) });
  }
  return found;
}

function pieces(text: string, rules: (id: string) => boolean): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*| ?\([a-z0-9-]+\))/)) {
    const bold = /^\*\*(.+)\*\*$/.exec(part);
    const rule = /^ ?\(([a-z0-9-]+)\)$/.exec(part);
    if (bold) found.push({ text: bold[1] ?? "", bold: true, rule: "" });
    else if (rule && rules(rule[1] ?? "")) found.push({ text: "", bold: false, rule: rule[1] ?? "" });
    else if (part) found.push({ text: part, bold: false, rule: "" });
  }
  return found;
}
