import { DURATIONS, PACE } from "../motion/speed";
import { settings, still } from "../settings/settings.svelte";

/** Let the page wear what a person chose: theme, deck, back, felt, motion; for as long as the page is open. */
export function dress(root: HTMLElement): void {
  $effect.root(() => {
    $effect(() => {
      root.dataset.deck = settings.deck;
      root.dataset.back = settings.back;
      root.dataset.felt = settings.felt;
      root.style.setProperty("--lift-time", `${still() ? 0 : DURATIONS.lift * PACE[settings.speed]}ms`);
      root.toggleAttribute("data-still", still());
      if (settings.theme === "auto") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
    });
  });
}
