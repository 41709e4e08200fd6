"""Kabul: options, those that do not go together, and positions that could not be."""
import random

import pytest
from kabul_table import ROWS, decide, window

import parlour
from conformance import kit
from parlour.core.search import Ismcts


def test_the_defaults_are_the_rules_of_the_house() -> None:
    options = vars(parlour.GAMES["kabul"].options({}))
    assert {name: value for name, value in options.items() if value not in (False, 0)} == {
        "seats": 4, "rounds": 4, "jokers": 4, "start_peek": "any", "draw_sources": "deck",
        "power_trigger": "any_discard", "power_map": "kabul", "switch_scope": "own", "peek_switch": "optional",
        "window": "seat", "stack_scope": "own", "stack_limit": "one", "stack_penalty": 1,
        "wrong_shown": "all", "call_timing": "end", "lock_caller": True,
        "false_call": "none", "scoring": "rank", "deck_out": "ends", "values": "kabul"}
    assert parlour.new("kabul", seed=1, preset="none").options == parlour.new("kabul", seed=1).options


@pytest.mark.parametrize(("options", "says"), [
    ({"stack_scope": "any", "stack_limit": "all_matching"}, "stack_limit is one or chain"),
    ({"stack_scope": "any", "front_insert": True}, "front_insert is off"),
    *(({"scoring": scoring, "false_call": call}, "false_call is none, five or ten")
      for scoring in ("sum", "cabo", "golf") for call in ("repo", "mid", "last"))])
