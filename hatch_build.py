"""Compile the rules where that works, and build the browser client; otherwise the same files run as plain Python.

PARLOUR_COMPILE=must fails where it does not work, =no does not try, =try (the default) says so and goes on;
so does PARLOUR_WEB for the client.  An editable install is never compiled, or edits would have no effect.
"""
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
import build_web  # noqa: E402

NEVER_COMPILED = {"__init__", "bits", "cards", "compiled", "dice", "kinds", "layout", "memory", "outside", "sight",
                  "verbs"}
DIRECTIVES = {"language_level": 3, "infer_types": True, "annotation_typing": False, "boundscheck": False,
              "wraparound": False, "initializedcheck": False, "freethreading_compatible": True}


def names() -> list[str]:
    """The modules to compile: all of core, games and minds that have a sidecar with types, but for twins."""
    return [f"parlour.{part}.{path.stem}" for part in ("core", "games", "minds")
            for path in sorted((ROOT / "src/parlour" / part).glob("*.py"))
            if path.stem not in NEVER_COMPILED and path.with_suffix(".pxd").exists()]


def compile_to(out: str, flags: list[str], links: list[str]) -> list[str]:
    """Compile all of them; the paths of what came out."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    os.chdir(ROOT / "src")
    files = {name: [name.replace(".", "/") + ".py"] for name in names()}
    modules = cythonize([Extension(name, file, extra_compile_args=flags, extra_link_args=links)
                         for name, file in files.items()], compiler_directives=DIRECTIVES, build_dir=out, quiet=True)
    command: Any = Distribution({"name": "parlour", "ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = f"{out}/lib", f"{out}/temp", os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    return list(command.get_outputs())


class CompileHook(BuildHookInterface):    # type: ignore[type-arg]
    """What the build backend calls."""

    def dependencies(self) -> list[str]:
        """What the build needs besides, on this machine."""
        return build_web.needs() if _mode("PARLOUR_WEB") != "no" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and add the compiled modules to the wheel."""
        self._build_client()
        if (mode := _mode("PARLOUR_COMPILE")) == "no" or version == "editable":
            return
        here = os.getcwd()
        try:
            # -ffp-contract=off: the same rounding everywhere, so that a bot's move can be re-run anywhere
            unix = os.name == "posix"
            built = compile_to(tempfile.mkdtemp(), ["-O3", "-g0", "-ffp-contract=off"] if unix else [],
                               ["-s"] if sys.platform.startswith("linux") else [])
        except (Exception, SystemExit) as error:
            if mode == "must":
                raise
            self.app.display_warning(f"parlour: not compiled ({error}); it runs as plain Python, some 100 times slower")
            return
        finally:
            os.chdir(here)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built:
            build_data["force_include"][path] = str(Path(path).relative_to(Path(path).parents[2]))

    def _build_client(self) -> None:
        if (mode := _mode("PARLOUR_WEB")) == "no":
            return
        try:
            build_web.build()
        except Exception as error:
            if mode == "must":
                raise
            self.app.display_warning(f"parlour: the page for browsers is not built ({error}); the terminal does not "
                                     "need it")


def _mode(variable: str) -> str:
    """What a variable asks for."""
    mode = os.environ.get(variable, "try")
    if mode not in ("must", "try", "no"):
        raise ValueError(f"{variable}={mode} is none of must, try, no.")
    return mode
