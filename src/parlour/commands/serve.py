"""`parlour serve`: open a house."""
import asyncio
import gc
import socket
from collections.abc import Sequence
from pathlib import Path

import click
import segno

from ..house.house import open_house
from ..house.logs import set_up
from ..house.serving import Server
from ..house.settings import Settings, read
from ..store import StoreError
from .setting import flags

BUSY = 3


@click.command()
@flags
def command(config: Path | None, **given: object) -> int:
    """Open a house: people play together, in the browser and in the terminal, with bots in the empty seats."""
    settings = read(given, file=config)
    set_up(settings.log_level)
    gc.set_threshold(50_000, 20, 1_000)          # a look at all there is holds everybody up: the house does it seldom
    listening = _listen(settings)
    try:
        with asyncio.Runner(loop_factory=_loop) as runner:
            runner.run(_serve(settings, listening))
    except StoreError as error:
        raise ValueError(str(error)) from None
    return 0


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:                          # there is none for Windows
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def _listen(settings: Settings) -> socket.socket:
    """The door, before anything else: if somebody else has the port, nothing has been touched."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except OSError as error:
        raise ValueError(f"The house cannot listen at {settings.host} port {settings.port}: {error.strerror or error}. "
                         "Choose another with --host or --port.") from None
    door.listen(1024)
    door.setblocking(False)
    return door


async def _serve(settings: Settings, door: socket.socket) -> None:
    house = await open_house(settings)
    server = Server(house)
    for line in greeting(settings, door.getsockname()[1]):
        click.echo(line)
    await server.serve(sockets=[door])


def greeting(settings: Settings, port: int) -> Sequence[str]:
    """What is printed at the start: where the house is."""
    everywhere = settings.host in ("0.0.0.0", "::")
    local = f"http://{'localhost' if everywhere or settings.host == '127.0.0.1' else settings.host}:{port}"
    outside = settings.url or (f"http://{_own_address()}:{port}" if everywhere else "")
    lines = [f"Parlour is open: {local}{settings.prefix}/"]
    if outside:
        lines += [f"For others:      {outside.rstrip('/')}/", _qr(f"{outside.rstrip('/')}/")]
    else:
        lines.append("For others on your network, start it with --host 0.0.0.0.")
    return [*lines, f"In a terminal:   parlour play hearts --at {local}{settings.prefix}",
            "Ctrl-C closes it; nothing is lost."]


def _own_address() -> str:
    """The address of this machine on its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _qr(url: str) -> str:
    import io
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")