def test_what_does_not_go_together(options: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        parlour.new("kabul", **options)


@pytest.mark.parametrize("options", [
    {"stack_scope": "any", "stack_limit": "chain"}, {"scoring": "sum", "false_call": "five"},
    {"scoring": "lowest", "false_call": "repo"}, {"front_insert": True, "stack_scope": "none"}])
def test_what_does(options: dict[str, object]) -> None:
    assert parlour.new("kabul", **options).to_act


GOOD = f"{ROWS} deck:*"


@pytest.mark.parametrize(("line", "says"), [
    (f"phase:decide turns:5 {GOOD}", "One drawn card lies before"),
    (f"phase:end turns:5 drawn0:2S {GOOD}", "One drawn card lies before"),
    (f"phase:decide turns:5 drawn1:2S {GOOD}", "One drawn card lies before"),
    (f"phase:decide turns:5 drawn0:2SAS {GOOD}", "One drawn card lies before"),
    (f"phase:end turns:5 mover:4 {GOOD}", "Only 4 play here"),
    (f"phase:end turns:5 starter:5 {GOOD}", "Only 4 play here"),
    (f"phase:end turns:5 row4:2S {GOOD}", "Only 4 play here"),
    (f"phase:end turns:5 drawn5:2S {GOOD}", "Only 4 play here"),
    (f"phase:peek peeked:0,0,0,0,1,0 {GOOD}", "Only 4 play here"),
    (f"phase:peek peeked:7,0,0,0,0,0 {GOOD}", "all look at two own cards"),
    (f"phase:peek peeked:3,5,9,10,0,0 {GOOD}", "somebody owes a decision"),
    ("phase:peek row0:2S row1:3S row2:4S row3:_5S peeked:2,0,0,0,0,0 deck:*", "all look at two own cards"),
    ("phase:peek row0: row1:3S4S row2:4H5S row3:5D6S deck:*", "somebody owes a decision, and can make it"),
    (f"phase:end turns:5 peeked:3,0,0,0,0,0 {GOOD}", "all look at two own cards"),
    (f"phase:stack turns:5 {GOOD}", "Only after a discard"),
    (f"phase:stack turns:5 passed:1 discard:2S {GOOD}", "Only in live windows"),
    (f"phase:stack turns:5 sealed0:pass sealed1:pass sealed2:pass sealed3:pass discard:2S {GOOD}", "somebody owes"),
    (f"window=live phase:stack turns:5 sealed0:pass discard:2S {GOOD}", "Sealed is only"),
    (f"window=live phase:stack turns:5 passed:15 discard:2S {GOOD}", "somebody owes a decision"),
    (f"phase:end turns:5 sealed0:pass {GOOD}", "Sealed is only"),
    (f"phase:stack turns:5 sealed1:stack_5 discard:2S {GOOD}", "cannot have sealed"),
    (f"stack_scope=none phase:stack turns:5 discard:2S {GOOD}", "somebody owes a decision"),
    (f"phase:own turns:5 {GOOD}", "The cards picked do not fit phase:own"),
    (f"phase:own turns:5 power:peek-own {GOOD}", "do not fit"),
    (f"phase:own turns:5 power:peek-own first:0 own:1 {GOOD}", "do not fit"),
    (f"phase:own turns:5 power:peek-other first:0 {GOOD}", "do not fit"),
    (f"phase:own turns:5 power:peek-double first:1 {GOOD}", "do not fit"),
    (f"phase:own turns:5 power:peek-double first:0 own:16 {GOOD}", "do not fit"),
    (f"phase:seat turns:5 power:switch first:0 {GOOD}", "do not fit"),
    (f"phase:seat turns:5 power:peek-own first:0 {GOOD}", "do not fit"),
    (f"phase:theirs turns:5 power:peek-other first:0 {GOOD}", "do not fit"),
    (f"phase:theirs turns:5 power:peek-other first:0 other:0 {GOOD}", "do not fit"),
    (f"phase:theirs turns:5 power:peek-other first:0 other:1 theirs:1 {GOOD}", "do not fit"),
    (f"phase:switch turns:5 power:peek-switch first:0 own:1 other:1 {GOOD}", "do not fit"),
    (f"phase:switch turns:5 power:switch first:0 own:1 other:1 theirs:1 {GOOD}", "do not fit"),
    (f"phase:end turns:5 own:1 {GOOD}", "do not fit"),
    (f"phase:end turns:5 first:2 {GOOD}", "do not fit"),
    (f"phase:also turns:5 own:1 drawn0:2S {GOOD}", "do not fit"),
    (f"multi_exchange=on phase:also turns:5 drawn0:2S {GOOD}", "do not fit"),
    (f"phase:give turns:5 first:0 other:1 theirs:16 {GOOD}", "do not fit"),
    (f"stack_scope=any phase:give turns:5 first:0 other:1 theirs:1 {GOOD}", "do not fit"),
    (f"stack_scope=any phase:end row0:{'_' * 9}2S row1:3S row2:4H row3:5S deck:*", "a row has 9 places"),
    (f"phase:end row0:{'_' * 28}2S row1:3S row2:4H row3:5S deck:*", "room for 28"),
    (f"phase:end turns:5 caller:1 {GOOD}", "After a call"),
    (f"last_turns=1 phase:end turns:5 caller:1 last:2 {GOOD}", "After a call"),
    (f"last_turns=1 phase:decide drawn0:2S turns:5 caller:0 last:2 {GOOD}", "After a call"),
    (f"last_turns=1 phase:decide drawn0:2S turns:5 caller:1 last:4 {GOOD}", "After a call"),
    (f"phase:decide drawn0:2S turns:5 last:1 {GOOD}", "After a call"),
    (f"phase:decide drawn0:2S turns:41 {GOOD}", "0 to 40"),
    (f"phase:end turns:5 scores:9991,0,0,0 {GOOD}", "so many points"),
    (f"phase:draw taken:1 turns:5 over:1 {GOOD}", "over:1 contradicts"),
    ("phase:decide taken:1 drawn0:2S turns:5 row0: row1:3S row2:4H row3:5S deck:*", "somebody owes a decision"),
    (f"phase:nonsense {GOOD}", "over, peek, draw, decide"),
])
def test_positions_that_could_not_be(line: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        parlour.position(f"kabul {line}")


def mutated(text: str, rng: random.Random) -> str:
    """A position with some numbers, words or cards changed."""
    words = text.split()
    facts = parlour.GAMES["kabul"].facts
    for _ in range(rng.choice((1, 1, 2, 3))):
        i = rng.randrange(1, len(words))
        match rng.randrange(5):
            case 0:
                name = rng.choice(list(facts))
                low, high = facts[name]
                value = str(rng.randint(low, min(high, rng.choice((3, 11, 63, high)))))
                words = [word for word in words if not word.startswith((f"{name}:", "act:"))]
                if name not in ("peeked", "markers", "totals", "gained", "sums"):
                    words.append(f"{name}:{value}")
            case 1:
                del words[i]
            case 2:
                words = [word for word in words if not word.startswith("act:")]
            case 3:
                a, b = rng.randrange(1, len(words)), rng.randrange(1, len(words))
                one, _, cards = words[a].partition(":")
                two, _, others = words[b].partition(":")
                if cards and others and one != two:
                    words[a], words[b] = f"{one}:{others}", f"{two}:{cards}"
            case _:
                rows = [n for n, word in enumerate(words) if word.startswith(("row", "deck", "discard", "drawn"))]
                if len(rows) > 1:
                    a, b = rng.sample(rows, 2)
                    name, _, cards = words[a].partition(":")
                    words[a], words[b] = f"{name}:{cards[2:]}", words[b] + cards[:2]
    return " ".join(words)


def test_whatever_can_be_read_can_be_played_to_the_end() -> None:
    """Positions with something wrong are refused in a sentence, or safe."""
    read, refused, sentences = 0, 0, list[str]()
    for number, match in enumerate(kit.moments("kabul", 150, seed=55, most=80)):
        rng = random.Random(number)
        for of in [match.position()] * 6 + [str(match.view(rng.randrange(len(match.scores))))] * 3:
            try:
                found = parlour.position(mutated(of, rng))
            except ValueError as error:
                refused += 1
                sentences.append(str(error))
                continue
            read += 1
            if isinstance(found, parlour.View):
                assert str(parlour.position(str(found))) == str(found)
                table = found.imagine(rng.getrandbits(40))
                if found.legal and not found.over:
                    Ismcts(found.worlds, 200).run(20, 1)
            else:
                again = parlour.position(found.position())
                assert isinstance(again, parlour.Match)
                assert again.digest() == found.digest()
                table = found.state
                found.view(0).imagine(3)
            table.clone().playouts(5, 1, True)
            for _ in range(3000):
                if not table.to_act:
                    break
                for seat in range(table.seats):
                    assert bool(table.legal(seat)) == bool(table.to_act >> seat & 1)
                    assert not table.legal(seat) & ~table.mine(seat)
                seat = rng.choice([s for s in range(table.seats) if table.to_act >> s & 1])
                table.play(seat, rng.choice(table.actions(seat)))
                assert sum(table.zone) == table.pack
                assert sum(cards.bit_count() for cards in table.zone) == table.pack.bit_count()
            assert not table.to_act
    assert read > 150
    assert refused > 150
    assert {sentence[-1] for sentence in sentences} <= set(".?")


def choices(drawn: str, knows: str, options: str = "") -> set[str]:
    """What the rule of thumb does with a drawn card."""
    match = decide(drawn, options=options, more=f"knows0:{knows}")
    found = [match.state.suggest(0, n) for n in range(200)]
    return {match.rules.pages[match.page][act] for act in set(found) if found.count(act) > 20}


def test_the_rule_of_thumb_keeps_low_cards_and_throws_high_ones() -> None:
    assert choices("AS", "9C2DKD4S") == {"replace 1"}
    assert choices("QS", "9C2DKD4S") == {"discard"}
    assert choices("3S", "2DKD") == {"replace 1"}


def test_the_rule_of_thumb_stacks_only_what_it_knows_and_is_worth_it() -> None:
    for drawn, seat, wanted in (("3S", 1, {"stack 2"}), ("3S", 2, {"pass"}),
                                ("KS", 0, {"pass"}), ("2S", 0, {"stack 2"})):
        known = {0: "9C2DKD4S", 1: "9D3C6H5C", 2: "TC6SAC8H"}[seat]
        match = decide(drawn, more=f"knows{seat}:{known}")
        match.play(0, "discard")
        assert {match.rules.pages[match.page][match.state.suggest(seat, n)] for n in range(60)} == wanted


def test_the_rule_of_thumb_calls_with_a_low_total() -> None:
    match = decide("2S", more="knows0:9C2DKD4S")
    match.play(0, "replace 1")
    window(match)
    while "skip" in match.legal(0):
        match.play(0, "skip")
    acts = [match.rules.pages[match.page][match.state.suggest(0, n)] for n in range(200)]
    assert acts.count("kabul") > 150
