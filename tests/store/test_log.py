"""The log of a table: what is appended is there, in order, once."""
import asyncio

import pytest

from parlour.store import Conflict, Store


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.append("t", 0, [b"one", b"", b"\x00\xff"])
    await store.append("t", 3, [b"four"])
    assert await store.load("t") == [b"one", b"", b"\x00\xff", b"four"]
    assert await store.load("t", 2) == [b"\x00\xff", b"four"]
    assert await store.load("t", 4) == []
    assert await store.load("nowhere") == []


async def test_entries_must_continue_the_log(store: Store) -> None:
    await store.append("t", 0, [b"one", b"two"])
    for first in (0, 1, 3, -1):
        with pytest.raises(Conflict, match=f"Table t goes on with entry 2, not with {first}."):
            await store.append("t", first, [b"wrong"])
    with pytest.raises(Conflict, match="Table new goes on with entry 0, not with 1"):
        await store.append("new", 1, [b"wrong"])
    assert await store.load("t") == [b"one", b"two"]
    assert await store.tables() == ["t"]
    await store.append("t", 2, [b"right"])


async def test_only_bytes_can_be_appended(store: Store) -> None:
    with pytest.raises(ValueError, match="at least one"):
        await store.append("t", 0, [])
    with pytest.raises(TypeError, match="bytes"):
        await store.append("t", 0, [b"good", "bad"])  # type: ignore[list-item]
    assert await store.load("t") == []


async def test_appends_at_the_same_time(store: Store) -> None:
    """Of many at once on one number one is written; the other tables are not disturbed."""
    rivals = [store.append("contested", 0, [b"%d" % rival]) for rival in range(20)]
    others = [store.append(f"t{n}", 0, [b"%d" % n] * 3) for n in range(20)]
    done = await asyncio.gather(*rivals, *others, return_exceptions=True)
    assert [type(result) for result in done[:20]].count(Conflict) == 19
    assert done[20:] == [None] * 20
    winner = next(rival for rival in range(20) if done[rival] is None)
    assert await store.load("contested") == [b"%d" % winner]
    for n in range(20):
        assert await store.load(f"t{n}") == [b"%d" % n] * 3


async def test_a_long_log(store: Store) -> None:
    for first in range(0, 3_000, 1_000):
        await store.append("t", first, [b"%d" % n for n in range(first, first + 1_000)])
    await asyncio.gather(*(store.append("t", n, [b"%d" % n]) for n in range(3_000, 3_100)))
    assert await store.load("t") == [b"%d" % n for n in range(3_100)]


async def test_a_closed_table(store: Store) -> None:
    for table in ("first", "second", "third"):
        await store.append(table, 0, [b"one"])
    await store.close_table("second")
    await store.close_table("second")
    await store.close_table("nowhere")
    assert await store.tables() == ["first", "third"]
    with pytest.raises(Conflict, match="Table second is closed"):
        await store.append("second", 1, [b"two"])
    assert await store.load("second") == [b"one"]


async def test_sweeping_drops_what_was_closed_before(store: Store) -> None:
    for table in ("open", "closed"):
        await store.append(table, 0, [b"one"])
    await store.close_table("closed")
    assert await store.sweep(0) == 0
    assert await store.load("closed") == [b"one"]
    assert await store.sweep(2**52) == 1
    assert await store.load("closed") == []
    assert await store.load("open") == [b"one"]
    assert await store.tables() == ["open"]
    await store.append("closed", 0, [b"anew"])
    assert await store.load("closed") == [b"anew"]


async def test_ready(store: Store) -> None:
    await store.ready()
    await store.ready()
