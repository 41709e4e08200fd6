/** Where something is on the screen; a DOMRect will do. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Frame = { transform: string; opacity?: number; offset?: number };

const STEPS = 12;
const round = (n: number) => Math.round(n * 100) / 100;
const at = (x: number, y: number, scale: number) => `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)})`;

/** How far the middles of two boxes lie apart, and how much larger the first is. */
export function away(from: Box, to: Box): { x: number; y: number; scale: number } {
  return {
    x: from.left + from.width / 2 - (to.left + to.width / 2),
    y: from.top + from.height / 2 - (to.top + to.height / 2),
    scale: to.width ? from.width / to.width : 1,
  };
}

/** From one box straight to where the element now is. */
export function straight(from: Box, to: Box): Frame[] {
  const { x, y, scale } = away(from, to);
  return [{ transform: at(x, y, scale) }, { transform: "none" }];
}

/**
 * On an arc to where the element now is, a little nearer to the eye half-way.  Each bends to its own left, so that
 * two that change places pass each other and can both be seen all the way.
 */
export function arc(from: Box, to: Box, bend = 0.28): Frame[] {
  const { x, y, scale } = away(from, to);
  const [sideX, sideY] = [x / 2 - y * bend, y / 2 + x * bend]; // the point that draws the arc aside
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const back = 1 - t;
    const near = 1 + 0.14 * 4 * t * back * 0.5;
    return {
      transform: at(back * back * x + 2 * t * back * sideX, back * back * y + 2 * t * back * sideY, (back * scale + t) * near),
      offset: t,
    };
  });
}

/** A card that was turned up: its new face comes round from the edge. */
export const TURN: Frame[] = [{ transform: "perspective(600px) rotateY(88deg)" }, { transform: "none" }];

/** No, with the head: a little less each time. */
export const SHAKE: Frame[] = [0, -9, 8, -6, 5, -2, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 6}deg)` }));

/** A bump where a rush of cards arrives. */
export const BUMP: Frame[] = [1, 1.06, 0.985, 1].map((scale) => ({ transform: `scale(${scale})` }));

/** What goes out from a pile: a ring, a puff. */
export const RING: Frame[] = [{ transform: "scale(0.3)", opacity: 0.95 }, { transform: "scale(1.5)", opacity: 0 }];
export const PUFF: Frame[] = [
  { transform: "scale(0.4)", opacity: 0 }, { transform: "scale(0.8)", opacity: 0.55, offset: 0.3 }, { transform: "scale(1.6)", opacity: 0 },
];
