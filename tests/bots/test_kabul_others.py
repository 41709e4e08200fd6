"""Kabul: what the others' rows seem to hold, to who reads what they keep."""
from bots.kabul_views import acts, table
from parlour.core.flat import Flat
from parlour.games import kabul_cards
from parlour.games.kabul_terms import FINISH
from parlour.minds.kabul import KabulMind
from parlour.view import view_of

WITH_CARE, READING = 1, 5
ROW = "2C5S4CAS"
OTHERS = "knows1:9D3C6H5C knows2:TC6SAC8H knows3:JC3HQD7H"


def imagined(knows: int, tries: int = 60) -> tuple[float, list[bool]]:
    """What a row that its owner knows counts in the mean, in worlds of seat 0; and whether each world fits its view."""
    view = table(ROW, f"phase:end knows0:{ROW} {OTHERS}", "false_call=repo").view(0)
    total, fits = 0, []
    for seed in range(tries):
        flat = Flat(view.worlds, KabulMind, knows, 1, True)
        flat.run(1 << FINISH, 1, seed)
        world = flat.world
        total += sum(kabul_cards.VALUE[card] for card in range(56) if world.zone[1] >> card & 1)
        fits.append(view_of(view.rules, view.options, world, 0) == view)
    return total / tries, fits


def test_who_had_turns_seems_to_keep_low_cards() -> None:
    """Of four cards that count 26 in the mean; its owner had two turns."""
    assert imagined(WITH_CARE)[0] > 20
    assert imagined(READING)[0] < 18


def test_however_likely_a_world_is_it_fits_what_is_seen() -> None:
    assert all(imagined(READING)[1])


def test_a_call_hangs_on_what_the_others_seem_to_have() -> None:
    """Who has seen nothing of the own row has more than who has seen all of it, and had turns to change it."""
    row = "3S2D4CAS"
    assert acts("master", table(row, f"phase:end knows0:{row}", "false_call=repo")) == {"kabul"}
    low = "row1:ADKD2C3C row2:TC6SAC8H row3:JC3HQD7H"
    seen = f"phase:end knows0:{row}ADKD2C3C knows1:ADKD2C3C"
    assert acts("master", table(row, seen, "false_call=repo", low)) == {"finish"}
