"""Finished matches, statistics, export and forgetting."""
import json
from dataclasses import replace

from parlour.store import MIXED, NOBODY, PEOPLE, Finished, Player, Statistic, Store

from .samples import ANN, BEN, BOT, RECORD, match, token

ANN_WINS = Player("Ann", 1, 12, "ann", counts={"moons": 1, "hearts": 3})
ANN_LOSES = Player("Ann", 3, -40, "ann", counts={"hearts": 4})
BEN_PLAYS = Player("Ben Ann", 2, 20, "ben")
STRONG = Player("Cleo", 3, 30, **BOT)
EASY = Player("Dora", 4, 50, bot="easy@1 seed 2", level="easy")


async def people(store: Store) -> None:
    await store.save_person(ANN)
    await store.save_person(BEN)
    await store.give_token(token("ann", 1))
    await store.give_token(token("ben", 2))


async def test_a_match_is_kept_whole(store: Store) -> None:
    await people(store)
    played = match(1, ANN_WINS, BEN_PLAYS, STRONG, EASY)
    await store.finish(played, RECORD)
    assert await store.match("m1") == played
    assert await store.record("m1") == RECORD
    assert await store.match("m2") is None
    assert await store.record("m2") is None


async def test_a_match_is_finished_once(store: Store) -> None:
    await people(store)
    await store.finish(match(1, ANN_WINS, STRONG), RECORD)
    await store.finish(match(1, ANN_LOSES, EASY), "another record")
    assert await store.matches("ann") == [match(1, ANN_WINS, STRONG)]
    assert await store.record("m1") == RECORD
    assert [found.played for found in await store.statistics("ann")] == [1]


async def test_matches_come_page_by_page(store: Store) -> None:
    await people(store)
    for number in (3, 1, 5, 2, 4):
        await store.finish(match(number, ANN_WINS, STRONG), RECORD)
    twin = replace(match(9, ANN_WINS, BEN_PLAYS), ended=match(3).ended)
    await store.finish(twin, RECORD)
    seen: list[Finished] = []
    while page := await store.matches("ann", 2, (seen[-1].ended, seen[-1].id) if seen else None):
        seen += page
        assert len(page) <= 2
    assert [found.id for found in seen] == ["m5", "m4", "m9", "m3", "m2", "m1"]
    assert await store.matches("ben") == [twin]
    assert await store.matches("nobody") == []


async def test_statistics_by_game_opponents_and_options(store: Store) -> None:
    await people(store)
    strong, easy = (STRONG,) * 3, (EASY,) * 3
    for number, played in enumerate([
            match(1, ANN_WINS, *strong), match(2, *strong, ANN_LOSES), match(3, ANN_WINS, *easy),
            match(4, ANN_WINS, STRONG, EASY), match(5, ANN_LOSES, BEN_PLAYS, STRONG),
            match(6, ANN_WINS, *strong, options=""), match(7, ANN_WINS, *easy, game="spades")]):
        await store.finish(replace(played, id=f"x{number}"), RECORD)
    assert await store.statistics("ann") == [
        Statistic("hearts", "easy", "limit=50", 1, 1, 12, 12, 12, {"hearts": 3, "moons": 1}),
        Statistic("hearts", MIXED, "limit=50", 1, 1, 12, 12, 12, {"hearts": 3, "moons": 1}),
        Statistic("hearts", PEOPLE, "limit=50", 1, 0, -40, -40, -40, {"hearts": 4}),
        Statistic("hearts", "strong", "", 1, 1, 12, 12, 12, {"hearts": 3, "moons": 1}),
        Statistic("hearts", "strong", "limit=50", 2, 1, -28, -40, 12, {"hearts": 7, "moons": 1}),
        Statistic("spades", "easy", "limit=50", 1, 1, 12, 12, 12, {"hearts": 3, "moons": 1}),
    ]
    assert await store.statistics("ben") == [Statistic("hearts", PEOPLE, "limit=50", 1, 0, 20, 20, 20, {})]
    assert await store.statistics("nobody") == []


async def test_export_has_all_of_a_person_and_nothing_of_others(store: Store) -> None:
    await people(store)
    await store.finish(match(1, ANN_WINS, BEN_PLAYS), RECORD)
    await store.finish(match(2, BEN_PLAYS, STRONG), "not hers")
    text = (await store.export_person("ann")).decode()
    found = json.loads(text)
    assert found["person"] == {"id": "ann", "name": "Ann", "settings": '{"cards": "large"}', "created": 1_000,
                               "seen": 2_000}
    assert found["tokens"] == [{"label": "device 1", "created": 1}]
    assert [(played["id"], played["record"]) for played in found["matches"]] == [("m1", RECORD)]
    assert [player["person"] for player in found["matches"][0]["players"]] == ["ann", None]
    assert [(sums["game"], sums["played"], sums["counts"]) for sums in found["statistics"]] == [
        ("hearts", 1, {"hearts": 3, "moons": 1})]
    assert "not hers" not in text
    assert await store.export_person("nobody") == b""


async def test_forgetting_leaves_no_name_and_no_token(store: Store) -> None:
    await people(store)
    await store.finish(match(1, ANN_WINS, BEN_PLAYS), RECORD)
    await store.forget_person("ann")
    assert await store.person("ann") is None
    assert await store.person_of(token("ann", 1).digest) is None
    assert await store.matches("ann") == []
    assert await store.statistics("ann") == []
    assert await store.export_person("ann") == b""
    kept = await store.match("m1")
    assert kept == match(1, replace(ANN_WINS, person=None, name=NOBODY), BEN_PLAYS)
    assert await store.record("m1") == RECORD.replace("seat 0 Ann", f"seat 0 {NOBODY}")
    assert await store.matches("ben") == [kept]
    assert [found.against for found in await store.statistics("ben")] == [PEOPLE]
    await store.forget_person("ann")


async def test_who_is_forgotten_before_the_end_is_not_named(store: Store) -> None:
    await people(store)
    await store.forget_person("ben")
    await store.finish(match(1, ANN_WINS, BEN_PLAYS), RECORD)
    assert await store.match("m1") == match(1, ANN_WINS, replace(BEN_PLAYS, person=None, name=NOBODY))
    assert await store.record("m1") == RECORD.replace("seat 1 Ben Ann", f"seat 1 {NOBODY}")
