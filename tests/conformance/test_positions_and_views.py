"""Positions say the whole state, and views all that a seat knows, in one line that reads back."""
import random
from dataclasses import replace

import pytest

import parlour
from conformance import kit
from parlour import Match, View
from parlour.games import GAMES


def test_a_position_reads_back_to_the_same_state(any_game: str) -> None:
    for match in kit.moments(any_game, 60):
        text = match.position()
        again = parlour.position(text)
        assert isinstance(again, Match)
        assert "\n" not in text
        assert again.position() == text
        assert again.digest() == match.digest()
        here, there = kit.raw(kit.table(match)), kit.raw(kit.table(again))
        t = kit.table(match)
        may = [[m & ~t.known[7] if t.zone[z] & ~t.known[7] else 0 for z, m in enumerate(raw[2])]
               for raw in (here, there)]
        assert may[0] == may[1]
        assert (here[:2], here[3:]) == (there[:2], there[3:])
        for seat in kit.seats(match):
            assert again.view(seat) == match.view(seat)
            if seat < 7:
                assert kit.refusals(again, seat) == kit.refusals(match, seat)


def test_play_from_a_position_goes_on_as_from_the_state(any_game: str) -> None:
    for match in kit.moments(any_game, 12, seed=2):
        again = parlour.position(match.position())
        assert isinstance(again, Match)
        match.paused = again.paused = True
        rng = random.Random(5)
        for _ in range(80):
            if not match.to_act:
                break
            again.play(*kit.step(match, rng))
            assert again.digest() == match.digest()
        for seat in kit.seats(match):
            assert again.view(seat) == match.view(seat)


def test_a_view_reads_back_to_an_equal_view(any_game: str) -> None:
    for match in kit.moments(any_game, 60):
        for seat in kit.seats(match):
            view = match.view(seat)
            text = str(view)
            again = parlour.position(text)
            assert isinstance(again, View)
            assert again == view
            assert str(again) == text
            assert hash(text) == hash(str(view))
            assert again.zones == view.zones
            assert again.acts == view.acts


def test_a_view_counts_every_card_and_names_only_what_is_known(any_game: str) -> None:
    for match in kit.moments(any_game, 30, seed=3):
        t = kit.table(match)
        for seat in kit.seats(match):
            view = match.view(seat)
            named = [card for zone in view.zones.values() for card in zone.cards]
            assert len(named) == len(set(named)) == t.known[seat].bit_count()
            assert sum(len(zone.cards) + zone.hidden for zone in view.zones.values()) == t.pack.bit_count()
            for zone in view.zones.values():
                if zone.places is not None:
                    lying = [card for card in zone.places if card is not None]
                    assert len(lying) == len(zone.cards) + zone.hidden
                    assert {card for card in lying if card != "??"} == set(zone.cards)
            assert view.acts == (tuple(act.name for act in match.legal(seat)) if seat < 7 else ())
            assert view.scores == tuple(match.scores)
            assert view.to_act == tuple(match.to_act)
            assert (view.game, view.over, view.seat) == (any_game, match.over, seat)


def test_a_finished_match_has_a_position(any_game: str) -> None:
    match = kit.wander(kit.new(any_game, 0), random.Random(0), 10_000)
    again = parlour.position(match.position())
    assert isinstance(again, Match)
    assert again.over
    assert again.digest() == match.digest()
    assert again.winners == match.winners
    for seat in kit.seats(match):
        assert parlour.position(str(match.view(seat))) == match.view(seat)


def test_a_position_before_the_deal(any_game: str) -> None:
    match = kit.undealt(any_game, 0)
    assert match.digest() == kit.undealt(any_game, 0).digest()
    assert match.position().startswith(any_game)


def test_a_star_is_all_the_rest_in_any_zone(any_game: str) -> None:
    rules = GAMES[any_game]
    for match in kit.moments(any_game, 8, seed=6):
        text = match.position()
        t = kit.table(match)
        for z, name in enumerate(rules.zones):
            if t.zone[z] and not t.ordered >> z & 1:
                words = [f"{name}:*" if word.startswith(f"{name}:") else word for word in text.split()]
                assert parlour.position(" ".join(words)).position() == text


def test_a_star_and_a_suit_is_the_whole_suit(any_game: str) -> None:
    """Wherever a whole suit is written out, two letters say the same."""
    rules = GAMES[any_game]
    for suit in "CDSH":
        whole = [card for card in rules.cards if card.endswith(suit) and len(card) == 2]
        for match in kit.moments(any_game, 2, seed=7):
            z = next(z for z, lying in enumerate(kit.table(match).zone) if lying)
            known = f"knows{(z + 1) % len(match.scores)}:"
            tokens = [word for word in match.position().split() if not word.startswith(known)]
            short = parlour.position(" ".join([*tokens, f"{known}*{suit}"]))
            long = parlour.position(" ".join([*tokens, known + "".join(whole)]))
            assert isinstance(short, Match)
            assert isinstance(long, Match)
            assert short.digest() == long.digest(), f"*{suit} is not {whole}"


def test_views_that_contradict_themselves_are_refused_in_a_sentence(any_game: str) -> None:
    tried = 0
    for match in kit.moments(any_game, 30, seed=8):
        for seat in kit.seats(match):
            view = match.view(seat)
            if not any(view.hides):
                continue
            dark = kit.table(match).pack & ~sum(view.cards)
            nowhere = replace(view, may=tuple(m & ~(dark & -dark) for m in view.may))
            fuller = replace(view, hides=tuple(h + (h > 0) for h in view.hides))
            nothing = replace(view, may=tuple(0 for _ in view.may))
            for wrong in (nowhere, fuller, nothing):
                with pytest.raises(ValueError, match=r"^[^\n]{10,200}\.$"):
                    _ = wrong.worlds
            with pytest.raises(ValueError, match=r"^[^\n]{10,300}\.$"):
                parlour.position(str(nowhere))
            tried += 1
    assert tried > 30
