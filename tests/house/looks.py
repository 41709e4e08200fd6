"""What a seat sees, made whole from its view: what the house tells bit by bit has to come to the same."""
from parlour import Match
from parlour.core.bits import each
from parlour.core.sight import HIDDEN
from parlour.house import wire


def look_of(match: Match, seat: int, aid: bool = True) -> wire.Look:
    """All that a seat may see."""
    seen, table, rules = match.view(seat), match.rules.new(match.options), match.rules
    names, zones = rules.pages[seen.page], {}
    for z, zone in enumerate(rules.zones[:table.zones]):
        named = seen.cards[z] if aid or table.sight[z] >> seat & 1 else 0
        places: list[str | None] | None = None
        if table.ordered >> z & 1:
            row = seen.order[table.start[z]:table.start[z] + seen.length[z]]
            places = [None if card == -1 else rules.cards[card] if card >= 0 and named >> card & 1 else "??"
                      for card in row]
        zones[zone] = wire.Lying([rules.cards[card] for card in each(named)],
                                 seen.hides[z] + (seen.cards[z] & ~named).bit_count(), places)
    return wire.Look(
        round=seen.round, over=seen.over, to_act=list(seen.to_act), legal=list(seen.acts), scores=list(seen.scores),
        winners=match.winners, sealed=[None if act == -1 else "??" if act == HIDDEN else names[act]
                                       for act in seen.sealed],
        facts={name: list(value) if isinstance(value, tuple) else value for name, value in seen.facts.items()},
        zones=zones)
