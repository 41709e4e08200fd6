"""Spades: the rule of thumb, which plays for `simple` and in guided playouts; and what a round is worth to a search."""
import random

import pytest
from spades_rounds import after

import parlour


def at(line: str) -> parlour.Match:
    """A match from this position."""
    match = parlour.position(f"spades {line}")
    assert isinstance(match, parlour.Match)
    match.paused = True
    return match


def suggested(match: parlour.Match) -> str:
    """What it suggests most often to whom it is."""
    acts = match.rules.pages[match.page]
    found = [acts[match.state.suggest(match.to_act[0], r)] for r in range(200)]
    return max(set(found), key=found.count)


def mean_bid(hand: str, partner: int = -1, options: str = "") -> float:
    """The mean of the bids of seat 2 with this hand."""
    bids = f"bids:{partner},3,-1,-1" if partner >= 0 else "bids:-1,-1,-1,-1"
    dealer = 3 if partner >= 0 else 1
    rest = [card for card in parlour.GAMES["spades"].cards if card not in [hand[i:i + 2] for i in range(0, 26, 2)]]
    hands = ["".join(rest[:13]), "".join(rest[13:26]), hand, "".join(rest[26:])]
    match = at(f"{options} dealer:{dealer} {bids} " + " ".join(f"hand{seat}:{held}" for seat, held in enumerate(hands)))
    return sum(match.state.suggest(2, r) for r in range(300)) / 300


BAD, FAIR = "2C5C9CJC3D6D9DTD4H8HTH2S9S", "2C5CKCAC3D6D9DKD4H8HTH2S9S"
GOOD, BEST = "2C5CKCAC3D6DKDADTHQSKSAS9S", "ACKCADKDAHKH8S9STSJSQSKSAS"


# -- bids
def test_better_hands_are_bid_higher() -> None:
    bids = [mean_bid(hand) for hand in (BAD, FAIR, GOOD, BEST)]
    assert bids == sorted(bids)
    assert bids[0] <= 1
    assert 2 < bids[1] < 4
    assert 5 < bids[2] < 8
    assert bids[3] > 10


@pytest.mark.parametrize(("hand", "nil"), [
    ("2C3C4C9C2D5D7DJD3H6HTH2S4S", True), ("2C3C4CAC2D3D5D6D3H4H6H2S4S", True),
    ("2C3C4C9C2D5D7DJD3H6HTH2SAS", False), ("2C3C4C9C2D5D7DJD3H2S4S5S6S", False),
    ("2C3C9CQC2D9DTDQDJHQHKH2S4S", False)])
def test_nil_with_low_cards_everywhere_and_few_low_spades(hand: str, nil: bool) -> None:
    assert (mean_bid(hand) == 0) == nil
    assert (mean_bid(hand, partner=4) == 0) == nil
    assert mean_bid(hand, partner=0) >= 1, "one nil in a team is enough"


@pytest.mark.parametrize("options", ["", "cap_bids=on"])
@pytest.mark.parametrize("partner", range(14))
def test_no_more_is_bid_than_the_partner_left(partner: int, options: str) -> None:
    assert 1 <= mean_bid(BEST, partner, options) <= max(1, 13 - partner)


def test_bids_are_mostly_made() -> None:
    """And not far below what can be taken; most nils are made too."""
    rng, made, bags, nils = random.Random(3), [0, 0], 0, [0, 0]
    for seed in range(300):
        match = parlour.new("spades", seed=f"thumb {seed}")
        match.paused = True
        table = match.state
        while table.to_act:
            table.play(table.who(), table.suggest(table.who(), rng.getrandbits(63)))
        for team in (0, 1):
            made[table.need[team] > 0] += 1
            bags -= min(table.need[team], 0)
        for seat in range(4):
            if table.bids[seat] == 0:
                nils[table.tricks[seat] > 0] += 1
    assert made[0] > 8 * made[1]
    assert bags < 2 * made[0]
    assert nils[0] > 2 * nils[1]
    assert nils[0] > 20


