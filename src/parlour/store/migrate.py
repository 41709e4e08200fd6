"""Bringing a database's schema to what this version of the house expects."""
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from .contract import StoreError
from .schema import METADATA

_SCRIPTS = Path(__file__).parent / "migrations"


def head() -> str:
    """The schema that this version expects."""
    found = _scripts().get_current_head()
    assert found, "there is a first script"
    return found


def current(conn: sa.Connection) -> str | None:
    """The schema that a database has; none if it is empty."""
    return MigrationContext.configure(conn).get_current_revision()


def check_known(revision: str) -> None:
    """This version has a script for that schema, and so can read it."""
    if revision not in {script.revision for script in _scripts().walk_revisions()}:
        raise StoreError(f"The database has schema {revision}, and this version of Parlour knows up to {head()}. "
                         "Use the newer version that wrote it, or restore a backup into an empty database.")


def check_current(conn: sa.Connection) -> None:
    """The database has the schema that this version expects."""
    at = current(conn)
    if at is None:
        raise StoreError("There is nothing of Parlour in this database; parlour serve makes what it needs.")
    check_known(at)
    if at != head():
        raise StoreError(f"The database has schema {at}, and this version needs {head()}; "
                         "parlour serve brings it there, and writes a backup before.")


def bring_up(conn: sa.Connection, backup: Callable[[sa.Connection, str], None]) -> None:
    """Bring the schema to the head, within the caller's transaction; what is there is backed up before."""
    at = current(conn)
    if at == head():
        return
    if at is not None:
        check_known(at)
        backup(conn, at)
    elif strange := sorted(set(sa.inspect(conn).get_table_names()) & set(METADATA.tables)):
        raise StoreError(f"The database has tables that Parlour did not make: {', '.join(strange)}. It needs its own.")
    upgrade(conn)
    if current(conn) != head():
        raise StoreError(f"The schema should be {head()} now, but it is {current(conn)}. Nothing was changed.")


def upgrade(conn: sa.Connection, to: str = "head") -> None:
    """Run the scripts that lead there, within the caller's transaction."""
    command.upgrade(_config(conn), to)


def downgrade(conn: sa.Connection, to: str = "base") -> None:
    """Run the scripts backwards, within the caller's transaction."""
    command.downgrade(_config(conn), to)


def _config(conn: sa.Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = conn
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
