"""Every legal act is accepted; every other is refused by a rule that the docs explain, and nothing happens."""
import itertools
import random
import re
from pathlib import Path

import pytest

from conformance import kit
from parlour import NotAllowed, words
from parlour.games import GAMES, HOUSE

DOCS = Path(__file__).parents[2] / "docs/games"
NO_RULE = {"match-over", "not-your-turn", "no-such-act"}       # explained once, in words/en/common.ftl


def test_every_legal_act_is_accepted(any_game: str) -> None:
    for match in kit.moments(any_game, 20):
        state = kit.table(match).clone()
        for seat in match.to_act:
            acts = list(match.legal(seat))
            assert acts, f"seat {seat} owes a decision, and has none to make"
            assert [int(a) for a in acts] == state.actions(seat)
            for act in acts:
                assert match.why_not(seat, act) is None
                assert act in match.legal(seat)
                copy = match.before(len(match.acts))
                copy.play(seat, act.name)
                assert copy.acts[-1] == (seat, int(act))
                state.clone().play(seat, act)


def test_every_other_act_is_refused_and_changes_nothing(any_game: str) -> None:
    rules = GAMES[any_game]
    for match in kit.moments(any_game, 20, seed=2):
        before, story, acts = kit.raw(kit.table(match)), len(match.events(7)), list(match.acts)
        digest = match.digest()
        for seat in range(len(match.scores)):
            legal = match.legal(seat)
            for number in range(64):
                if number in legal:
                    continue
                with pytest.raises(NotAllowed) as refusal:
                    match.play(seat, number)
                rule = refusal.value.rule
                assert rule in rules.rules or rule in NO_RULE
                assert (rule == "not-your-turn") == (seat not in match.to_act)
                assert words.has(any_game, rule) or any_game not in HOUSE
                told = str(refusal.value)
                assert told.endswith(f"({rule})")
                assert "\n" not in told
                asked = match.why_not(seat, number)
                assert asked is not None
                assert (asked.rule, asked.about, str(asked)) == (rule, refusal.value.about, told)
                with pytest.raises(ValueError, match="may not play"):
                    match.state.play(seat, number)
        assert kit.raw(kit.table(match)) == before
        assert (len(match.events(7)), match.acts, match.digest()) == (story, acts, digest)


def test_after_the_end_nothing_is_legal(any_game: str) -> None:
    match = kit.wander(kit.new(any_game, 0), random.Random(0), 10_000)
    assert match.over
    for seat in range(len(match.scores)):
        assert not match.legal(seat)
        for number in range(64):
            refusal = match.why_not(seat, number)
            assert refusal is not None
            assert refusal.rule == "match-over"
    with pytest.raises(ValueError, match="dealt"):
        match.deal()


def test_every_rule_has_a_text_and_is_explained_in_the_docs(game: str) -> None:
    rules = GAMES[game]
    for rule in (*rules.rules, *NO_RULE):
        assert re.fullmatch("[a-z]+(-[a-z]+)*", rule)
        assert words.has(game, rule), f"{rule} has no text in words/en/{game}.ftl"
    if game in HOUSE:
        page = (DOCS / f"{game}.md").read_text(encoding="utf-8")
        missing = [rule for rule in rules.rules if f"{{#{rule}}}" not in page and f'<a id="{rule}">' not in page]
        assert not missing, f"docs/games/{game}.md does not explain {missing}"


@pytest.mark.parametrize("act", [-1, 64, 65, 1 << 31, 1 << 32, 10**9, -(10**30), 10**30,
                                 "", " ", "nonsense",
                                 "64", "999", "-1", "1e3", "²", "٣", "\0", "🂡", "bid", "x" * 10**5])
def test_what_is_no_act_at_all_is_refused_in_a_sentence(any_game: str, act: int | str) -> None:
    match = kit.new(any_game, 0)
    digest = match.digest()
    for tried in (match.play, match.why_not):
        with pytest.raises(ValueError, match=r"^[^\n]{10,400}$") as refusal:
            tried(match.to_act[0], act)
        assert not isinstance(refusal.value, NotAllowed)
    assert match.digest() == digest
    assert act not in match.legal(match.to_act[0])


@pytest.mark.parametrize("seat", [-1, 6, 7, 8, 63, 64, -(1 << 40), 1 << 40, 10**30])
def test_what_is_no_seat_is_refused_in_a_sentence(any_game: str, seat: int) -> None:
    match = kit.new(any_game, 0)
    if seat < len(match.scores) and seat >= 0:
        return
    act = int(next(iter(match.legal(match.to_act[0]))))
    for tried in (lambda: match.play(seat, act), lambda: match.why_not(seat, act), lambda: match.legal(seat),
                  lambda: match.seat(seat), *([lambda: match.view(seat), lambda: match.events(seat)] * (seat != 7))):
        with pytest.raises(ValueError, match=r"^There is no seat [^\n]{5,200}$"):
            tried()


def test_what_another_seat_owes_is_not_mine_to_do(any_game: str) -> None:
    for match in kit.moments(any_game, 10, seed=3):
        for seat in set(range(len(match.scores))) - set(match.to_act):
            refusal = match.why_not(seat, 0)
            assert refusal is not None
            assert refusal.rule == "not-your-turn"


def test_names_of_acts_are_read_back(any_game: str) -> None:
    rules = GAMES[any_game]
    for page, acts in enumerate(rules.pages):
        for number, name in enumerate(acts):
            for written in (name, name.lower(), f"  {name.upper()} "):
                assert rules.act(written, page) == number
        assert len(acts) <= 64


def test_the_order_of_secret_acts_does_not_matter(any_game: str) -> None:
    """Whoever owes a decision at the same time may make it first: the same state, the same views.  But for races."""
    found = 0
    early = kit.moments(any_game, 20, seed=4, most=4)            # some games decide together only before play
    for match in itertools.chain(early, kit.moments(any_game, 60, seed=4, most=60)):
        who = match.to_act
        if len(who) < 2 or kit.race(match):
            continue
        rng = random.Random(found)
        start = [(seat, int(rng.choice(list(match.legal(seat))))) for seat in who[:4]]
        ends = set()
        for order in itertools.permutations(start):
            copy = match.before(len(match.acts))
            for seat, act in order:
                copy.play(seat, act)
            ends.add((copy.digest(), *(str(copy.view(s)) + repr(copy.view(s)) for s in kit.seats(copy))))
        assert len(ends) == 1, f"{match!r}: the order of {start} matters"
        found += 1
    assert found >= 5 or not simultaneous(any_game)


def simultaneous(game: str) -> bool:
    """Whether several ever owe a decision at once."""
    for number in range(10):
        match = kit.new(game, number)
        for _ in range(200):
            if match.over:
                break
            if len(match.to_act) > 1:
                return True
            kit.step(match, random.Random(number))
    return False