# -- cards
def choice(hands: str, cards: str, bids: str, others: str = "", dealer: int = 0) -> str:
    """What the next seat adds to these cards of a trick, which seat 0 leads; it took all tricks but the others."""
    lying = " ".join(f"hand{seat}:{hand}" for seat, hand in enumerate(hands.split()))
    match = at(f"dealer:{dealer} bids:{bids} {lying} {others} taken0:*" if dealer == 0 else
               f"dealer:{dealer} bids:{bids} {lying}")
    for card in cards.split():
        match.play(match.to_act[0], card)
    return suggested(match)


NEEDY, PARTNERS_NIL, OWN_NIL = "4,4,1,5", "4,0,1,5", "4,4,1,0"       # bids, of which seat 3 thinks


def test_the_last_to_play_wins_as_cheaply_as_possible_while_tricks_are_needed() -> None:
    assert choice("9C2D 3C3D 4C4D TCAC", "9C 3C 4C", NEEDY) == "TC"


def test_ruff_low_when_tricks_are_needed() -> None:
    assert choice("9C2D 3C3D 4C4D 3SKS", "9C 3C 4C", NEEDY) == "3S"
    assert choice("9C2D 3C3D 2S4D 3SKS", "9C 3C 2S", NEEDY) == "3S"
    assert choice("9C2D 3C3D TS4D 3SKS", "9C 3C TS", NEEDY) == "KS"


def test_a_partners_trick_is_left_to_the_partner() -> None:
    assert choice("9C2D AC3D 4C4D TCKC", "9C AC 4C", NEEDY) == "TC"
    assert choice("9C2D AC3D 4C4D QHKS", "9C AC 4C", NEEDY) == "QH"


def test_second_hand_low_but_with_a_sure_winner() -> None:
    assert choice("4C2D 9CKC AC4D JCTD", "4C", NEEDY) == "9C"
    assert choice("4C2D 9CAC KC4D JCTD", "4C", NEEDY) == "AC"


def test_third_hand_high() -> None:
    assert choice("4C2D 9CTC 5CKC ACTD", "4C 9C", "4,4,8,5") == "KC"


DUCKING = ("JC2D3D4D 3C3S5D6D 4C7D8D9D 9CTCACTD", "JC 3C 4C")


def test_when_the_bid_is_made_duck_with_the_highest_card_that_loses() -> None:
    others = "taken1:5C6C7C8CQCKCTHJH2H3H4H5H"
    assert choice(*DUCKING, "1,1,1,1", others) == "TC"
    assert choice(*DUCKING, "1,8,1,1", others) == "AC"


def test_to_set_the_others_tricks_are_taken_beyond_ones_own_bid() -> None:
    """Two tricks are left; the others need both, or none."""
    hands, others = "JC2D 3C5D 4C4D ACTC", "taken3:2C5C6C7C8C9CQCKC"
    assert choice(hands, "JC 3C 4C", "6,1,5,1", others) == "AC"
    assert choice(hands, "JC 3C 4C", "4,1,4,1", others) == "TC"


def test_a_nil_ducks_and_sheds_what_is_dangerous() -> None:
    assert choice("JC2D 3CQD 4C4D 9CTC", "JC 3C 4C", OWN_NIL) == "TC"
    assert choice("JC2D 3CQD 4C4D 2SAD", "JC 3C 4C", OWN_NIL) == "AD"
    assert choice("JC2D 3CQD 4C4D QCKC", "JC 3C 4C", OWN_NIL) == "QC"


def test_a_partners_nil_is_covered() -> None:
    assert choice("4C2D JC3D 5C4D 9CQC", "4C JC 5C", PARTNERS_NIL) == "QC"
    assert choice("4C2D JC3D 5C4D 9CQC", "4C JC 5C", NEEDY) == "9C"
    assert choice("4C2D 9CKC AC4D JCTD", "4C", OWN_NIL) == "KC", "seat 1, whose partner bid nil"


