"""parlour backup, restore and doctor, on either database, and their bad input."""
import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from click.testing import CliRunner, Result

from parlour import Match
from parlour.cli import cli
from parlour.store import Store, open_store

from .samples import ANN, BEN, match, token
from .test_matches import ANN_WINS, BEN_PLAYS, STRONG


def run(*words: object) -> Result:
    return CliRunner().invoke(cli, [str(word) for word in words], prog_name="parlour")


def record() -> str:
    return Match.new("hearts", seed=7, names=["Ann", "Ben", "Cleo", "Dora"]).record()


async def fill(store: Store) -> None:
    await store.append("t", 0, [b"one", b"\x00\xff"])
    await store.append("u", 0, [b"%d" % n for n in range(2_500)])
    await store.append("v", 0, [b"one"])
    await store.close_table("v")
    for person in (ANN, BEN):
        await store.save_person(person)
    await store.give_token(token("ann", 1))
    await store.finish(match(1, ANN_WINS, BEN_PLAYS, STRONG), record())


async def all_of(store: Store) -> list[object]:
    return [await store.tables(), *[await store.load(table) for table in "tuv"], await store.person("ann"),
            await store.tokens("ann"), await store.matches("ann"), await store.statistics("ben"),
            await store.record("m1")]


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
async def test_there_and_back(store: Store, durable: str, to: str, tmp_path: Path, database: Callable[[], str],
                              loop: asyncio.Runner) -> None:
    """From a running house into a new database of either kind, which goes on where that was."""
    await fill(store)
    file = tmp_path / "house.backup"
    done = await asyncio.to_thread(run, "backup", file, "--database", durable)
    assert done.exit_code == 0, done.output
    assert f"is backed up to {file}" in done.output
    assert not file.stat().st_mode & 0o077       # it holds what nobody else may read
    url = await asyncio.to_thread(database) if to == "postgres" else f"sqlite:///{tmp_path / 'new/parlour.db'}"
    done = await asyncio.to_thread(run, "restore", file, "--database", url)
    assert done.exit_code == 0, done.output
    assert "3 tables with 2503 entries, 2 people, 1 finished matches" in done.output
    other = await open_store(url)
    assert await all_of(other) == await all_of(store)
    await other.append("t", 2, [b"three"])
    await other.append("new", 0, [b"one"])
    assert await other.tables() == ["t", "u", "new"]
    await other.close()
    done = await asyncio.to_thread(run, "doctor", "--database", url)
    assert [line for line in done.output.splitlines() if line.startswith("!")] == ([
        "! fsync is off: a crash of the machine can lose or damage everything."] if to == "postgres" else [])
    assert done.exit_code == (1 if to == "postgres" else 0)
    again = await asyncio.to_thread(run, "restore", file, "--database", url)
    assert again.exit_code == 2
    assert "nothing is overwritten" in again.output or "is not empty" in again.output


async def test_a_backup_is_of_one_moment(store: Store, durable: str, tmp_path: Path) -> None:
    """Each entry of b is written after the one of a with the same number."""
    going = True

    async def play() -> None:
        number = 0
        while going:
            await store.append("a", number, [b"entry"])
            await store.append("b", number, [b"entry"])
            number += 1
    playing = asyncio.ensure_future(play())
    for number in range(5):
        file = tmp_path / f"{number}.backup"
        while not await store.load("b", number * 3):
            await asyncio.sleep(0)
        assert (await asyncio.to_thread(run, "backup", file, "--database", durable)).exit_code == 0
        with sqlite3.connect(file) as saved:
            counts = dict(saved.execute("SELECT id, count(*) FROM entries JOIN tables USING (key) GROUP BY id"))
        assert 0 <= counts["a"] - counts["b"] <= 1
    going = False
    await playing


def test_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def make() -> None:
        await (await open_store(f"sqlite:///{tmp_path / 'parlour.db'}")).close()
    asyncio.run(make())
    for name, value in (("PARLOUR_DATA", tmp_path), ("PARLOUR_DATABASE_URL", f"sqlite:///{tmp_path / 'parlour.db'}")):
        monkeypatch.setenv(name, str(value))
        assert "All is well." in run("doctor").output
        monkeypatch.delenv(name)
    assert "All is well." in run("doctor", "--data", tmp_path).output
    monkeypatch.chdir(tmp_path)
    done = run("doctor")
    assert (done.exit_code, done.output) == (
        2, "parlour: parlour-data/parlour.db is not there; say where the database is with --database or --data.\n")
    (tmp_path / "parlour-data").mkdir()
    asyncio.run(made(tmp_path / "parlour-data"))
    assert "All is well." in run("doctor").output


