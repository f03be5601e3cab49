"""Every numbered rule and every lettered item of the rule book has a test that bears its number."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

NUMBERED: Final = {3: 4, 4: 7, 5: 5, 6: 8, 7: 2, 8: 7, 11: 3, 17: 6, 19: 9, 20: 11}
LETTERED: Final = {9: "F", 10: "J", 12: "E", 13: "G", 14: "O", 15: "K", 16: "D"}
"""The last number, or letter, of each section."""
BELOW: Final = ("4.6.1", "4.6.2", "6.2.1", "8.4.1", "8.4.2")
ITEMS: Final = (
    *(f"{section}.{number}" for section, last in NUMBERED.items() for number in range(1, last + 1)),
    *BELOW,
    *(f"{section}.{chr(code)}" for section, last in LETTERED.items() for code in range(ord("A"), ord(last) + 1)),
)


@pytest.fixture(scope="module")
def names() -> list[str]:
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    return [name for file in files for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("item", ITEMS)
def test_the_item_has_a_test(item: str, names: list[str]) -> None:
    mark = re.compile(rf"_{item.lower().replace('.', '_')}(_|$)")
    assert any(mark.search(name) for name in names), f"no test is named for {item}"
