"""Messages and calls that mean harm, made up by chance; the tests and tools/hostile.py use them."""
import json
import random
import string
from collections.abc import Sequence
from typing import get_args

from parlour.house import wire
from parlour.house.api import ENDPOINTS

KINDS = [kind.__struct_config__.tag for kind in get_args(wire.ClientMessage)]
ODD = ["welcome", "snapshot", "", "__proto__", "ACT", "join\u0000", 7, None]
VALUES = [0, -1, 1, 2, 10**30, 1.5, True, None, "", "QS", "2C", "x" * 39, "x" * 300, [], {}, "\ud800", "\x00",
          "../../etc", "0a" * 16, "simple", "hello"]
NAMES = ["table", "at", "id", "act", "seat", "level", "yes", "on", "text", "phrase", "deal", "nonce", "invite", "line",
         "elapsed", "name", "constructor"]
ACTS = ["2C", "QS", "AH", "7D", "pass", "bid 3", "take", "stack slot 2"]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "FOO", "get"]
PATHS = [*(each.path for each in ENDPOINTS), "/", "/healthz", "/readyz", "/metrics", "/openapi.json", "/ws",
         "/static/../app.py", "/static/%2e%2e/app.py", "//", "/api", "/%00", "/api/me/", "/?" + "x" * 2000,
         "/" + "y" * 5000, "/api/tables/%ff%fe/invites", "*", "http://evil.example/api/me"]
HEADERS = ["Content-Type: application/json", "Content-Type: text/plain", "Content-Length: 5", "Content-Length: -1",
           "Content-Length: 99999999", "Transfer-Encoding: chunked", "Origin: https://evil.example", "Origin: null",
           "Cookie: parlour=" + "x" * 3000, "Cookie: parlour=\xe9\xff; a", "Authorization: Bearer ", "Authorization: x",
           "Host: ", "X-Forwarded-For: 1.2.3.4, ::1", "X-Forwarded-Proto: gopher", "Upgrade: websocket",
           "Expect: 100-continue", "Range: bytes=0-", "Accept-Encoding: *;q=x", "A" * 200 + ": b", "no colon"]


def message(rng: random.Random, tables: Sequence[str]) -> str | bytes:
    """A message of a kind that the house may never have seen; some are nearly right, and some are right."""
    kind = rng.randrange(10)
    if kind == 0:
        return "".join(rng.choices(string.printable, k=rng.randrange(200)))
    if kind == 1:
        return rng.randbytes(rng.randrange(1, 300))
    if kind == 2:                                # with all that belongs to it
        chosen = rng.choice(get_args(wire.ClientMessage))
        return json.dumps({"kind": chosen.__struct_config__.tag,
                           **{name: right(name, rng, tables) for name in chosen.__struct_encode_fields__}})
    found = {"kind": rng.choice(KINDS if rng.random() < 0.8 else ODD), "table": rng.choice(tables),
             **{name: rng.choice([*VALUES, *tables]) for name in rng.sample(NAMES, rng.randrange(8))}}
    if kind < 6:                                 # nearly right
        found |= {"kind": "act", "table": rng.choice(tables), "at": rng.randrange(40), "id": str(rng.randrange(30)),
                  "act": rng.choice(ACTS)}
    text = json.dumps(found)
    return text if kind < 9 else text[:rng.randrange(len(text))]


def right(name: str, rng: random.Random, tables: Sequence[str]) -> object:
    """A value that this field may have."""
    kinds: dict[str, list[object]] = {
        "table": [*tables], "at": [*range(40)], "id": [str(n) for n in range(30)], "act": [*ACTS],
        "seat": [*range(-1, 8)], "level": ["simple", "master", "nobody"], "phrase": ["hello", "boo"],
        "text": ["Hi", "<script>alert(1)</script>"],
        "deal": [0, 1, 2], "nonce": ["0a", "0a" * 32, "0a0"], "invite": ["", "x" * 22], "elapsed": [None, 0, 200],
        "name": ["Here", "\u202e"]}
    return rng.choice(kinds.get(name, [True, False]))


def too_long(rng: random.Random) -> str:
    """A message that is longer than the house takes."""
    return '{"kind":"chat","table":"x","text":"' + "x" * rng.choice([8192, 9000, 70_000, 400_000]) + '"}'


def request(rng: random.Random, tables: Sequence[str], token: str) -> bytes:
    """A request over HTTP; hardly anything in it is sure to be right."""
    endpoint = rng.choice(ENDPOINTS)
    method, path = (endpoint.method, endpoint.path) if rng.random() < 0.6 else (rng.choice(METHODS), rng.choice(PATHS))
    path = path.replace("{table}", rng.choice(tables)).replace("{match}", "x" * 16)
    body = rng.choice([b"", b"{}", b"[" * 3000, b'{"name":"Eve"}', b'{"game":"hearts"}', b'{"code":"AAAAAAAAAA"}',
                       b'{"game":"hearts","levels":7}', b"\xff\xfe", b"x" * 9000, b"x" * 300_000, rng.randbytes(50),
                       json.dumps({rng.choice(NAMES): rng.choice(VALUES)}).encode()])
    version = "1.1" if rng.random() < 0.9 else rng.choice(["1.0", "2.0", "9"])
    lines = [f"{method} {path} HTTP/{version}", "Host: localhost"]
    if rng.random() < 0.7:
        lines += [f"Cookie: parlour={token}", "Content-Type: application/json"]
    if rng.random() < 0.95:
        lines.append(f"Content-Length: {len(body)}")
    lines += [*rng.sample(HEADERS, rng.choice([0, 0, 0, 1, 2])), "Connection: close"]
    head = "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n"
    whole = head + body
    return whole if rng.random() < 0.98 else rng.choice([whole[:rng.randrange(len(whole))], rng.randbytes(200)])
