"""A process that serves, for the tools: started, watched and ended from outside."""
import ctypes
import os
import signal
import subprocess
import sys
from pathlib import Path

FREE = {f"PARLOUR_{name}": "100000000" for name in ("REQUESTS", "MESSAGES", "GUESTS", "SOCKETS", "TABLES")}
TICK = os.sysconf("SC_CLK_TCK")


class Process:
    """A house, or another server, in a process of its own; it says its address in its first line."""

    def __init__(self, *command: str, folder: str) -> None:
        self.process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, cwd=folder, text=True,
                                        preexec_fn=_die_with_parent, env={**os.environ, **FREE})
        assert self.process.stdout
        self.url = self.process.stdout.readline().split()[-1]

    def cpu(self) -> dict[str, float]:
        """CPU seconds so far of each of its threads, by name; `all` of them, also of those that ended."""
        found = {"all": _seconds(f"/proc/{self.process.pid}/stat")}
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            name = "loop" if task.name == str(self.process.pid) else "other threads"
            found[name] = found.get(name, 0) + _seconds(str(task / "stat"))
        return found

    def memory(self) -> float:
        """What it has in memory now, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it."""
        self.process.send_signal(how)
        self.process.wait(30)


def house(folder: str, *more: str, port: int = 0) -> Process:
    """A house where bots do not pause and no limit is met."""
    return Process("-m", "parlour", "serve", "--port", str(port), "--data", folder, "--between", "0",
                   "--log-level", "error", *more, folder=folder)


def busy() -> tuple[float, float]:
    """CPU seconds that all processors were busy, and that there were, since the machine began."""
    words = [int(word) / TICK for word in Path("/proc/stat").read_text(encoding="utf-8").splitlines()[0].split()[1:9]]
    return sum(words) - words[3] - words[4], sum(words)


def _seconds(stat: str) -> float:
    words = Path(stat).read_text(encoding="utf-8").rpartition(") ")[2].split()
    return (int(words[11]) + int(words[12])) / TICK


def _die_with_parent() -> None:
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)
