// One language's words in one place: messages become sentences here.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type About = Record<string, FluentVariable>;

/** The words of a language: what later sources say goes before what earlier ones say. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether there is a text for this message. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of a message; of one that has none, its id in plain words. */
  say(id: string, about: About = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return plain(id);
    const wrong: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, about, wrong);
    for (const error of wrong) console.warn(`The text ${id}:`, error.message);
    return text;
  }
}

function plain(id: string): string {
  const words = id.replaceAll("-", " ").replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
