"""`parlour version`."""
import platform

import click

from .. import __version__
from ..core.reach import COMPILED

PLAIN = """plain Python rules, some 100 times slower
To compile them, install a C compiler, then: PARLOUR_COMPILE=must pip install --force-reinstall --no-deps parlour"""


@click.command()
def command() -> None:
    """The version, and whether the rules are compiled."""
    click.echo(f"Parlour {__version__}, {platform.python_implementation()} {platform.python_version()}, "
               + ("compiled rules" if COMPILED else PLAIN))
