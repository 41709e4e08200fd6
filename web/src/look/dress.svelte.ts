import { settings } from "../settings/settings.svelte";

/** Let the page wear what a person chose: theme, deck, back, felt; for as long as the page is open. */
export function dress(root: HTMLElement): void {
  $effect.root(() => {
    $effect(() => {
      root.dataset.deck = settings.deck;
      root.dataset.back = settings.back;
      root.dataset.felt = settings.felt;
      if (settings.theme === "auto") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
    });
  });
}
