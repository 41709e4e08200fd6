"""The web application of a house: what is asked of it over HTTP and at /ws."""
import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from ..store import Person, Unavailable
from . import wire
from .api import ENDPOINTS, STATUS, Endpoint, Handed, decoder
from .client import Client
from .guard import COOKIE, SAFE, Guarded, address, same_site, token_of
from .house import House
from .openapi import described
from .refusal import Refusal
from .shapes import No
from .socket import ws

log = logging.getLogger("parlour.house")
YEAR = 365 * 86_400
encode = msgspec.json.Encoder().encode


def refused(why: str, status: int = 0, **about: object) -> Response:
    """The answer to what cannot be done."""
    return _json(encode(No(why, about)), status or STATUS.get(why, 409))


def _json(content: bytes, status: int = 200) -> Response:
    return Response(content, status, media_type="application/json")


async def body_of(request: Request, endpoint: Endpoint) -> object:
    """What was sent, if it is what is asked for."""
    if endpoint.body is None:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("not-json")                # no form of another site can send that
    raw = b""
    try:
        async for part in request.stream():
            raw += part
            if len(raw) > wire.LONGEST:
                raise Refusal("too-big", most=wire.LONGEST)
    except ClientDisconnect:                     # hung up before all was said
        raise Refusal("malformed") from None
    try:
        return decoder(endpoint).decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed") from None


async def who(request: Request, house: House, hands: Handed) -> Person:
    """Who asks; somebody new is a guest from now on."""
    if token := token_of(request):
        if person := await house.people.of(token):
            return person
        if "authorization" in request.headers:
            raise Refusal("who-are-you")
    if not house.guests.take(address(request)):
        raise Refusal("too-many")
    person, hands.token = await house.people.guest()
    house.metrics.count("guest")
    return person


def _answering(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        house: House = request.app.state.house
        hands = Handed()
        try:
            if not house.requests.take(address(request)) or (
                    endpoint.path == "/api/code" and not house.codes.take(address(request))):
                raise Refusal("too-many")
            if not house.ready or house.leaving:
                raise Refusal("one-moment")
            if endpoint.method not in SAFE and not same_site(request, house.origins):
                raise Refusal("other-site")
            body = await body_of(request, endpoint)
            found = await endpoint.call(house, await who(request, house, hands), body, request, hands)
        except Refusal as no:
            response = refused(no.why, **no.about)
        except Unavailable:
            response = refused("house-unavailable")
        else:
            response = Response(status_code=204) if endpoint.answer is None else \
                Response(found, media_type="text/plain") if endpoint.answer is str else \
                _json(found if endpoint.answer is bytes else encode(found))
        return hand_out(response, request, house, hands)
    return answer


def hand_out(response: Response, request: HTTPConnection, house: House, hands: Handed) -> Response:
    """Give or take the cookie."""
    path = house.settings.prefix or "/"
    if hands.gone:
        response.delete_cookie(COOKIE, path=path, httponly=True, samesite="lax")
    elif hands.token:
        response.set_cookie(COOKIE, hands.token, max_age=2 * YEAR, path=path, httponly=True, samesite="lax",
                            secure=request.url.scheme in ("https", "wss"))
    return response


async def page(request: Request) -> Response:
    """A file of the browser client; who asks for the page itself is a guest at least."""
    house: House = request.app.state.house
    name = request.path_params.get("name", "index.html")
    hands = Handed()
    try:
        if name == "index.html":                 # the other files cost nothing, and a page needs many at once
            if not house.requests.take(address(request)):
                raise Refusal("too-many")
            if house.ready:
                await who(request, house, hands)
    except Refusal as no:
        return refused(no.why)
    except Unavailable:
        return refused("house-unavailable")
    found = request.app.state.client.answer(name, request)
    return hand_out(found, request, house, hands) if found else refused("not-found")


async def healthz(request: Request) -> Response:
    """Whether the process answers."""
    return JSONResponse({"ok": True})


async def readyz(request: Request) -> Response:
    """Whether the house can play: it writes to its store, and reads it back."""
    house: House = request.app.state.house
    if not house.ready or house.leaving:
        return refused("one-moment")
    try:
        await house.store.ready()
    except Unavailable:
        return refused("house-unavailable")
    return JSONResponse({"ok": True})


async def metrics(request: Request) -> Response:
    """Counts, as Prometheus reads them."""
    house: House = request.app.state.house
    allowed = house.settings.metrics
    near = request.client is None or request.client.host in ("127.0.0.1", "::1", "testclient")
    if allowed == "none" or (allowed == "local" and not near):
        return refused("not-found", 404)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


async def openapi(request: Request) -> Response:
    """The description of the API."""
    return _json(encode({**described(), "servers": [{"url": request.scope.get("root_path") or "/"}]}))


async def _failed(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 500:
        request.app.state.house.metrics.count("errors")
    names = {404: "not-found", 405: "not-allowed", 500: "house-failed"}
    headers = getattr(error, "headers", None)
    return Response(encode(No(names.get(status, "not-found"))), status, headers, "application/json")


def make_app(house: House) -> ASGIApp:
    """The application of this house."""
    @asynccontextmanager
    async def open_doors(app: Starlette) -> AsyncIterator[None]:
        running = asyncio.create_task(house.run())
        try:
            yield
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await house.close()
    routes = [Route(each.path, _answering(each), methods=[each.method]) for each in ENDPOINTS]
    app = Starlette(
        routes=[*routes, Route("/", page), Route("/healthz", healthz), Route("/readyz", readyz),
                Route("/metrics", metrics), Route("/openapi.json", openapi), WebSocketRoute("/ws", ws),
                Route("/{name:path}", page)],
        exception_handlers={HTTPException: _failed, 500: _failed}, lifespan=open_doors)
    app.state.house, app.state.client = house, Client()
    return Guarded(app, house.settings.prefix)
