"""The lobby in the browser."""

from __future__ import annotations

import gc
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import out

LOCAL: Final = "127.0.0.1"
USUAL_PORT: Final = 8710
FAIR_SHARE: Final = 0.0005
"""Seconds after which a thread lets another have its turn: the one that listens must not wait for those that play."""
RARELY: Final = (5_000, 20, 500)
"""How often the collector looks at everything: hundreds of games are a lot to look at, and they leave no cycles."""
NO_BROWSER: Final = "FIELDHOUSE_NO_BROWSER"
Host = Annotated[str, typer.Option(help="Where to listen. Anything but this machine serves others: that is up to you.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help=f"0 for {USUAL_PORT}, or any other that is free.")]
Names = Annotated[
    list[str] | None,
    typer.Option("--name", help="A name that others reach it by, as games.example.org; repeat it. Others are refused."),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option("--proxy", help="The address of a proxy that is believed when it says whom it asks for; repeat it."),
]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")]


def serve(
    host: Host = LOCAL, port: Port = 0, browser: Browser = False, name: Names = None, proxy: Proxies = None
) -> None:
    """Start the lobby and print its address."""
    start(host, port, browser, name or (), proxy or ())


def play_in_the_browser() -> None:
    """What ``fieldhouse`` alone does: serves the lobby here, in the browser unless the environment forbids it."""
    start(LOCAL, 0, not os.environ.get(NO_BROWSER))


def start(host: str, port: int, opens_browser: bool, names: Sequence[str] = (), proxies: Sequence[str] = ()) -> None:
    """Open the lobby: print address and key, open the browser (by a thread, a moment later), and serve until somebody
    stops it. The data folder is closed to others; collector, threads and limits of the process are set for it."""
    from fieldhouse.store.saved import close_house
    from fieldhouse.web.app import create_app
    from fieldhouse.web.front_door import raise_connection_limit
    from fieldhouse.web.key import commissioner_key
    from fieldhouse.web.serving import Server
    from fieldhouse.web.settings import LOOPBACK, Settings

    is_local = _is_local(host)
    close_house()
    key = commissioner_key()
    most = raise_connection_limit()
    hosts = (*LOOPBACK, *names) if is_local or names else ()
    app = create_app(Settings(key, hosts, most_streams=most * 3 // 4))
    listening = _listening(host, port)
    here = LOCAL if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{here}]' if ':' in here else here}:{listening.getsockname()[1]}/"
    out().print(f"Fieldhouse is open: {address}")
    out().print(f"Commissioner: {address}sign-in#{key}", soft_wrap=True, style="dim")
    if not is_local:
        out().print("Others can reach it. Seats are safe behind their links; serve it over HTTPS if you can.")
    if opens_browser:
        threading.Timer(0.6, webbrowser.open, (f"{address}sign-in#{key}",)).start()
    sys.setswitchinterval(FAIR_SHARE)
    gc.freeze()
    gc.set_threshold(*RARELY)
    Server(app, most, proxies).run([listening])


def _is_local(host: str) -> bool:
    """Can nobody but this machine reach that address?"""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _listening(host: str, port: int) -> socket.socket:
    """A socket at the port that was asked for, or at the usual one, or else at any that is free. Refused if the one
    that was asked for is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in [port] if port else [USUAL_PORT, 0]:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, each))
            listening.listen()  # of two that begin at once the second is told here, or goes elsewhere
        except OSError as fault:
            listening.close()
            if each == 0 or port:
                raise BadCommand(f"Nobody can listen at {host}, port {each}: {fault.strerror}.") from None
            continue
        return listening
    raise AssertionError("port 0 is always free or an error")
