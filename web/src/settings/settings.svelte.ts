/** What a person likes, kept in this browser. */
export interface Settings {
  language: string; // empty: that of the browser
  theme: "auto" | "night" | "day";
  deck: "classic" | "four-colour" | "colour-safe" | "high-contrast";
  back: "indigo" | "claret" | "moss";
  speed: "fast" | "normal" | "slow" | "off";
  rest: number; // milliseconds a finished trick lies; -1: until a tap
  sort: "suit" | "rank";
  moods: boolean;
  sound: boolean;
  volume: number; // from 0 to 1
  memory: "off" | "until-next-turn" | "always";
  keys: Record<string, string>; // what was changed of the keys: command -> key
}

const DEFAULTS: Settings = {
  language: "", theme: "auto", deck: "classic", back: "indigo", speed: "normal", rest: 900, sort: "suit", moods: true,
  sound: false, volume: 0.6, memory: "off", keys: {},
};
const PLACE = "parlour.settings";

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // nothing is kept, or not readable: begin with the defaults
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...kept() });

/** Change something and keep it. */
export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // a private window may keep nothing: then it lasts until it is closed
  }
}
