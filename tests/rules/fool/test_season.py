"""The season: schedules, results, line-ups, injuries, and what a game does to everybody."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.model import Injury, Kicking, Moving
from fieldhouse.games.fool.rules.calendar import advance
from fieldhouse.games.fool.rules.depth import lineup
from fieldhouse.games.fool.rules.orders import depth
from fieldhouse.games.fool.rules.results import danger, result
from fieldhouse.games.fool.rules.schedule import round_robin, season_schedule, weeks_of
from fieldhouse.games.fool.rules.year_end import end_of_year
from fieldhouse.games.fool.state import EXHIBITION, GAME_DAYS, PICKUPS, TRANSACTIONS, Refused
from rules.fool.leagues import BOSS, finish, game_day, league, man


def test_schedule_everybody_plays_everybody() -> None:
    for teams in (list("ABCDEF"), list("ABCDE")):
        games = [frozenset(pair) for week in round_robin(teams) for pair in week]
        assert Counter(games) == Counter(frozenset({a, b}) for a in teams for b in teams if a < b)


def test_schedule_twelve_teams_play_twelve_games_ten_of_them_in_the_division() -> None:
    east, west = [f"E{index}" for index in range(6)], [f"W{index}" for index in range(6)]
    for year in (1, 2, 3):
        weeks = weeks_of([east, west], 12, year)
        assert len(weeks) == 12
        for week in weeks:
            assert sorted(team for pair in week for team in pair) == sorted(east + west)
        met = Counter(frozenset(pair) for week in weeks for pair in week)
        assert all(met[frozenset({one, other})] == 2 for one in east for other in east if one < other)
        home = Counter(home for week in weeks for _, home in week)
        assert all(4 <= home[team] <= 8 for team in east + west)


@pytest.mark.parametrize(("count", "weeks", "fewest"), [(5, 15, 12), (7, 14, 12), (9, 14, 12), (6, 12, 12)])
def test_schedule_an_odd_number_of_teams_plays_as_many_games(count: int, weeks: int, fewest: int) -> None:
    """One team rests each week; where twelve games do not come out even, some have one more."""
    teams = [f"T{index}" for index in range(count)]
    found = weeks_of([teams[: (count + 1) // 2], teams[(count + 1) // 2 :]], 12, 1)
    games = Counter(team for week in found for pair in week for team in pair)
    assert (len(found), min(games.values())) == (weeks, fewest)
    assert max(games.values()) <= fewest + 1


def test_schedule_numbers_and_weeks() -> None:
    fixtures = season_schedule(league(season_games=4))
    assert [game.number for game in fixtures] == list(range(1, 9))
    assert {game.stage for game in fixtures} == {"week 1", "week 2", "week 3", "week 4"}


def test_result_starters_substitutes_and_the_rest() -> None:
    home, men = game_day()
    result(home, BOSS, 1, [10, 20], kicks=[[1, 1, 4], [2, 2, 3]])
    assert [home.player(each.id).experience("W") for each in men["W"]] == [3, 3, 2, 1]
    assert [home.player(each.id).experience("K") for each in men["K"]] == [2, 1]
    assert [home.player(each.id).experience("P") for each in men["P"]] == [3, 1]
    assert home.teams["ASH"].games == 1
    finish(home)


def test_result_the_injured_do_not_play_and_get_better() -> None:
    home, men = game_day()
    star = men["Q"][0]
    home.put(type(star)(**{**{f: getattr(star, f) for f in star.__dataclass_fields__}, "injury": Injury("P", 2)}))
    result(home, BOSS, 1, [10, 20])
    assert home.player(star.id).experience("Q") == 0
    assert home.player(men["Q"][1].id).experience("Q") == 3
    assert home.player(star.id).injury == Injury("P", 1)


def test_result_by_hand_with_experience_and_injuries() -> None:
    home, men = game_day([])
    one, other = men["H"][0], men["H"][1]
    result(
        home, BOSS, 1, [3, 7], uses={str(one.id): 1, str(other.id): 3}, injuries=[[other.id, "C", 4], [one.id, "S", 0]]
    )
    assert home.player(one.id).experience("H") == 1
    assert home.player(other.id).experience("H") == 3
    assert home.player(other.id).injury == Injury("C", 4)
    assert home.player(one.id).injury == Injury("S", 0, is_season=True)
    finish(home)


def test_result_is_refused_if_it_cannot_be() -> None:
    home, _ = game_day()
    for arguments, sentence in (
        ((2, [1, 2]), "no game 2"),
        ((1, [1, -2]), "no score"),
        ((1, [1]), "no score"),
    ):
        with pytest.raises(Refused, match=sentence):
            result(home, BOSS, *arguments)
    result(home, BOSS, 1, [3, 3])
    with pytest.raises(Refused, match="has been played: 3-3"):
        result(home, BOSS, 1, [1, 2])
    with pytest.raises(Refused, match=r"Rule 12\.0: only the commissioner"):
        result(home, "ann", 1, [1, 2])


def test_result_no_tie_in_the_playoffs() -> None:
    home, _ = game_day()
    home.stage = "championship"
    home.fixtures = [Fixture(1, "championship", "ASH", "BAY")]
    with pytest.raises(Refused, match="a winner in playoffs"):
        result(home, BOSS, 1, [3, 3])


def test_result_returns_go_to_the_returner() -> None:
    home, _ = game_day()
    chosen = lineup(home, "ASH").returners
    result(home, BOSS, 1, [3, 7], returns=[[3, 4], [0, 0]])
    assert home.player(chosen["PR"]).skill("PR").season == 3
    assert home.player(chosen["KR"]).skill("KR").season == 4


def test_result_suspensions_trials_and_moves_go_on_by_a_game() -> None:
    home, men = game_day()
    facts: dict[str, Any] = {"suspended": 2, "hold": 1}
    player = man(home, "LB", "1-3-3", **facts)
    mover = man(home, "LB", "1-3-3", moving=Moving("MLB"))
    depth(home, "ann", "ASH", "MLB", [mover.id])
    result(home, BOSS, 1, [3, 7])
    after = home.player(player.id)
    assert (after.suspended, after.hold, after.experience("LB")) == (1, 0, 0)
    assert home.player(mover.id).moving == Moving("MLB", 6)
    assert men["MLB"]


def test_injuries_by_position_and_use() -> None:
    home = league()
    assert danger(man(home, "H", "2-3-5"), 3) > danger(man(home, "CB", "2-3-5"), 3) > danger(man(home, "G", "0-4-2"), 3)
    assert (
        danger(man(home, "H", "2-3-5"), 3)
        > danger(man(home, "H", "2-3-5"), 2)
        > danger(man(home, "H", "2-3-5"), 1)
        == 0
    )
    assert danger(man(home, "H", "2-3-5", attributes=("#",)), 3) == 2 * danger(man(home, "H", "2-3-5"), 3)
    assert danger(man(home, "H", "2-3-5", attributes=("r",)), 3) * 2 == danger(man(home, "H", "2-3-5"), 3)
    assert danger(man(home, "K", "0-0-4", kicking=Kicking(48, 1, 3)), 3) == 0


def test_injuries_happen_to_those_who_play() -> None:
    from fieldhouse.table.script import ScriptTable

    home, men = game_day([])
    victim = men["H"][0]
    rolls = [("incidents", 3), ("how badly", 4), ("injury", 4), ("games missed", 7), ("incidents", 1)]
    home.table = ScriptTable(rolls, draws=[("hurt", victim.id)])
    result(home, BOSS, 1, [3, 7])
    assert home.player(victim.id).injury == Injury("S", 7)
    finish(home)


def test_12_2_an_exhibition_injury_opens_the_camp_list_and_gives_no_experience() -> None:
    from fieldhouse.table.script import ScriptTable

    home, men = game_day([])
    home.phase, home.stage = EXHIBITION, "exhibition 1"
    home.fixtures = [Fixture(1001, "exhibition 1", "ASH", "BAY")]
    victim = men["H"][0]
    rolls = [("incidents", 3), ("how badly", 6), ("injury", 1), ("games missed", 3), ("incidents", 1)]
    home.table = ScriptTable(rolls, draws=[("hurt", victim.id)])
    result(home, BOSS, 1001, [3, 7])
    hurt = home.player(victim.id)
    assert hurt.injury == Injury("P", 3, is_of_camp=True)
    assert hurt.was_hurt_in_camp
    assert hurt.thirds == ()
    assert home.teams["ASH"].games == 0


def test_lineup_the_owners_order_first_and_nobody_out_of_place_without_need() -> None:
    home, men = game_day()
    third = men["W"][3]
    depth(home, "ann", "ASH", "W", [third.id])
    assert third.id in lineup(home, "ASH").starters["W"]
    with pytest.raises(Refused, match="has not been a quarterback"):
        depth(home, "ann", "ASH", "Q", [third.id])
    with pytest.raises(Refused, match="no place 'X'"):
        depth(home, "ann", "ASH", "X", [third.id])
    with pytest.raises(Refused, match="cannot kick"):
        depth(home, "ann", "ASH", "K", [third.id])


def test_lineup_a_hole_is_filled_by_whoever_might_change_to_it() -> None:
    home = league(phase=GAME_DAYS)
    guards = [man(home, "G", "0-4-2").id, man(home, "G", "0-3-2").id]
    wide = man(home, "W", "3-1-6").id
    assert lineup(home, "ASH").starters["C"] == ()  # the guards start at guard, and a receiver is no center
    third = man(home, "G", "0-2-2").id
    chosen = lineup(home, "ASH").starters
    assert (chosen["G"], chosen["F"], chosen["W"]) == (tuple(guards), (third,), (wide,))


def test_calendar_a_week_waits_for_its_games_and_the_rest_for_the_next_week() -> None:
    home, _ = game_day()
    with pytest.raises(Refused, match=r"Rule 13\.1: game 1 of week 1, ASH at BAY, has not been played"):
        advance(home, BOSS)
    home.fixtures.append(Fixture(2, "week 2", "BAY", "ASH"))
    result(home, BOSS, 1, [3, 7])
    advance(home, BOSS)
    assert (home.phase, home.stage) == (TRANSACTIONS, "week 2")


def test_calendar_playoffs_by_seed_and_who_is_out_is_done() -> None:
    home, _ = game_day(playoff_teams=2)
    result(home, BOSS, 1, [3, 7])
    advance(home, BOSS)
    assert home.stage == "championship"
    assert [(game.away, game.home) for game in home.stage_games()] == [("CED", "BAY")]
    assert [code for code, team in home.teams.items() if team.is_done] == ["ASH", "DUN"]


def test_lineup_names_nobody_twice_at_a_place() -> None:
    home, men = game_day([])
    with pytest.raises(Refused, match="somebody is named twice at W"):
        depth(home, "ann", "ASH", "W", [men["W"][0].id, men["W"][0].id])


def test_calendar_the_games_of_a_season_stand_until_the_next_has_some() -> None:
    final = Fixture(9, "championship", "DUN", "BAY", (3, 6))
    home = league()
    home.fixtures = [final]
    end_of_year(home)
    assert (home.year, home.season, home.fixtures) == (2, 1, [final])
    home.phase = PICKUPS
    advance(home, BOSS)
    assert (home.season, [game.stage for game in home.fixtures]) == (2, ["exhibition 1"] * 2)
    home.phase, home.step = PICKUPS, 1
    advance(home, BOSS)
    assert [game.stage for game in home.fixtures] == ["exhibition 1"] * 2 + ["exhibition 2"] * 2


def test_calendar_without_exhibition_games_the_schedule_begins_the_season() -> None:
    home = league(phase=PICKUPS, cuts="52", season_games=2)
    home.year, home.fixtures = 2, [Fixture(9, "championship", "DUN", "BAY", (3, 6))]
    advance(home, BOSS)
    assert (home.season, home.fixtures[0].stage, len(home.fixtures)) == (2, "week 1", 4)
