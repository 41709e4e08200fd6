"""Records: a match as text, which replays exactly.

    parlour-record 1
    game hearts 1
    option limit=50
    seat 0 South                who sat there
    deal 6f1e...                the seed of a deal
    fair 9c2b... 51aa... 0f3e - how it came about: commitment, secret, and what each seat added; docs/fairness.md
    by 1 search@1:2000 seed 8   this bot decides for a seat from here on; `by 1 person`: nobody's bot any more
    0 QS                        a seat and its act
    digest 0123456789abcdef     of the state after the last act

Empty lines and lines that begin with # mean nothing.
"""
import re
import secrets
from collections.abc import Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING

from . import fair, positions
from .games import Rules, rules_of

if TYPE_CHECKING:
    from .match import Match

FORMAT = "parlour-record 1"
LONGEST = 4_000_000


def write(match: "Match", secret: bool = False) -> str:
    """The match so far."""
    rules = match.rules
    lines = [FORMAT, f"game {rules.name} {rules.version}"]
    lines += [f"option {name}={value}" for name, value in rules.changed(match.options).items()]
    lines += [f"seat {seat} {name}" for seat, name in enumerate(match.names)]
    lines += [f"position {match.start}"] * bool(match.start)
    lines += [f"secret {match.secret.hex()}"] * secret
    deals = list(zip(match.dealt_at, match.deals, strict=True))
    by = list(match.by)
    for n in range(len(match.acts) + 1):
        while by and by[0][0] == n:
            _, seat, who = by.pop(0)
            lines.append(f"by {seat} {who}")
        while deals and deals[0][0] == n:
            number = len(match.deals) - len(deals)
            lines.append(f"deal {deals.pop(0)[1].hex()}")
            if proof := match.proofs.get(number):
                lines.append(f"fair {proof}")
        if n < len(match.acts):
            seat, act = match.acts[n]
            lines.append(f"{seat} {act.name}")
    return "\n".join([*lines, f"digest {match.digest()}"]) + "\n"


def rebuild(like: "Match", deals: Sequence[bytes], acts: Sequence[tuple[int, int]]) -> "Match":
    """Play these deals and acts again, from where that match began."""
    match = _begin(like.rules, like.options, like.secret, like.names, like.start)
    match.taken_over([entry for entry in like.by if entry[0] <= len(acts)])
    left = list(deals)
    for n in range(len(acts) + 1):
        while left and not match.to_act:
            match.deal(left.pop(0))
        if n < len(acts):
            match.play(*acts[n])
    match.proofs = {number: proof for number, proof in like.proofs.items() if number < len(deals)}
    match.paused = like.paused
    return match


def _begin(rules: Rules, options: SimpleNamespace, secret: bytes, names: Sequence[str], start: str) -> "Match":
    from .match import Match
    match = Match(rules, options, secret, names, positions.read(start).table if start else None)
    match.paused = True
    return match


def read(text: str) -> "Match":
    """The match of a record, after its last act; ValueError says which line is wrong."""
    if len(text) > LONGEST:
        raise ValueError(f"A record has at most {LONGEST} characters.")
    lines = [line.strip() for line in text.splitlines()]
    if not lines or lines[0] != FORMAT:
        raise ValueError(f"A record begins with the line {FORMAT!r}; this is none, or of a later version of Parlour.")
    head: dict[str, list[str]] = {}
    body = 1
    while body < len(lines) and (mark := re.match(r"(game|option|seat|position|secret) (.*)", lines[body])):
        head.setdefault(mark[1], []).append(mark[2])
        body += 1
    try:
        match = _head(head)
    except ValueError as error:
        raise ValueError(f"The record's head is wrong: {error}") from None
    for number, line in enumerate(lines[body:], body + 1):
        try:
            _line(match, line)
        except ValueError as error:
            raise ValueError(f"The record does not replay at line {number}, {line[:60]!r}: {error}") from None
    match.paused = False
    return match


def _head(head: dict[str, list[str]]) -> "Match":
    """A match not yet dealt, or at its position."""
    named = re.fullmatch(r"(\w+) (\d{1,6})", head.get("game", [""])[0], re.ASCII)
    if not named or any(len(head.get(once, [])) > 1 for once in ("game", "position", "secret")):
        raise ValueError("it needs one line 'game NAME VERSION', and at most one position and secret.")
    rules = rules_of(named[1])
    if int(named[2]) != rules.version:
        raise ValueError(f"it needs version {named[2]} of the rules of {rules.name}; here is version {rules.version}.")
    given = [option.partition("=") for option in head.get("option", [])]
    if len({name for name, _, _ in given}) < len(given):
        raise ValueError("an option stands twice.")
    options = rules.options({name: value for name, _, value in given})
    names = []
    for seat, line in enumerate(head.get("seat", [])):
        number, _, name = line.partition(" ")
        if number != str(seat):
            raise ValueError(f"the seats must be in order; seat {seat} is missing.")
        names.append(name)
    secret = head.get("secret", [secrets.token_hex(32)])[0]
    start = head.get("position", [""])[0]
    there = positions.read(start) if start else None
    if there and (there.rules, there.options, there.view) != (rules, options, None):
        raise ValueError("its position is of another game, has other options, or is only a view.")
    return _begin(rules, options, _hex(secret), names, start)


def _line(match: "Match", line: str) -> None:
    """One line after the head."""
    word, _, rest = line.partition(" ")
    if word == "deal":
        match.deal(_hex(rest))
    elif word == "fair":
        if not match.deals or len(match.deals) - 1 in match.proofs:
            raise ValueError("this stands once, after the deal that it is about.")
        match.proofs[len(match.deals) - 1] = fair.read(rest)
    elif word == "by":
        seat, _, who = rest.partition(" ")
        match.decides(int(seat) if re.fullmatch("[0-7]", seat) else -1, who)
    elif word == "digest":
        if rest != match.digest():
            raise ValueError(f"the state here is {match.digest()}. The rules have changed, or the record was.")
    elif word.isascii() and word.isdigit() and len(word) == 1:
        match.play(int(word), rest)
    elif word and not word.startswith("#"):
        raise ValueError("a line is 'deal SEED', 'fair PROOF', 'by SEAT BOT', 'SEAT ACT', 'digest FINGERPRINT' "
                         "or a # comment.")


def _hex(text: str) -> bytes:
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise ValueError("64 hexadecimal digits are needed here.")
    return bytes.fromhex(text)
