/** Which of several choices the number pad has marked. */
const CHOICES = ["suit ", "all", "next", "minus", "plus"];

class Picked {
  #at = $state(0);

  /** The next one. */
  turn(): void {
    this.#at++;
  }

  /** The choice that is marked, if there is one to make. */
  of(legal: string[]): string {
    const choices = legal.filter((act) => CHOICES.some((choice) => act.startsWith(choice)));
    return choices[this.#at % Math.max(1, choices.length)] ?? "";
  }

  /** The card that is marked. */
  card(cards: string[]): string {
    return cards[this.#at % Math.max(1, cards.length)] ?? "";
  }
}

export const picked = new Picked();
