import { BUSTS, JOKERS } from "./figures";
import { ARROW, EYE, LAMP } from "./shapes";

/** Four petals round each crossing of a lattice: one path for the whole back. */
export function lattice(wide: number, high: number, step: number): string {
  const petals: string[] = [];
  for (let row = 0; row * step < high; row++)
    for (let column = 0; column * step < wide; column++) {
      const [x, y] = [column * step, row * step];
      const bend = `${step * 1.3} ${step * 1.3} 0 0`;
      petals.push(
        (row + column) % 2
          ? `M${x} ${y}A${bend} 0 ${x + step} ${y + step}A${bend} 0 ${x} ${y}Z`
          : `M${x + step} ${y}A${bend} 0 ${x} ${y + step}A${bend} 0 ${x + step} ${y}Z`,
      );
    }
  return petals.join("");
}

const BACK = `<rect x="4" y="4" width="92" height="132" rx="3.5" fill="var(--back)"/>
<path d="${lattice(84, 126, 10.5)}" transform="translate(8 7)" fill="var(--back-line)"/>
<rect x="8" y="7" width="84" height="126" rx="1.5" fill="none" stroke="var(--back-line)" stroke-width="1.2"/>`;

/** Figures, marks and the back: once in the page; a card only points to them. */
export function sheet(): string {
  const parts: [string, string][] = [
    ...Object.entries(BUSTS).map(([rank, bust]): [string, string] => [`bust${rank}`, bust]),
    ...Object.entries(JOKERS),
    ["lamp", LAMP],
    ["arrow", ARROW],
    ["eye", EYE],
    ["back", BACK],
  ];
  return parts.map(([name, body]) => `<g id="card-${name}">${body}</g>`).join("");
}

/** Lay the sheet into the page, before the first card is drawn. */
export function laySheet(): void {
  if (document.getElementById("card-sheet")) return;
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.id = "card-sheet";
  holder.setAttribute("aria-hidden", "true");
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.style.position = "absolute";
  holder.innerHTML = `<defs>${sheet()}</defs>`;
  document.body.prepend(holder);
}
