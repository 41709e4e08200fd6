"""`parlour serve` and `parlour play --at` as processes of their own."""
import io
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import segno

from parlour.commands.serve import greeting
from parlour.house.logs import AsJson
from parlour.house.settings import Settings

PARLOUR = [sys.executable, "-m", "parlour"]


@contextmanager
def house(folder: Path, *flags: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A house; its address and process."""
    process = subprocess.Popen([*PARLOUR, "serve", "--port", "0", "--data", str(folder), "--pace", "0.001", "--between",
                                "0", *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stderr
    try:
        first = process.stdout.readline()
        assert '"ready"' in process.stderr.readline()
        yield re.findall(r"http://\S+", first)[0].rstrip("/"), process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


def terminal(home: Path, *words: str) -> "subprocess.Popen[str]":
    """Somebody at a terminal."""
    home.mkdir(exist_ok=True)
    return subprocess.Popen([*PARLOUR, "play", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, cwd=home,
                            env={**os.environ, "HOME": str(home), "XDG_CONFIG_HOME": str(home)})


def said(process: "subprocess.Popen[str]", text: str) -> str:
    """Read until this is said."""
    assert process.stdout
    heard = ""
    for line in process.stdout:
        heard += line
        if text in line:
            return heard
    raise AssertionError(f"It never said {text!r}, but: {heard[-2000:]}")


def test_two_terminals_and_bots_share_a_table(tmp_path: Path) -> None:
    with house(tmp_path / "house") as (url, _):
        one = terminal(tmp_path, "hearts", "--at", url, "--new", "-o", "limit=25")
        how = said(one, "--table").splitlines()[-1].split()
        assert how[:3] == ["parlour", "play", "--at"]
        two = terminal(tmp_path, *how[2:])
        said(two, "seat 1")
        said(one, "sits down")
        assert one.stdin
        assert two.stdin
        one.stdin.write("table Friday cards\nstart\n")
        one.stdin.flush()
        said(two, "This table is called Friday cards now.")
        for process in (one, two):
            process.stdin.write("1\n" * 400)     # type: ignore[union-attr]
            process.stdin.flush()                # type: ignore[union-attr]
        heard = [said(process, "The match is over.") for process in (one, two)]
        one.stdin.write("record\n")
        one.stdin.flush()
        file = re.findall(r"parlour verify (\S+)", said(one, "parlour verify"))[0]
        checked = subprocess.run([*PARLOUR, "verify", str(tmp_path / file)], capture_output=True, text=True, check=True)
        assert re.search(r"(\d+) of \1 deals are as committed", checked.stdout)
        assert " decisions of bots are as recorded, 0 are not" in checked.stdout
        for process in (one, two):
            process.stdin.close()                # type: ignore[union-attr]
            process.stdin = None
            process.communicate(timeout=60)
            assert process.returncode == 0
        for text in heard:
            assert "Deal 1 was dealt as promised." in text
            assert "You play " in text
            assert "not in your hand" not in text


def test_a_match_goes_on_at_another_terminal(tmp_path: Path) -> None:
    with house(tmp_path / "house") as (url, _):
        one = terminal(tmp_path / "one", "hearts", "--at", url)
        table = re.findall(r"table (\S+) of", said(one, "seat 0"))[0]
        assert one.stdin
        one.stdin.write("device\n")
        one.stdin.flush()
        code = re.findall(r"--code (\w+)\.", said(one, "--code"))[0]
        two = terminal(tmp_path / "two", "--at", url, "--table", table, "--code", code)
        said(two, f"You are at the table {table} of hearts, seat 0.")
        three = terminal(tmp_path / "three", "hearts", "--at", url, "--code", code)
        assert "This code is wrong, used up, or too old." in three.communicate(timeout=60)[0]
        for process in (one, two):
            process.kill()
            process.communicate()
        again = terminal(tmp_path / "one", "--at", url)
        said(again, f"You are at the table {table} of hearts, seat 0.")
        again.kill()
        again.communicate()


def test_what_is_printed_at_the_start() -> None:
    local = "\n".join(greeting(Settings(), 8765))
    assert "Parlour is open: http://localhost:8765/\n" in local
    assert "█" not in local
    everywhere = "\n".join(greeting(Settings(host="0.0.0.0"), 8765))
    outside = re.findall(r"For others: +(http://[\d.]+:8765/)\n", everywhere)[0]
    drawn = io.StringIO()
    segno.make(outside, micro=False).terminal(drawn, compact=True)
    assert drawn.getvalue().rstrip("\n") in everywhere
    club = "\n".join(greeting(Settings(url="https://cards.example/club"), 80))
    assert "Parlour is open: http://localhost:80/club/\n" in club
    assert "For others:      https://cards.example/club/\n" in club


def test_sigterm_tells_everybody_and_ends_well(tmp_path: Path) -> None:
    with house(tmp_path / "house") as (url, process):
        one = terminal(tmp_path, "hearts", "--at", url)
        said(one, "seat 0")
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        said(one, "The house closes for a moment")
        one.kill()
        one.communicate()


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with house(tmp_path / "house") as (url, _):
        done = subprocess.run([*PARLOUR, "serve", "--port", url.rpartition(":")[2], "--data", str(tmp_path / "other")],
                              capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert done.stderr.startswith("parlour: The house cannot listen at")
        assert not (tmp_path / "other").exists()


def test_no_house_is_said_in_a_sentence(tmp_path: Path) -> None:
    for words, why in ((("hearts", "--at", "http://127.0.0.1:1"), "There is no house at"),
                       (("hearts", "--at", "nonsense"), "takes the address of a house"),
                       (("hearts", "--new"), "are for a house"),
                       (("hearts", "--at", "http://x", "--seed", "1"), "leave")):
        process = terminal(tmp_path, *words)
        heard, _ = process.communicate(timeout=60)
        assert process.returncode == 2
        assert why in heard


def test_strangers_cannot_fill_the_log(tmp_path: Path) -> None:
    with house(tmp_path / "house") as (url, process):
        port = int(url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"this is no request\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 400")
        with socket.create_connection(("127.0.0.1", port)) as line:      # and nobody's token opens no line
            line.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                         b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 401")
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        assert process.stderr
        assert [json.loads(line)["message"] for line in process.stderr] == ["leaving"]


def test_logs_are_json_without_what_anybody_typed() -> None:
    try:
        raise ValueError("QS of somebody's hand")
    except ValueError:
        record = logging.LogRecord("parlour.house", logging.ERROR, __file__, 1, "table failed", None, sys.exc_info())
    record.table = "abc"
    line = AsJson().format(record)
    found = json.loads(line)
    assert (found["message"], found["level"], found["table"], found["exception"]) == (
        "table failed", "error", "abc", "ValueError")
    assert "QS" not in line
    assert found["at"][0].startswith("test_running.py:")
