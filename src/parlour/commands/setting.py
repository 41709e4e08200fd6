"""The settings of a house as flags of a command."""
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import click

from ..house.settings import Settings

_given: Callable[[Any], Any] = click.option(
    "--config", type=click.Path(path_type=Path), help="A TOML file with settings; also PARLOUR_CONFIG.")


def flags(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command a flag for each setting."""
    for each in reversed(fields(Settings)):
        usual = "" if each.default in ("", None) else f"  [{each.default}]"
        command = click.option(f"--{each.name.replace('_', '-')}", each.name, default=None,
                               help=f"{each.metadata['why']}.{usual}")(command)
    decorated: Callable[..., Any] = _given(command)
    return decorated
