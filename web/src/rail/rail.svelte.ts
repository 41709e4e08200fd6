/** What lies beside the table: a panel on wide screens, a sheet on phones. */
export const TABS = ["score", "log", "rules", "review", "people"] as const;
export type Tab = (typeof TABS)[number];

class Rail {
  tab: Tab = $state("score");
  shown = $state(false); // as a sheet; a panel always is
  rule = $state(""); // the rule to be read

  open(tab: Tab): void {
    this.tab = tab;
    this.shown = true;
  }
}

export const rail = new Rail();
