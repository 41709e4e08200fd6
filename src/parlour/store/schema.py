"""The tables of the database, the same in SQLite and PostgreSQL.

Whoever changes them adds a script to `migrations/versions`; a test compares the two.
"""
import sqlalchemy as sa

METADATA = sa.MetaData(naming_convention={
    "pk": "pk_%(table_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s", "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s", "ck": "ck_%(table_name)s_%(constraint_name)s"})

_CASCADE = "CASCADE"

TABLES = sa.Table(
    "tables", METADATA,
    sa.Column("key", sa.Integer, primary_key=True),                # in the order in which they came into being
    sa.Column("id", sa.Text, nullable=False, unique=True),
    sa.Column("closed", sa.BigInteger))

ENTRIES = sa.Table(
    "entries", METADATA,
    sa.Column("key", sa.Integer, sa.ForeignKey("tables.key", ondelete=_CASCADE), primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False)                                       # the entries of a table lie side by side

PEOPLE = sa.Table(
    "people", METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("settings", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False))

TOKENS = sa.Table(
    "tokens", METADATA,
    sa.Column("digest", sa.LargeBinary, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete=_CASCADE), nullable=False, index=True),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False))

MATCHES = sa.Table(
    "matches", METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("started", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("record", sa.Text, nullable=False))

PLAYERS = sa.Table(
    "players", METADATA,
    sa.Column("match", sa.Text, sa.ForeignKey("matches.id", ondelete=_CASCADE), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("level", sa.Text, nullable=False),
    sa.Column("against", sa.Text, nullable=False),                 # what statistics are kept apart by
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False))

COUNTS = sa.Table(
    "counts", METADATA,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("number", sa.BigInteger, nullable=False),
    sa.ForeignKeyConstraint(["match", "seat"], ["players.match", "players.seat"], ondelete=_CASCADE))

PULSE = sa.Table(                                                  # one row, written to see whether writing works
    "pulse", METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("beat", sa.BigInteger, nullable=False))
