"""Qute: positions that contradict themselves are refused in a sentence; on all others one can play on."""
import random
import re

import pytest
from qute_table import PACK, at, play

import parlour
from conformance import kit
from parlour.core.table import Table

MOST = 20_000                                    # acts: no round is ever that long
ODD = ("laid:1", "laid:2", "drew:1", "exempt:1", "phase:suit", "phase:counted", "mult:2", "phase:eights", "run:4",
       "phase:points", "phase:last-eights", "shared:1", "phase:opening", "suit:clubs", "mover:1", "seats=2",
       "drawn_card=never")
ZONES = ("hand", "drawn", "blind", "stack")


@pytest.mark.parametrize(("line", "says"), [
    ("hand0:6D hand1:7D stack:8D blind:*", "everybody holds cards"),
    ("hand0:6D hand1:7D hand2:9D hand3:TD stack:8D blind:*", "Only 3 play here"),
    ("mover:3 hand0:6D hand1:7D hand2:9D stack:8D blind:*", "Only 3 play here"),
    ("seats=2 starter:2 hand0:6D hand1:7D stack:8D blind:*", "Only 2 play here"),
    ("hand0:6D hand1:7D hand2:9D stack:JD blind:*", "suit: is that of the card on top"),
    ("suit:hearts hand0:6D hand1:7D hand2:9D stack:8D blind:*", "suit: is that of the card on top"),
    ("suit:hearts laid:1 hand0:6D hand1:7D hand2:9D stack:JD blind:*", "suit: is that of the card on top"),
    ("run:2 hand0:6D hand1:7D hand2:9D stack:TS8D blind:*", "run: is the number of cards"),
    ("run:1 hand0:6D hand1:7D hand2:9D stack:8S8D blind:*", "run: is the number of cards"),
    ("laid:2 hand0:6D hand1:7D hand2:9D stack:TS8D blind:*", "laid: cannot be more"),
    ("laid:3 run:3 hand0:6D hand1:7D hand2:9D stack:8D blind:*", "laid: cannot be more"),
    ("exempt:1 hand0:6D hand1:7D hand2:9D stack:8D blind:*", "exempt:1 is for a six"),
    ("exempt:1 hand0:6S hand1:7D hand2:9D stack:6D blind:*", "exempt:1 is for a six"),
    ("laid:5 run:5 hand0:6S hand1:7D hand2:9D stack:6D blind:*", "exempt:1 is for a six"),
    ("hand0:6D hand1:7D hand2:9D blind:*", "Without a stack"),
    ("phase:opening hand0:6D hand1:7D hand2:9D blind:*", "phase:opening contradicts"),
    ("opening=choice phase:opening hand0:6D hand1:7D hand2:9D stack:8D blind:*", "phase:opening contradicts"),
    ("phase:suit hand0:6D hand1:7D hand2:9D stack:8D blind:*", "phase:suit contradicts"),
    ("phase:suit suit:clubs hand0:6D hand1:7D hand2:9D stack:JD blind:*", "phase:suit contradicts"),
    ("phase:eights laid:1 hand0:6D hand1:7D hand2:9D stack:8D blind:*", "phase:eights contradicts"),
    ("seats=2 phase:eights laid:2 hand0:6D hand1:7D stack:8D8S blind:*", "phase:eights contradicts"),
    ("phase:last-eights laid:2 hand0:6D hand1:7D hand2:9D stack:8D8S blind:*", "phase:last-eights contradicts"),
    ("final_penalties=off phase:last-eights laid:2 hand1:7D hand2:9D stack:8D8S blind:*", "last-eights contradicts"),
    ("phase:points laid:1 hand0:6D hand1:7D hand2:9D stack:JD blind:*", "phase:points contradicts"),
    ("jpoints=minus_only phase:points laid:1 hand1:7D hand2:9D stack:JD blind:*", "phase:points contradicts"),
    ("drew:1 hand0:6D hand1:7D hand2:9D stack:8D blind:*", "drew:1 needs"),
    ("drew:1 hand0:6S drawn0:7S9S hand1:7D hand2:9D stack:8D blind:*", "drew:1 needs"),
    ("drew:1 laid:1 hand0:6S hand1:7D hand2:9D stack:8D blind:*", "drew:1 needs"),
    ("mult:0 hand0:6D hand1:7D hand2:9D stack:8D blind:*", "mult:0 must be 1 to 9999"),
    ("act:1 hand0:6D hand1:7D hand2:9D stack:8D blind:*", "from which act:0 follows"),
    ("over:1 hand0:6D hand1:7D hand2:9D stack:8D blind:*", "over:1 contradicts"),
    ("hand0:2D hand1:7D hand2:9D stack:8D blind:*", "there is no card 2D"),
])
def test_what_is_wrong_is_said(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)) as error:
        parlour.position(f"qute {line}")
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("line", [
    "phase:suit laid:1 hand0:6D hand1:7D hand2:9D stack:JD blind:*",
    "phase:eights laid:2 hand0:6D hand1:7D hand2:9D stack:8D8S blind:*",
    "phase:last-eights laid:2 hand1:7D hand2:9D stack:8D8S blind:*",
    "phase:points laid:1 hand1:7D hand2:9D stack:JD blind:*",
    "seats=2 phase:points laid:1 hand0:6D hand1:7D stack:JDJSJHJC blind:*",
    "drew:1 hand0:6S drawn0:7D hand1:8S hand2:9D stack:8D blind:*",
    "laid:5 run:5 exempt:1 mult:3 hand0:6S hand1:7D hand2:9D stack:6D blind:*",
    "opening=choice phase:opening hand0:6D hand1:7D hand2:9D blind:*",
    "phase:counted hand0:6D hand1:7D hand2:9D stack:8D blind:*",
    "blind:*"])