def test_a_nil_of_the_others_is_left_the_trick() -> None:
    assert choice("4C2D 3C3D JC4D TCKC", "4C 3C JC", "4,4,0,5") == "TC"
    assert choice("4C2D 3C3D JC4D TCKC", "4C 3C JC", NEEDY) == "KC"


FIRST = "3C9CKCAC8DQD5H7HTH2S4S6S8S 2C4C5C6C7C8CTCJCQC2D3D4D5D 6D7D9DTDJDKDAD2H3H4H6H8H9H JHQHKHAH3S5S7S9STSJSQSKSAS"


@pytest.mark.parametrize(("bids", "lead"), [("4,3,2,4", "AC"), ("0,3,2,4", "3C"), ("4,3,0,4", "AC"), ("4,0,2,4", "3C"),
                                            ("4,3,2,0", "3C")])
def test_leads(bids: str, lead: str) -> None:
    """A sure winner; low with an own nil, or against one; high for that of the partner."""
    assert choice(FIRST, "", bids, dealer=3) == lead


# -- what a round is worth
def reward(bids: tuple[int, ...], tricks: tuple[int, ...], options: str = "") -> float:
    """Of seat 0, when a round went like that."""
    state = after(bids, tricks, options=options).state
    rewards = [state.reward(seat) for seat in range(4)]
    assert rewards[0] == rewards[2]
    assert rewards[1] == rewards[3] == pytest.approx(1 - rewards[0])
    assert all(0 <= each <= 1 for each in rewards)
    return rewards[0]


def test_a_round_that_gives_both_teams_the_same_is_worth_a_half() -> None:
    assert reward((3, 3, 3, 3), (3, 3, 4, 3), "sandbags=off") == 0.5
    assert reward((0, 0, 4, 4), (0, 0, 7, 6), "sandbags=off") == 0.5


def test_the_more_points_a_team_is_ahead_the_better() -> None:
    rounds = [((13, 0, 13, 0), (12, 0, 0, 1)), ((6, 3, 0, 3), (5, 4, 1, 3)), ((4, 3, 4, 3), (4, 3, 3, 3)),
              ((3, 3, 3, 4), (3, 3, 3, 4)), ((4, 3, 4, 2), (4, 3, 4, 2)), ((3, 4, 3, 4), (4, 4, 4, 1)),
              ((0, 4, 4, 4), (0, 5, 4, 4)), ((0, 4, 4, 5), (0, 4, 5, 4)), ((13, 0, 0, 13), (13, 0, 0, 0))]
    found = []
    for bids, tricks in rounds:
        match = after(bids, tricks, options="sandbags=off") if sum(tricks) == 13 else None
        assert match, (bids, tricks)
        found.append((match.scores[0] - match.scores[1], reward(bids, tricks, "sandbags=off")))
    assert sorted(found) == sorted(found, key=lambda pair: pair[1])
    assert len({value for _, value in found}) == len({points for points, _ in found})


def test_a_bag_is_a_little_worse_than_none() -> None:
    bids = (3, 3, 3, 2)
    values = [reward(bids, (3 + over, 3, 3, 4 - over)) for over in range(3)]
    off = [reward(bids, (3 + over, 3, 3, 4 - over), "sandbags=off") for over in range(3)]
    assert off[0] == off[1] == off[2]
    assert values[0] > values[2], "a bag from the others' bags is two bags of difference"
    assert reward((3, 3, 3, 2), (2, 3, 3, 5)) < values[2], "but much better than a missed bid"


def test_search_bids_and_plays_better_than_chance() -> None:
    from parlour.bots import bot
    ahead = 0
    for seed in range(6):
        match = parlour.new("spades", seed=f"strength {seed}")
        match.paused = True
        players = [bot("search:150" if seat % 2 == seed % 2 else "random", 3) for seat in range(4)]
        while match.to_act:
            seat = match.to_act[0]
            match.play(seat, players[seat].choose(match.view(seat)).action)
        ahead += match.scores[seed % 2] - match.scores[1 - seed % 2]
    assert ahead > 300