@pytest.mark.parametrize("name", ["backup", "restore", "doctor"])
@pytest.mark.parametrize(("url", "sentence"), [
    ("mysql://here", "is no database that Parlour knows"), ("memory:", "only in memory"),
    ("postgresql://parlour@127.0.0.1:1/x", "cannot be reached")])
def test_databases_that_will_not_do(name: str, url: str, sentence: str, tmp_path: Path) -> None:
    good = tmp_path / "good.backup"
    asyncio.run(made(tmp_path))
    assert run("backup", good, "--data", tmp_path).exit_code == 0
    words = {"backup": [tmp_path / "new"], "restore": [good], "doctor": []}[name]
    done = run(name, *words, "--database", url)
    assert done.exit_code == 2
    assert sentence in done.output
    assert done.output.count("\n") == 1


async def made(folder: Path) -> None:
    await (await open_store(f"sqlite:///{folder / 'parlour.db'}")).close()


def test_files_that_will_not_do(tmp_path: Path) -> None:
    asyncio.run(made(tmp_path))
    good, cut, spoiled, text, empty = (tmp_path / name for name in ("good", "cut", "spoiled", "text", "empty"))
    assert run("backup", good, "--data", tmp_path).exit_code == 0
    assert "a backup overwrites nothing" in run("backup", good, "--data", tmp_path).output
    cut.write_bytes(good.read_bytes()[:-5_000])
    spoiled.write_bytes(good.read_bytes()[:8_192] + bytes(4_096) + good.read_bytes()[12_288:])
    text.write_text("a text\n", encoding="utf-8")
    sqlite3.connect(empty).execute("CREATE TABLE t (x)").connection.close()
    new = f"sqlite:///{tmp_path / 'new.db'}"
    missing, unfit = "is not there, or it is no file", "is no backup of Parlour, or it is damaged"
    for file, sentence in ((tmp_path / "none", missing), (tmp_path, missing), (text, unfit), (empty, unfit),
                           (cut, unfit), (spoiled, unfit)):
        done = run("restore", file, "--database", new)
        assert done.exit_code == 2
        assert sentence in done.output
        assert not (tmp_path / "new.db").exists()
    done = run("backup", good / "below", "--data", tmp_path)
    assert (done.exit_code, "cannot be written" in done.output) == (2, True)
    shutil.copy(good, tmp_path / "stray.db-wal")
    assert "belongs to another database" in run("restore", good, "--database", f"sqlite:///{tmp_path}/stray.db").output


async def test_the_doctor_finds_what_is_wrong(store: Store, durable: str, tmp_path: Path) -> None:
    await fill(store)
    await store.finish(match(2, ANN_WINS, STRONG), record().replace("game hearts", "game harts"))
    await store.append("w", 0, [b"one", b"two", b"three"])
    spoil = "DELETE FROM entries WHERE number = 1 AND key = (SELECT key FROM tables WHERE id = 'w')"
    empty = "INSERT INTO tables (id) VALUES ('x')"
    if durable.startswith("postgresql"):
        conn = await asyncpg.connect(durable)
        await conn.execute(f"{spoil}; {empty}")
        await conn.close()
    else:
        with sqlite3.connect(tmp_path / "parlour.db") as file:
            file.executescript(f"{spoil}; {empty}")
    done = await asyncio.to_thread(run, "doctor", "--database", durable)
    assert done.exit_code == 1
    assert "! The log of table w has 2 entries, but its last number is 2." in done.output
    assert "! Table x has no entries." in done.output
    assert "! The record of match m2 cannot be replayed" in done.output
    assert f"{4 if 'fsync is off' in done.output else 3} things to look at" in done.output


def test_the_doctor_does_not_change_an_old_or_strange_database(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "parlour.db").execute("CREATE TABLE t (x)").connection.close()
    before = (tmp_path / "parlour.db").read_bytes()
    done = run("doctor", "--data", tmp_path)
    assert (done.exit_code, "There is nothing of Parlour in this database" in done.output) == (1, True)
    assert (tmp_path / "parlour.db").read_bytes() == before


def test_passwords_are_not_shown() -> None:
    done = run("doctor", "--database", "postgresql://parlour:hunter2@127.0.0.1:1/x")
    assert done.exit_code == 2
    assert "hunter2" not in done.output