def test_what_goes_together_reads_back(line: str) -> None:
    match = parlour.position(f"qute {line}")
    assert isinstance(match, parlour.Match)
    assert isinstance(again := parlour.position(match.position()), parlour.Match)
    assert again.digest() == match.digest()
    to_the_end(match.state, random.Random(1))


def to_the_end(table: Table, rng: random.Random) -> None:
    """Of the round: whoever owes a decision has a legal act, and no card is lost or doubled."""
    for _ in range(MOST):
        if not table.to_act:
            break
        for seat in range(table.seats):
            assert bool(table.legal(seat)) == bool(table.to_act >> seat & 1)
            assert not table.legal(seat) & ~table.mine(seat)
        table.play(table.who(), rng.choice(table.actions(table.who())))
        assert sum(table.zone[:table.zones]) == table.pack
    assert not table.to_act


def mutated(text: str, rng: random.Random) -> str:
    """The line with a card moved, a fact changed, or a word lost or doubled."""
    words = text.split(" ")
    for _ in range(rng.choice((1, 1, 2, 3))):
        i, j = rng.randrange(1, len(words)), rng.randrange(1, len(words))
        match rng.randrange(6):
            case 0:
                del words[i]
            case 1:
                words[i] = re.sub(r"-?\d+$", lambda _: str(rng.choice((0, 1, 2, 3, 4, 5))), words[i])
            case 2:
                words.append(rng.choice(ODD))
            case _:
                cards = re.findall("[6-9TJQKA][DSHC]", words[i].partition(":")[2])
                if cards and words[j].partition(":")[0].rstrip("0123") in ZONES:
                    card = rng.choice(cards)
                    words[i] = words[i].replace(card, "")
                    words[j] += card
        if len(words) < 3:
            break
    return " ".join(words)


def test_positions_with_something_wrong() -> None:
    rng = random.Random(1)
    read, told = 0, []
    for match in kit.moments("qute", 120, seed=21):
        lines = [match.position(), *(str(match.view(seat)) for seat in (0, 1, 7))]
        for line in lines * 6:
            try:
                found = parlour.position(mutated(line, rng))
            except ValueError as error:
                told.append(str(error))
                continue
            read += 1
            if isinstance(found, parlour.View):
                assert str(parlour.position(str(found))) == str(found)
                to_the_end(found.imagine(3), rng)
                continue
            assert isinstance(again := parlour.position(found.position()), parlour.Match)
            assert again.digest() == found.digest()
            for seat in kit.seats(found):
                found.view(seat).imagine(rng.getrandbits(40))
            to_the_end(found.state, rng)
            found.state.playouts(3, seed=1, guided=True)
            found.paused = True
            while found.to_act:                  # watched, with all that is known
                kit.step(found, rng)
                found.view(0).imagine(1)
    assert read > 200
    assert len(told) > 200
    assert [text for text in told if not re.fullmatch(r"[^\n]{10,600}[.?)]", text)] == []


def test_rounds_are_not_endless_where_nearly_all_cards_are_held() -> None:
    for number in range(200):
        rng = random.Random(number)
        cards = rng.sample(PACK, 36)
        seats = rng.choice((2, 3, 4))
        if cards[-1][0] == "J":
            continue
        size = rng.choice((1, 2, 3))
        hands = ["".join(cards[seat:36 - size:seats]) for seat in range(seats)]
        match = at("".join(cards[36 - size:]), *hands, drawn_card=rng.choice(("must", "may", "never")))
        to_the_end(match.state, rng)


def test_a_match_goes_on_from_a_position() -> None:
    match = play(at("QC", "KC", "9D", "TS", scores="40,30,100", round=3), "KC", "finish")
    match.paused = False
    match.deal()
    kit.wander(match, random.Random(1), 5000)
    assert match.over
