/** What is written on the button of an act. */
import { has, say } from "../words/words.svelte";
import { sign } from "./cards";
import { play } from "./play.svelte";

/** The words of an act: of its game, of its verb, or its name. */
export function label(act: string): string {
  const own = play.sight ? play.polish.label?.(play.sight, act) : "";
  if (own) return own;
  const [verb = "", number = ""] = act.split(" ");
  if (verb === "bid") return number;
  const whole = `act-${act.replaceAll(" ", "-")}`;
  if (has(whole)) return say(whole);
  if (has(`act-${verb}`)) return say(`act-${verb}`, { number, who: play.telling?.act(act.slice(verb.length + 1)) ?? "" });
  return play.telling?.act(act) ?? sign(act);
}
