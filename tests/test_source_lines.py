"""The length of the source (``tools/source_lines.py``): what is counted, and to which feature."""

from __future__ import annotations

import pytest
from tools.source_lines import Length, feature_of, length_of
from tools.younger_features import COMMITS

TEXT = '''"""A module."""

# Why.
AT = 1
"""What it is."""


def at(
    spot: int,
) -> str:
    """Where."""
    return """over
two lines"""  # and why
'''


def test_code_is_neither_blank_nor_comment_nor_docstring() -> None:
    assert length_of(TEXT) == Length(13, 6)


@pytest.mark.parametrize(
    ("path", "feature"),
    [
        ("gridiron/equilibrium/stage.py", "rivals, equilibrium, reviews"),
        ("games/lords/pages/recap.py", "stories, recaps, men with names"),
        ("table/fair.py", "fair dice"),
        ("table/refusal.py", None),
        ("games/ddf/rules/punts.py", None),
    ],
)
def test_a_new_file_belongs_to_its_feature_or_to_none(path: str, feature: str | None) -> None:
    assert feature_of(path) == feature


def test_a_feature_is_given_neither_what_it_replaced_nor_what_is_gone() -> None:
    assert Length(40, 30).within(Length(25, 35)) == Length(25, 30)
    assert Length(40, 30).within(Length(-5, 10)) == Length(0, 10)


def test_every_feature_of_commits_is_named_by_commits_of_its_own() -> None:
    subjects = [subject for each in COMMITS.values() for subject in each]
    assert len(set(subjects)) == len(subjects)
