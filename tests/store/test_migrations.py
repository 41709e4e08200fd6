"""The schema: scripts and metadata agree, it is brought up at open, and a backup is written before."""
import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from parlour.store import Store, StoreError, migrate, open_store, tools
from parlour.store.postgres import engine as postgres_engine
from parlour.store.postgres import within
from parlour.store.schema import METADATA
from parlour.store.where import is_postgres, sqlite_path

from .samples import ANN

T = TypeVar("T")


async def on(url: str, work: Callable[[sa.Connection], T]) -> T:
    """Run this on the database, beside any house."""
    if is_postgres(url):
        source = postgres_engine(url)
        try:
            return await within(source, work)
        finally:
            await source.dispose()
    with sa.create_engine(f"sqlite:///{sqlite_path(url)}", poolclass=sa.NullPool).begin() as conn:
        return work(conn)


async def test_scripts_and_metadata_agree(store: Store, durable: str) -> None:
    def differences(conn: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(conn, opts={"compare_type": True}), METADATA))
    assert await on(durable, differences) == []
    assert await on(durable, migrate.current) == migrate.head()


async def test_a_difference_would_be_seen(store: Store, durable: str) -> None:
    def differences(conn: sa.Connection) -> int:
        conn.execute(sa.text("ALTER TABLE people ADD COLUMN age INTEGER"))
        return len(compare_metadata(MigrationContext.configure(conn), METADATA))
    assert await on(durable, differences) == 1


async def test_down_and_up_again(store: Store, durable: str) -> None:
    await store.close()

    def down(conn: sa.Connection) -> list[str]:
        migrate.downgrade(conn)
        return sa.inspect(conn).get_table_names()
    assert await on(durable, down) == ["alembic_version"]
    again = await open_store(durable)
    await again.append("t", 0, [b"one"])
    await again.close()


async def test_a_backup_before_a_migration(
        store: Store, durable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a database that is one step behind."""
    await store.append("t", 0, [b"one"])
    await store.save_person(ANN)
    await store.close()
    ahead = scripts_ahead(tmp_path)
    monkeypatch.setattr(migrate, "_SCRIPTS", ahead)
    again = await open_store(durable, tmp_path / "backups")
    assert await again.load("t") == [b"one"]
    await again.append("t", 1, [b"two"])
    await again.close()
    assert await on(durable, migrate.current) == "2"
    assert await on(durable, lambda conn: conn.scalar(sa.text("SELECT age FROM people"))) == 7
    saved = list((tmp_path / "backups").iterdir())
    assert [path.name.partition("-")[2] for path in saved] == ["schema-1.backup"]
    monkeypatch.undo()
    url = f"sqlite:///{tmp_path / 'old.db'}"
    await tools.restore(url, saved[0])
    old = await open_store(url)
    assert await old.load("t") == [b"one"]
    assert await old.person("ann") == ANN
    await old.close()
    with pytest.raises(StoreError, match=r"The database has schema 2, and this version of Parlour knows up to 1\."):
        await open_store(durable)


async def test_a_failed_migration_changes_nothing(
        store: Store, durable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.save_person(ANN)
    await store.close()
    monkeypatch.setattr(migrate, "_SCRIPTS", scripts_ahead(tmp_path, "raise RuntimeError('in the middle')"))
    with pytest.raises(RuntimeError, match="in the middle"):
        await open_store(durable, tmp_path / "backups")
    monkeypatch.undo()
    assert await on(durable, lambda conn: [column["name"] for column in sa.inspect(conn).get_columns("people")]) == [
        "id", "name", "settings", "created", "seen"]
    again = await open_store(durable)
    assert await again.person("ann") == ANN
    await again.close()


@pytest.mark.parametrize("kind", ["postgres"])
async def test_houses_that_start_at_the_same_time(url: str) -> None:
    houses = await asyncio.gather(*(open_store(url) for _ in range(3)))
    for number, house in enumerate(houses):
        await house.append("t", number, [b"one"])
        await house.close()


def scripts_ahead(tmp_path: Path, last: str = "pass") -> Path:
    """The scripts, and one more, as a later version would have it."""
    ahead = tmp_path / "migrations"
    (ahead / "versions").mkdir(parents=True)
    home = migrate._SCRIPTS
    for path in ("env.py", "versions/v1_the_log_and_people.py"):
        (ahead / path).write_text((home / path).read_text(encoding="utf-8"), encoding="utf-8")
    (ahead / "versions/v2_age.py").write_text(f'''"""People have an age."""
import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Make the people anew, as SQLite must."""
    with op.batch_alter_table("people", recreate="auto") as people:
        people.add_column(sa.Column("age", sa.Integer, nullable=False, server_default="7"))
        people.alter_column("name", type_=sa.String(200))
    {last}


def downgrade() -> None:
    """And back."""
    op.drop_column("people", "age")
''', encoding="utf-8")
    return ahead
