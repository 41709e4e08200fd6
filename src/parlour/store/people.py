"""People and their tokens in a database: functions of a connection, within somebody's transaction."""
import sqlalchemy as sa

from .checks import check_token
from .schema import PEOPLE, PLAYERS, TOKENS
from .things import Person, Token

_PERSON = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.settings, PEOPLE.c.created, PEOPLE.c.seen)
_TOKEN = sa.select(TOKENS.c.digest, TOKENS.c.person, TOKENS.c.label, TOKENS.c.created)


def save(conn: sa.Connection, person: Person) -> None:
    """Keep a person, new or changed."""
    values = {"name": person.name, "settings": person.settings, "created": person.created, "seen": person.seen}
    if not conn.execute(sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(values)).rowcount:
        conn.execute(sa.insert(PEOPLE).values(id=person.id, **values))


def one(conn: sa.Connection, person: str) -> Person | None:
    """The person of that id."""
    row = conn.execute(_PERSON.where(PEOPLE.c.id == person)).one_or_none()
    return Person(*row) if row else None


def of_token(conn: sa.Connection, digest: bytes) -> Person | None:
    """Whose token this is."""
    row = conn.execute(_PERSON.join(TOKENS).where(TOKENS.c.digest == digest)).one_or_none()
    return Person(*row) if row else None


def give_token(conn: sa.Connection, token: Token) -> None:
    """Give a token to a person there is."""
    given = conn.execute(_TOKEN.where(TOKENS.c.digest == token.digest)).one_or_none()
    check_token(token, one(conn, token.person) is not None, given is not None)
    conn.execute(sa.insert(TOKENS).values(digest=token.digest, person=token.person, label=token.label,
                                          created=token.created))


def drop_token(conn: sa.Connection, digest: bytes) -> None:
    """From now on this token is nobody's."""
    conn.execute(sa.delete(TOKENS).where(TOKENS.c.digest == digest))


def tokens(conn: sa.Connection, person: str) -> list[Token]:
    """The tokens of a person, the oldest first."""
    rows = conn.execute(_TOKEN.where(TOKENS.c.person == person).order_by(TOKENS.c.created, TOKENS.c.digest))
    return [Token(*row) for row in rows]


def drop(conn: sa.Connection, person: str) -> None:
    """Drop a person and the tokens."""
    conn.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == person))


def sweep(conn: sa.Connection, before: int) -> int:
    """Drop the people last seen before that time who have finished no match; how many."""
    played = sa.exists().where(PLAYERS.c.person == PEOPLE.c.id)
    return conn.execute(sa.delete(PEOPLE).where(PEOPLE.c.seen < before, ~played)).rowcount
