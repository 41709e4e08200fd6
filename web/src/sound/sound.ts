/** Let something be heard, if sounds are on: deal, play, sweep, turn, broken, queen, nil, qute, reset, clear, stack, kabul. */
export function sound(name: string): void {
  void name;
}
