"""The pictures of README and manual are of the pages as they are, and can be made anew at any time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools import screens

ROOT = Path(__file__).parents[2]
NAMES = {f"{name}.webp" for name in (*screens.TABLES, screens.LOBBY, *screens.PAGES)}


def test_no_picture_is_older_than_the_pages_that_it_shows() -> None:
    kept = (screens.FOLDER / screens.MADE_OF).read_text(encoding="utf-8").strip()
    assert kept == screens.digest_of_pages(), "templates or styles have changed: make screens"
    assert {path.name for path in screens.FOLDER.glob("*.webp")} == NAMES


def test_a_changed_template_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "templates" / "boards").mkdir(parents=True)
    (tmp_path / "static").mkdir()
    monkeypatch.setattr(screens, "WEB", tmp_path)
    digests = {screens.digest_of_pages()}
    for name, text in (("templates/boards/a.html", "<b>"), ("static/house.css", "b {}"), ("static/house.css", "i {}")):
        (tmp_path / name).write_text(text, encoding="utf-8")
        digests.add(screens.digest_of_pages())
    assert len(digests) == 4


@pytest.mark.slow
def test_all_pictures_can_be_made(browser: Browser, tmp_path: Path) -> None:
    order = [sys.executable, "-m", "tools.screens", "--into", str(tmp_path)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    subprocess.run(order, cwd=ROOT, env=environment, check=True, capture_output=True)
    assert {path.name for path in tmp_path.glob("*.webp")} == NAMES
    assert all(path.stat().st_size > 4_000 for path in tmp_path.glob("*.webp"))
    assert (tmp_path / screens.MADE_OF).read_text(encoding="utf-8").strip() == screens.digest_of_pages()
