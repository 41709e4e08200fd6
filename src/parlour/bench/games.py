"""Which games OpenSpiel has too, and how to set up the same work; and what is measured of the others."""
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Peer:
    """One game here and there."""

    spiel: str                                   # its name and options in OpenSpiel, "" where that has no such game
    options: Mapping[str, Any]                # our options for the same rules
    opening: int                                 # how many acts come before the first decision that is searched


PEERS: Mapping[str, Peer] = {
    "hearts": Peer("hearts(pass_cards=false)", {"passing": False}, opening=1),
    "oh_hell": Peer("oh_hell(players=4,num_tricks_fixed=10)", {}, opening=5),     # as many cards as in our first round
    "spades": Peer("spades", {"cap_bids": True}, opening=5),        # the bids, and the lead to the first trick
}


def peer_of(game: str) -> Peer:
    """What is measured of a game: as it is usually played, where there is nothing to compare it with."""
    return PEERS.get(game, Peer("", {}, opening=1))
