"""The browser client: how its files are sent, and that a house without one still says something."""
import gzip
import os
from pathlib import Path

import build_web
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from parlour.house.client import Client

from .kit import run, served


def client_of(folder: Path) -> TestClient:
    """A browser before a house with these files."""
    client = Client(folder)

    async def page(request: Request) -> Response:
        return client.answer(request.path_params["name"] or "index.html", request) or Response(status_code=404)
    return TestClient(Starlette(routes=[Route("/{name:path}", page)]))


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client with two files."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets/main-x1.js").write_text("play()")
    (tmp_path / "assets/main-x1.js.gz").write_bytes(gzip.compress(b"play()"))
    return tmp_path


def test_what_has_its_content_in_its_name_is_kept_for_ever_and_the_page_is_asked_for_each_time(built: Path) -> None:
    browser = client_of(built)
    assert browser.get("/assets/main-x1.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    page = browser.get("/")
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert browser.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304


def test_files_are_sent_packed_to_those_who_can_unpack(built: Path) -> None:
    browser = client_of(built)
    packed = browser.get("/assets/main-x1.js", headers={"Accept-Encoding": "gzip, deflate"})
    assert (packed.headers["content-encoding"], packed.text) == ("gzip", "play()")
    plain = browser.get("/assets/main-x1.js", headers={"Accept-Encoding": "identity"})
    assert ("content-encoding" in plain.headers, plain.text) == (False, "play()")
    assert plain.headers["vary"] == "Accept-Encoding"
    assert browser.get("/assets/main-x1.js.gz").status_code == 404


def test_only_files_of_the_client_are_sent(built: Path) -> None:
    (built.parent / "secret").write_text("the dice")
    browser = client_of(built)
    for path in ("/../secret", "/%2e%2e/secret", "/assets/../../secret", "/assets", "//etc/passwd"):
        assert browser.get(path).status_code == 404


def test_a_house_without_the_client_tells_how_to_play(tmp_path: Path) -> None:
    assert "parlour play hearts" in client_of(tmp_path).get("/").text


def test_a_page_that_is_not_there_is_told_in_json(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, database="memory:") as house:
            assert (await house.call("GET", "/assets/none.js"))[:2] == (404, {"why": "not-found", "about": {}})
    run(play())


def test_the_client_is_built_again_only_when_something_is_newer(tmp_path: Path,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WEB", "WORDS", "BUILT"):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(build_web, name, tmp_path / name)
    source, word, page = tmp_path / "WEB/main.ts", tmp_path / "WORDS/web.ftl", tmp_path / "BUILT/index.html"
    for path in (source, word):
        path.write_text("")
        os.utime(path, (1000, 1000))
    assert not build_web.fresh()
    page.write_text("")
    os.utime(page, (1000, 1000))
    assert build_web.fresh()
    for path in (source, word):
        os.utime(path, (1001, 1001))
        assert not build_web.fresh()
        os.utime(path, (1000, 1000))
