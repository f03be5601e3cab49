"""Pictures of real screens for README.md and the site: a lobby is served, games are played, Chromium looks at them.

    python -m tools.screens [--into FOLDER] [NAME]...

They are written to docs/screens, with a digest of the templates and styles that they show: a test sees when these are
younger than the pictures, and ``make screens`` makes all of them anew. The dice are the same in every run.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

from playwright.sync_api import Page, sync_playwright
from tools.machine import browser

from fieldhouse.store import fairness
from fieldhouse.web.app import create_app
from fieldhouse.web.serving import Server
from fieldhouse.web.settings import Settings

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "screens"
MADE_OF: Final = "made-of.txt"
WEB: Final = Path(__file__).resolve().parents[1] / "src" / "fieldhouse" / "web"
SEED: Final = 20171
QUALITY: Final = 0.35
SMALLER: Final = """async ([source, quality]) => {
  const image = new Image(); image.src = source; await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * 0.56; canvas.height = image.height * 0.56;
  const brush = canvas.getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality);
}"""
"""The browser itself makes a picture a seventh as large: all of them ship with the manual."""
GIVEN: Final = "00" * 32
ARGUMENTS: Final = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage")
ME, COMPUTER = {"who": "me", "name": "Robin"}, {"who": "computer"}
TABLES: Final = {
    "table": {"game": "ddf", "teams": ["2017-NE", "2017-PHI"], "seats": [COMPUTER, ME]},
    "basketball": {"game": "statispro", "teams": ["1986-BOS", "1986-LAL"], "seats": [COMPUTER, ME]},
    "lords": {"game": "lords", "seats": [ME, COMPUTER, COMPUTER, COMPUTER]},
}
"""What is played for each picture of a table."""
STEPS: Final = {"table": 70, "basketball": 25, "lords": 20}
"""How many answers lie before the picture."""
PAGES: Final = {"set-up": "/new/ddf"}
LOBBY: Final = "lobby"


def digest_of_pages() -> str:
    """Of all templates and styles, which are read: what the pictures look like hangs on these."""
    made_of = hashlib.sha256()
    for path in sorted((*(WEB / "templates").rglob("*"), *(WEB / "static").glob("*.css"))):
        if path.is_file():
            made_of.update(path.relative_to(WEB).as_posix().encode() + path.read_bytes())
    return made_of.hexdigest()


class Visitor:
    """A program at the lobby."""

    def __init__(self, address: str) -> None:
        self.address = address

    def call(self, path: str, body: object = None) -> Any:
        """An answer of the API, by HTTP."""
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, {"Content-Type": "application/json"}), timeout=120) as told:
            return json.load(told)

    def played(self, wish: object, steps: int) -> str:
        """The page of a seat whose table has been played with defaults for so many answers."""
        token = self.call("/api/tables", wish)["seats"][0]["token"]
        self.call(f"/api/seats/{token}/dice", {"given": GIVEN})
        view = self.call(f"/api/seats/{token}")
        for _ in range(steps):
            if view["over"] or view["question"] is None:
                break
            answer = {"turn": view["turn"], "key": view["question"]["default"]}
            view = self.call(f"/api/seats/{token}/answer", answer)
        return f"/seat/{token}"


@contextmanager
def served() -> Iterator[str]:
    """The address of a lobby of its own, with a data folder that goes with it."""
    fairness.fair_seed = lambda bits=0: SEED
    with tempfile.TemporaryDirectory() as folder:
        os.environ["FIELDHOUSE_DATA"] = folder
        server = Server(create_app(Settings("key", has_rollouts=False)), 100)
        listening = socket.create_server(("127.0.0.1", 0))
        thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.05)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(10)


def look(page: Page, address: str, path: Path) -> None:
    """One picture, written to *path*."""
    page.goto(address)
    page.wait_for_load_state("load")
    page.wait_for_timeout(700)
    shot = base64.b64encode(page.screenshot(type="png")).decode()
    page.goto("about:blank")
    address_of_data = page.evaluate(SMALLER, [f"data:image/png;base64,{shot}", QUALITY])
    path.write_bytes(base64.b64decode(address_of_data.partition(",")[2]))
    print(f"{path.name} {path.stat().st_size // 1024} kB", flush=True)


def main(wanted: list[str]) -> None:
    path = browser.find()
    if path is None:
        raise SystemExit(browser.SENTENCE)
    folder = FOLDER
    if wanted[:1] == ["--into"]:
        folder, wanted = Path(wanted[1]), wanted[2:]
    folder.mkdir(exist_ok=True)
    names = wanted or [*TABLES, LOBBY, *PAGES]
    with served() as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        page = chromium.new_page(viewport={"width": 1200, "height": 760}, reduced_motion="reduce")
        visitor = Visitor(address)
        for name, wish in TABLES.items():
            if name in names or LOBBY in names:
                seat = visitor.played(wish, STEPS[name])
                if name in names:
                    look(page, address + seat, folder / f"{name}.webp")
        if LOBBY in names:
            look(page, address + "/", folder / f"{LOBBY}.webp")
        for name, place in PAGES.items():
            if name in names:
                look(page, address + place, folder / f"{name}.webp")
        chromium.close()
    if not wanted:
        (folder / MADE_OF).write_text(digest_of_pages() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
