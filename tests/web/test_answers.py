"""Long lists of answers, in groups under the parts that they share: what these are the game says, not the text."""

from __future__ import annotations

import re

from fastapi.testclient import TestClient

from fieldhouse.table.words import Phrase
from fieldhouse.web.answers import LONG, grouped
from web.conftest import SetUp
from web.playing import look


def options(*labels: str, told: str = "") -> list[dict[str, str]]:
    return [{"key": str(index), "label": label, "help": told} for index, label in enumerate(labels)]


FORMATIONS = ("A-Standard", "B-Gaps", "C-Wide", "D-Short", "E-Long", "F-Blitz")
WILD = tuple(Phrase("Wild card", play) for play in ("plunge", "counter", "reverse", "draw", "option, screen"))


def test_a_short_list_is_left_as_it_is() -> None:
    few = options(*(Phrase("Wild card", "draw") for _ in range(LONG)))
    (group,) = grouped(few)
    assert (group.lead, [answer.words for answer in group.answers]) == ("", ["Wild card draw"] * LONG)


def test_answers_that_begin_alike_stand_under_what_they_share_and_say_the_rest() -> None:
    plain, wild = grouped(options(*FORMATIONS, *WILD))
    assert (plain.lead, len(plain.answers)) == ("", len(FORMATIONS))
    assert wild.lead == "Wild card"
    assert [answer.words for answer in wild.answers] == ["Plunge", "Counter", "Reverse", "Draw", "Option, screen"]


def test_every_answer_is_there_once_and_in_its_place() -> None:
    given, got = ([Phrase(verb, str(n), "phenoms") for n in range(6)] for verb in ("Give", "Get"))
    asked = options("Never mind", *given, *got)
    groups = grouped(asked)
    assert [group.lead for group in groups] == ["", "Give", "Get"]
    assert [answer.option for group in groups for answer in group.answers] == asked


def test_few_alike_among_others_make_no_group() -> None:
    labels = [*FORMATIONS, *(Phrase("Run", where) for where in ("defense", "all", "out")), "Pass defense", "Kneel"]
    (group,) = grouped(options(*labels))
    assert [answer.words for answer in group.answers] == labels


def test_no_button_is_left_without_a_word() -> None:
    punts = Phrase("Punt"), *(Phrase("Punt", how) for how in ("short", "long", "out", "away"))
    (*_, group) = grouped(options(*FORMATIONS, *punts))
    assert [answer.words for answer in group.answers] == ["Punt", "Punt short", "Punt long", "Punt out", "Punt away"]


def test_all_that_the_answers_of_a_group_share_is_said_above_them() -> None:
    (_, group) = grouped(options(*FORMATIONS, *(Phrase("Get", "1", what) for what in "abcde")))
    assert (group.lead, [answer.words for answer in group.answers]) == ("Get 1", ["A", "B", "C", "D", "E"])


def test_labels_that_only_look_alike_make_no_group() -> None:
    (group,) = grouped(options(*(f"St. Louis {n}" for n in range(LONG + 1))))
    assert group.lead == ""


def test_what_most_of_a_group_explain_alike_is_said_once() -> None:
    alike = options(*FORMATIONS, *WILD, told="Stops that play cold.")
    alike[-1]["help"] = "Two coins."
    (_, wild) = grouped(alike)
    assert (wild.help, [answer.help for answer in wild.answers]) == (
        "Stops that play cold.",
        ["", "", "", "", "Two coins."],
    )


def test_a_page_has_the_groups_of_its_game(client: TestClient, set_up: SetUp) -> None:
    (mine,) = set_up("lords")["seats"]
    assert look(client, mine["token"])["question"]["name"] == "set-up"
    leads = re.findall(r'<h3 class="lead-in">(.+?)</h3>', client.get(f"/seat/{mine['token']}").text)
    assert leads == [f"{stars}-star front office" for stars in range(1, 6)]
