"""The people of the football teams that ship: one man, one spelling, and whole names."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from fieldhouse.library import team_text, teams

NAME = re.compile(r"([^,:]+?) (?:0\.\d+|1)(?:,|$)", re.MULTILINE)
SUFFIX = re.compile(r" (Jr|Sr|I{1,3}|IV|V)\.?$")
CUT = (".Van", ".Von", ".Vander", ".Vanden", ".St.")


def people(name: str) -> set[str]:
    """Everybody whom the chart of a team names."""
    _, _, lines = team_text(name, "ddf").partition("[players]")
    return {man.strip() for man in NAME.findall(re.sub(r"^[^:\n]*:", "", lines, flags=re.MULTILINE))}


@pytest.mark.parametrize("season", sorted({name[:4] for name in teams("ddf")}))
def test_one_man_has_one_spelling_and_no_name_is_cut(season: str) -> None:
    for name in (name for name in teams("ddf") if name.startswith(season)):
        men = people(name)
        assert len(men) > 5, name
        stems = Counter(SUFFIX.sub("", man).replace(" ", "") for man in men)
        assert stems.most_common(1)[0][1] == 1, (name, stems.most_common(1))
        assert not {man for man in men if man.endswith(CUT)}, name
