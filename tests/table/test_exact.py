"""The exact table: odds by enumerating the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from fieldhouse.table.exact import ExactTable
from fieldhouse.table.question import RandomCoach
from fieldhouse.table.seat import Seat
from fieldhouse.table.table import BatchTable, Table
from table.duel import D6, LOSER, STANCE, TWO_DICE, DuelGame, play_round


def fight(table: Table) -> int:
    """Who loses, a column and perhaps a die that turns it."""
    loser = table.look(LOSER, TWO_DICE, "fight")
    return 1 - loser if table.roll(D6, "turn") == 6 else loser


def test_odds_are_exact() -> None:
    table = ExactTable()
    odds = table.odds(fight, table)
    below_seven = 15 / 36
    assert odds[0] == pytest.approx(below_seven * 5 / 6 + (1 - below_seven) / 6, abs=1e-12)
    assert sum(odds.values()) == pytest.approx(1, abs=1e-12)
    assert table.lost == pytest.approx(0, abs=1e-12)


def test_equal_cells_are_one_branch() -> None:
    """Two branches of the column and six of the die, not eleven and six."""
    table = ExactTable()
    runs = 0

    def counted() -> int:
        nonlocal runs
        runs += 1
        return fight(table)

    table.odds(counted)
    assert runs == 2 * 6


def test_every_throw_of_weighted_dice() -> None:
    table = ExactTable()
    odds = table.odds(table.roll, TWO_DICE, "any")
    assert odds == pytest.approx({total: (6 - abs(total - 7)) / 36 for total in range(2, 13)})


def three_fights(table: Table, one_fight: Callable[[Table], int]) -> int:
    return sum(one_fight(table) for _ in range(3))


def staged_fight(table: Table) -> int:
    return table.stage(fight, table)


def nested(table: Table) -> int:
    return table.stage(three_fights, table, staged_fight)


def test_stages_give_what_plain_rules_give() -> None:
    table = ExactTable()
    plain = table.odds(three_fights, table, fight)
    assert table.odds(three_fights, table, staged_fight) == pytest.approx(plain, abs=1e-12)
    assert table.odds(nested, table) == pytest.approx(plain, abs=1e-12)


def test_a_stage_is_enumerated_once_for_each_value() -> None:
    table = ExactTable()
    runs: Counter[int] = Counter()

    def one(sides: int) -> int:
        runs[sides] += 1
        return table.roll(D6, "die") % sides

    def many() -> int:
        return table.stage(one, 2) + table.stage(one, 3) + table.stage(one, 2)

    assert sum(table.odds(many).values()) == pytest.approx(1, abs=1e-12)
    assert runs == {2: 6, 3: 6}


def test_a_stage_in_the_middle_of_a_play() -> None:
    """What was rolled before a stage and what comes after it keep their places."""
    table = ExactTable()

    def play() -> tuple[int, int, int]:
        first = table.roll(D6, "first")
        middle = table.stage(fight, table)
        return first, middle, table.roll(D6, "last")

    odds = table.odds(play)
    assert len(odds) == 6 * 2 * 6
    assert sum(chance for (first, _, last), chance in odds.items() if first == last) == pytest.approx(1 / 6)


def again_on_six(table: Table) -> int:
    """A chain that never ends for certain: how often a six came before another face."""
    sixes = 0
    while table.roll(D6, "die") == 6:
        sixes += 1
    return sixes


def test_an_endless_chain_is_cut_and_the_lost_mass_is_told() -> None:
    table = ExactTable(cutoff=1e-6)
    odds = table.odds(again_on_six, table)
    assert sum(odds.values()) == pytest.approx(1, abs=1e-12)
    longest = max(odds)
    assert 5 / 6 ** (longest + 1) >= 1e-6 / 6
    assert table.lost == pytest.approx(6.0 ** -(longest + 1), rel=1e-9)
    for sixes, chance in odds.items():
        assert chance == pytest.approx(5 / 6 ** (sixes + 1), rel=1e-4)
    finer = ExactTable(cutoff=1e-12)
    finer.odds(again_on_six, finer)
    assert finer.lost < table.lost


def test_a_cutoff_that_leaves_nothing_is_refused() -> None:
    table = ExactTable(cutoff=0.5)
    with pytest.raises(ValueError, match=r"No path is as likely as the cutoff of 0\.5"):
        table.odds(fight, table)


def test_a_rule_that_fails_leaves_the_table_usable() -> None:
    table = ExactTable()

    def broken() -> int:
        table.roll(D6, "die")
        raise RuntimeError("broken rule")

    def around() -> int:
        with pytest.raises(RuntimeError):
            table.odds(broken)
        return table.roll(D6, "die")

    assert table.odds(around) == pytest.approx(dict.fromkeys(range(1, 7), 1 / 6))


def test_draws_without_replacement() -> None:
    table = ExactTable()

    def two_cards() -> tuple[int, int]:
        pile = [1, 1, 2]
        return table.draw(pile, "first"), table.draw(pile, "second")

    assert table.odds(two_cards) == pytest.approx({(1, 1): 1 / 3, (1, 2): 1 / 3, (2, 1): 1 / 3})


def test_coaches_answer_with_a_whim_of_one_half() -> None:
    table = ExactTable([RandomCoach(), RandomCoach()])
    assert table.odds(table.ask, STANCE, DuelGame(table), 0, None) == {1: 1.0}


class Steady(RandomCoach):
    """Bids and stands always the same, so that dice alone decide."""

    def answer(self, ask: object, game: object, seat: Seat, subject: object, whim: float) -> int:
        return 0


def test_a_play_to_its_rest_point_agrees_with_dice() -> None:
    coaches = (Steady(), Steady())
    exact = ExactTable(coaches)
    game = DuelGame(exact)
    start = game.state()

    def outcome() -> tuple[int, ...]:
        game.restore(start)
        play_round(game)
        return tuple(game.score)

    odds = exact.odds(outcome)
    game.table = BatchTable(4, coaches)
    tries = 20_000
    counts = Counter(outcome() for _ in range(tries))
    assert set(counts) == set(odds)
    for score, chance in odds.items():
        deviation = (tries * chance * (1 - chance)) ** 0.5
        assert abs(counts[score] - tries * chance) < 4 * deviation


def two_fights(table: Table, first: int) -> tuple[int, int]:
    return first, fight(table)


def ended_by(last: bool) -> Callable[[Table], tuple[int, int]]:
    def rule(table: Table) -> tuple[int, int]:
        first = fight(table)
        if last:
            return table.last(two_fights, table, first, then=lambda fights: (fights[1], fights[0]))
        return two_fights(table, first)[::-1]

    return rule


def test_the_last_thing_of_a_stage_gives_what_plain_rules_give() -> None:
    table = ExactTable()
    plain = table.odds(ended_by(last=False), table)
    assert table.odds(ended_by(last=True), table) == pytest.approx(plain, abs=1e-12)
    inner = ended_by(last=True)
    staged = table.odds(lambda: (table.roll(D6, "before"), table.stage(inner, table), table.roll(D6, "after")))
    assert len(staged) == 6 * len(plain) * 6
    for (_, fights, _), chance in staged.items():
        assert chance == pytest.approx(plain[fights] / 36, abs=1e-12)


def test_the_last_thing_is_simply_done_by_other_tables() -> None:
    table = BatchTable(1, ())
    assert table.last(max, 3, 4) == 4
    assert table.last(max, 3, 4, then=lambda value: -value) == -4
