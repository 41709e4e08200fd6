"""What the tools that kill a house, or its store, are asked for."""
import argparse


def asked(about: str | None, tables: int, longest: float, args: list[str] | None) -> argparse.Namespace:
    """The words of the command line; a tool says how many tables it takes and how long it lets them play."""
    words = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--kills", type=int, default=50)
    words.add_argument("--tables", type=int, default=tables)
    words.add_argument("--longest", type=float, default=longest, help="seconds of work before a kill, at most")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--postgres", action="store_true")
    words.add_argument("--server", action="store_true", help="kill PostgreSQL as well, before every other kill")
    return words.parse_args(args)
