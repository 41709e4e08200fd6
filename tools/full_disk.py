"""Fill a small disk with a log, see it refused, make room, and see that it goes on with nothing lost.

The folder given must lie on a disk of its own, of some 30 MB, so that it is really full:

mount -t tmpfs -o size=24m tmpfs /mnt && python tools/full_disk.py /mnt
"""
import asyncio
import shutil
import sys
from pathlib import Path

from parlour.store import Store, Unavailable, open_store

TABLES = [f"table{n}" for n in range(50)]
LARGEST = 1_000_000_000
FILLER = 8_000_000


async def fill(store: Store) -> tuple[dict[str, int], set[str]]:
    """Append until every table is refused; how many entries each has, and what was said."""
    written = dict.fromkeys(TABLES, 0)

    async def play(table: str) -> str:
        while True:
            try:
                await store.append(table, written[table], [entry(table, written[table])])
            except Unavailable as error:
                return str(error)
            written[table] += 1
    said = set(await asyncio.gather(*map(play, TABLES)))
    return written, said


def entry(table: str, number: int) -> bytes:
    """One that says where it belongs."""
    return b"%s %d " % (table.encode(), number) * 20


async def differing(store: Store, written: dict[str, int]) -> int:
    """How many logs are not what was acknowledged."""
    return sum([await store.load(table) != [entry(table, n) for n in range(count)] for table, count in written.items()])


async def main(folder: Path) -> None:
    """Say what came of it, line by line."""
    if shutil.disk_usage(folder).total > LARGEST:
        raise SystemExit(f"{folder} is on a large disk; this would fill it. Give it a small one.")
    filler = folder / "filler"
    filler.write_bytes(bytes(FILLER))
    url = f"sqlite:///{folder / 'parlour.db'}"
    store = await open_store(url)
    written, said = await fill(store)
    print(f"{sum(written.values()):,} entries, then: {' '.join(said)}")
    print(f"Logs that differ while it is full: {await differing(store, written)}")
    filler.unlink()
    for table in TABLES:
        await store.append(table, written[table], [entry(table, written[table])])
        written[table] += 1
    await store.close()
    store = await open_store(url)
    print(f"Logs that differ after room was made, and one entry more in each: {await differing(store, written)}")
    await store.close()


asyncio.run(main(Path(sys.argv[1])))
