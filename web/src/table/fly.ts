/** Cards move from where they were to where they are: FLIP, by transform alone, so that nothing waits for it. */
import type { Event } from "../wire";
import { EASE } from "../motion/motion";
import { arc, away as offset, straight } from "../motion/path";
import type { Motion } from "./frames";
import { placeOf } from "./zones";

/** Where each card and each zone was drawn. */
export type Places = Map<string, { box: DOMRect; element: HTMLElement }>;

const running = new Set<Animation>();
const ghosts = new Set<HTMLElement>();

/** Where everything is now. Cards are known by `data-k`, zones by `data-zone`. */
export function where(root: HTMLElement | null): Places {
  const found: Places = new Map();
  if (!root) return found;
  for (const element of root.querySelectorAll<HTMLElement>("[data-k], [data-zone]")) {
    const key = element.dataset.k ?? `zone:${element.dataset.zone ?? ""}`;
    found.set(key, { box: element.getBoundingClientRect(), element });
  }
  return found;
}

/** Let everything that has moved fly there; returns how long it takes. */
export function fly(root: HTMLElement | null, before: Places, events: Event[], duration: number, motion: Motion): number {
  if (!root || !before.size || duration <= 0) return 0;
  const now = where(root);
  const origins = origin(events);
  const each = motion === "deal" ? Math.min(duration, 900 / Math.max(1, now.size)) : 0;
  let order = 0;
  let longest = 0;
  for (const [key, { box, element }] of now) {
    if (key.startsWith("zone:")) continue;
    const from = before.get(key) ?? first(before, origins.get(key), box);
    if (!from || !box.width) continue;
    const way = motion === "exchange" ? arc(from.box, box) : straight(from.box, box);
    if (Math.abs(from.box.left - box.left) + Math.abs(from.box.top - box.top) < 1) continue;
    const delay = motion === "deal" && !before.has(key) ? each * order++ : 0;
    const time = motion === "deal" ? Math.max(160, duration * 5) : duration;
    run(element, way, time, delay, motion === "play" ? EASE.person : EASE.table);
    longest = Math.max(longest, time + delay);
  }
  return Math.max(longest, away(root, before, now, events, duration));
}

/** Cards that are not drawn any more fly to where they went, as ghosts. */
function away(root: HTMLElement, before: Places, now: Places, events: Event[], duration: number): number {
  let longest = 0;
  for (const event of events) {
    if (event.what !== "move") continue;
    const goal = now.get(`zone:${event.target ?? ""}`)?.box ?? now.get(`zone:seat${placeOf(event.target ?? "")[1]}`)?.box;
    if (!goal) continue;
    for (const card of event.cards ?? []) {
      const from = before.get(card);
      if (!from || now.has(card) || !from.box.width) continue;
      const ghost = from.element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-k");
      ghost.setAttribute("aria-hidden", "true");
      ghost.inert = true;
      Object.assign(ghost.style, {
        position: "fixed", left: `${from.box.left}px`, top: `${from.box.top}px`, width: `${from.box.width}px`,
        margin: "0", zIndex: "50", pointerEvents: "none", transform: "none",
      });
      root.append(ghost);
      ghosts.add(ghost);
      const { x, y } = offset(goal, from.box);
      const flight = run(ghost, [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(0.3)` }], duration, 0, EASE.table);
      void flight.finished.catch(() => null).finally(() => vanish(ghost));
      longest = duration;
    }
  }
  return longest;
}

/** Where cards came from that were not drawn before: a place in a row, a pile, or the seat that held them. */
function origin(events: Event[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { what, cards = [], source = "", target = "", source_place: from = -1, target_place: to = -1 } of events) {
    const seat = `zone:seat${placeOf(source)[1]}`;
    const places = [...(from >= 0 ? [`${source}/${from}`] : []), `zone:${source}`, seat];
    if (what === "move") {
      for (const card of cards) found.set(card, places);
      if (to >= 0) found.set(`${target}/${to}`, [...cards, ...places]);
    }
    if (what === "exchange") {
      found.set(`${source}/${from}`, [`${target}/${to}`]);
      found.set(`${target}/${to}`, [`${source}/${from}`]);
    }
  }
  return found;
}

/** The first of these places that was drawn; out of a zone or a seat a card comes small, from the middle. */
function first(places: Places, keys: string[] = [], size: DOMRect): { box: DOMRect } | undefined {
  for (const key of keys) {
    const box = places.get(key)?.box;
    if (!box?.width) continue;
    if (!key.startsWith("zone:")) return { box };
    const [width, height] = [size.width / 2, size.height / 2];
    return { box: new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height) };
  }
  return undefined;
}

function run(element: HTMLElement, steps: Keyframe[], duration: number, delay: number, easing: string): Animation {
  const flight = element.animate(steps, { duration, delay, easing, fill: "backwards" });
  running.add(flight);
  void flight.finished.catch(() => null).finally(() => running.delete(flight));
  return flight;
}

function vanish(ghost: HTMLElement): void {
  ghost.remove();
  ghosts.delete(ghost);
}

/** Everything is where it belongs, at once. */
export function still(root: HTMLElement | null): void {
  for (const flight of running) flight.cancel();
  running.clear();
  if (root) for (const ghost of ghosts) vanish(ghost);
}
