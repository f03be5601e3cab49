"""What tests of several folders share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from tools.machine import Missing, postgres

TESTS: Final = Path(__file__).parent
SLOW: Final = (
    "builders", "leagues", "printing", "seasons", "solid", "web", "coaching/ddf/test_book.py",
    "coaching/ddf/test_endgame.py", "coaching/ddf/test_exploitability.py", "coaching/ddf/test_placing.py",
    "coaching/ddf/test_review.py", "coaching/ddf/test_rival.py", "coaching/bowlbound/test_placing.py",
    "coaching/bowlbound/test_review.py", "coaching/bowlbound/test_rival.py", "contract/test_coaches.py",
    "contract/test_exact_odds.py", "contract/test_people.py", "test_mutants.py",
)  # fmt: skip
"""Where whole seasons are built, played and printed, pairings solved, servers started, or every face of a die tried."""


settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")  # the same in every run, and no test that a busy machine fails


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL server of our own, on a socket of its own, gone after the tests."""
    try:
        with postgres.cluster() as server:
            yield server.url
    except Missing as sentence:
        pytest.fail(str(sentence))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks by which ``make test-quick`` knows what to leave out; single tests are marked where they stand."""
    for item in items:
        wanted = getattr(item, "fixturenames", ())
        if "browser" in wanted:
            item.add_marker(pytest.mark.browser)
        if "cluster" in wanted:
            item.add_marker(pytest.mark.database)
        if any(item.path.is_relative_to(TESTS / place) for place in SLOW):
            item.add_marker(pytest.mark.slow)
