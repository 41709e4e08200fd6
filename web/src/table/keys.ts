/** What keys do at a table; each can be changed in the settings. */
/** A command and its usual key, in the order in which they are listed. */
export const COMMANDS = {
  hint: "h", undo: "u", last: "l", claim: "c", score: "s", log: "g", rules: "r", prompt: "t", pause: "p", keys: "?",
  finish: " ",
} as const;
export type Command = keyof typeof COMMANDS;

/** The key of a command; none where it was switched off. */
export function keyOf(command: Command, changed: Record<string, string> = {}): string {
  return changed[command] ?? COMMANDS[command];
}

/** The command of a key. */
export function commandOf(key: string, changed: Record<string, string> = {}): Command | undefined {
  return (Object.keys(COMMANDS) as Command[])
    .find((command) => keyOf(command, changed).toLowerCase() === key.toLowerCase());
}

/** The digits 1 to 9 and 0 choose the first ten of what can be done. */
export function digit(key: string): number {
  return /^[0-9]$/.test(key) ? (Number(key) + 9) % 10 : -1;
}
