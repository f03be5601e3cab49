"""The server that serves the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from fieldhouse.web.faults import Discreet
from fieldhouse.web.front_door import front_door

KEEP_ALIVE: Final = 75
"""Seconds for which a quiet connection stays open: longer than a person thinks about a call."""


class Server(uvicorn.Server):
    """*most* connections at the same time. Only *proxies*, by address, are believed when they say whom they ask for."""

    def __init__(self, app: FastAPI, most: int, proxies: Sequence[str] = ()) -> None:
        self.lobby = app.state.lobby
        # Paths hold the tokens of seats, so nobody writes down who asked for what.
        config = uvicorn.Config(
            Discreet(app),
            http=front_door(most),
            ws="none",
            log_level="warning",
            access_log=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=list(proxies),
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=1,
        )
        super().__init__(config)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """On a signal, wake all who listen: streams have no end of their own, and the server would wait for them."""
        self.lobby.hang_up()
        super().handle_exit(sig, frame)
