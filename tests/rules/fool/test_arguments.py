"""A command that is given a word where a number belongs is refused in a sentence, before any rule sees it."""

from __future__ import annotations

from dataclasses import fields
from inspect import Parameter, signature
from itertools import product
from typing import Any

import pytest

from fieldhouse.games.fool.arguments import described, read_words
from fieldhouse.games.fool.codec import league_to_json
from fieldhouse.games.fool.commands import COMMANDS, Command, apply, kinds
from fieldhouse.games.fool.franchise import Fixture, Plan
from fieldhouse.games.fool.state import PHASES, PLANS, Phase, Refused
from fieldhouse.table.live import LiveTable
from rules.fool.leagues import BOSS, at, league, man


@pytest.mark.parametrize(
    ("name", "arguments", "sentence"),
    [
        ("fine", {"team": "ASH", "amount": "abc", "reason": "late"}, "amount is 'abc'; expected a whole number."),
        ("fine", {"team": "ASH", "amount": True, "reason": "late"}, "amount is True; expected a whole number."),
        ("fine", {"team": ["ASH"], "amount": 3, "reason": "late"}, "team is ['ASH']; expected a word."),
        ("sanction", {"team": "ASH", "die": "x"}, "die is 'x'; expected a whole number."),
        ("own", {"team": "ASH", "owner": 5}, "owner is 5; expected a word."),
        ("cut", {"team": "ASH", "players": 7}, "players is 7; expected a list of whole numbers."),
        ("cut", {"team": "ASH", "players": "12"}, "players is '12'; expected a list of whole numbers."),
        ("complete", {"team": "ASH", "player": 1, "go": 1}, "go is 1; expected yes or no."),
        (
            "offer",
            {"giver": "ASH", "taker": "BAY", "gives_picks": [5]},
            "gives_picks is [5]; expected a list of lists.",
        ),
    ],
)
def test_a_command_of_the_wrong_kind_cannot_be_read(name: str, arguments: dict[str, Any], sentence: str) -> None:
    home = league()
    with pytest.raises(Refused) as refused:
        apply(home, Command(BOSS, name, arguments))
    assert str(refused.value) == f"The command {name!r} cannot be read: {sentence}"


def test_what_may_be_left_out_is_described_too() -> None:
    assert described(int | None) == "a whole number or nothing"


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        ({"coach": 5}, "coach is 5; expected a list of lists of a whole number, a word."),
        ({"move": [[1]]}, "move is [[1]]; expected a list of lists of a whole number, a word."),
        ({"returns": [[1, "PR", "x", "this"]]}, None),
        ({"late": ["x"]}, "late is ['x']; expected a list of whole numbers."),
        ({"emphasis": 7}, "emphasis is 7; expected a word."),
    ],
)
def test_12_2_a_plan_of_the_wrong_kind_cannot_be_read(plan: dict[str, Any], sentence: str | None) -> None:
    home = league(phase=PLANS)
    man(home)
    with pytest.raises(Refused) as refused:
        apply(home, Command("ann", "plan", {"team": "ASH", **plan}))
    assert str(refused.value).startswith("A camp plan cannot be read: ")
    assert sentence is None or str(refused.value).endswith(sentence)


def test_12_7_2_there_is_no_wish_for_what_nobody_can_be() -> None:
    home = league(phase=PLANS)
    with pytest.raises(Refused, match=r"Rule 12\.8: there is no characteristic 'zz'"):
        apply(home, Command("ann", "plan", {"team": "ASH", "wishes": ["zz"]}))
    apply(home, Command("ann", "plan", {"team": "ASH", "wishes": ["gc", "o"]}))


def test_12_3_1_what_is_to_go_first_is_a_characteristic_of_a_player_of_ones_own() -> None:
    home = league(phase=PLANS)
    own, other = man(home), man(home, team="BAY")
    with pytest.raises(Refused, match=r"Rule 12\.8: there is no characteristic 'zz'"):
        apply(home, Command("ann", "plan", {"team": "ASH", "lose": [[own.id, "zz"]]}))
    with pytest.raises(Refused, match="is not a player of ASH"):
        apply(home, Command("ann", "plan", {"team": "ASH", "lose": [[other.id, "o"]]}))
    apply(home, Command("ann", "plan", {"team": "ASH", "lose": [[own.id, "o"]]}))


