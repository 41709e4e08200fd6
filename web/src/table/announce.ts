/** What is said aloud of events: a whole trick in one sentence, all else line by line. */
import type { Event } from "../wire";
import type { Telling } from "./telling";
import { placeOf } from "./zones";

/** The text for these events, and the plays of a trick that is not complete yet. */
export function announced(telling: Telling, events: Event[], trick: Event[]): [text: string, trick: Event[]] {
  const lines: string[] = [];
  let plays = trick;
  for (const event of events) {
    const [target] = placeOf(event.target ?? "");
    if (event.what === "gather") plays = [];
    if (event.what === "move" && target === "table") {
      plays = [...plays, event];
    } else if (event.said === "takes-trick") {
      lines.push(telling.trick([...plays, event]));
      plays = [];
    } else if (event.what !== "score") lines.push(telling.line(event));
  }
  return [lines.filter(Boolean).join(" "), plays];
}
