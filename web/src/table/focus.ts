/** Who plays by keyboard never loses the place: when what has the focus goes away, its neighbour gets it. */
const GROUPS = "[data-zone], .choices, .row, .end, .rail";

/** Watch a table; `otherwise` is where the focus goes when nothing is left beside it. */
export function keepFocus(root: HTMLElement, otherwise: () => HTMLElement | null): () => void {
  let group: HTMLElement | null = null;
  let index = -1;
  let held = false;

  const buttons = (inside: HTMLElement) =>
    [...inside.querySelectorAll<HTMLElement>("button:not([disabled]), a[href]")].filter((each) => each.offsetParent);
  const note = (event: FocusEvent): void => {
    const element = event.target as HTMLElement;
    held = true;
    group = element.closest<HTMLElement>(GROUPS);
    index = group ? buttons(group).indexOf(element) : -1;
  };
  const left = (event: FocusEvent): void => {
    const gone = event.target as HTMLElement;
    // What is taken away while it has the focus leaves it to nobody; a person who clicks elsewhere means it.
    if (!event.relatedTarget) held = !gone.isConnected || !gone.matches(":enabled, a, [tabindex]") || held;
  };
  const clicked = (event: PointerEvent): void => {
    if (!(event.target as HTMLElement).closest("button, a, input, [tabindex]")) held = false;
  };
  const mend = (): void => {
    if (!held || (document.activeElement && document.activeElement !== document.body)) return;
    const beside = group?.isConnected ? buttons(group) : [];
    (beside[Math.min(Math.max(index, 0), beside.length - 1)] ?? otherwise())?.focus({ preventScroll: true });
  };
  // A button that is disabled gives the focus away only when the page is drawn next.
  const watcher = new MutationObserver(() => {
    mend();
    requestAnimationFrame(() => setTimeout(mend));
  });
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  root.addEventListener("focusin", note);
  root.addEventListener("focusout", left);
  root.addEventListener("pointerdown", clicked);
  return () => {
    watcher.disconnect();
    root.removeEventListener("focusin", note);
    root.removeEventListener("focusout", left);
    root.removeEventListener("pointerdown", clicked);
  };
}
