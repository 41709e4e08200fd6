// Each court is a file of its own that comes when it is first shown; where it leaves a corner free for the suit differs.
const FILES = import.meta.glob<string>("./courts/*.svg", { query: "?url", import: "default", eager: true });
const SUIT_ON_THE_LEFT = new Set(["JS", "KS", "QH", "KH", "KD", "KC"]);

/** Where the picture of a court lies, such as "QS". */
export function courtAt(name: string): string {
  return FILES[`./courts/${name}.svg`] ?? "";
}

export function suitOnTheLeft(name: string): boolean {
  return SUIT_ON_THE_LEFT.has(name);
}
