import type { Event } from "../wire";
import { type Flourish, flourishes, type Kind } from "./flourish";
import "./motion.css";
import { BUMP, type Frame, PUFF, RING, SHAKE, TURN } from "./path";
import { DURATIONS, type Motion } from "./speed";

export { DURATIONS, EASE, PACE } from "./speed";

// Only transforms and opacity move, so that nothing is laid out anew; taps go through to where things are in truth.
const moving = new Set<Animation>();

/** Let everything arrive at once: a tap or Space does. */
export function finishAll(): void {
  for (const one of [...moving]) one.finish();
}

/** How long each takes, what it waits for, and how it goes. */
const KINDS: Record<Kind, { as: Motion; after: Motion | ""; frames: Frame[] }> = {
  ring: { as: "reset", after: "play", frames: RING },
  puff: { as: "clear", after: "", frames: PUFF },
  shake: { as: "bust", after: "play", frames: SHAKE },
  bump: { as: "eat", after: "eat", frames: BUMP },
  turn: { as: "flip", after: "", frames: TURN },
};

/** Show what is special about these events, where it happens; `pace` scales the time, 0 is not at all. */
export function flourish(root: HTMLElement | null, events: readonly Event[], pace: number): void {
  if (root && pace > 0) for (const each of flourishes(events)) void show(root, each, pace);
}

/** No, with the head: it cannot be played. */
export function refuse(element: HTMLElement | null, pace: number): void {
  if (element && pace > 0) void run(element, SHAKE, DURATIONS.bust * pace, 0);
}

async function show(root: HTMLElement, { kind, zone, place }: Flourish, pace: number): Promise<void> {
  const where = root.querySelector<HTMLElement>(place < 0 ? `[data-zone="${zone}"]` : `[data-k="${zone}/${place}"]`);
  if (!where) return;
  const { as, after, frames } = KINDS[kind];
  const [time, delay] = [DURATIONS[as] * pace, after ? DURATIONS[after] * pace : 0];
  if (kind !== "ring" && kind !== "puff") return run(where, frames, time, delay);
  const box = where.getBoundingClientRect();
  const round = document.createElement("span");
  round.className = `motion-${kind}`;
  round.style.left = `${box.left + box.width / 2}px`;
  round.style.top = `${box.top + box.height / 2}px`;
  root.append(round);
  await run(round, frames, time, delay);
  round.remove();
}

async function run(what: Element, frames: Frame[], duration: number, delay: number): Promise<void> {
  const one = what.animate(frames, { duration, delay, easing: "ease-out", fill: "backwards" });
  moving.add(one);
  try {
    await one.finished;
  } catch {
    // it was taken away while it moved
  } finally {
    moving.delete(one);
  }
}
