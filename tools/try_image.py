"""Take the steps of the Dockerfile in folders of this machine, where no container engine is at hand.

    sudo python tools/try_image.py FOLDER            needs debootstrap, unshare and the internet

Each FROM is a Debian made by debootstrap and cut down as the slim images are; RUN and COPY are done in it with chroot.
Then the house is started in the last stage as the image would start it: its user, a root that cannot be written,
and only /data to write to.  Tells how large it is and how soon it is ready.
"""
import argparse
import json
import os
import shlex
import shutil
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
SLIM = ("doc", "groff", "info", "linda", "lintian", "locale", "man")   # of /usr/share; the slim images are without
HOST = ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt",             # how to reach the internet
        "/etc/pip.conf", *(str(Path.home() / kept) for kept in (".config/pip", ".npmrc")))
MEANT = ("PIP_", "SSL_", "NODE_", "npm_config_")


@dataclass
class Stage:
    """One part of a Dockerfile, from a FROM to the next."""

    base: str
    name: str = ""
    steps: list[tuple[str, str]] = field(default_factory=list)         # instruction and what follows it

    def last(self, instruction: str) -> str:
        """What the last of these instructions says; empty if there is none."""
        return next((rest for word, rest in reversed(self.steps) if word == instruction), "")


def read(path: Path) -> list[Stage]:
    """The stages of a Dockerfile."""
    stages: list[Stage] = []
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(base, name))
        else:
            stages[-1].steps.append((word, " ".join(rest.split())))
    return stages


def inside(root: Path, command: str, user: str = "0:0", env: dict[str, str] | None = None, data: Path | None = None,
           cwd: str = "/") -> list[str]:
    """The words that run a command in this folder as its root; where `data` is given, all but that is read only."""
    where = shlex.quote(str(root))
    given = " ".join(shlex.quote(f"{name}={value}") for name, value in (env or {}).items())
    steps = [f"mount --bind {where} {where}", f"mount -t proc proc {where}/proc", f"mount --rbind /dev {where}/dev"]
    if data:
        steps += [f"mount --bind {shlex.quote(str(data))} {where}/data", f"mount -o remount,ro,bind {where}"]
    steps.append(f"exec chroot --userspec={user} {where} /usr/bin/env -i -C {cwd} {given} /bin/sh -c "
                 f"{shlex.quote('exec ' + command if data else command)}")
    return ["unshare", "--mount", "sh", "-ec", "\n".join(steps)]


def base(folder: Path, image: str) -> Path:
    """A slim Debian, made once."""
    suite = image.partition(":")[2].removesuffix("-slim")
    made = folder / suite
    if not made.exists():
        subprocess.run(["debootstrap", "--variant=minbase", suite, f"{made}.new"], check=True, stdout=sys.stderr)
        for name in SLIM:
            shutil.rmtree(Path(f"{made}.new/usr/share/{name}"), ignore_errors=True)
        for name in ("var/lib/apt/lists", "var/cache/apt"):
            shutil.rmtree(Path(f"{made}.new/{name}"))
            Path(f"{made}.new/{name}").mkdir()
        Path(f"{made}.new/etc/dpkg/dpkg.cfg.d/slim").write_text(
            "".join(f"path-exclude /usr/share/{name}/*\n" for name in SLIM), encoding="ascii")
        Path(f"{made}.new").rename(made)
    return made


def build(folder: Path, stages: list[Stage]) -> Path:
    """Take the steps; the folder of the last stage."""
    made: dict[str, Path] = {}
    for number, stage in enumerate(stages):
        root = folder / f"stage{number}"
        shutil.rmtree(root, ignore_errors=True)
        subprocess.run(["cp", "-a", str(base(folder, stage.base)), str(root)], check=True)
        made[stage.name] = root
        lent = [] if number + 1 == len(stages) else [Path(path) for path in HOST if Path(path).exists()]
        for word, rest in stage.steps:
            if word == "RUN":
                _lend(root, [*lent, Path("/etc/resolv.conf")])         # each time: a step may write its own
                env = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "HOME": "/root",
                       **{name: value for name, value in os.environ.items() if name.startswith(MEANT)}}
                subprocess.run(inside(root, rest, env=env), check=True)
            elif word == "COPY":
                _copy(rest, made, root)
    return root


def _lend(root: Path, paths: list[Path]) -> None:
    """How this machine reaches the internet, also inside."""
    for path in paths:
        there = root / str(path).lstrip("/")
        there.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cp", "-aLT", "--remove-destination", str(path), str(there)], check=True)


def _copy(rest: str, made: dict[str, Path], root: Path) -> None:
    words = rest.split()
    source, target = words[-2:]
    there = root / target.lstrip("/")
    there.parent.mkdir(parents=True, exist_ok=True)
    if words[0].startswith("--from="):
        made_there = made[words[0].removeprefix("--from=")] / source.lstrip("/")
        subprocess.run(["cp", "-a", str(made_there), str(there)], check=True)
    else:                                        # what git has, less what .dockerignore names
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for name in (name for name in listed.split("\n") if name and not name.startswith((".", "tests/"))):
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, there / name)


def size(root: Path) -> float:
    """MB that an image of this would have, about: all files."""
    done = subprocess.run(["du", "-sxk", "--exclude=./proc", "--exclude=./dev", "."], cwd=root, check=True,
                          capture_output=True, text=True)
    return int(done.stdout.split()[0]) / 1000


def serve(folder: Path, root: Path, stage: Stage) -> tuple[float, float, int]:
    """Start the house as the image would; seconds until it is ready, its MB of memory, its exit code after SIGTERM."""
    data = folder / "data"
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir()
    user = stage.last("USER")
    os.chown(data, *map(int, user.split(":")))
    env = dict(word.split("=", 1) for rest in [stage.last("ENV")] for word in rest.split())
    with socket.create_server(("127.0.0.1", 0)) as free:
        env["PARLOUR_PORT"] = str(free.getsockname()[1])
    command = shlex.join([*json.loads(stage.last("ENTRYPOINT")), *json.loads(stage.last("CMD"))])
    begun = time.monotonic()
    house = subprocess.Popen(inside(root, command, user, env, data, stage.last("WORKDIR")))
    try:
        while True:
            try:
                with urlopen(f"http://127.0.0.1:{env['PARLOUR_PORT']}/readyz", timeout=1) as answer:
                    assert answer.status == 200
                break
            except OSError:
                assert house.poll() is None, "The house did not start."
                assert time.monotonic() < begun + 60
                time.sleep(0.05)
        ready = time.monotonic() - begun
        health = stage.last("HEALTHCHECK").partition("CMD ")[2]
        words = shlex.join(json.loads(health))
        subprocess.run(inside(root, words, user, env, data, "/data"), check=True)
        status = Path(f"/proc/{house.pid}/status").read_text(encoding="ascii")
        memory = int(status.partition("VmRSS:")[2].split()[0]) / 1000
        house.terminate()
        return ready, memory, house.wait(20)
    finally:
        house.kill()


def main(words: list[str]) -> int:
    """Build, measure, start; 0 if it is small enough and ran."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args(words).folder.absolute()
    folder.mkdir(parents=True, exist_ok=True)
    stages = read(ROOT / "Dockerfile")
    root = build(folder, stages)
    large, bare = size(root), size(base(folder, stages[-1].base))
    print(f"{large:.0f} MB in all, {bare:.0f} MB of them the base")
    ready, memory, code = serve(folder, root, stages[-1])
    print(f"ready after {ready:.1f} s, {memory:.0f} MB of memory, exit code {code} after SIGTERM")
    return 0 if large < 250 and code == 0 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
