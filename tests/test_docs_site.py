"""The manual: built of docs/ with strict links, whole, and served by the lobby without a word from elsewhere."""

from __future__ import annotations

import json
import re
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tools import docs_site

from fieldhouse.web import manual
from fieldhouse.web.app import create_app
from fieldhouse.web.settings import Settings

ROOT = Path(__file__).parents[1]
ASKED_FOR = (
    "Start", "Play", "The games", "Seasons and leagues", "Build teams", "Simulate", "Write a coach", "The API",
    "How true it is", "How solid it is", "Working on it", "Glossary", "Changes",
)  # fmt: skip
EXTERNAL = re.compile(r"""(?:src|<link[^>]*href)=["']?(https?:)?//""")
INLINE = re.compile(r"<script(?![^>]*(?:src=|application/json))[^>]*>")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    assert "No issues found" in docs_site.build(folder)
    return folder


def pages_of(nav: list[Any]) -> list[str]:
    """Every page of the navigation."""
    found: list[str] = []
    for each in nav:
        for what in each.values():
            found += pages_of(what) if isinstance(what, list) else [what]
    return found


def test_the_navigation_has_every_page_and_every_section(site: Path) -> None:
    nav = tomllib.loads((ROOT / docs_site.CONFIGURATION).read_text(encoding="utf-8"))["project"]["nav"]
    assert set(ASKED_FOR) <= {name for each in nav for name in each}
    pages = pages_of(nav)
    assert len(pages) == len(set(pages))
    assert {page.replace(".md", ".html") for page in pages} == {
        path.relative_to(site).as_posix() for path in site.rglob("*.html")
    }


def test_nothing_comes_from_elsewhere_and_no_script_stands_in_a_page(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not EXTERNAL.search(text), page.name
        assert not INLINE.search(text), page.name


def test_the_search_knows_words_and_not_tables_of_figures(site: Path) -> None:
    places = [each["location"] for each in json.loads((site / "search.json").read_text(encoding="utf-8"))["items"]]
    assert "fidelity-fan.html" in places
    assert not [place for place in places if place.startswith("fidelity-fan.html#")]
    assert [place for place in places if place.startswith("rules/ddf.html#")]


def test_pictures_and_plots_are_there(site: Path) -> None:
    for name in ("lobby", "table", "basketball", "lords", "set-up"):
        assert (site / "screens" / f"{name}.webp").stat().st_size > 10_000
    for page, plot in {"fidelity-ddf": "fidelity-ddf-2017.svg", "fool-health": "fool-health.svg"}.items():
        assert plot in (site / f"{page}.html").read_text(encoding="utf-8")


def test_a_link_to_nowhere_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = docs_site.stage

    def broken(folder: Path) -> None:
        stage(folder)
        with (folder / "docs" / "start.md").open("a", encoding="utf-8") as page:
            page.write("\n[nowhere](no-such-page.md)\n")

    monkeypatch.setattr(docs_site, "stage", broken)
    with pytest.raises(SystemExit, match=r"no-such-page\.md"):
        docs_site.build(tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_the_lobby_serves_it(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = tmp_path / "manual.tar.xz"
    with tarfile.open(packed, "w:xz") as archive:
        for path in sorted(site.rglob("*")):
            archive.add(path, path.relative_to(site).as_posix(), recursive=False)
    monkeypatch.setenv("FIELDHOUSE_DATA", str(tmp_path / "data"))
    manual.read_manual.cache_clear()
    monkeypatch.setattr(manual, "MANUAL", packed)
    with TestClient(create_app(Settings("key", ("testserver",), has_rollouts=False))) as lobby:
        first = lobby.get("/docs")
        assert first.url.path == "/docs/" and "Tabletop sports games, played by the book" in first.text
        assert "script-src 'self';" in first.headers["Content-Security-Policy"]
        assert lobby.get("/docs/rules/ddf.html").headers["content-type"].startswith("text/html")
        assert lobby.get("/docs/screens/table.webp").headers["content-type"] == "image/webp"
        assert lobby.get("/docs/../app.py").status_code == lobby.get("/docs/no.html").status_code == 404
        manual.read_manual.cache_clear()
        monkeypatch.setattr(manual, "MANUAL", tmp_path / "none")
        assert "make docs builds it" in lobby.get("/docs/").text
    manual.read_manual.cache_clear()
