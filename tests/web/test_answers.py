"""Long lists of answers, in groups under the words that they share."""

from __future__ import annotations

from fieldhouse.web.answers import LONG, grouped


def options(*labels: str, told: str = "") -> list[dict[str, str]]:
    return [{"key": str(index), "label": label, "help": told} for index, label in enumerate(labels)]


FORMATIONS = ("A-Standard", "B-Gaps", "C-Wide", "D-Short", "E-Long", "F-Blitz")
WILD = tuple(f"Wild card {play}" for play in ("plunge", "counter", "reverse", "draw", "option, screen"))


def test_a_short_list_is_left_as_it_is() -> None:
    few = options(*("Wild card draw" for _ in range(LONG)))
    (group,) = grouped(few)
    assert (group.lead, [answer.words for answer in group.answers]) == ("", ["Wild card draw"] * LONG)


def test_answers_that_begin_alike_stand_under_what_they_share_and_say_the_rest() -> None:
    plain, wild = grouped(options(*FORMATIONS, *WILD))
    assert (plain.lead, len(plain.answers)) == ("", len(FORMATIONS))
    assert wild.lead == "Wild card"
    assert [answer.words for answer in wild.answers] == ["Plunge", "Counter", "Reverse", "Draw", "Option, screen"]


def test_every_answer_is_there_once_and_in_its_place() -> None:
    asked = options("Never mind", *(f"Give {n} phenoms" for n in range(5)), *(f"Get {n} phenoms" for n in range(6)))
    groups = grouped(asked)
    assert [group.lead for group in groups] == ["", "Give", "Get"]
    assert [answer.option for group in groups for answer in group.answers] == asked


def test_few_alike_among_others_make_no_group() -> None:
    labels = [*FORMATIONS, "Run defense", "Run all", "Run out", "Pass defense", "Kneel"]
    (group,) = grouped(options(*labels))
    assert [answer.words for answer in group.answers] == labels


def test_no_button_is_left_without_a_word() -> None:
    (*_, group) = grouped(options(*FORMATIONS, "Punt", "Punt short", "Punt long", "Punt out", "Punt away"))
    assert [answer.words for answer in group.answers] == ["Punt", "Punt short", "Punt long", "Punt out", "Punt away"]


def test_what_most_of_a_group_explain_alike_is_said_once() -> None:
    alike = options(*FORMATIONS, *WILD, told="Stops that play cold.")
    alike[-1]["help"] = "Two coins."
    (_, wild) = grouped(alike)
    assert (wild.help, [answer.help for answer in wild.answers]) == (
        "Stops that play cold.",
        ["", "", "", "", "Two coins."],
    )
