"""The small HTTP API: what is asked before and after play; what happens at a table goes over /ws."""
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
import segno
from msgspec import Struct
from starlette.requests import Request

from ..bots import BOTS, LEVELS
from ..games import GAMES, Rules, rules_of
from ..language import LANGUAGES
from ..store import Finished, Person
from ..words import rules_page
from . import wire
from .desk import PHRASES
from .guard import address, token_of
from .house import House
from .people import CODE_SECONDS
from .refusal import Refusal
from .shapes import (
    Choice,
    Code,
    DeviceCode,
    GameInfo,
    HouseInfo,
    Invitation,
    Kept,
    Match,
    Me,
    NewTable,
    NewToken,
    Player,
    Preset,
    Quick,
    Rename,
    Review,
    Statistic,
    Step,
    Table,
    Token,
)


class Handed:
    """What a call hands out besides its answer: a token for a cookie, or that the cookie is to go."""

    token = ""
    gone = False


Call = Callable[[House, Person, Any, Request, Handed], Awaitable[Any]]


async def info(house: House, person: Person, body: None, request: Request, hands: Handed) -> HouseInfo:
    """What can be played here."""
    return HouseInfo(wire.VERSION, [_game(GAMES[name]) for name in GAMES], list(LEVELS), list(BOTS), list(PHRASES))


def _game(rules: Rules) -> GameInfo:
    presets = [Preset(name, rules.changed(rules.options({"preset": name}))) for name in rules.presets]
    choices = [Choice(each.name, each.why, each.default, list(each.allowed), rules.group(each.name))
               for each in rules.choices.values()]
    words = {fact: list(each) for fact, each in rules.words.items()}
    return GameInfo(rules.name, rules.version, rules.new(rules.options({})).seats, presets, choices, words,
                    rules.least_wins)


async def rules(house: House, person: Person, body: None, request: Request, hands: Handed) -> str:
    """The rules of a game in a language, as Markdown."""
    asked = request.path_params
    if asked["game"] not in GAMES or asked["language"] not in LANGUAGES:
        raise Refusal("not-found")
    return rules_page(rules_of(asked["game"]), asked["language"])


async def me(house: House, person: Person, body: None, request: Request, hands: Handed) -> Me:
    """Who you are, and where you sit."""
    return Me(person.name, house.lobby.of(person.id))


async def rename(house: House, person: Person, body: Rename, request: Request, hands: Handed) -> Me:
    """Have another name."""
    renamed = await house.people.rename(person, body.name)
    await house.lobby.renamed(person.id, renamed.name)
    return Me(renamed.name, house.lobby.of(person.id))


async def forget(house: House, person: Person, body: None, request: Request, hands: Handed) -> None:
    """Forget you: name, tokens, seats, and the name in old matches."""
    await house.lobby.forget(person.id)
    await house.people.forget(person.id)
    for line in [line for line in house.lines if line.person == person.id]:
        line.hang_up()
    hands.gone = True


async def export(house: House, person: Person, body: None, request: Request, hands: Handed) -> bytes:
    """All that is kept about you."""
    kept = msgspec.json.decode(await house.store.export_person(person.id))
    return msgspec.json.format(msgspec.json.encode({**kept, "tables": house.lobby.of(person.id)}), indent=1)


async def statistics(house: House, person: Person, body: None, request: Request, hands: Handed) -> list[Statistic]:
    """What your matches come to."""
    return [Statistic(each.game, each.against, each.options, each.played, each.won, each.points, each.least, each.most,
                      dict(each.counts)) for each in await house.store.statistics(person.id)]


async def matches(house: House, person: Person, body: None, request: Request, hands: Handed) -> list[Match]:
    """Your last finished matches."""
    return [_match(each, person.id) for each in await house.store.matches(person.id, 50)]


def _match(match: Finished, person: str) -> Match:
    return Match(match.id, match.game, match.options, match.started, match.ended,
                 [Player(each.name, each.person == person, each.level, each.place, each.score)
                  for each in match.players])


async def settings(house: House, person: Person, body: None, request: Request, hands: Handed) -> Kept:
    """How your clients are set."""
    return house.people.settings(person)


async def set_(house: House, person: Person, body: Kept, request: Request, hands: Handed) -> None:
    """Keep how a client is set."""
    await house.people.set(person, body)


async def review(house: House, person: Person, body: None, request: Request, hands: Handed) -> Review:
    """What the decisions of a seat were expected to bring, and what better ones would have."""
    seat = str(request.path_params["seat"])
    text = await record(house, person, None, request, hands)
    return house.reviews.of(str(request.path_params["match"]), text, int(seat) if seat in "01234567" else -1)


async def steps(house: House, person: Person, body: None, request: Request, hands: Handed) -> list[Step]:
    """A finished match act by act, with all cards open."""
    text = await record(house, person, None, request, hands)
    return await house.reviews.steps(str(request.path_params["match"]), text)


async def record(house: House, person: Person, body: None, request: Request, hands: Handed) -> str:
    """The record of a finished match."""
    found = await house.store.record(request.path_params["match"])
    if found is None:
        raise Refusal("no-such-match")
    return found


async def new_token(house: House, person: Person, body: NewToken, request: Request, hands: Handed) -> Token:
    """A token for a program of yours."""
    return Token(await house.people.token(person.id, body.label))


async def sign_out(house: House, person: Person, body: None, request: Request, hands: Handed) -> None:
    """Sign out all other devices and programs."""
    await house.people.sign_out(person.id, hands.token or token_of(request))
    for line in [line for line in house.lines if line.person == person.id]:
        line.hang_up()


