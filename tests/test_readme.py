"""README.md shows what the program really prints. `python tools/readme.py` brings it up to date."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_sample_is_what_the_command_prints() -> None:
    spec = importlib.util.spec_from_file_location("readme_tool", ROOT / "tools" / "readme.py")
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert tool.SAMPLE.search(text), "the README has lost its sample"
    assert tool.with_sample(text) == text
