"""On fixed deals a team of the house beats the formula pair, and keeps its word."""
from parlour import new
from parlour.bots import bot


def test_experts_beat_the_formula_and_make_their_bids() -> None:
    """Four deals, each played from both sides."""
    won = rounds = bid = made = bags = 0
    for deal in range(4):
        for turned in range(2):
            match = new("spades", seed=f"strength {deal}")
            match.paused = True
            players = [bot("expert" if (seat + turned) % 2 == 0 else "formula", seat) for seat in range(4)]
            while True:
                while match.to_act:
                    seat = match.to_act[0]
                    match.play(seat, players[seat].choose(match.view(seat)).action)
                state = match.state
                wanted = state.bids[turned] + state.bids[turned + 2]
                rounds += 1
                bid += wanted > 0
                made += wanted > 0 >= state.need[turned]
                bags += max(-state.need[turned], 0) if wanted else 0
                if match.over:
                    break
                match.deal()
            won += turned in match.winners
    assert won >= 6
    assert made >= 0.85 * bid
    assert bags <= rounds
