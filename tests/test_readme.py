"""README.md is a screen and a half; docs/start.md shows what the program prints (`tools/readme.py` writes it)."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINES = 75
"""A screen and a half, pictures aside."""
WIDEST = 160


def test_the_sample_is_what_the_command_prints() -> None:
    spec = importlib.util.spec_from_file_location("readme_tool", ROOT / "tools" / "readme.py")
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    text = tool.PAGE.read_text(encoding="utf-8")
    assert tool.SAMPLE.search(text), "the page has lost its sample"
    assert tool.with_sample(text) == text


def test_the_readme_is_a_screen_and_a_half() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    lines = text.splitlines()
    assert len(lines) <= LINES and max(map(len, lines)) <= WIDEST
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)
    assert pictures == ["docs/screens/lobby.webp", "docs/screens/table.webp"]
    (python,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(python.splitlines()) == 10


def test_every_link_of_the_readme_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")):
        assert "://" in target or (ROOT / target).exists(), target
