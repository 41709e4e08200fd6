"""The web server of a house: as small as it can be, and telling everybody before it closes."""
import logging
import socket
from types import FrameType

import uvicorn

from . import wire
from .app import make_app
from .house import House
from .wiring import Cable

log = logging.getLogger("parlour.house")


class Server(uvicorn.Server):
    """Tells all clients before it closes."""

    def __init__(self, house: House) -> None:
        super().__init__(uvicorn.Config(
            make_app(house), log_config=None, access_log=False, server_header=False, lifespan="on",
            ws=Cable, ws_max_size=wire.LONGEST, ws_per_message_deflate=False,
            proxy_headers=True, forwarded_allow_ips=house.settings.proxies, timeout_graceful_shutdown=5))
        self.house = house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal closes the house in good order, a second one at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        log.info("leaving")
        await self.house.drain()
        await super().shutdown(sockets)
