"""The HTTP API: what it does, what it refuses, and what browsers are told."""
import json
import re
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient
from websockets.asyncio.client import connect

from parlour.house.app import make_app
from parlour.house.guard import HEADERS
from parlour.house.house import open_house
from parlour.house.settings import Settings

from .kit import FREE, run, served


def test_a_guest_from_the_first_request(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            status, _, headers = await house.call("GET", "/")
            cookie = headers["set-cookie"]
            assert status == 200
            assert re.match(r"parlour=[\w-]{22};", cookie)
            assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
            token = cookie.split(";")[0].partition("=")[2]
            _, me, again = await house.call("GET", "/api/me", Cookie=f"parlour={token}")
            assert "set-cookie" not in again
            assert re.fullmatch(r"[A-Z]\w+ [A-Z]\w+", me["name"])
            _, other, _ = await house.call("GET", "/api/me", Authorization=f"Bearer {token}")
            assert other == me
            status, no, _ = await house.call("GET", "/api/me", Authorization="Bearer nobody-has-this-token")
            assert (status, no["why"]) == (401, "who-are-you")
    run(play())


def test_the_cookie_is_secure_where_the_line_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            _, _, headers = await house.call("GET", "/", X_Forwarded_Proto="https")
            assert "Secure" in headers["set-cookie"].split("; ")
            assert headers["strict-transport-security"]
    run(play())


@pytest.mark.parametrize(("given", "name"), [
    ("  Ann  ", "Ann"), ("A\u202enn\u200b", "A nn"), ("<b>Bo</b>", "<b>Bo</b>"), ("Ａｎｎ", "Ann"),
    ("Zoe\u0308", "Zoë"),
    ("x" * 60, "x" * 24), ("a" + "\u0301" * 30, "á\u0301\u0301"), ("\u202e\u0000", None), ("!!!", None)])
def test_names_are_made_normal(tmp_path: Path, given: str, name: str | None) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            token = await house.token()
            status, found, _ = await house.call("PATCH", "/api/me", {"name": given}, Authorization=f"Bearer {token}")
            assert (status, found.get("name"), found.get("why")) == (
                (200, name, None) if name else (409, None, "no-name"))
    run(play())


def test_a_second_device_by_a_code_that_works_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            token = await house.token()
            _, code, _ = await house.call("POST", "/api/me/code", Authorization=f"Bearer {token}")
            assert code["url"] == f"{house.url}/#/people?code={code['code']}"
            assert code["qr"].startswith("data:image/svg+xml")
            status, me, headers = await house.call("POST", "/api/code", {"code": code["code"].lower()})
            assert status == 200
            second = headers["set-cookie"].split(";")[0].partition("=")[2]
            assert second != token
            assert (await house.call("GET", "/api/me", Authorization=f"Bearer {second}"))[1] == me
            assert (await house.call("POST", "/api/code", {"code": code["code"]}))[0] == 404
            await house.call("DELETE", "/api/me/tokens", Authorization=f"Bearer {second}")
            assert (await house.call("GET", "/api/me", Authorization=f"Bearer {token}"))[0] == 401
            assert (await house.call("GET", "/api/me", Authorization=f"Bearer {second}"))[0] == 200
            for _ in range(12):
                status, _, _ = await house.call("POST", "/api/code", {"code": "AAAAAAAAAA"})
            assert status == 429
    run(play())


def test_a_program_plays_with_a_personal_token(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            token = await house.token()
            _, made, _ = await house.call("POST", "/api/me/tokens", {"label": "my bot"},
                                          Authorization=f"Bearer {token}")
            program = await house.client(made["token"])
            table = await house.open(program, game="hearts", levels=["simple"] * 4)
            assert (await program.sit(table)).seat == 0
    run(play())


def test_export_and_delete(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            client = await house.client()
            table = await house.open(client, game="hearts", levels=["simple"] * 4)
            await client.sit(table)
            mine = {"Authorization": f"Bearer {client.token}"}
            _, kept, _ = await house.call("GET", "/api/me/export", **mine)
            assert kept["person"]["name"] == (await house.call("GET", "/api/me", **mine))[1]["name"]
            assert client.token not in json.dumps(kept)
            assert [each["table"] for each in kept["tables"]] == [table]
            status, _, headers = await house.call("DELETE", "/api/me", **mine)
            assert status == 204
            assert 'parlour=""' in headers["set-cookie"]
            assert (await house.call("GET", "/api/me", **mine))[0] == 401
            assert house.house.lobby.tables[table].course.chairs[0].person == ""
    run(play())


def test_invitations(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:", url="https://cards.example/club") as house:
            client, guest = await house.client(), await house.client()
            table = await house.open(client, game="hearts")
            mine = {"Authorization": f"Bearer {client.token}"}
            path = f"/club/api/tables/{table}/invites"
            _, invitation, _ = await house.call("POST", path, **mine)
            assert invitation["url"] == f"https://cards.example/club/#table={table}&invite={invitation['code']}"
            assert invitation["qr"].startswith("data:image/svg+xml")
            assert (await house.call("POST", path, Authorization=f"Bearer {guest.token}"))[0] == 409
            assert (await guest.sit(table, invite=invitation["code"])).seat == 0
            assert (await house.call("DELETE", path, **mine))[0] == 204
            other = await house.client()
            from parlour.house import wire
            assert await other.refusal(wire.Join(table, invitation["code"])) == "invitation-needed"
    run(play())


def test_quick_seats(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            one, two, three = [await house.client() for _ in range(3)]
            mine = {"Authorization": f"Bearer {one.token}"}
            _, found, _ = await house.call("POST", "/api/quick", {"game": "hearts"}, **mine)
            snapshot = await one.join(found["table"])
            assert (snapshot.seat, snapshot.about.state, snapshot.about.quick) == (0, "playing", True)
            assert (snapshot.about.clock.move, snapshot.about.clock.bank) == (30_000, 60_000)
            table = await house.open(two, game="hearts", listed=True)
            await two.sit(table)
            _, found, _ = await house.call("POST", "/api/quick", {"game": "hearts"},
                                           Authorization=f"Bearer {three.token}")
            assert found["table"] == table       # somebody waits there
    run(play())


@pytest.mark.parametrize(("path", "prefix"), [("/api/house", ""), ("/club/api/house", "/club"), ("/api/house", "/club"),
                                              ("/club/", "/club"), ("/", "")])
def test_a_house_below_a_path(tmp_path: Path, path: str, prefix: str) -> None:
    """Proxies may cut the prefix off or leave it."""
    async def play() -> None:
        url = f"https://cards.example{prefix}" if prefix else ""
        async with served(tmp_path, database="memory:", url=url) as house:
            status, _, headers = await house.call("GET", path)
            assert status == 200
            cookie = headers["set-cookie"].split(";")
            assert f" Path={prefix or '/'}" in cookie
            where = f"ws://127.0.0.1:{house.port}{path.removesuffix('api/house')}ws"
            async with connect(where, additional_headers={"Cookie": cookie[0]},
                               origin="https://cards.example" if prefix else None) as line:
                assert '"welcome"' in str(await line.recv())
    run(play())


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/healthz", "/readyz", "/assets/none.js", "/metrics",
                                  "/openapi.json", "/../app.py", "/api/../app.py"])
def test_every_answer_has_the_headers(tmp_path: Path, path: str) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            _, _, headers = await house.call("GET", path)
            assert {name.lower() for name in HEADERS} <= {name.lower() for name in headers}
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "server" not in {name.lower() for name in headers}
    run(play())


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/quick"), ("PATCH", "/api/me"), ("DELETE", "/api/me")])
def test_other_sites_cannot_change_anything(tmp_path: Path, method: str, path: str) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            token = await house.token()
            body = {"game": "hearts", "name": "Eve"}
            status, no, _ = await house.call(method, path, body, Cookie=f"parlour={token}", Origin="https://evil.example")
            assert (status, no["why"]) == (403, "other-site")
            if method != "DELETE":               # and a form cannot send JSON
                status, no, _ = await house.call(method, path, b"game=hearts", Cookie=f"parlour={token}",
                                                 Content_Type="application/x-www-form-urlencoded")
                assert (status, no["why"]) == (415, "not-json")
    run(play())


def test_limits_on_guests_tables_requests_and_length(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:", guests=3, tables=2) as house:
            tokens = [await house.token() for _ in range(3)]
            status, no, _ = await house.call("GET", "/api/me")
            assert (status, no["why"]) == (429, "too-many")
            mine = {"Authorization": f"Bearer {tokens[0]}"}
            found = [(await house.call("POST", "/api/tables", {"game": "hearts"}, **mine))[0] for _ in range(3)]
            assert found == [200, 200, 429]
            status, no, _ = await house.call("PATCH", "/api/me", b'{"name":"' + b"x" * 9000 + b'"}', **mine)
            assert (status, no["why"]) == (413, "too-big")
        async with served(tmp_path / "2", database="memory:", requests=2) as house:
            found = [(await house.call("GET", "/api/tables"))[0] for _ in range(12)]
            assert found[:6] == [200] * 6
            assert 429 in found
    run(play())


def test_metrics_are_for_those_nearby_and_name_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            _, me, _ = await house.call("GET", "/api/me")
            status, text, _ = await house.call("GET", "/metrics")
            assert status == 200
            assert 'parlour_happened_total{what="guest"} 1' in text
            assert "parlour_tables 0" in text
            assert me["name"] not in text
            assert (await house.call("GET", "/metrics", X_Forwarded_For="203.0.113.9"))[0] == 404
    run(play())


def test_a_house_whose_store_is_gone_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        from parlour.store import Unavailable

        async def gone() -> None:
            raise Unavailable("The disk is full.")
        async with served(tmp_path, database="memory:") as house:
            assert (await house.call("GET", "/readyz"))[0] == 200
            house.house.store.ready = gone       # type: ignore[method-assign]
            status, no, _ = await house.call("GET", "/readyz")
            assert (status, no["why"]) == (503, "house-unavailable")
            assert (await house.call("GET", "/healthz"))[0] == 200
    run(play())


def test_the_api_is_as_described_whatever_is_sent(tmp_path: Path, effort: int) -> None:
    """Calls of every kind, right and wrong, made up from the description.

    One check is left out: to JSON Schema 3.0 is an integer too, and this API refuses it.
    """
    house = run(open_house(Settings(data=str(tmp_path), database="memory:", **FREE)))
    with TestClient(make_app(house)) as client:
        while client.get("/readyz").status_code != 200:
            pass
        schema = schemathesis.openapi.from_dict(client.get("/openapi.json").json())
        seen = set()
        for result in schema.get_all_operations():
            operation = result.ok()
            seen.add((operation.method.upper(), operation.path))

            @settings(max_examples=25 * effort, deadline=None, derandomize=True, database=None,
                      suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy())
            def fuzz(case: schemathesis.Case) -> None:
                answer = client.request(**case.as_transport_kwargs(base_url="http://testserver"))
                case.validate_response(answer, excluded_checks=[positive_data_acceptance])
            fuzz()
        assert len(seen) == 24
        assert house.metrics.counts["errors"] == 0