def test_12_0_an_owner_has_a_name() -> None:
    home = league()
    with pytest.raises(Refused, match=r"Rule 12\.0: an owner has a name"):
        apply(home, Command(BOSS, "own", {"team": "ASH", "owner": " "}))


def number_of(word: str) -> int:
    return {"Marsh": 12, "Bell": 7}[word]


@pytest.mark.parametrize(
    ("name", "words", "expected"),
    [
        ("draft", {"team": "ash", "player": "Marsh"}, {"team": "ASH", "player": 12}),
        ("cut", {"team": "ASH", "players": "Marsh, Bell"}, {"team": "ASH", "players": [12, 7]}),
        ("cut", {"players": ["Bell", 3], "deal": "2"}, {"players": [7, 3], "deal": 2}),
        ("claim", {"player": "Bell", "drop": 0, "former": "yes"}, {"player": 7, "drop": 0, "former": True}),
        ("fine", {"amount": "20", "reason": "7"}, {"amount": 20, "reason": "7"}),
        (
            "plan",
            {"coach": "Marsh:C,Bell:f", "wishes": "gc, r"},
            {"coach": [[12, "C"], [7, "f"]], "wishes": ["gc", "r"]},
        ),
        ("plan", {"returns": "Bell:PR:5:this", "late": ""}, {"returns": [[7, "PR", 5, "this"]], "late": []}),
        ("offer", {"gives": "Bell", "gives_picks": "2:1:ASH"}, {"gives": [7], "gives_picks": [[2, 1, "ASH"]]}),
        ("fine", {"amount": "much", "player": 7.5}, {"amount": "much", "player": 7.5}),
        ("dance", {"player": "Bell"}, {"player": "Bell"}),
    ],
)
def test_words_are_read_by_the_signature_of_the_rule(
    name: str, words: dict[str, Any], expected: dict[str, Any]
) -> None:
    assert read_words(kinds(name), words, number_of) == expected


def test_a_program_says_players_by_number_and_a_row_has_all_its_parts() -> None:
    assert read_words(kinds("draft"), {"player": "12"}) == {"player": 12}
    assert read_words(kinds("draft"), {"player": "Marsh"}) == {"player": "Marsh"}
    with pytest.raises(Refused, match="'Bell:PR' has 2 parts; expected 4, with colons between them"):
        read_words(kinds("plan"), {"returns": "Bell:PR"}, number_of)


JUNK: tuple[Any, ...] = (
    None, "x", "", -1, 0, 1, 10**6, 1.5, True, [], [1], [1, 1], ["x"], [None], [[1]], [[1, 2]], [["x", 1, "ASH"]],
    [[1, 1, "ASH"]], [[1, "PR", 5, "this"]], {}, {"x": 1}, {"1": 3}, "ASH",
)  # fmt: skip
"""What somebody may send for anything."""
SENSIBLE: dict[str, Any] = {
    "team": "ASH", "player": 1, "players": [1], "target": "MLB", "slot": "W", "number": 1, "owner": "ann", "amount": 5,
    "reason": "late", "games": 2, "die": 1, "giver": "ASH", "taker": "BAY", "given": [], "game": 1, "score": [3, 7],
    "name": "x", "teams": [],
}  # fmt: skip


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", COMMANDS)
def test_whatever_a_command_is_given_it_is_carried_out_or_refused_in_a_sentence(name: str, phase: Phase) -> None:
    """One argument at a time is junk; nothing but a refusal may come of it, and a refusal changes nothing."""
    parameters = list(signature(COMMANDS[name]).parameters.values())[2:]
    words = [each.name for each in parameters if each.kind is not Parameter.VAR_KEYWORD]
    words += [each.name for each in fields(Plan)] if name == "plan" else []
    sensible = {word: SENSIBLE[word] for word in words if word in SENSIBLE}
    for word, junk in product(words, JUNK):
        home = at(LiveTable(3, ()), phase)
        man(home)
        home.stage, home.fixtures = "week 1", [Fixture(1, "week 1", "ASH", "BAY")]
        before = league_to_json(home)
        try:
            apply(home, Command(BOSS, name, sensible | {word: junk}))
        except Refused as refused:
            assert str(refused).endswith("."), (word, junk)
            assert league_to_json(home) == before, (word, junk)
