"""What stands between the house and the world: limits, where a page may come from, and what browsers are told."""
from collections import OrderedDict
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .clock import Clock

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                               "connect-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; "
                               "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",            # an address may hold an invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
COOKIE = "parlour"
SAFE = ("GET", "HEAD", "OPTIONS")


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_full", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._full, self._left, self._then = rate, burst, burst, now

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        self._left = min(self._full, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limit:
    """A bucket for each address; the longest unused are forgotten."""

    def __init__(self, clock: Clock, rate: float, burst: float, most: int = 10_000) -> None:
        self._clock, self._rate, self._burst, self._most = clock, rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may do it once more."""
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._burst, self._clock.now()))
        self._buckets.move_to_end(address)
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(self._clock.now())


def address(connection: HTTPConnection) -> str:
    """Where a request comes from; of an IPv6 address the network, as a household has many."""
    host = connection.client.host if connection.client else "local"
    return ":".join(host.split(":")[:4]) if ":" in host else host


def same_site(connection: HTTPConnection, others: Iterable[str]) -> bool:
    """Whether the page that asks is one of ours; programs name no page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(place) and (place == connection.headers.get("host") or origin in others)


def token_of(connection: HTTPConnection) -> str:
    """The token that came with a request: of a program, or of a browser."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE, "")


class Guarded:
    """Puts the headers on every answer, and the path right where the house lives below another one."""

    def __init__(self, app: ASGIApp, prefix: str = "") -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if self.prefix:                          # some proxies cut the prefix off, others do not
            path = scope["path"]
            if path != self.prefix and not path.startswith(self.prefix + "/"):
                path = self.prefix + path
            scope = {**scope, "path": path, "root_path": self.prefix}

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                if scope.get("scheme") in ("https", "wss"):
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)
        await self.app(scope, receive, guarded)