async def device_code(house: House, person: Person, body: None, request: Request, hands: Handed) -> DeviceCode:
    """A code for a second device: once, within five minutes."""
    code = house.people.code(person.id)
    return DeviceCode(code, CODE_SECONDS, *_address(house, request, f"#/people?code={code}"))


async def redeem(house: House, person: Person, body: Code, request: Request, hands: Handed) -> Me:
    """Be the person whose other device shows this code."""
    known, hands.token = await house.people.redeem(body.code)
    return Me(known.name, house.lobby.of(known.id))


async def tables(house: House, person: Person, body: None, request: Request, hands: Handed) -> list[wire.About]:
    """The open tables."""
    return house.lobby.listed()


async def open_table(house: House, person: Person, body: NewTable, request: Request, hands: Handed) -> Table:
    """A new table."""
    _another_table(house, request)
    live = await house.lobby.open(person.id, body.game, body.options, body.levels, False, body.listed, body.spectators,
                                  body.memory_aid, body.chat, body.move, body.bank, body.window, body.name)
    return Table(live.course.table)


async def quick(house: House, person: Person, body: Quick, request: Request, hands: Handed) -> Table:
    """A seat at once: at an open table, or at a new one with bots."""
    _another_table(house, request)
    if body.level:
        return Table((await house.lobby.alone(person.id, body.game, body.level, body.options)).course.table)
    return Table((await house.lobby.quick(person.id, body.game)).course.table)


async def give_up(house: House, person: Person, body: None, request: Request, hands: Handed) -> None:
    """Leave a table for good; where nobody else sits, it is closed."""
    await house.lobby.give_up(request.path_params["table"], person.id)


def _another_table(house: House, request: Request) -> None:
    if not house.new_tables.take(address(request)):
        raise Refusal("too-many")


async def invite(house: House, person: Person, body: None, request: Request, hands: Handed) -> Invitation:
    """An invitation to a table: whoever has it may come, until it is revoked."""
    table = request.path_params["table"]
    code = await house.lobby.invite(table, person.id)
    return Invitation(code, *_address(house, request, f"#table={table}&invite={code}"))


def _address(house: House, request: Request, place: str) -> tuple[str, str]:
    """An address in the house and its picture for a phone; what stands after the # is sent to nobody by browsers."""
    base = house.settings.url.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    url = f"{base}/{place}"
    return url, segno.make(url, micro=False).svg_data_uri(scale=4)


async def revoke_all(house: House, person: Person, body: None, request: Request, hands: Handed) -> None:
    """Revoke all invitations to a table."""
    await house.lobby.revoke(request.path_params["table"], person.id)


async def revoke(house: House, person: Person, body: None, request: Request, hands: Handed) -> None:
    """Revoke one invitation to a table."""
    await house.lobby.revoke(request.path_params["table"], person.id, request.path_params["code"])


class Endpoint(Struct, frozen=True):
    """One call of the API."""

    method: str
    path: str
    call: Call
    body: Any = None                             # the type of what is sent
    answer: Any = None                           # and of what comes back; bytes is JSON, str is text
    no: tuple[int, ...] = ()                     # how it may be refused, besides what all calls have


ENDPOINTS = (
    Endpoint("GET", "/api/house", info, answer=HouseInfo),
    Endpoint("GET", "/api/games/{game}/rules/{language}", rules, answer=str, no=(404,)),
    Endpoint("GET", "/api/me", me, answer=Me),
    Endpoint("PATCH", "/api/me", rename, Rename, Me, (409,)),
    Endpoint("DELETE", "/api/me", forget),
    Endpoint("GET", "/api/me/export", export, answer=bytes),
    Endpoint("GET", "/api/me/settings", settings, answer=Kept),
    Endpoint("PUT", "/api/me/settings", set_, Kept),
    Endpoint("GET", "/api/me/statistics", statistics, answer=list[Statistic]),
    Endpoint("GET", "/api/me/matches", matches, answer=list[Match]),
    Endpoint("POST", "/api/me/tokens", new_token, NewToken, Token, (409,)),
    Endpoint("DELETE", "/api/me/tokens", sign_out),
    Endpoint("POST", "/api/me/code", device_code, answer=DeviceCode),
    Endpoint("POST", "/api/code", redeem, Code, Me, (404,)),
    Endpoint("GET", "/api/tables", tables, answer=list[wire.About]),
    Endpoint("POST", "/api/tables", open_table, NewTable, Table, (409,)),
    Endpoint("POST", "/api/quick", quick, Quick, Table, (409,)),
    Endpoint("DELETE", "/api/tables/{table}", give_up, no=(404, 409)),
    Endpoint("POST", "/api/tables/{table}/invites", invite, answer=Invitation, no=(404, 409)),
    Endpoint("DELETE", "/api/tables/{table}/invites", revoke_all, no=(404, 409)),
    Endpoint("DELETE", "/api/tables/{table}/invites/{code}", revoke, no=(404, 409)),
    Endpoint("GET", "/api/matches/{match}/record", record, answer=str, no=(404,)),
    Endpoint("GET", "/api/matches/{match}/review/{seat}", review, answer=Review, no=(404,)),
    Endpoint("GET", "/api/matches/{match}/steps", steps, answer=list[Step], no=(404,)),
)
STATUS: Mapping[str, int] = {                    # of refusals that are not simply a conflict
    "malformed": 400, "who-are-you": 401, "other-site": 403, "no-such-table": 404, "no-such-match": 404,
    "no-such-code": 404, "not-found": 404, "no-such-seat": 404,
    "not-json": 415, "too-big": 413, "too-many": 429, "house-unavailable": 503, "one-moment": 503}


def decoder(endpoint: Endpoint) -> msgspec.json.Decoder[Any]:
    """Reads what is sent to a call."""
    return msgspec.json.Decoder(endpoint.body)
