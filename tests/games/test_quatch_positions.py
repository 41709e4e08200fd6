"""Quatch: positions that cannot be are refused; any other can be played to its end."""
import random
import re

import pytest

import parlour
from conformance import kit
from parlour.core.search import Ismcts

REST = "aside:2C2S2HTCTSTH bin:*"
EARLY = ("dealt0:3C4C5C chance0:3D4D5D stand0:3S4S5S dealt1:6C7C8C chance1:6D7D8D stand1:6S7S8S "
         "aside:2C2S2HTCTSTH")
ODD = ["stage:swap", "stage:lowest", "stage:second", "mover:1", "mover:3", "opening:4", "opening:2", "backward:1",
       "asked:2", "asked:3", "asked:6", "several:1", "laid:1", "change:9", "quiet:-1", "quiet:2", "passes:1",
       "eaten:1000000,3,0,0", "place:1,0,0,0", "place:2,1,0,0", "place:1,2,0,0",
       "past:0,6,7", "past:5,0,7",
       "seats=3", "seats=4", "places=on", "rotation=toward_second_lowest", "four_finish=forbid", "play_all=on",
       "may_eat=on", "sealed0:hand_1_2_3", "sealed1:eat", "round:3", "scores:1,0", "over:1",
       "not.hand1:3C4C", "games=3"]
LAID = r"(hand|dealt|chance|stand|deck|pile|bin|aside)\d?:"


def mutated(text: str, rng: random.Random) -> str:
    """The text with a few things wrong: mostly cards that lie elsewhere."""
    words = text.split()
    for _ in range(rng.choice((1, 1, 2, 3))):
        zones = [i for i, word in enumerate(words) if re.match(LAID, word)]
        i, j = rng.choice(zones), rng.choice(zones)
        if rng.random() < 0.3:
            words.insert(1 + rng.randrange(len(words) - 1), rng.choice(ODD))
        else:
            name, _, cards = words[i].partition(":")
            each = re.findall(r"\*[A-Z]|\?\d+|..?", cards.replace("_", ""))
            moved = [each.pop(rng.randrange(len(each))) for _ in range(min(len(each), rng.choice((1, 1, 2, 3, 9))))]
            words[i] = f"{name}:{''.join(each)}"
            if rng.random() < 0.3:
                words.append(f"{rng.choice(('hand', 'dealt', 'chance', 'stand'))}{rng.randrange(4)}:{''.join(moved)}")
            else:
                words[j] += "".join(moved)
    return " ".join(words)


def sentence(error: ValueError) -> None:
    """For a person, not an accident."""
    assert re.fullmatch(r"[^\n]{10,700}[.)?]", str(error)), error
    assert not re.search(r"invalid literal|not in (list|tuple)|unpack|out of range|NoneType", str(error)), error


def played_on(found: parlour.Match | parlour.View, rng: random.Random) -> None:
    """In every way there is, to the end of the game."""
    if isinstance(found, parlour.View):
        assert str(parlour.position(str(found))) == str(found)
        table = found.imagine(rng.getrandbits(40))
        if found.legal:
            Ismcts(found.worlds, 100).run(10, 1)
    else:
        again = parlour.position(found.position())
        assert isinstance(again, parlour.Match)
        assert again.digest() == found.digest()
        for seat in kit.seats(found):
            found.view(seat).imagine(rng.getrandbits(40))
        table = found.state
    whole = table.clone()
    for _ in range(30_000):
        if not table.to_act:
            break
        seat = table.who()
        acts = table.actions(seat)
        assert acts
        table.play(seat, rng.choice(acts))
        assert sum(table.zone) == table.pack
    assert not table.to_act
    whole.playouts(2, 5)
    whole.playouts(2, 5, guided=True)


@pytest.mark.parametrize("part", range(4))
def test_positions_with_something_wrong(part: int) -> None:
    rng, read = random.Random(part), 0
    texts = []
    for match in kit.moments("quatch", 30, seed=40 + part, most=250):
        texts += [match.position(), str(match.view(rng.choice(kit.seats(match))))]
    for _ in range(700):
        try:
            found = parlour.position(mutated(rng.choice(texts), rng))
        except ValueError as error:
            sentence(error)
        else:
            read += 1
            played_on(found, rng)
    assert 40 < read < 660


