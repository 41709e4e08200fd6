"""Relabelling: swap two cards that a seat cannot tell, replay: all it was ever shown must be the same.

What a seat can tell is worked out here, from where the cards truly lay before and after each act, from the
sight of zones, and from what was laid open on purpose (`show`): never from the engine's own `known`, or an
engine in which nobody ever loses track of a card would pass.  Every trial starts at a shuffle, as from
there on the shuffled cards are alike to all who do not look: cards never seen before, and cards seen
in an earlier round and lost in the shuffle.  Compiled, the cards are swapped right after the act that
shuffled; in plain Python that act itself is done again, its shuffle coming out the other way.
"""
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any
from unittest.mock import patch

from conformance import kit
from parlour import Match
from parlour.core import kinds, reach
from parlour.core.bits import each
from parlour.core.table import Table
from parlour.core.zones import Zones
from parlour.view import View

Told = Sequence[tuple[Any, ...]]                 # entries of the story
Ask = Callable[[View, View], bool]               # the two views of one decision; whether it stayed the same
TRIED = {("kabul", "wrong-stack")}               # a game's word for: the next card looked at is not the one
ALONG = {("quatch", "play_all")}                 # with this option a card takes its equals along: what stays is none


def swap(cards: int, x: int, y: int) -> int:
    """The set with x in place of y and the other way round."""
    return cards ^ (1 << x | 1 << y) if (cards >> x ^ cards >> y) & 1 else cards


def relabel(t: Table, x: int, y: int) -> None:
    """Swap two cards wherever they are: where they lie, in what is known, in what was told."""
    t.zone = [swap(cards, x, y) for cards in t.zone]
    t.may = [swap(cards, x, y) for cards in t.may]
    t.known = [swap(cards, x, y) for cards in t.known]
    t.order = [{x: y, y: x}.get(card, card) for card in t.order]
    t.story = [(*entry[:6], tuple(swap(cards, x, y) for cards in entry[6])) for entry in t.story or []]


def fork(match: Match, since: int) -> Match:
    """The same moment once more; its story begins with entry number `since`."""
    copy = Match(match.rules, match.options, match.secret)
    t = kit.table(match).clone()
    t.watch()
    t.story = list((kit.table(match).story or [])[since:])
    copy._table = t
    copy.paused = True                           # so that no deal hides what the last act of a round did
    copy.deals, copy.dealt_at = list(match.deals), list(match.dealt_at)
    return copy


@dataclass
class Moment:
    """Where trials begin: right after an act that shuffled, or the deal; and before it, in plain Python."""

    match: Match
    since: int                                   # the number of the last shuffle in the story
    prior: Match
    act: tuple[int, int] | None

    def again(self, x: int = -1, y: int = -1) -> Match:
        """This moment once more, with two cards swapped from the last shuffle on."""
        if reach.COMPILED or x < 0:
            copy = fork(self.match, self.since)
            if x >= 0:
                relabel(kit.table(copy), x, y)
            return copy
        copy = fork(self.prior, 0)
        with patch.object(Zones, "shuffle", _shuffle_swapping(self.match, self.prior, x, y)):
            self.do(copy)
        t = kit.table(copy)
        t.story = (t.story or [])[self.since - len(kit.table(self.match).story or []):]
        return copy

    def do(self, match: Match) -> None:
        """The act, or the deal."""
        if self.act:
            match.play(*self.act)
        else:
            match.deal()


def _shuffle_swapping(after: Match, before: Match, x: int, y: int) -> Any:
    """A shuffle that comes out the other way at its last call of this step."""
    plain = Zones.shuffle
    story = (kit.table(after).story or [])[len(kit.table(before).story or []):]
    left = sum(entry[0] == kinds.SHUFFLE for entry in story)

    def shuffle(self: Any, z: int) -> None:
        nonlocal left
        plain(self, z)
        left -= 1
        if not left:
            self.order = [{x: y, y: x}.get(card, card) for card in self.order]
    return shuffle


