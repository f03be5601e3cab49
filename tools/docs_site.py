"""The site of docs/: every page, the rules of the games and the change log, built by Zensical with strict links.

    python -m tools.docs_site [FOLDER]

Into FOLDER, or packed into ``src/fieldhouse/web/manual.tar.xz`` if nothing is said: there the lobby finds it and serves
it at /docs. Pages that stand elsewhere in the repository join those of docs/; links to them are turned to where they
stand on the site, and a link to source, which no site has, becomes plain words. No page fetches
anything from elsewhere.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path
from posixpath import relpath
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
MANUAL: Final = Path("src", "fieldhouse", "web", "manual.tar.xz")
NEEDED: Final = "zensical>=0.0.73,<0.1"
CONFIGURATION: Final = "zensical.toml"
GAMES: Final = ("ddf", "bowlbound", "statispro", "lords", "fool")
ELSEWHERE: Final = {
    "README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md",
    **{f"src/fieldhouse/games/{game}/RULES.md": f"rules/{game}.md" for game in GAMES},
}  # fmt: skip
"""Where a page stands in the repository, and where on the site."""
UNUSED: Final = ("assets/stylesheets/classic", "404.html", "sitemap.xml", "sitemap.xml.gz", "objects.inv")
FIGURES: Final = ("fidelity-", "fool-health", "lords-balance", "teams-bowlbound")
"""Pages of tables begin so: whoever searches means words, and their numbers were a fifth of what the search knows."""
PICTURES: Final = (".svg", ".webp")
LINK: Final = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#\s]+)(#[^)\s]*)?\)")
COLOURS: Final = re.compile(r"\x1b\[[\d;]*m")
INLINE: Final = re.compile(r"<script>(.+?)</script>", re.DOTALL)


def stage(folder: Path) -> None:
    """Everything that the site is built of, in *folder*."""
    shutil.copy(ROOT / CONFIGURATION, folder)
    for path in sorted((ROOT / "docs").rglob("*")):
        place = folder / "docs" / path.relative_to(ROOT / "docs")
        place.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in PICTURES:
            shutil.copy(path, place)
        elif path.suffix == ".md":
            place.write_text(_page(path.relative_to(ROOT), place.relative_to(folder / "docs")), encoding="utf-8")
    for source, page in ELSEWHERE.items():
        place = folder / "docs" / page
        if not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(_page(Path(source), Path(page)), encoding="utf-8")


def _page(source: Path, place: Path) -> str:
    """A page of the repository with its links turned to the site."""
    return LINK.sub(_turned(source.parent, place.parent), (ROOT / source).read_text(encoding="utf-8"))


def _turned(home: Path, where: Path) -> Callable[[re.Match[str]], str]:
    """What a link of a page becomes: one to a page of the site, to the world, or nothing but its words."""

    def turned(found: re.Match[str]) -> str:
        words, target, anchor = found[1], found[2], found[3] or ""
        if "://" in target:
            return found[0]
        path = Path(os.path.normpath(ROOT / home / target))
        inside = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
        on_site = ELSEWHERE.get(inside) or (inside.removeprefix("docs/") if inside.startswith("docs/") else "")
        return f"[{words}]({relpath(on_site, where.as_posix())}{anchor})" if on_site else words

    return turned


def build(target: Path) -> str:
    """The site in *target*, in place of whatever was there; what Zensical said. A broken link is a ``SystemExit``."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        stage(folder)
        order = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
        done = subprocess.run(order, cwd=folder, capture_output=True, text=True, check=False)
        said = COLOURS.sub("", f"{done.stdout}{done.stderr}").partition("Traceback")[0]
        if done.returncode:
            raise SystemExit(said)
        _tidy(folder / "site")
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(folder / "site", target)
    return said


def pack(target: Path) -> None:
    """The site as one archive, the same bytes from the same pages."""
    with tempfile.TemporaryDirectory() as made:
        build(Path(made, "site"))
        target.parent.mkdir(parents=True, exist_ok=True)
        with tarfile.open(target, "w:xz") as archive:
            for path in sorted(Path(made, "site").rglob("*")):
                if path.is_file():
                    archive.add(path, path.relative_to(Path(made, "site")).as_posix(), filter=_timeless)


def _timeless(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """A file of the archive without who made it when."""
    entry.mtime, entry.mode = 0, 0o644
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def _tidy(site: Path) -> None:
    """Take away what nobody needs, and move scripts out of the pages: the lobby allows none within a page."""
    for name in UNUSED:
        path = site / name
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    for page in sorted(site.rglob("*.html")):
        home = page.parent.relative_to(site).as_posix()

        def moved(found: re.Match[str], home: str = home) -> str:
            name = f"assets/javascripts/{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.js"
            (site / name).write_text(found[1], encoding="utf-8")
            return f'<script src="{relpath(name, home)}"></script>'

        page.write_text(INLINE.sub(moved, page.read_text(encoding="utf-8")), encoding="utf-8")
    _shorten_search(site / "search.json")


def _shorten_search(index: Path) -> None:
    """Take the sections of pages of figures out of what the search knows; the pages themselves it finds by title."""
    known = json.loads(index.read_text(encoding="utf-8"))
    known["items"] = [
        each for each in known["items"] if "#" not in each["location"] or not each["location"].startswith(FIGURES)
    ]
    index.write_text(json.dumps(known, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(build(Path(sys.argv[1])))
    else:
        pack(ROOT / MANUAL)
