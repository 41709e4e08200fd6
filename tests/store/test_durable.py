"""What outlives a house: the next one finds it, and two at once do no harm."""
import asyncio
import sqlite3
from pathlib import Path

import pytest

from parlour.store import Conflict, Store, StoreError, Unavailable, open_store

from .samples import ANN, RECORD, match, token
from .test_matches import ANN_WINS, STRONG


async def test_the_next_house_finds_everything(store: Store, durable: str) -> None:
    for table in ("zoo", "air"):
        await store.append(table, 0, [b"one", b"two"])
    await store.save_person(ANN)
    await store.give_token(token("ann", 1))
    await store.finish(match(1, ANN_WINS, STRONG), RECORD)
    await store.close()
    again = await open_store(durable)
    assert await again.tables() == ["zoo", "air"]
    assert await again.load("zoo") == [b"one", b"two"]
    with pytest.raises(Conflict, match="goes on with entry 2, not with 0"):
        await again.append("zoo", 0, [b"one"])
    await again.append("zoo", 2, [b"three"])
    assert await again.person_of(token("ann", 1).digest) == ANN
    assert await again.record("m1") == RECORD
    await again.close()


async def test_what_waits_is_written_before_the_end(store: Store, durable: str) -> None:
    waiting = [asyncio.ensure_future(store.append(f"t{n}", 0, [b"one"])) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    again = await open_store(durable)
    assert len(await again.tables()) == 50
    await again.close()


async def test_a_closed_store_refuses(store: Store, durable: str) -> None:
    await store.close()
    with pytest.raises(Unavailable, match="closed"):
        await store.append("t", 0, [b"one"])
    with pytest.raises(Unavailable, match="closed"):
        await store.save_person(ANN)
    with pytest.raises(Unavailable, match="closed"):
        await store.load("t")


async def test_a_caller_that_gave_up_disturbs_nobody(store: Store, durable: str) -> None:
    impatient = asyncio.ensure_future(store.append("t", 0, [b"one"]))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.append("u", 0, [b"one"])
    assert await store.load("t") == [b"one"]
    await store.append("t", 1, [b"two"])


async def test_a_file_serves_one_house(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'parlour.db'}"
    first = await open_store(url)
    with pytest.raises(StoreError, match=r"parlour\.db is in use by another house"):
        await open_store(url)
    await first.append("t", 0, [b"one"])
    await first.close()
    second = await open_store(url)
    assert await second.load("t") == [b"one"]
    await second.close()


@pytest.mark.parametrize("kind", ["postgres"])
async def test_two_houses_never_write_the_same_number(store: Store, url: str) -> None:
    other = await open_store(url)
    await store.append("t", 0, [b"one"])
    await other.append("t", 1, [b"two"])
    done = await asyncio.gather(store.append("t", 1, [b"wrong"]), store.append("u", 0, [b"one"]),
                                store.append("v", 0, [b"one"]), return_exceptions=True)
    assert [type(result) for result in done] == [Conflict, type(None), type(None)]
    assert await store.load("t") == [b"one", b"two"]
    with pytest.raises(Conflict, match="entry 2, not with 1"):
        await store.append("t", 1, [b"wrong"])
    await store.append("t", 2, [b"three"])
    rivals = [house.append("race", 0, [b"%d" % n]) for n, house in enumerate([store, other] * 10)]
    done = await asyncio.gather(*rivals, return_exceptions=True)
    assert [type(result) for result in done].count(Conflict) == 19
    assert await other.load("race") == [b"%d" % done.index(None)]
    await other.close()


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_every_commit_reaches_the_disk(store: Store, url: str) -> None:
    """The settings that the promise rests on."""
    from parlour.store.sqlite import SqliteStore
    assert isinstance(store, SqliteStore)
    settings = {name: store._raw.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("journal_mode", "synchronous", "foreign_keys")}
    assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Not a database at all, but a text.\n" * 100, encoding="utf-8")
    with pytest.raises(Unavailable, match="no SQLite database"):
        await open_store(f"sqlite:///{tmp_path / 'text.db'}")
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE people (age INT)")
    with pytest.raises(StoreError, match="has tables that Parlour did not make: people"):
        await open_store(f"sqlite:///{tmp_path / 'other.db'}")
    with pytest.raises(StoreError, match="cannot be written"):
        await open_store(f"sqlite:///{tmp_path / 'text.db' / 'below.db'}")


@pytest.mark.parametrize("url", ["mysql://here", "sqlite:/wrong", "sqlite:///", "nonsense", ""])
async def test_a_url_of_no_kind(url: str) -> None:
    with pytest.raises(ValueError, match="is no database that Parlour knows"):
        await open_store(url)
