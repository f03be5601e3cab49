"""A lobby of its own for every test; browsers are real ones."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright
from tools.machine import browser as browsers

from fieldhouse.web.app import create_app
from fieldhouse.web.serving import Server
from fieldhouse.web.settings import LOOPBACK, Settings
from patience import PATIENCE, wait_until

expect.set_options(timeout=1000 * PATIENCE)

KEY = "the commissioner's key"
ARGUMENTS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
)  # fmt: skip


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    folder = tmp_path / "data"
    monkeypatch.setenv("FIELDHOUSE_DATA", str(folder))
    return folder


@pytest.fixture
def settings() -> Settings:
    return Settings(KEY, (*LOOPBACK, "testserver"), has_rollouts=False)


@pytest.fixture
def client(data: Path, settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def another(client: TestClient) -> TestClient:
    """Somebody else at the same lobby, with cookies of his own."""
    return TestClient(client.app)


@pytest.fixture
def owner(client: TestClient) -> str:
    """A league of four clubs, one of them Ann's: the API of her link."""
    client.post("/api/sign-in", json={"key": KEY})
    founded = client.post("/api/leagues", json={"name": "ours", "teams": 4, "owners": {"BAY": "Ann"}})
    assert founded.status_code == 201
    (link,) = founded.json()["owners"]
    return f"/api/leagues/ours/owners/{link['link'].rpartition('/')[2]}"


Table = dict[str, Any]
SetUp = Callable[..., Table]
Visitor = Callable[..., BrowserContext]


@pytest.fixture
def set_up(client: TestClient) -> SetUp:
    """Set up a table over the API."""

    def new(game: str = "ddf", **wish: Any) -> Table:
        answer = client.post("/api/tables", json={"game": game, **wish})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    return new


@pytest.fixture
def seed(monkeypatch: pytest.MonkeyPatch) -> int:
    """The server's part of the dice: the same in every run, where a browser throws nothing in."""
    monkeypatch.setattr("fieldhouse.store.fairness.fair_seed", lambda: 20171)
    return 20171


@pytest.fixture
def address(data: Path, settings: Settings) -> Iterator[str]:
    """A lobby that is really served."""
    app = create_app(settings)
    server = Server(app, 500)
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive(), "the server did not start")
    assert thread.is_alive()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    app.state.lobby.hang_up()
    server.should_exit = True
    thread.join(PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = browsers.find()
    if path is None:
        pytest.fail(browsers.SENTENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Visitor]:
    """A person with a browser of his own, who minds every error in it."""
    contexts: list[BrowserContext] = []

    def come(width: int = 900, height: int = 700, scheme: Any = "light") -> BrowserContext:
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
        )
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        return context

    yield come
    for context in contexts:
        context.close()
