"""Any text as a record: a sentence that names the line, or a match that goes on."""
import random
import re

import pytest
from garbage import matches, mutated, noise, sentence
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour

quick = settings(max_examples=200, deadline=None, derandomize=True)


def try_record(text: str) -> bool:
    """Read it; if it can be read, it can be written and read again.  Whether it could."""
    try:
        match = parlour.replay(text)
    except ValueError as error:
        sentence(error)
        return False
    again = parlour.replay(match.record(secret=True))
    assert again.record(secret=True) == match.record(secret=True)
    assert again.digest() == match.digest()
    if match.to_act:
        seat = match.to_act[0]
        match.play(seat, next(iter(match.legal(seat))))
    return True


@quick
@given(noise)
def test_noise(text: str) -> None:
    try_record(text)
    try_record("parlour-record 1\n" + text)
    try_record("parlour-record 1\ngame hearts 1\n" + text)


@quick
@given(st.integers(0, 39), st.integers(0, 2**32))
def test_records_with_something_wrong(which: int, seed: int) -> None:
    rng = random.Random(seed)
    record = matches()[which].record(secret=seed % 2 == 0)
    try_record(mutated(record, rng, rng.choice((" ", "\n"))))


@quick
@given(st.integers(0, 39), st.integers(0, 2**32))
def test_a_record_cut_short_is_still_a_match(which: int, seed: int) -> None:
    lines = matches()[which].record().splitlines()
    head = next(i for i, line in enumerate(lines) if line.startswith("deal"))
    assert try_record("\n".join(lines[:random.Random(seed).randint(head + 1, len(lines))]))


@pytest.mark.parametrize("names", [
    (), ("",), ("South", "", "", "Zoë"), ("  a \n b\t\x1b[31m ",), ("x" * 99,), ("\ud800\0",)])
def test_any_names_can_be_written_and_read(names: tuple[str, ...]) -> None:
    match = parlour.new("hearts", seed=1, names=names)
    again = parlour.replay(match.record())
    assert again.names == match.names
    assert again.record() == match.record()


def test_no_more_names_than_seats() -> None:
    with pytest.raises(ValueError, match="5 names are too many: hearts has 4 seats here"):
        parlour.new("hearts", names="abcde")


GOOD = "parlour-record 1\ngame hearts 1\noption passing=off\n"


@pytest.mark.parametrize(("text", "says"), [
    ("", "A record begins with the line 'parlour-record 1'"),
    ("parlour-record 2\ngame hearts 1", "of a later version"),
    ("parlour-record 1\n", "needs one line 'game NAME VERSION'"),
    ("parlour-record 1\ngame harts 1", "Did you mean hearts?"),
    ("parlour-record 1\ngame hearts 2", "needs version 2 of the rules of hearts; here is version 1"),
    (GOOD + "option limit=7", "25 to 500"),
    (GOOD + "option limit=50\noption limit=60", "stands twice"),
    (GOOD + "seat 1 South", "seat 0 is missing"),
    (GOOD + "deal 12", "line 4, 'deal 12': 64 hexadecimal digits"),
    (GOOD + "deal " + "0" * 64, "not all of them 0"),
    (GOOD + "0 2C", "not your turn"),
    (GOOD + "9 2C", "There is no seat 9"),
    (GOOD + "deal " + "1" * 64 + "\ndeal " + "2" * 64, "only when the one before is over"),
    (GOOD + "digest 0000", "The rules have changed, or the record was"),
    (GOOD + "what is this", "a line is 'deal SEED'"),
    (GOOD + "position hearts deck:*", "other options"),
])
def test_what_is_wrong_is_said(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)) as error:
        parlour.replay(text)
    sentence(error.value)


def test_comments_and_empty_lines_are_skipped() -> None:
    record = parlour.new("hearts", seed=1).record()
    assert parlour.replay(record.replace("\ndeal", "\n# the first deal\n\ndeal")).record() == record
