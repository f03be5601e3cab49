"""What the site has beside docs/: pages that stand elsewhere in the repository. mkdocs calls these as its hooks.

Links to them are turned to where they stand on the site; a link to source, which no site has, becomes plain words.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import relpath
from typing import Any, Final

from mkdocs.structure.files import File, Files  # type: ignore[import-not-found,unused-ignore]

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ("ddf", "bowlbound", "statispro", "lords", "fool")
ELSEWHERE: Final = {
    "README.md": "start.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md",
    **{f"src/fieldhouse/games/{game}/RULES.md": f"rules/{game}.md" for game in GAMES},
}  # fmt: skip
"""Where a page stands in the repository, and where on the site."""
LINK: Final = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    """The pages from elsewhere join those of docs/."""
    for source, page in ELSEWHERE.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, **rest: Any) -> str:
    """Every link of a page, turned to the site."""
    address = page.file.src_uri
    home = next((Path(source).parent for source, known in ELSEWHERE.items() if known == address), Path("docs"))
    return LINK.sub(lambda found: _turned(found, home, address), markdown)


def _turned(found: re.Match[str], home: Path, address: str) -> str:
    """One link: to a page of the site, to the world, or to nothing but its words."""
    words, target, anchor = found[1], found[2], found[3] or ""
    if "://" in target:
        return found[0]
    path = (ROOT / home / target).resolve()
    if not path.is_relative_to(ROOT):
        return words
    inside = path.relative_to(ROOT).as_posix()
    on_site = ELSEWHERE.get(inside) or (inside.removeprefix("docs/") if inside.startswith("docs/") else "")
    return f"[{words}]({relpath(on_site, Path(address).parent.as_posix())}{anchor})" if on_site else words
