"""A full disk, a file that is gone, a server that stops: refused in a sentence, nothing lost, and it recovers."""
import asyncio
import shutil
from pathlib import Path

import asyncpg
import pytest

from parlour.store import Conflict, Store, Unavailable, open_store
from parlour.store.sqlite import SqliteStore

from .proxy import Proxy
from .samples import ANN
from .server import Server

ROOM = "PRAGMA max_page_count = {}"
FULL = """CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END$$;
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON entries EXECUTE FUNCTION full_disk();
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON people EXECUTE FUNCTION full_disk()"""
ROOMY = "DROP FUNCTION full_disk CASCADE"


async def fill(store: Store) -> list[bytes]:
    """Append until it is refused; what was acknowledged."""
    written: list[bytes] = []
    while len(written) < 10_000:
        entry = b"%d " % len(written) * 1_000
        try:
            await store.append("t", len(written), [entry])
        except Unavailable:
            with pytest.raises(Unavailable, match="The disk is full"):
                await store.append("t", len(written), [entry])
            return written
        written.append(entry)
    raise AssertionError("the disk should be full by now")


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_a_full_disk_of_sqlite(store: Store, url: str) -> None:
    assert isinstance(store, SqliteStore)
    await store.append("u", 0, [b"before"])
    pages = store._raw.execute("PRAGMA page_count").fetchone()[0]
    store._raw.execute(ROOM.format(pages + 20))
    written = await fill(store)
    assert written
    done = await asyncio.gather(*(store.append(f"n{n}", 0, [bytes(9_000)]) for n in range(50)), return_exceptions=True)
    assert {type(result) for result in done} == {Unavailable}
    assert await store.load("t") == written
    assert await store.tables() == ["u", "t"]
    assert await store.load("u") == [b"before"]
    store._raw.execute(ROOM.format(2**30))
    await store.append("t", len(written), [b"after"])
    await store.save_person(ANN)
    await store.ready()
    await store.close()
    again = await open_store(url)
    assert await again.load("t") == [*written, b"after"]
    await again.close()


@pytest.mark.parametrize("kind", ["postgres"])
async def test_a_full_disk_of_postgres(store: Store, url: str) -> None:
    """What the server says then, said by a trigger."""
    conn = await asyncpg.connect(url)
    await store.append("t", 0, [b"before"])
    await conn.execute(FULL)
    with pytest.raises(Unavailable, match="The disk of the database is full: nothing was written"):
        await store.append("t", 1, [b"no"])
    done = await asyncio.gather(*(store.append(f"n{n}", 0, [b"no"]) for n in range(50)), return_exceptions=True)
    assert {type(result) for result in done} == {Unavailable}
    with pytest.raises(Unavailable, match="disk of the database is full"):
        await store.save_person(ANN)
    assert await store.load("t") == [b"before"]
    assert await store.tables() == ["t"]
    await conn.execute(ROOMY)
    await store.append("t", 1, [b"after"])
    await store.save_person(ANN)
    assert await store.load("t") == [b"before", b"after"]
    await conn.close()


@pytest.mark.parametrize("kind", ["sqlite"])
async def test_a_file_that_is_gone_and_comes_back(store: Store, url: str, tmp_path: Path) -> None:
    file, away = tmp_path / "parlour.db", tmp_path / "away.db"
    await store.append("t", 0, [b"before"])
    file.rename(away)
    for refused in (store.append("t", 1, [b"no"]), store.load("t"), store.save_person(ANN), store.ready()):
        with pytest.raises(Unavailable, match=r"parlour\.db is gone"):
            await refused
    away.rename(file)
    await store.append("t", 1, [b"after"])
    assert await store.load("t") == [b"before", b"after"]
    file.rename(away)
    shutil.copy(away, file)
    with pytest.raises(Unavailable, match="is not the file it was"):
        await store.append("t", 2, [b"no"])


