/** What this house has: asked once. */
export interface Choice {
  name: string;
  why: string;
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
}

export interface GameInfo {
  name: string;
  version: number;
  presets: string[];
  options: Choice[];
  words: Record<string, string[]>;
  least_wins: boolean;
}

export interface HouseInfo {
  wire: number;
  games: GameInfo[];
  levels: string[];
  phrases: string[];
}

let asked: Promise<HouseInfo> | undefined;

/** The games, levels and phrases of this house. */
export function houseInfo(): Promise<HouseInfo> {
  asked ??= fetch(new URL("api/house", document.baseURI)).then((answer) => {
    if (!answer.ok) throw new Error(`the house answers ${answer.status}`);
    return answer.json() as Promise<HouseInfo>;
  });
  asked.catch(() => (asked = undefined)); // the next one asks again
  return asked;
}
