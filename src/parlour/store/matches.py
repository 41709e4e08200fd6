"""Finished matches in a database: functions of a connection, within somebody's transaction."""
from collections.abc import Iterable

import sqlalchemy as sa

from . import people
from .export import export
from .schema import COUNTS, MATCHES, PEOPLE, PLAYERS
from .things import NOBODY, Finished, Player, Statistic, unnamed, without

_MATCH = sa.select(MATCHES.c.id, MATCHES.c.table_id, MATCHES.c.game, MATCHES.c.version, MATCHES.c.options,
                   MATCHES.c.started, MATCHES.c.ended)
_AT_ONCE = 200                                   # ids in one question, as databases limit their number


def finish(conn: sa.Connection, match: Finished, record: str) -> None:
    """Keep a finished match, unless it is kept already."""
    if one(conn, match.id):
        return
    named = {player.person for player in match.players if player.person}
    known = set(conn.scalars(sa.select(PEOPLE.c.id).where(PEOPLE.c.id.in_(named))))
    for seat, player in enumerate(match.players):
        if player.person and player.person not in known:
            match, record = without(match, seat), unnamed(record, seat)
    conn.execute(sa.insert(MATCHES).values(
        id=match.id, table_id=match.table, game=match.game, version=match.version, options=match.options,
        started=match.started, ended=match.ended, record=record))
    conn.execute(sa.insert(PLAYERS), [
        {"match": match.id, "seat": seat, "person": player.person, "name": player.name, "bot": player.bot,
         "level": player.level, "against": match.against(seat), "place": player.place, "score": player.score}
        for seat, player in enumerate(match.players)])
    if counts := [{"match": match.id, "seat": seat, "name": name, "number": number}
                  for seat, player in enumerate(match.players) for name, number in player.counts.items()]:
        conn.execute(sa.insert(COUNTS), counts)


def one(conn: sa.Connection, match: str) -> Finished | None:
    """The finished match of that id."""
    return next(iter(_whole(conn, _MATCH.where(MATCHES.c.id == match))), None)


def record(conn: sa.Connection, match: str) -> str | None:
    """The record of a finished match."""
    return conn.scalar(sa.select(MATCHES.c.record).where(MATCHES.c.id == match))


def of(conn: sa.Connection, person: str, limit: int | None, before: tuple[int, str] | None) -> list[Finished]:
    """Matches of a person, the latest first."""
    query = _MATCH.where(MATCHES.c.id.in_(sa.select(PLAYERS.c.match).where(PLAYERS.c.person == person)))
    if before:
        ended, match = before
        query = query.where(sa.or_(MATCHES.c.ended < ended, sa.and_(MATCHES.c.ended == ended, MATCHES.c.id < match)))
    return _whole(conn, query.order_by(MATCHES.c.ended.desc(), MATCHES.c.id.desc()).limit(limit))


def _whole(conn: sa.Connection, query: sa.Select[str, str, str, int, str, int, int]) -> list[Finished]:
    """The matches found by a query, with their players."""
    rows = conn.execute(query).all()
    ids = [row.id for row in rows]
    counts: dict[tuple[str, int], dict[str, int]] = {}
    players: dict[str, list[Player]] = {match: [] for match in ids}
    for some in _parts(ids):
        for match, seat, name, number in conn.execute(
                sa.select(COUNTS.c.match, COUNTS.c.seat, COUNTS.c.name, COUNTS.c.number)
                .where(COUNTS.c.match.in_(some)).order_by(COUNTS.c.name)):
            counts.setdefault((match, seat), {})[name] = number
        for found in conn.execute(sa.select(PLAYERS).where(PLAYERS.c.match.in_(some)).order_by(PLAYERS.c.seat)):
            players[found.match].append(Player(found.name, found.place, found.score, found.person, found.bot,
                                               found.level, counts.get((found.match, found.seat), {})))
    return [Finished(*row, players=tuple(players[row.id])) for row in rows]


def _parts(ids: list[str]) -> Iterable[list[str]]:
    return (ids[n:n + _AT_ONCE] for n in range(0, len(ids), _AT_ONCE))


def statistics(conn: sa.Connection, person: str) -> list[Statistic]:
    """What a person's matches come to, added up by the database."""
    group = (MATCHES.c.game, PLAYERS.c.against, MATCHES.c.options)
    mine = PLAYERS.c.person == person
    first = sa.func.sum(sa.case((PLAYERS.c.place == 1, 1), else_=0))
    score = PLAYERS.c.score
    sums = conn.execute(
        sa.select(*group, sa.func.count(), first, sa.func.sum(score), sa.func.min(score), sa.func.max(score))
        .join_from(PLAYERS, MATCHES).where(mine).group_by(*group)).all()
    counts: dict[tuple[str, ...], dict[str, int]] = {}
    for *key, name, number in conn.execute(
            sa.select(*group, COUNTS.c.name, sa.func.sum(COUNTS.c.number))
            .join_from(PLAYERS, MATCHES).join(COUNTS).where(mine).group_by(*group, COUNTS.c.name)):
        counts.setdefault(tuple(key), {})[name] = int(number)
    return [Statistic(game, against, options, played, int(won), int(points), least, most,
                      dict(sorted(counts.get((game, against, options), {}).items())))
            for game, against, options, played, won, points, least, most in sorted(map(tuple, sums))]


def export_person(conn: sa.Connection, person: str) -> bytes:
    """All that is kept about a person, as JSON."""
    found = people.one(conn, person)
    if not found:
        return b""
    mine = of(conn, person, None, None)
    records = {match.id: record(conn, match.id) or "" for match in mine}
    return export(found, people.tokens(conn, person), mine, statistics(conn, person), records)


def forget_person(conn: sa.Connection, person: str) -> None:
    """Drop a person, the tokens, and the name in all matches."""
    seats = conn.execute(sa.select(PLAYERS.c.match, PLAYERS.c.seat).where(PLAYERS.c.person == person)).all()
    for match, seat in seats:
        text = unnamed(record(conn, match) or "", seat)
        conn.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(record=text))
    conn.execute(sa.update(PLAYERS).where(PLAYERS.c.person == person).values(person=None, name=NOBODY))
    people.drop(conn, person)
