"""Text as it should not be: noise, and good text with something wrong in it."""
import random
import re
from functools import cache

from hypothesis import strategies as st

import parlour

ODD = ["", " ", "\0", "\x1b[31m", "\u2028", "\ud800", "é", "٣", "²", "♠", "🂡", "*", "?", "?99", "_", "-1", "0",
       "999999999", "9" * 400, "1e9", "nan", ":", "=", ",", ",,", "hand0:", "hand9:2C", "seat:0", "seat:7", "seat:5",
       "over:1", "round:99999", "*C", "*Z", "AS", "2C", "ZZ", "10H", "A" * 5000, "not.hand0:*H", "knows1:*",
       "eyes.deck:1,2", "dice:" + "f" * 64, "limit=1", "limit=25", "jack=on", "passing=off",
       "passing:left", "act:0,1,2,3", "leader:3"]

noise = st.one_of(st.text(max_size=80), st.sampled_from(ODD), st.lists(st.sampled_from(ODD), max_size=6).map(" ".join),
                  st.text("23456789TJQKACDSH:=,*?_ .", max_size=80))


@cache
def matches() -> tuple[parlour.Match, ...]:
    """Matches at all kinds of moments."""
    found = []
    for seed in range(40):
        rng = random.Random(seed)
        match = parlour.new("hearts", seed=seed, limit=25, jack=seed % 2 == 0, passing=seed % 5 > 0,
                            names=("South", "West"))
        for _ in range(rng.randrange(150)):
            if not match.over:
                seat = rng.choice(match.to_act)
                match.play(seat, rng.choice(list(match.legal(seat))))
        found.append(match)
    return tuple(found)


def misplaced(words: list[str], rng: random.Random) -> None:
    """Move some cards from one zone to another: the likeliest way to a state that play never meets."""
    zones = [i for i, word in enumerate(words) if re.match(r"(hand|table|taken|passed|deck)\d?:", word)]
    if zones:
        source, target = rng.choice(zones), rng.choice(zones)
        name, _, cards = words[source].partition(":")
        each = re.findall(r"\*[A-Z]|\?\d+|..", cards)
        moved = [each.pop(rng.randrange(len(each))) for _ in range(min(len(each), rng.choice((1, 1, 2, 13))))]
        words[source] = f"{name}:{''.join(each)}"
        if rng.random() < 0.2:                   # to a zone that is empty so far
            words.append(f"{rng.choice(('table', 'taken', 'passed', 'hand'))}{rng.randrange(4)}:{''.join(moved)}")
        else:
            words[target] += "".join(moved)


def mutated(text: str, rng: random.Random, mark: str = " ") -> str:
    """The text with one to four things wrong."""
    words = text.split(mark)
    for _ in range(rng.choice((1, 1, 2, 4))):
        i, j = rng.randrange(len(words)), rng.randrange(len(words))
        match rng.randrange(9):
            case 0:
                del words[i]
            case 1:
                words.insert(i, words[j])
            case 2:
                words[i], words[j] = words[j], words[i]
            case 3:
                words.insert(i, rng.choice(ODD))
            case 4:
                number = rng.choice(("0", "1", "2", "3", "7", "-1", "99", "4294967296", "9" * 30))
                words[i] = re.sub(r"-?\d+", number, words[i])
            case 5:
                at = rng.randrange(len(words[i]) + 1)
                words[i] = words[i][:at] + rng.choice(ODD) + words[i][at + rng.randrange(3):]
            case 6:
                words[i] = words[i].partition(":")[0] + ":" + words[j].partition(":")[2]
            case _:
                misplaced(words, rng)
        if not words:
            break
    return mark.join(words)


def sentence(error: ValueError) -> None:
    """Check that this is one plain sentence for a person, not an accident."""
    text = str(error)
    assert type(error) in (ValueError, parlour.NotAllowed), repr(error)
    assert text.isprintable(), repr(text)
    assert 10 < len(text) < 700, repr(text)
    assert text[-1] in ".)?", repr(text)
    assert not re.search(r"invalid literal|not in (list|tuple)|base 10|unpack|codec|out of range|NoneType", text), text
