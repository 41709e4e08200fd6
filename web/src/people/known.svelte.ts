// What the house has and who one is: asked for once, shared by all pages.
import type { GameInfo, HouseInfo, Me } from "../api";
import { ask } from "./house";

export const GAMES = ["qute", "hearts", "spades", "oh_hell", "kabul", "quatch"] as const;
export const LEVELS = ["novice", "casual", "skilled", "expert", "master"] as const;
export const USUAL_LEVEL = "skilled";

let asked: Promise<HouseInfo> | undefined;
let me: Me | undefined = $state.raw();

/** What can be played here. */
export function house(): Promise<HouseInfo> {
  asked ??= ask("GET /api/house");
  asked.catch(() => (asked = undefined));
  return asked;
}

/** One game of the house. */
export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await house()).games.find((game) => game.name === name);
}

/** Who one is, as far as the house has told; see `meet`. */
export function self(): Me | undefined {
  return me;
}

/** Ask the house who one is, and where one sits. */
export async function meet(): Promise<Me> {
  me = await ask("GET /api/me");
  return me;
}

/** What the house answered when something about oneself was changed. */
export function become(changed: Me): void {
  me = changed;
}
