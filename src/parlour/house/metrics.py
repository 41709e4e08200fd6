"""Counts of what happens in the house, as Prometheus reads them.  No name, no card, no id."""
from collections import Counter
from collections.abc import Callable

KNOWN = 100                                      # at most so many kinds of things are told apart


class Metrics:
    """Counts things, and asks for those that go up and down."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def count(self, what: str) -> None:
        """One more of these."""
        if what in self.counts or len(self.counts) < KNOWN:
            self.counts[what] += 1

    def gauge(self, name: str, why: str, ask: Callable[[], float]) -> None:
        """Something that goes up and down."""
        self.gauges[name] = (why, ask)

    def text(self) -> str:
        """All of it."""
        lines = ["# HELP parlour_happened_total What happened, by what it was.",
                 "# TYPE parlour_happened_total counter"]
        lines += [f'parlour_happened_total{{what="{what}"}} {count}' for what, count in sorted(self.counts.items())]
        for name, (why, ask) in self.gauges.items():
            lines += [f"# HELP parlour_{name} {why}", f"# TYPE parlour_{name} gauge", f"parlour_{name} {ask():g}"]
        return "\n".join(lines) + "\n"
