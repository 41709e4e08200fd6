/** How a hand lies: rows, the width of a card, and the strip of each that can be seen and touched. */
export interface HandLayout {
  rows: number[]; // how many cards in each
  card: number; // width in pixels
  strip: number; // of each card but the last in its row
}

export interface Room {
  width: number;
  height: number; // what a hand may take of the screen
  touch?: boolean; // a finger needs wider strips
}

const RATIO = 7 / 5;
const OVERLAP = 0.55; // of its height, what a row shows when another lies on it
const SMALLEST = 56;
const LARGEST = 118;
const FINGER = 44;
const POINTER = 24;

/** Height of a hand of so many rows. */
export function heightOf(rows: number, card: number): number {
  return card * RATIO * (1 + (rows - 1) * OVERLAP);
}

/** The fewest rows in which every card keeps a strip that can be hit, and the largest cards that fit. */
export function layHand(count: number, room: Room): HandLayout {
  const least = room.touch ? FINGER : POINTER;
  for (let rows = 1; ; rows++) {
    const inRow = Math.ceil(count / rows);
    const tallest = room.height / (RATIO * (1 + (rows - 1) * OVERLAP));
    const largest = Math.min(LARGEST, Math.max(SMALLEST, Math.floor(tallest)), room.width);
    const strip = stripOf(inRow, largest, room.width);
    if (strip >= least || inRow <= 1) return { rows: split(count, rows), card: largest, strip };
    // A smaller card leaves the others a wider strip.
    const smaller = Math.floor(Math.max(SMALLEST, Math.min(largest, room.width - least * (inRow - 1))));
    const wider = stripOf(inRow, smaller, room.width);
    if (wider >= least) return { rows: split(count, rows), card: smaller, strip: wider };
    if (inRow <= 2) return { rows: split(count, rows), card: largest, strip };
  }
}

function stripOf(count: number, card: number, width: number): number {
  return count <= 1 ? card : Math.min(card + 4, Math.floor(((width - card) / (count - 1)) * 10) / 10);
}

/** So many cards in so many rows, the longer rows first. */
function split(count: number, rows: number): number[] {
  const most = Math.ceil(count / rows);
  const found: number[] = [];
  for (let left = count; left > 0; left -= most) found.push(Math.min(most, left));
  return found;
}
