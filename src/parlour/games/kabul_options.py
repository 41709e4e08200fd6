"""What the players of Kabul may agree on."""
from types import SimpleNamespace

from ..options import Unfit, declared, opt
from .kabul_terms import FALSE_CALLS, POWER_MAPS, SCORINGS, VALUES


class Options:
    """What the players may agree on."""

    seats: int = opt(4, "How many play", 2, 6)
    rounds: int = opt(4, "How many rounds a match has", 1, 50)
    target: int = opt(0, "A match also ends when somebody has so many points, for or against; 0 for never", 0, 200)
    jokers: int = opt(4, "How many jokers there are: red, black, red, black", 0, 4)
    start_peek: str = opt("any", "Own cards that all see first: any two, first and last, the last two, or none",
                          "any", "outer", "near", "none")
    initial_discard: bool = opt(False, "A card is turned up on the discard pile before play")
    draw_sources: str = opt("deck", "Where to draw from: both is the deck or the top discard", "deck", "both")
    front_insert: bool = opt(False, "New cards go to the front of the row, and the others move up")
    multi_exchange: bool = opt(False, "A drawn card may replace several cards of one rank")
    power_trigger: str = opt("any_discard", "Whether cards of the row have powers too", "any_discard", "drawn_only")
    power_map: str = opt("kabul", "Which cards have which powers", *POWER_MAPS)
    switch_scope: str = opt("own", "A switch takes an own card and another's, or cards of any two", "own", "any_two")
    peek_switch: str = opt("optional", "After a look at two cards they may be switched, must be, or any two may be",
                           "optional", "forced", "free")
    window: str = opt("seat", "Whose stack counts first: from the discarder on, by lot, or as they come",
                      "seat", "random", "live")
    stack_scope: str = opt("own", "Whose cards may be stacked", "own", "any", "none")
    stack_limit: str = opt("one", "How many on a discard; chain asks again after each", "one", "all_matching", "chain")
    stack_penalty: int = opt(1, "How many cards a wrong stack costs", 0, 2)
    wrong_shown: str = opt("all", "Who sees a card wrongly stacked; owner is whoever tried", "all", "owner", "nobody")
    call_timing: str = opt("end", "When to call: at the end of a turn, instead, or both", "end", "start", "either")
    min_laps: int = opt(0, "So many turns each before anybody may call", 0, 3)
    last_turns: int = opt(0, "How many turns the others have after a call", 0, 2)
    lock_caller: bool = opt(True, "Nobody can touch the caller's cards in the last turns")
    false_call: str = opt("none", "What a call costs if somebody has less", *FALSE_CALLS)
    scoring: str = opt("rank", "How totals become points", *SCORINGS)
    deck_out: str = opt("ends", "With no card to draw: the round ends, is void, or the discards are shuffled",
                        "ends", "void", "reshuffle")
    values: str = opt("kabul", "What court cards and jokers count", *VALUES)


GROUPS = {
    "match": ("seats", "rounds", "target", "scoring", "false_call", "values"),
    "deal": ("jokers", "start_peek", "initial_discard", "deck_out"),
    "turn": ("draw_sources", "front_insert", "multi_exchange", "call_timing", "min_laps", "last_turns", "lock_caller"),
    "powers": ("power_map", "power_trigger", "switch_scope", "peek_switch"),
    "stacking": ("window", "stack_scope", "stack_limit", "stack_penalty", "wrong_shown")}
PRESETS: dict[str, dict[str, object]] = {
    "none": {}, "repo": {"false_call": "repo"}, "caller_last": {"false_call": "last"},
    "first_to_12": {"target": 12, "rounds": 50},
    "cabo": {"initial_discard": True, "draw_sources": "both", "multi_exchange": True, "power_map": "cabo",
             "power_trigger": "drawn_only", "switch_scope": "any_two", "stack_scope": "none", "call_timing": "start",
             "last_turns": 1, "false_call": "ten", "scoring": "cabo", "values": "cabo", "target": 100, "rounds": 50},
    "cambio": {"initial_discard": True, "start_peek": "near", "power_map": "cambio", "power_trigger": "drawn_only",
               "stack_scope": "any", "window": "live", "call_timing": "start", "last_turns": 1, "scoring": "lowest",
               "deck_out": "reshuffle", "values": "cambio"},
    "golf": {"jokers": 0, "initial_discard": True, "draw_sources": "both", "start_peek": "near", "power_map": "none",
             "stack_scope": "none", "call_timing": "start", "last_turns": 1, "scoring": "golf", "values": "golf",
             "rounds": 9, "deck_out": "reshuffle"}}


def check(options: SimpleNamespace) -> None:
    """Refuse what does not go together."""
    if options.stack_scope == "any" and options.stack_limit == "all_matching":
        raise Unfit("one-given-for-each",
                    "With stack_scope=any a card is given for each one stacked: stack_limit is one or chain.")
    if options.stack_scope == "any" and options.front_insert:
        raise Unfit("places-are-kept", "With stack_scope=any cards keep their places: front_insert is off.")
    if options.scoring in ("sum", "cabo", "golf") and options.false_call in ("repo", "mid", "last"):
        raise Unfit("totals-are-added", "Where totals are added up, false_call is none, five or ten.")


def numbers(options: SimpleNamespace) -> dict[str, int]:
    """What was agreed, in numbers: a word is its place among the words allowed."""
    found = {}
    for name, option in declared(Options).items():
        chosen = getattr(options, name)
        found[name] = chosen if isinstance(chosen, int) else option.allowed.index(chosen)
    return found