def _ways(told: Told, start: int, seat: int, t: Table) -> tuple[set[int], set[int]]:
    """The zones reached from a zone by the moves told, unseen by a seat; and those reached in its sight."""
    dark, light = {start}, set[int]()
    for kind, _, source, _, target, *_ in told:
        if kind == kinds.MOVE:
            if source in light or (source in dark and (t.sight[source] | t.sight[target]) >> seat & 1):
                light.add(target)
            if source in dark and not (t.sight[source] | t.sight[target]) >> seat & 1:
                dark.add(target)
    return dark, light


def learned(before: Sequence[int], t: Table, told: Told, seat: int) -> int:
    """The cards whose faces a seat saw in one step."""
    seen = 0
    for a in range(t.zones):
        if t.sight[a] >> seat & 1:
            seen |= t.zone[a] | before[a]
        elif before[a] & ~t.zone[a]:
            _, light = _ways(told, a, seat, t)
            for b in light - {a}:
                seen |= before[a] & t.zone[b]
    for entry in told:
        if entry[0] == kinds.SHOW:
            seen |= entry[6][seat]
    return seen


def tried(match: Match, before: Sequence[int], told: Told) -> int:
    """Cards of rows in which one was tried and did not fit: all know what it is not, even if it stayed face down."""
    found, rules = 0, match.rules
    says = [entry[0] == kinds.SAY and (rules.name, rules.says[entry[3]]) in TRIED for entry in told]
    for entry, wrong in zip(told[1:], says, strict=False):
        if wrong and entry[0] == kinds.SHOW and not entry[6][7]:
            found |= before[entry[2]] | kit.table(match).zone[entry[2]]
    return found


def shuffled(before: Sequence[int], t: Table, told: Told, seat: int) -> int:
    """The cards that became alike to a seat in the last shuffle of this step, and still are."""
    last = max(n for n, entry in enumerate(told) if entry[0] == kinds.SHUFFLE)
    z, after = told[last][2], told[last + 1:]
    if t.sight[z] >> seat & 1:
        return 0
    old = [0] * 20 if any(entry[0] == kinds.GATHER for entry in told) else before
    alike = 0
    for b in _ways(after, z, seat, t)[0]:
        alike |= t.zone[b] if b == z else t.zone[b] & ~old[b]
    for kind, _, _, _, target, _, named in told[:last]:          # went elsewhere before the shuffle, in the same step
        for cards in named if kind == kinds.MOVE and target != z else ():
            alike &= ~cards
    for entry in after:
        if entry[0] == kinds.SHOW:
            alike &= ~entry[6][seat]
    for b in range(t.zones):
        if t.sight[b] >> seat & 1:
            alike &= ~t.zone[b]
    return alike


def shown(match: Match, seat: int, since: int, step: int) -> tuple[Any, ...]:
    """All that a seat is shown at this moment."""
    view = match.view(seat)
    text = str(view) if step % 4 == 0 else ""
    refused = []
    if step % 5 == 0 and seat < 7:
        refused = [(no.rule, no.about, no.act) if (no := match.why_not(seat, a)) else None for a in range(64)]
    legal = list(match.legal(seat)) if seat < 7 else []
    return view, match.events(seat, since), legal, refused, text, match.over, match.scores, match.to_act


def difference(here: tuple[Any, ...], there: tuple[Any, ...]) -> str:
    """Where what was shown differs, in words."""
    names = ("view", "events", "legal", "refusals", "text", "over", "scores", "to_act")
    for name, a, b in zip(names, here, there, strict=True):
        if a != b:
            parts = [f"{f.name}: {getattr(a, f.name)} / {getattr(b, f.name)}" for f in fields(a)
                     if getattr(a, f.name) != getattr(b, f.name)] if name == "view" else [f"{a}\n/ {b}"]
            return f"{name}: " + "; ".join(parts)
    return ""


def mapped(match: Match, act: int, x: int, y: int) -> int:
    """The same act where two cards are swapped: of an act named like one of them, the one named like the other."""
    acts, cards = match.rules.pages[kit.table(match).page], match.rules.cards
    other = {cards[x]: cards[y], cards[y]: cards[x]}.get(acts[act])
    return act if other is None or other not in acts else acts.index(other)


