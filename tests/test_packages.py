"""What is built of the project, without a compiler: hatchling and its hook at work on the sources as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from zipfile import ZipFile

import pytest
from hatchling import build
from hatchling.builders.sdist import SdistBuilder
from tools.compiled import PLAIN, ROOT, WHY_PLAIN

NEEDED: Final = (
    "hatch_build.py", "pyproject.toml", "tools/compiled.py", "src/fieldhouse/table/dice.py", "tools/docs_site.py",
    "zensical.toml", "docs/index.md", "CHANGELOG.md", "CONTRIBUTING.md",
)  # fmt: skip
"""What the hook needs to compile the engine and to build the manual."""


def test_without_a_compiler_the_wheel_is_plain_and_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv(PLAIN, raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    name = build.build_wheel(str(tmp_path))
    assert name.endswith("-py3-none-any.whl")
    with ZipFile(tmp_path / name) as wheel:
        assert wheel.read(str(WHY_PLAIN)).decode() == "there was no C compiler (no-such-compiler)"
        assert not [each for each in wheel.namelist() if each.endswith((".so", ".pyd"))]
    said = "Fieldhouse is built plain, not compiled: there was no C compiler (no-such-compiler)."
    assert said in "".join(capfd.readouterr())


def test_the_source_package_holds_what_the_hook_needs() -> None:
    held = {each.distribution_path for each in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert held.issuperset(NEEDED)
    assert not [each for each in held if each.startswith("build/")]