@pytest.mark.parametrize("kind", ["postgres"])
@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_a_server_that_stops_and_comes_back(store: Store, url: str, server: Server, mode: str) -> None:
    await store.append("t", 0, [b"before"])
    server.stop(mode)
    try:
        for refused in (store.append("t", 1, [b"no"]), store.append("u", 0, [b"no"]), store.load("t"),
                        store.save_person(ANN), store.ready()):
            with pytest.raises(Unavailable, match="nothing was written"):
                await refused
    finally:
        server.start()
    await store.append("t", 1, [b"after"])
    await store.save_person(ANN)
    await store.ready()
    assert await store.load("t") == [b"before", b"after"]
    assert await store.tables() == ["t"]


@pytest.mark.parametrize("kind", ["postgres"])
async def test_stopping_in_the_middle_of_many_writes(store: Store, url: str, server: Server) -> None:
    """What was acknowledged is there, what was refused is not, and every table goes on where it was."""
    acknowledged: dict[str, int] = {}
    refused = asyncio.Event()

    async def write(table: str) -> None:
        acknowledged[table] = 0
        while True:
            try:
                await store.append(table, acknowledged[table], [b"%d" % acknowledged[table]])
            except Unavailable:
                refused.set()
                return
            acknowledged[table] += 1
    async with asyncio.TaskGroup() as tasks:
        for n in range(20):
            tasks.create_task(write(f"t{n}"))
        while sum(acknowledged.values()) < 200:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(server.stop, "immediate")
    assert refused.is_set()
    server.start()
    for table, count in acknowledged.items():
        assert await store.load(table) == [b"%d" % n for n in range(count)]
        await store.append(table, count, [b"after"])


@pytest.mark.parametrize("kind", ["postgres"])
@pytest.mark.parametrize(("first", "fatal"), [(0, b"COMMIT"), (1, b"lost")])
async def test_an_answer_that_never_came(kind: str, url: str, first: int, fatal: bytes) -> None:
    """The server has written it, but the house could not know, and refused: then it is taken back."""
    async with Proxy(url) as proxy:
        store = await open_store(proxy.url)
        direct = await asyncpg.connect(url)
        await store.append("other", 0, [b"one"])
        for number in range(first):
            await store.append("t", number, [b"before"])
        proxy.fatal = fatal
        lost = asyncio.ensure_future(store.append("t", first, [b"lost", b"too"]))
        count = "SELECT count(*) FROM entries WHERE body = 'lost'"
        while not await direct.fetchval(count):
            await asyncio.sleep(0.001)
        proxy.hang_up()
        with pytest.raises(Unavailable, match="nothing was written"):
            await lost
        assert await direct.fetchval(count) == 1
        assert await store.load("t") == [b"before"] * first
        assert await store.tables() == ["other", "t"][:1 + first]
        assert await direct.fetchval(count) == 0
        await store.append("t", first, [b"another"])
        assert await store.load("t") == [*[b"before"] * first, b"another"]
        await direct.close()
        await store.close()


@pytest.mark.parametrize("kind", ["postgres"])
async def test_what_somebody_built_upon_is_not_taken_back(kind: str, url: str) -> None:
    async with Proxy(url) as proxy:
        store = await open_store(proxy.url)
        direct = await asyncpg.connect(url)
        await store.append("t", 0, [b"before"])
        proxy.fatal = b"lost"
        lost = asyncio.ensure_future(store.append("t", 1, [b"lost"]))
        while not await direct.fetchval("SELECT count(*) FROM entries WHERE body = 'lost'"):
            await asyncio.sleep(0.001)
        other = await open_store(url)
        await other.append("t", 2, [b"upon it"])
        proxy.hang_up()
        with pytest.raises(Unavailable):
            await lost
        with pytest.raises(Conflict):
            await store.append("t", 1, [b"another"])
        assert await store.load("t") == [b"before", b"lost", b"upon it"]
        for done in (direct, other, store):
            await done.close()


async def test_a_server_that_is_not_there() -> None:
    with pytest.raises(Unavailable, match="cannot be reached"):
        await open_store("postgresql://parlour@127.0.0.1:1/parlour")


async def test_a_database_that_is_not_there(server: Server) -> None:
    with pytest.raises(Unavailable, match="no database of that name"):
        await open_store(server.url("nowhere"))
