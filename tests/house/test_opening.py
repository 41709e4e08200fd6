"""What the house asks of whoever opens a table, gives one up, or keeps settings."""
from pathlib import Path

from parlour.language import LANGUAGES
from parlour.words import has

from .kit import run, served


def test_a_game_refuses_options_that_do_not_go_together_by_an_id_that_it_has_a_text_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            for options, why in (({"stack_scope": "any", "stack_limit": "all_matching"}, "one-given-for-each"),
                                 ({"stack_scope": "any", "front_insert": True}, "places-are-kept"),
                                 ({"scoring": "sum", "false_call": "repo"}, "totals-are-added")):
                status, no, _ = await house.call("POST", "/api/tables", {"game": "kabul", "options": options})
                assert (status, no["why"]) == (409, why)
                assert all(has("kabul", why, language) for language in LANGUAGES)
    run(play())


def test_a_table_against_bots_alone_begins_at_once_and_has_no_clock(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            client = await house.client()
            mine = {"Authorization": f"Bearer {client.token}"}
            body = {"game": "hearts", "level": "expert", "options": {"limit": 50}}
            _, found, _ = await house.call("POST", "/api/quick", body, **mine)
            about = (await client.join(found["table"])).about
            assert (about.state, about.quick, about.clock, about.options) == ("playing", False, None, {"limit": "50"})
            assert [(seat.person, seat.level) for seat in about.seats] == [(True, "expert")] + [(False, "expert")] * 3
            assert (await house.call("GET", "/api/tables"))[1] == []
            status, no, _ = await house.call("POST", "/api/quick", {"game": "hearts", "level": "wizard"}, **mine)
            assert (status, no["why"]) == (409, "no-such-level")
    run(play())


def test_whoever_gives_a_table_up_is_rid_of_it_and_the_others_play_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            one, two = await house.client(), await house.client()
            table = await house.open(one, game="hearts", listed=True)
            await one.sit(table)
            await two.sit(table)
            path = f"/api/tables/{table}"
            stranger = {"Authorization": f"Bearer {await house.token()}"}
            assert (await house.call("DELETE", path, **stranger))[1]["why"] == "not-seated"
            assert (await house.call("DELETE", path, Authorization=f"Bearer {one.token}"))[0] == 204
            assert (await house.call("GET", "/api/me", Authorization=f"Bearer {one.token}"))[1]["tables"] == []
            assert len((await house.call("GET", "/api/me", Authorization=f"Bearer {two.token}"))[1]["tables"]) == 1
            assert (await house.call("DELETE", path, Authorization=f"Bearer {two.token}"))[0] == 204
            assert (await house.call("DELETE", path, Authorization=f"Bearer {two.token}"))[1]["why"] == "no-such-table"
    run(play())


def test_settings_are_kept_for_a_persons_other_devices_and_forgotten_with_the_person(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            mine = {"Authorization": f"Bearer {await house.token()}"}
            assert (await house.call("GET", "/api/me/settings", **mine))[1] == {"kept": "", "changed": 0}
            kept = {"kept": '{"deck":"four-colour"}', "changed": 5}
            assert (await house.call("PUT", "/api/me/settings", kept, **mine))[0] == 204
            assert (await house.call("PATCH", "/api/me", {"name": "Ann"}, **mine))[0] == 200
            assert (await house.call("GET", "/api/me/settings", **mine))[1] == kept
            assert "four-colour" in str((await house.call("GET", "/api/me/export", **mine))[1])
            long = {"kept": "x" * 4001, "changed": 5}
            assert (await house.call("PUT", "/api/me/settings", long, **mine))[1]["why"] == "malformed"
    run(play())


def test_rules_are_told_in_the_languages_there_are(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            for language, words in (("en", "Follow the suit"), ("de", "Bediene die ausgespielte Farbe")):
                status, text, _ = await house.call("GET", f"/api/games/hearts/rules/{language}")
                assert status == 200
                assert words in text
            for path in ("hearts/rules/xx", "chess/rules/en", "hearts/rules/.."):
                assert (await house.call("GET", f"/api/games/{path}"))[0] == 404
    run(play())
