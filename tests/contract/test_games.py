"""Every game ends, replays, resumes at every rest point, and rests in plain JSON."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from contract.games import CONTENDERS, Variant, every_variant
from fieldhouse import catalog
from fieldhouse.table.game import BadOption
from fieldhouse.table.journal import Header, JournalDamaged, JournalMismatch, loads
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import RandomCoach
from fieldhouse.table.session import Session
from fieldhouse.table.table import BatchTable, Table

SEED = 2017
DAMAGED = 50


def coaches(variant: Variant) -> list[RandomCoach]:
    return [RandomCoach() for _ in variant.seats]


@cache
def played(variant: Variant, seed: int = SEED) -> Session[Any, Any]:
    """A game of random choices; nobody changes it."""
    return Session(variant.definition, variant.header(seed), coaches(variant))


def states(session: Session[Any, Any]) -> list[Any]:
    return [session.state_at(number) for number in range(len(session.rests))]


@cache
def passed(variant: Variant) -> list[Any]:
    """The states of the same game, as a table that keeps nothing sees them go by."""
    game = variant.deal(LiveTable(SEED, coaches(variant)))
    found = [game.state()]
    while not game.over:
        variant.definition.step(game)
        found.append(game.state())
    return found


def test_every_game_of_the_house_is_under_contract() -> None:
    assert set(CONTENDERS) == set(catalog.GAMES)


@every_variant
def test_a_header_survives_json(variant: Variant) -> None:
    header = variant.header(SEED)
    assert Header.from_json(json.loads(json.dumps(header.to_json()))) == header
    assert variant.definition.header(header.teams, header.seed, header.options) == header


@every_variant
def test_a_header_wants_the_right_number_of_teams(variant: Variant) -> None:
    for teams in (variant.teams[1:], (*variant.teams, *variant.teams)):
        if teams != variant.teams:  # a game without teams cannot have too few
            with pytest.raises(BadOption):
                variant.definition.header(teams, SEED, variant.options)


@every_variant
def test_a_game_begins_without_dice_or_questions(variant: Variant) -> None:
    assert not variant.deal(Table()).over
    assert variant.definition.start(variant.header(SEED), Table()).state() == variant.deal(Table()).state()


@every_variant
@pytest.mark.parametrize("seed", range(8))
def test_a_game_of_random_choices_ends(variant: Variant, seed: int) -> None:
    assert variant.play(variant.deal(BatchTable(seed, coaches(variant)))).over


@every_variant
@pytest.mark.parametrize("seed", [1, SEED])
def test_a_game_replays_from_its_journal_to_the_same_end(variant: Variant, seed: int) -> None:
    game = played(variant, seed)
    journal = loads(game.journal.dumps())
    again = Session(variant.definition, journal.header, [None for _ in variant.seats], journal.entries)
    assert again.over
    assert again.game.state() == game.game.state()
    assert len(again.notes) == len(game.notes)
    assert list(again.rests) == list(game.rests)
    assert states(again) == states(game)
    assert again.journal.dumps() == game.journal.dumps()


@every_variant
def test_every_roll_is_what_the_seed_gives(variant: Variant) -> None:
    table = LiveTable(SEED, [None for _ in variant.seats], played(variant).entries, verify=True)
    variant.play(variant.deal(table))
    table.finish()


@every_variant
def test_the_same_seed_gives_the_same_journal_byte_for_byte(variant: Variant) -> None:
    again = Session(variant.definition, variant.header(SEED), coaches(variant))
    assert again.journal.dumps() == played(variant).journal.dumps()
    assert played(variant, 1).entries != played(variant).entries


@every_variant
def test_a_batch_plays_the_same_game_with_notes_and_without(variant: Variant) -> None:
    end = played(variant).game.state()
    notes: list[object] = []
    assert variant.play(variant.deal(BatchTable(SEED, coaches(variant), notes.append))).state() == end
    assert len(notes) == len(played(variant).notes)
    assert variant.play(variant.deal(BatchTable(SEED, coaches(variant)))).state() == end


@every_variant
def test_games_dealt_together_do_not_touch_each_other(variant: Variant) -> None:
    """Two games from one dealer, a step of each in turn."""
    games = [variant.deal(BatchTable(seed, coaches(variant))) for seed in (1, SEED)]
    while not all(game.over for game in games):
        for game in games:
            if not game.over:
                variant.definition.step(game)
    assert [game.state() for game in games] == [played(variant, seed).game.state() for seed in (1, SEED)]


@every_variant
def test_the_state_at_every_rest_point_is_plain_json(variant: Variant) -> None:
    for state in passed(variant):
        assert json.loads(json.dumps(state)) == state
        game = variant.deal(Table())
        game.restore(json.loads(json.dumps(state)))
        assert game.state() == state
        views = [game.view(seat) for seat in variant.seats]
        assert json.loads(json.dumps(views)) == views


@every_variant
def test_a_session_gives_every_state_back_that_the_game_has_passed(variant: Variant) -> None:
    """It keeps few of them: the others are played again."""
    assert states(played(variant)) == passed(variant)


@every_variant
def test_resuming_at_every_rest_point_gives_the_same_game(variant: Variant) -> None:
    """From each rest point the next is reached with the same entries; so the whole game is the same."""
    whole = played(variant)
    for (rest, state), (following, next_state) in pairwise(zip(whole.rests, states(whole), strict=True)):
        table = LiveTable(SEED, coaches(variant), skipped=rest.entries)
        game, before = variant.deal(table), json.dumps(state)
        game.restore(state)
        variant.definition.step(game)
        assert game.state() == next_state
        assert table.entries == whole.entries[rest.entries : following.entries]
        assert len(table.notes) == following.notes - rest.notes
        assert json.dumps(state) == before, "a step has changed the rest point that it started from"


def damaged(lines: list[str], chance: random.Random) -> list[str]:
    """One line deleted, doubled, moved, cut short, or replaced by another."""
    at, other = chance.randrange(1, len(lines)), chance.randrange(1, len(lines))
    line = lines[at]
    instead = chance.choice(
        ([], [line, line], [lines[other], line], [line[: chance.randrange(len(line))]], [lines[other]])
    )
    return [*lines[:at], *instead, *lines[at + 1 :]]


@pytest.mark.slow
@every_variant
def test_a_damaged_journal_is_refused_with_a_sentence_or_is_another_game(variant: Variant) -> None:
    """Whatever happens to a line, no other error comes of it; and mostly it is noticed."""
    lines, chance = played(variant).journal.dumps().splitlines(), random.Random(SEED)
    noticed = 0
    for _ in range(DAMAGED):
        text = "\n".join(damaged(lines, chance))
        try:
            Session(variant.definition, variant.header(SEED), [None for _ in variant.seats], loads(text).entries)
        except (JournalDamaged, JournalMismatch) as refusal:
            assert re.search(r"\b[Ll]ine \d+", str(refusal))
            noticed += 1
    assert noticed > DAMAGED / 2
