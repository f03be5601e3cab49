"""The picture of docs/reliability.md is of the figures that stand there."""

from __future__ import annotations

from tools.reliability_plot import PAGE, PICTURE, Trial, picture, trials

FOUND = trials(PAGE.read_text(encoding="utf-8"))


def test_every_trial_of_the_page_is_found() -> None:
    assert len(FOUND) == 22 and len({trial.name for trial in FOUND}) == 22
    assert {
        Trial("kills", 214, 0),
        Trial("notation", 581_969, 0),
        Trial("builds", 98, 0),
        Trial("restarts", 30, 0),
    } <= {*FOUND}
    assert {trial.name: trial.lost for trial in FOUND if trial.lost} == {"totals": 6, "tables": 11}
    told = sum(trial.tried for trial in FOUND if trial.name in {
        "kills", "clock", "two", "seasons", "leagues", "saves", "prints", "builds"
    })  # fmt: skip
    assert told == 1046, "the kills that the page tells in words"


def test_the_picture_is_of_these_figures() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(FOUND), "python -m tools.reliability_plot"
    assert "reliability.svg" in PAGE.read_text(encoding="utf-8")
