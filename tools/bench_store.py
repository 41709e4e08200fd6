"""Durable entries a second: tables that each wait for their last entry before the next, and one commit an entry.

SQLite, then PostgreSQL; within a pass each way of writing has its turn.
"""
import argparse
import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import asyncpg

from parlour.store import open_store

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
BODY = b'{"seat":2,"act":"QS","at":1234567890123,"by":"search@1:2000 seed 8","spent":12}'
names = count()


@dataclass
class Pass:
    """One measurement."""

    rate: float                                  # entries a second
    waits: list[float]                           # of each entry, in milliseconds


async def grouped(url: str, tables: int, seconds: float) -> Pass:
    """The store: what waits at the same time is committed together."""
    store = await open_store(url)
    waits: list[float] = []
    new = [f"bench{next(names)}" for _ in range(tables)]
    await asyncio.gather(*(store.append(table, 0, [BODY]) for table in new))
    until = time.perf_counter() + seconds

    async def play(table: str) -> None:
        number = 1
        while (begun := time.perf_counter()) < until:
            await store.append(table, number, [BODY])
            waits.append((time.perf_counter() - begun) * 1_000)
            number += 1
    begun = time.perf_counter()
    await asyncio.gather(*(play(table) for table in new))
    rate = len(waits) / (time.perf_counter() - begun)
    await store.close()
    return Pass(rate, waits)


async def one_by_one_sqlite(file: str, seconds: float) -> Pass:
    """Plain SQLite with the same settings: a commit for every entry."""
    conn = sqlite3.connect(file, isolation_level=None)
    conn.execute("PRAGMA journal_mode = WAL")
    conn.execute("PRAGMA synchronous = FULL")
    conn.execute("CREATE TABLE IF NOT EXISTS plain (number INTEGER PRIMARY KEY, body BLOB)")
    found = _until(seconds, lambda: conn.execute("INSERT INTO plain (body) VALUES (?)", (BODY,)))
    conn.close()
    return found


def _until(seconds: float, write: Callable[[], object]) -> Pass:
    waits, begun = [], time.perf_counter()
    while (before := time.perf_counter()) < begun + seconds:
        write()
        waits.append((time.perf_counter() - before) * 1_000)
    return Pass(len(waits) / (time.perf_counter() - begun), waits)


async def one_by_one_postgres(url: str, seconds: float) -> Pass:
    """Plain asyncpg: a commit for every entry, on one connection."""
    conn = await asyncpg.connect(url)
    await conn.execute("CREATE TABLE IF NOT EXISTS plain (number bigserial PRIMARY KEY, body bytea)")
    waits, begun = [], time.perf_counter()
    while (before := time.perf_counter()) < begun + seconds:
        await conn.execute("INSERT INTO plain (body) VALUES ($1)", BODY)
        waits.append((time.perf_counter() - before) * 1_000)
    await conn.close()
    return Pass(len(waits) / (time.perf_counter() - begun), waits)


def line(what: str, passes: list[Pass], base: list[Pass]) -> str:
    """The medians over the passes; ratios are taken within a pass."""
    waits = sorted(wait for one in passes for wait in one.waits)
    ratios = [one.rate / plain.rate for one, plain in zip(passes, base, strict=True)]
    rates = [one.rate for one in passes]
    return (f"| {what} | {statistics.median(rates):,.0f} ({min(rates):,.0f} to {max(rates):,.0f}) | "
            f"{waits[len(waits) // 2]:.1f} | {waits[int(len(waits) * 0.99)]:.1f} | {statistics.median(ratios):.1f} |")


async def main() -> None:
    """Measure, in turns, and print a table."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--passes", type=int, default=5)
    words.add_argument("--seconds", type=float, default=2.0)
    words.add_argument("--tables", type=int, nargs="*", default=[1, 50, 500])
    said = words.parse_args()
    from store.server import Server
    server = Server(fsync=True)
    try:
        with tempfile.TemporaryDirectory(prefix="parlour-bench-") as folder:
            plain: dict[str, Callable[[], Awaitable[Pass]]] = {
                "SQLite": lambda: one_by_one_sqlite(f"{folder}/plain.db", said.seconds),
                "PostgreSQL": lambda: one_by_one_postgres(server.url("postgres"), said.seconds)}
            urls = {"SQLite": f"sqlite:///{folder}/parlour.db", "PostgreSQL": server.url("postgres")}
            print("| | durable entries a second | median wait, ms | 99 % wait, ms | times one by one |")
            print("|---|---|---|---|---|")
            for kind, url in urls.items():
                base: list[Pass] = []
                found: dict[int, list[Pass]] = {tables: [] for tables in said.tables}
                for _ in range(said.passes):
                    base.append(await plain[kind]())
                    for tables in said.tables:
                        found[tables].append(await grouped(url, tables, said.seconds))
                print(line(f"{kind}, a commit for each entry", base, base))
                for tables, passes in found.items():
                    print(line(f"{kind}, {tables} table{'s' * (tables > 1)}", passes, base))
    finally:
        server.end()


if __name__ == "__main__":
    asyncio.run(main())
