"""The log of the tables, people, their tokens and their finished matches."""
import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make all of it."""
    op.create_table(
        "tables",
        sa.Column("key", sa.Integer, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.PrimaryKeyConstraint("key", name="pk_tables"),
        sa.UniqueConstraint("id", name="uq_tables_id"))
    op.create_table(
        "entries",
        sa.Column("key", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("key", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["key"], ["tables.key"], name="fk_entries_key", ondelete="CASCADE"),
        sqlite_with_rowid=False)
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"))
    op.create_table(
        "tokens",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person", ondelete="CASCADE"))
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"))
    op.create_table(
        "players",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("against", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_players"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_players_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_players_person", ondelete="SET NULL"))
    op.create_index("ix_players_person", "players", ["person"])
    op.create_table(
        "counts",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "name", name="pk_counts"),
        sa.ForeignKeyConstraint(["match", "seat"], ["players.match", "players.seat"], name="fk_counts_match",
                                ondelete="CASCADE"))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"))


def downgrade() -> None:
    """Drop all of it."""
    for table in ("pulse", "counts", "players", "matches", "tokens", "people", "entries", "tables"):
        op.drop_table(table)
