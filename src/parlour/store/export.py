"""All that is kept about a person, as a file for that person."""
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from .things import Finished, Person, Statistic, Token


def export(person: Person, tokens: Sequence[Token], matches: Sequence[Finished], statistics: Sequence[Statistic],
           records: Mapping[str, str]) -> bytes:
    """JSON, indented.  Of the tokens only what they are called, and of other people only what they showed."""
    found: dict[str, Any] = {
        "person": {**asdict(person), "settings": person.settings.decode("utf-8", "backslashreplace")},
        "tokens": [{"label": token.label, "created": token.created} for token in tokens],
        "statistics": [asdict(statistic) for statistic in statistics],
        "matches": [{**_match(match, person.id), "record": records[match.id]} for match in matches],
    }
    return (json.dumps(found, ensure_ascii=False, indent=1) + "\n").encode()


def _match(match: Finished, person: str) -> dict[str, Any]:
    found = asdict(match)
    for player in found["players"]:
        if player["person"] not in (None, person):
            player["person"] = None              # ids are for the house alone
    return found
