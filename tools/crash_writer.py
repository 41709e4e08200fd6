"""What crash_store.py kills: many tables append as fast as they can, and every acknowledged entry is told.

A line on the standard output for each: table, first number, how many.  It begins where the log ends.
"""
import asyncio
import faulthandler
import os
import sys

from parlour.store import Conflict, Unavailable, open_store


async def play(url: str, tables: int) -> None:
    """Until somebody kills this process."""
    faulthandler.dump_traceback_later(300, exit=True)              # a start that hangs says where
    store = await open_store(url)

    told: set[str] = set()

    async def one(table: str, number: int) -> None:
        while True:
            count = 1 + number % 3
            entries = [b"%s %d" % (table.encode(), n) for n in range(number, number + count)]
            try:
                await store.append(table, number, entries)
            except Unavailable as error:
                if str(error) not in told:
                    told.add(str(error))
                    os.write(2, f"{error}\n".encode())
                await asyncio.sleep(0.05)
                continue
            except Conflict as error:
                os.write(1, f"conflict {error}\n".encode())
                return
            faulthandler.cancel_dump_traceback_later()
            os.write(1, f"{table} {number} {count}\n".encode())
            number += count
    logs = {f"table{n}": len(await store.load(f"table{n}")) for n in range(tables)}
    os.write(1, b"begun\n")
    await asyncio.gather(*(one(table, number) for table, number in logs.items()))


asyncio.run(play(sys.argv[1], int(sys.argv[2])))
