"""What tests of several folders share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tools.machine import Missing, postgres


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL server of our own, on a socket of its own, gone after the tests."""
    try:
        with postgres.cluster() as server:
            yield server.url
    except Missing as sentence:
        pytest.fail(str(sentence))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """``make test-quick`` leaves out what needs a browser, and finds it by this mark."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
