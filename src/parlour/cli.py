"""The command `parlour`.  Each of its commands is imported only when it is used, so that it starts at once."""
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import click

from . import __version__
from .language import asked_for, speak

COMMANDS = {                                     # where each lives, and its help in a line
    "play": ("commands.play", "Play a game against bots or at a house, or go on with a saved match."),
    "serve": ("commands.serve", "Open a house, where people play together."),
    "config": ("commands.config", "Check and show the settings of a house."),
    "games": ("commands.games", "The games of the house, a line each."),
    "rules": ("commands.rules", "The rules of a game, and its options."),
    "replay": ("commands.replay", "Show a recorded match, event by event."),
    "hint": ("commands.hint", "What a bot would do in a position, and what it expects of every act."),
    "analyse": ("commands.analyse", "Judge the decisions of a recorded match; luck and skill."),
    "verify": ("commands.verify", "Run the bots' decisions of a recorded match again."),
    "arena": ("commands.arena", "Let bots play matches against each other and compare them."),
    "bench": ("bench", "Measure the speed of the engine."),
    "backup": ("commands.backup", "Copy the house's database to a file, while it runs."),
    "restore": ("commands.restore", "Bring a backup into a new database."),
    "doctor": ("commands.doctor", "Look the house's database over."),
    "version": ("commands.version", "The version, and whether the rules are compiled."),
}
WRONG_INPUT = 2
INTERRUPTED = 130


class House(click.Group):
    """A group of commands that knows their names and helps without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order of the table above."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Import a command when it is used."""
        if name not in COMMANDS:
            return None
        command = import_module(f"{__package__}.{COMMANDS[name][0]}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
            self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that the first word names."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from difflib import get_close_matches
            near = get_close_matches(args[0], COMMANDS, 1)
            hint = f" Did you mean {near[0]}?" if near else ""
            raise click.ClickException(f"There is no command {args[0][:40]!r}.{hint} There are: {', '.join(COMMANDS)}.")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands in the help."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, help_) for name, (_, help_) in COMMANDS.items()])

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        """Run; whatever is wrong with the input becomes one sentence, and exit code 2."""
        more["standalone_mode"] = False
        try:
            code = super().main(args, *rest, **more)
        except click.exceptions.Abort:
            sys.exit(INTERRUPTED)
        except click.UsageError as error:
            _say(f"{error.format_message().rstrip('.')}.", error.ctx)
        except click.ClickException as error:
            _say(error.format_message())
        except (ValueError, OSError) as error:   # the engine speaks to people: its ValueErrors are sentences
            _say(str(error))
        else:
            sys.exit(code if isinstance(code, int) else 0)
        sys.exit(WRONG_INPUT)


def _say(sentence: str, ctx: click.Context | None = None) -> None:
    """One line on the error stream."""
    line = " ".join(sentence.split())
    click.echo(f"parlour: {line}" + (f" See {ctx.command_path} --help." if ctx else ""), err=True)


@click.group(cls=House, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="Parlour %(version)s")
@click.option("--language", metavar="CODE", help="en or de: what is said at the table and in the rules; otherwise as "
                                                 "PARLOUR_LANGUAGE or the terminal's LANG says.")
@click.pass_context
def cli(ctx: click.Context, language: str | None) -> None:
    """Parlour, a house of card games.

    To begin: parlour play hearts
    """
    speak(language or asked_for(os.environ))
    if not ctx.invoked_subcommand:
        click.echo(ctx.get_help())


def main() -> None:
    """The console command."""
    cli.main(prog_name="parlour")
