import "./motion.css";
import { arc, type Box, BUMP, FLIP_AWAY, FLIP_BACK, SHAKE, straight } from "./path";
import { dealtAfter, EASE, lasts, type Motion, type Speed } from "./speed";

export { type Box } from "./path";
export { DURATIONS, EASE, lasts, type Motion, type Speed } from "./speed";

// Only transforms and opacity move, so that nothing is laid out anew; taps go through to where things are in truth.
const moving = new Set<Animation>();

/** Let everything arrive at once: a tap or Space does. */
export function finishAll(): void {
  for (const one of [...moving]) one.finish();
}

/** Whether anything still moves. */
export function anyMoving(): boolean {
  return moving.size > 0;
}

async function run(what: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  if (!options.duration) return;
  const one = what.animate(frames, { fill: "backwards", ...options });
  moving.add(one);
  try {
    await one.finished;
  } catch {
    // it was taken away while it moved
  } finally {
    moving.delete(one);
  }
}

/** Where elements are, by their keys, before they are moved. */
export function where(elements: Iterable<[string, Element]>): Map<string, DOMRect> {
  return new Map([...elements].map(([key, element]) => [key, element.getBoundingClientRect()]));
}

export interface Way {
  as?: Motion;
  speed: Speed;
  /** It was a person's own doing: it comes to rest, without setting off gently. */
  own?: boolean;
  after?: number;
}

/** Let an element come from where it was to where it is now. */
export function come(element: Element, from: Box, { as = "play", speed, own = false, after = 0 }: Way): Promise<void> {
  const to = element.getBoundingClientRect();
  const frames = as === "exchange" ? arc(from, to) : straight(from, to);
  return run(element, frames, {
    duration: lasts(as === "deal" ? "play" : as, speed), delay: after, easing: own ? EASE.person : EASE.table,
  });
}

/** Let cards come one after the other from a deck. */
export async function deal(cards: Element[], from: Box, speed: Speed): Promise<void> {
  await Promise.all(cards.map((card, i) => come(card, from, { as: "deal", speed, after: dealtAfter(i, cards.length, speed) })));
}

/** A pile is eaten: its cards rush into the hand, which feels it. */
export async function rush(cards: Element[], from: Box, into: Element, speed: Speed): Promise<void> {
  const whole = lasts("eat", speed);
  const step = whole / 2 / Math.max(1, cards.length);
  await Promise.all(cards.map((card, i) => come(card, from, { as: "eat", speed, after: i * step })));
  await run(into, BUMP, { duration: whole / 2, easing: "ease-out" });
}

/** Turn a card: `change` is called while nothing of it can be seen. */
export async function turn(card: Element, change: () => void, speed: Speed): Promise<void> {
  const half = lasts("flip", speed) / 2;
  await run(card, FLIP_AWAY, { duration: half, easing: "ease-in" });
  change();
  await run(card, FLIP_BACK, { duration: half, easing: "ease-out" });
}

/** What cannot be done shakes its head; so does a bust. */
export function shake(element: Element, speed: Speed): Promise<void> {
  return run(element, SHAKE, { duration: lasts("bust", speed), easing: "ease-out" });
}

/** A pile goes up in a puff. */
export async function puff(cards: Element[], speed: Speed): Promise<void> {
  const duration = lasts("clear", speed);
  await Promise.all(cards.map((card, i) => {
    const [x, y, spin] = [((i * 37) % 60) - 30, -24 - ((i * 23) % 28), ((i * 29) % 24) - 12];
    return run(card, [
      { transform: "none", opacity: 1 },
      { transform: "scale(1.08)", opacity: 1, offset: 0.25 },
      { transform: `translate(${x}px, ${y}px) rotate(${spin}deg) scale(0.8)`, opacity: 0 },
    ], { duration, easing: "ease-out", fill: "both" });
  }));
}

/** A ring goes out from the middle of an element, as when a two starts the pile anew. */
export async function ring(round: HTMLElement, speed: Speed): Promise<void> {
  const duration = lasts("reset", speed);
  if (!duration) return;
  const circle = document.createElement("span");
  circle.className = "motion-ring";
  round.append(circle);
  await run(circle, [
    { transform: "translate(-50%, -50%) scale(0.3)", opacity: 0.9 },
    { transform: "translate(-50%, -50%) scale(2.4)", opacity: 0 },
  ], { duration, easing: "ease-out", fill: "both" });
  circle.remove();
}
