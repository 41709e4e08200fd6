"""The Dockerfile and the unit of systemd: what they say fits the program, and is as careful as the page says."""
import json
import shlex
import sys
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path

import click
import pytest

from parlour.cli import cli
from parlour.house.settings import Settings, read

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import try_image

ROOT = Path(__file__).parents[2]
STAGES = try_image.read(ROOT / "Dockerfile")
VARIABLES = {"PARLOUR_DATABASE_URL", *(f"PARLOUR_{each.name.upper()}" for each in fields(Settings))}


def parse(words: list[str]) -> None:
    """The command line takes these words."""
    name, *rest = words
    command = cli.get_command(click.Context(cli), name)
    assert command
    command.make_context(name, rest)


def test_only_the_last_stage_is_kept_and_it_has_no_compiler() -> None:
    build, last = STAGES
    assert build.name == "build"
    assert not last.name
    assert "gcc" in build.steps[0][1]
    assert not any(tool in rest for _, rest in last.steps for tool in ("gcc", "pip", "node", "-dev"))
    assert last.last("COPY").startswith("--from=build ")


def test_the_house_in_the_image_is_nobody_in_particular_and_writes_in_one_place() -> None:
    _, last = STAGES
    assert last.last("USER") == "10001:10001"
    assert "--uid 10001" in last.steps[0][1]
    assert last.last("VOLUME") == last.last("WORKDIR") == "/data"
    assert [word for word, _ in last.steps].index("USER") > [word for word, _ in last.steps].index("COPY")


def test_what_the_image_starts_is_a_command_and_its_variables_are_settings() -> None:
    _, last = STAGES
    assert json.loads(last.last("ENTRYPOINT")) == ["parlour"]
    parse(json.loads(last.last("CMD")))
    given = dict(word.split("=", 1) for word in last.last("ENV").split())
    assert {name for name in given if name != "PATH"} <= VARIABLES
    settings = read({}, given)
    assert (settings.host, settings.port, settings.data) == ("0.0.0.0", int(last.last("EXPOSE")), "/data")
    compile(json.loads(last.last("HEALTHCHECK").partition("CMD ")[2])[2], "health", "exec")


def test_nothing_that_was_built_or_is_hidden_goes_into_the_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text().splitlines()
    assert {".*", "build/", "web/node_modules/", "src/parlour/house/client/", "**/*.so"} <= set(left_out)


def unit() -> ConfigParser:
    """The unit of systemd."""
    found = ConfigParser(strict=False, interpolation=None)
    found.optionxform = str                      # type: ignore[assignment,method-assign]
    found.read(ROOT / "deploy/parlour.service", encoding="utf-8")
    return found


def test_what_systemd_starts_is_a_command() -> None:
    program, *words = shlex.split(unit()["Service"]["ExecStart"])
    assert program.endswith("/parlour")
    parse(words)
    assert unit()["Service"]["Environment"].split("=")[0] in VARIABLES


@pytest.mark.parametrize(("key", "value"), [
    ("DynamicUser", "yes"), ("ProtectSystem", "strict"), ("NoNewPrivileges", "yes"), ("CapabilityBoundingSet", ""),
    ("PrivateTmp", "yes"), ("ProtectHome", "yes"), ("UMask", "0077"), ("Restart", "always")])
def test_the_unit_is_careful(key: str, value: str) -> None:
    assert unit()["Service"][key] == value