def goes_along(match: Match, act: int, x: int, y: int) -> bool:
    """Whether a card that takes its equals along would take one of two swapped cards: so all can tell them apart."""
    acts, cards, t = match.rules.pages[kit.table(match).page], match.rules.cards, kit.table(match)
    if acts[act] not in cards or not any(match.rules.name == game and getattr(match.options, option)
                                         for game, option in ALONG):
        return False
    equal = [card for card in (x, y) if cards[card][:-1] == acts[act][:-1]]
    there = sum(t.zone[z] for z in range(t.zones) if t.zone[z] >> cards.index(acts[act]) & 1)
    return len(equal) == 1 and bool(there >> equal[0] & 1)


class Leak(AssertionError):
    """A seat can tell two worlds apart that it should not."""


def trials_at(moment: Moment, alike: int, seat: int, ever: int, rng: random.Random, count: Counter[str],
              ask: Ask | None) -> None:
    """Play on at random, then once more with two cards swapped, for some pairs; ask about the last decision."""
    match, true = moment.match, moment.again()
    acts: list[tuple[int, int]] = []
    first = shown(true, seat, 0, 0)
    seen = [first]
    for n in range(rng.choice((0, 1, 2, 4, 7, 11, 16, 23, 31, 40, 48))):
        if not true.to_act:
            break
        t = kit.table(true)
        before, told = list(t.zone), len(t.story or [])
        acts.append(kit.step(true, rng))
        alike &= ~learned(before, t, (t.story or [])[told:], seat) & ~tried(true, before, (t.story or [])[told:])
        if alike & (alike - 1) == 0:             # nothing left to swap: stop before this act
            return
        seen.append(shown(true, seat, told, n + 1))
    cards = each(alike)
    for _ in range(6):
        if len(cards) < 2:
            return
        x, y = rng.sample(cards, 2)
        other = moment.again(x, y)
        kind = "known and lost" if (ever >> x | ever >> y) & 1 else "never known"
        decision: tuple[View, View] | None = None
        where = f"{match.rules.name} {match.rules.changed(match.options)}, seat {seat}, {len(match.acts)} acts, then"
        for n in range(len(acts) + 1):
            told = 0
            if n:
                told = len(kit.table(other).story or [])
                mover, act = acts[n - 1][0], mapped(other, acts[n - 1][1], x, y)
                if goes_along(other, act, x, y) or other.why_not(mover, act):
                    count["skipped"] += 1        # in that world this could not have happened
                    break
                other.play(mover, act)
            here = shown(other, seat, told, n)
            if here != seen[n]:
                raise Leak(f"{where} {acts[:n]}, can tell {match.rules.cards[x]} from {match.rules.cards[y]} ({kind}): "
                           + difference(seen[n], here))
            if len(here[0].acts) > 1:
                decision = seen[n][0], here[0]
        else:
            count[kind] += 1
            count["round 1" if kit.table(match).round == 0 else "later rounds"] += 1
            count["gallery"] += seat == 7
            if ask and decision:
                count["decided"] += 1
                count["decided otherwise"] += not ask(*decision)


def run(game: str, wanted: int, seed: int = 1, ask: Ask | None = None) -> Counter[str]:
    """Trials at every shuffle of matches of all kinds, until there were so many; how many of each kind.

    With somebody to ask, trials in which the seat had nothing to decide do not count.
    """
    count: Counter[str] = Counter()
    for number in range(wanted):
        rng = random.Random(f"{game} {seed} {number}")
        match = kit.undealt(game, number)
        t = kit.table(match)
        ever = [0] * 8
        while not match.over and t.round < 4:
            prior, start, before = fork(match, 0), len(t.story or []), list(t.zone)
            act = None
            if match.to_act:
                act = kit.step(match, rng)
            else:
                match.deal()
            told = (t.story or [])[start:]
            if any(entry[0] == kinds.SHUFFLE for entry in told):
                last = max(n for n, entry in enumerate(t.story or []) if entry[0] == kinds.SHUFFLE)
                for seat in (*rng.sample(range(t.seats), 2), 7):
                    alike = shuffled(before, t, told, seat)
                    trials_at(Moment(match, last, prior, act), alike, seat, ever[seat], rng, count, ask)
            for seat in range(8):
                ever[seat] |= learned(before, t, told, seat)
        if (count["decided"] if ask else count["never known"] + count["known and lost"]) >= wanted:
            break
    return count
