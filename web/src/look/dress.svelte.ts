import { settings } from "../settings/settings.svelte";

/** Let the page wear what a person chose: theme, deck, back; for as long as the page is open. */
export function dress(root: HTMLElement): void {
  $effect.root(() => {
    $effect(() => {
      root.dataset.deck = settings.deck;
      root.dataset.back = settings.back;
      if (settings.theme === "auto") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
    });
  });
}
