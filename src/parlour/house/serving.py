"""The web server of a house: as small as it can be, and telling everybody before it closes."""
import logging
import socket

import uvicorn

from . import wire
from .app import make_app
from .house import House

log = logging.getLogger("parlour.house")


class Server(uvicorn.Server):
    """Tells all clients before it closes."""

    def __init__(self, house: House) -> None:
        super().__init__(uvicorn.Config(
            make_app(house), log_config=None, access_log=False, server_header=False, lifespan="on",
            ws="websockets-sansio", ws_max_size=wire.LONGEST, ws_per_message_deflate=False,
            proxy_headers=True, forwarded_allow_ips=house.settings.proxies, timeout_graceful_shutdown=5))
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        log.info("leaving")
        await self.house.drain()
        await super().shutdown(sockets)
