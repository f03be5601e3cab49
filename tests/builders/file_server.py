"""A server of the test's own that publishes files, knows their versions and ranges, and fails when it is told to."""

from __future__ import annotations

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from zlib import crc32

import polars as pl


class Server(ThreadingHTTPServer):
    """*faults* are what it answers first, with what it wants to have waited; *is_silent* keeps the versions of its
    files to itself."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.files: dict[str, bytes] = {}
        self.faults: list[int] = []
        self.asked: list[str] = []
        self.stops_after = 0
        self.retry_after = ""
        self.is_silent = False

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: Server

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""

    def do_GET(self) -> None:
        wanted = self.headers.get("Range", "")
        self.server.asked.append(wanted)
        if self.server.faults:
            self.send_response(self.server.faults.pop(0))
            if self.server.retry_after:
                self.send_header("Retry-After", self.server.retry_after)
            self.send_header("Content-Length", "0")
            self.end_headers()
        elif self.path not in self.server.files:
            self.send_error(404)
        else:
            self._send(self.server.files[self.path], wanted)

    def _send(self, data: bytes, wanted: str) -> None:
        tag = f'"{crc32(data):08x}"'
        is_same = self.headers.get("If-Range", tag) == tag
        begun = int(wanted.removeprefix("bytes=").removesuffix("-") or 0) if is_same else 0
        if begun and begun >= len(data):
            self.send_response(416)
            self.send_header("Content-Range", f"bytes */{len(data)}")
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        self.send_response(206 if begun else 200)
        if begun:
            self.send_header("Content-Range", f"bytes {begun}-{len(data) - 1}/{len(data)}")
        if not self.server.is_silent:
            self.send_header("ETag", tag)
        self.send_header("Content-Length", str(len(data) - begun))
        self.end_headers()
        stop, self.server.stops_after = self.server.stops_after or len(data), 0
        self.wfile.write(data[begun:][:stop])


def parquet(rows: pl.DataFrame) -> bytes:
    """The rows as a file that a server can publish."""
    file = BytesIO()
    rows.write_parquet(file)
    return file.getvalue()
