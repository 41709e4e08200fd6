"""Whether searches in two threads really run side by side."""
import time
from threading import Thread
from typing import Any

from ..core.search import Ismcts
from .games import peer_of
from .ours import first_trick


def scaling(game: str, times: int, simulations: int) -> dict[str, Any]:
    """The same search in one thread and in two: simulations per second by the clock, and per second of CPU.

    Of several passes the one with the median scaling.
    """
    peer = peer_of(game)
    match = first_trick(game, peer.options, peer.opening, 0)
    view = match.view(match.to_act[0])

    def work(threads: int) -> dict[str, float]:
        trees = [Ismcts(view.worlds, 1000) for _ in range(threads)]
        running = [Thread(target=tree.run, args=(simulations, seed)) for seed, tree in enumerate(trees)]
        wall, cpu = time.perf_counter(), time.process_time()
        for thread in running:
            thread.start()
        for thread in running:
            thread.join()
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        done = sum(tree.done for tree in trees)
        return {"per_second": round(done / wall), "per_cpu_second": round(done / max(cpu, 1e-9))}

    found: list[dict[str, Any]] = []
    for _ in range(times):
        one, two = work(1), work(2)
        found.append({"one": one, "two": two, "scaling": round(two["per_second"] / one["per_second"], 2)})
    return sorted(found, key=lambda each: each["scaling"])[len(found) // 2]
