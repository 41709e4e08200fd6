"""People and their tokens."""
from dataclasses import replace

import pytest

from parlour.store import Conflict, Player, Store

from .samples import ANN, BEN, BOT, RECORD, match, token


async def test_a_person_is_kept_and_changed(store: Store) -> None:
    assert await store.person("ann") is None
    await store.save_person(ANN)
    await store.save_person(BEN)
    assert await store.person("ann") == ANN
    renamed = replace(ANN, name="Änne 🂡", settings=b"\x00\xff", seen=2**50)
    await store.save_person(renamed)
    assert await store.person("ann") == renamed
    assert await store.person("ben") == BEN


async def test_guests_who_stayed_away_and_finished_nothing_are_forgotten(store: Store) -> None:
    for person in (ANN, BEN):
        await store.save_person(replace(person, seen=100))
        await store.give_token(token(person.id, 1 if person is ANN else 2))
    await store.finish(match(1, Player("Ann", 1, 5, "ann"), Player("Bot", 2, 9, **BOT)), RECORD)
    assert await store.sweep_people(100) == 0
    assert await store.sweep_people(101) == 1
    assert await store.person("ann")
    assert await store.person("ben") is None
    assert await store.person_of(token("ben", 2).digest) is None


async def test_a_person_has_several_tokens(store: Store) -> None:
    await store.save_person(ANN)
    await store.save_person(BEN)
    for person, number in (("ann", 3), ("ann", 1), ("ben", 2)):
        await store.give_token(token(person, number))
    assert await store.person_of(token("ann", 1).digest) == ANN
    assert await store.person_of(token("ann", 3).digest) == ANN
    assert await store.person_of(token("ben", 2).digest) == BEN
    assert await store.person_of(b"\x09" * 32) is None
    assert await store.tokens("ann") == [token("ann", 1), token("ann", 3)]
    await store.drop_token(token("ann", 1).digest)
    await store.drop_token(token("ann", 1).digest)
    assert await store.person_of(token("ann", 1).digest) is None
    assert await store.tokens("ann") == [token("ann", 3)]


async def test_a_token_is_given_once(store: Store) -> None:
    with pytest.raises(Conflict, match="There is no person ann to give a token to"):
        await store.give_token(token("ann", 1))
    await store.save_person(ANN)
    await store.save_person(BEN)
    await store.give_token(token("ann", 1))
    with pytest.raises(Conflict, match="given already"):
        await store.give_token(token("ben", 1))
    assert await store.person_of(token("ann", 1).digest) == ANN