@pytest.mark.parametrize(("line", "says"), [
    ("hand0:3C hand1:4C aside:2C2S2HTCTS bin:*", "three twos and three tens"),
    (f"hand0:3C hand1:4C hand2:5C {REST}", "Only 2 play"),
    (f"hand0:3C hand1:4C mover:2 {REST}", "Play goes round 2 seats"),
    (f"hand0:3C hand1:4C backward:1 {REST}", "backward only if rotation"),
    (f"hand0:3C {REST}", "all others have some"),
    (f"seats=3 hand0:3C hand1:4C place:0,0,1,0 {REST}", "Places are taken"),
    (f"seats=3 places=on hand0:3C hand1:4C place:0,0,2,0 {REST}", "Places are taken"),
    (f"seats=3 places=on hand0:3C hand1:4C hand2:5C place:0,0,1,0 {REST}", "who has a place has no cards"),
    (f"hand0:3C hand1:4C pile:TD {REST}", "would have cleared"),
    (f"hand0:3C hand1:4C pile:6C6D6S6H7C {REST}", "would have cleared"),
    (f"hand0:3C hand1:4C pile:6C passes:1 {REST}", "Passes are in a row"),
    (f"hand0:3C hand1:4C passes:2 {REST}", "Passes are in a row"),
    (f"hand0:3C hand1:4C opening:1 {REST}", "Before the first play each hand"),
    (f"hand0:3C hand1:4C opening:4 {REST}", "The mover opens"),
    (f"hand0:2D hand1:4C opening:0 {REST}", "The mover opens"),
    (f"hand0:3C hand1:4C sealed0:eat {REST}", "Only before play"),
    (f"hand0:3C hand1:4C dealt0:5C {REST}", "Only before play"),
    (f"hand0:3C hand1:4C asked:3 {REST}", "Only before play"),
    (f"hand0:3C hand1:4C quiet:1 past:1,2 {REST}", "past has 0 and then"),
    (f"hand0:3C hand1:4C quiet:1 past:0,1,2 {REST}", "past has 0 and then"),
    (f"hand0:3C hand1:4C quiet:-1 {REST}", "change, and quiet:-1"),
    (f"hand0:3C hand1:4C several:1 change:5 {REST}", "change, and quiet:-1"),
    (f"play_all=on hand0:3C3D hand1:4C several:1 {REST}", "several is for a mover"),
    (f"stand0:3C__ hand1:4C several:1 {REST}", "several is for a mover"),
    (f"hand0:3C3D hand1:4C laid:1 pile:3S {REST}", "laid is the number"),
    (f"hand0:3C3D hand1:4C several:1 laid:2 pile:3S {REST}", "laid is the number"),
    (f"hand0:3C3D hand1:4C several:1 laid:1 pile:2D {REST}", "laid is the number"),
    (f"stage:swap hand0:3C hand1:4C {REST}", "has three cards"),
    (f"{EARLY} stage:lowest asked:1 deck:*", "asked are two or more"),
    (f"{EARLY} stage:lowest asked:5 deck:*", "asked are two or more"),
    (f"{EARLY} stage:second asked:3 deck:*", "asked are two or more"),
    (f"{EARLY} stage:lowest opening:1 deck:*", "The play-off decides"),
    (f"{EARLY.replace('dealt', 'hand')} stage:swap deck:*", "What was dealt is taken"),
    (f"dealt0:3C4C5C6C7C hand1:4D {REST}", "room for 4 cards"),
])
def test_what_cannot_be_is_said(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        parlour.position(f"quatch {line}")


def test_the_position_before_a_game_has_no_past() -> None:
    match = parlour.new("quatch", seed=1)
    assert "past:" not in match.position()
    assert len(match.position()) < 900


def test_options_and_presets() -> None:
    rules = parlour.GAMES["quatch"]
    assert vars(rules.options({})) == {"seats": 2, "games": 1, "play_all": False, "may_eat": False,
                                       "four_finish": "win", "places": False, "rotation": "clockwise"}
    for preset, play_all in (("easy", True), ("medium", True), ("hard", False), ("extreme", False)):
        assert rules.options({"preset": preset}).play_all is play_all
    for name, wrong in (("seats", 1), ("seats", 5), ("games", 0), ("games", 26), ("rotation", "left"),
                        ("four_finish", "eat"), ("play_all", "easy"), ("may_eat", 2), ("places", None)):
        with pytest.raises(ValueError, match=rf"^Option {name} cannot be "):
            rules.options({name: wrong})
