"""FOOL as an environment: what is asked of an owner, what he sees, and what a season pays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from fieldhouse.envs import FieldhouseEnv, aec_env
from fieldhouse.envs.league_view import OFFERED
from fieldhouse.envs.setting import MASK
from fieldhouse.games.fool.coaching.needs import lasting_value
from fieldhouse.games.fool.coaching.rosters import cut_down, draft_choice
from fieldhouse.games.fool.model import FREE
from fieldhouse.games.fool.settings import HELP
from fieldhouse.games.fool.state import CUTDOWN, DRAFT, Refused
from fieldhouse.leagues.teams import BadSize
from fieldhouse.table.game import BadOption
from fieldhouse.table.plain_json import items
from fieldhouse.table.question import RandomCoach

CLUBS = ("ASH", "BAY", "CED", "DUN")
SMALL = "rounds=2,season_games=3,cuts=52"
"""Two rounds, one cutdown, no exhibition games, three weeks."""


def small(options: str = "", **kept: Any) -> FieldhouseEnv:
    return aec_env("fool", *CLUBS, options=f"{SMALL},{options}", **kept)


def turns(env: FieldhouseEnv, seed: int, choose: random.Random | None = None) -> Iterator[tuple[str, Any]]:
    """Every agent that is asked, and what it sees; then it takes what is offered first, or any of it."""
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, is_over, _, _ = env.last()
        if is_over:
            env.step(None)
            continue
        yield agent, seen
        legal = np.flatnonzero(seen[MASK]).tolist()
        env.step(choose.choice(legal) if choose else legal[0])


def test_owners_are_asked_whom_they_draft_and_whom_they_cut() -> None:
    env, asked = small(), []
    for agent, seen in turns(env, 4):
        assert env.play is not None
        league, team = env.play.game.league, CLUBS[int(agent[-1])]
        asked.append((env.infos[agent]["asked"], team))
        first = env.play.game.men[0]
        by_name = dict(zip(env.feature_names, seen["observation"].tolist(), strict=True))
        if league.phase == DRAFT:
            assert first.id == draft_choice(league, team)
            assert seen[MASK].sum() == min(OFFERED, len(league.rookie_class()))
        else:
            assert league.phase == CUTDOWN
            *_, last = cut_down(league, team)
            assert items(last.arguments["players"])[0] == first.id
        assert by_name["active"] == league.size(team) and by_name["limit"] == league.roster_limit
        assert [by_name[f"offer[0].{name}"] for name in "PCS"] == list(first.now)
        assert by_name["offer[0].worth"] == pytest.approx(lasting_value(first))
        assert by_name["places.Q.men"] == sum(man.position.startswith("Q") for man in league.roster(team))
    drafted = [team for name, team in asked if name == "draft"]
    assert [drafted.count(team) for team in CLUBS] == [2] * 4
    assert {name for name, _ in asked} == {"draft", "cut"}


def test_who_is_chosen_goes_where_he_is_sent() -> None:
    env, last = small(), None
    for agent, _ in turns(env, 9):
        assert env.play is not None
        league = env.play.game.league
        if last:
            name, team, number = last
            man = league.players[number]
            assert man.team == (team if name == "draft" else "") and (name == "draft" or man.status == FREE)
        last = env.infos[agent]["asked"], CLUBS[int(agent[-1])], env.play.game.men[0].id
        if league.phase == CUTDOWN:
            break


def test_only_who_is_asked_sees_men_on_offer() -> None:
    env = small()
    env.reset(seed=1)
    place = env.feature_names.index("offer[0].age")
    seen = {agent: env.observe(agent)["observation"][place] for agent in env.agents}
    assert [agent for agent, age in seen.items() if age] == [env.agent_selection]


def test_every_season_pays_wins_beyond_the_mean() -> None:
    env, paid = small("seasons=2"), []
    for _ in turns(env, 6, random.Random(6)):
        if any(env.rewards.values()):
            paid.append(dict(env.rewards))
    assert env.play is not None
    honours = env.play.game.league.honours
    paid.append(env.setting.rewards(env.play))
    assert len(paid) == len(honours) == 2
    for season, rewards in zip(honours, paid, strict=True):
        wins = [season["records"][team][0] + season["records"][team][2] / 2 for team in CLUBS]
        assert list(rewards.values()) == pytest.approx([won - sum(wins) / 4 for won in wins])
        assert sum(rewards.values()) == pytest.approx(0)


def test_three_years_of_owners_who_choose_at_random() -> None:
    """Whatever they choose, every season is played to its end."""
    env = aec_env("fool", *CLUBS, options="seasons=3", coaches={1: RandomCoach(), 2: "rival", 3: "house"})
    assert env.possible_agents == ["seat_0"]
    assert {agent for agent, _ in turns(env, 2, random.Random(2))} == {"seat_0"}
    assert env.play is not None
    league = env.play.game.league
    assert league.year == 4
    assert [league.teams[team].level for team in CLUBS] == ["learner", "learner", "rival", "house"]


def test_games_are_played_by_the_engine_if_that_is_wanted() -> None:
    scores = []
    for options in ("football", "football", "no-football"):
        env = small(options)
        assert list(turns(env, 5))
        assert env.play is not None
        scores.append([fixture.score for fixture in env.play.game.league.fixtures])
    assert scores[0] == scores[1] != scores[2]


@pytest.mark.parametrize(
    ("teams", "options", "coaches", "refusal", "words"),
    [
        (("ASH", "XYZ"), "", {}, BadSize, "no team 'XYZ'"),
        (("ASH", "BAY", "ASH"), "", {}, BadSize, "named twice"),
        (CLUBS, "seasons=0", {}, BadOption, "1 to 100"),
        (CLUBS, "football=2", {}, BadOption, "true or false"),
        (CLUBS, "round=2", {}, BadOption, "Did you mean 'rounds'"),
        (CLUBS, "", {0: "nobody"}, Refused, "no owner 'computer:nobody'"),
        (CLUBS, "", dict.fromkeys(range(4), "house"), BadOption, "Somebody must learn"),
    ],
)
def test_what_no_league_has_is_refused(
    teams: tuple[str, ...], options: str, coaches: dict[int, str], refusal: type[Exception], words: str
) -> None:
    with pytest.raises(refusal, match=words):
        aec_env("fool", *teams, options=options, coaches=coaches)


def test_its_own_options_are_no_settings_of_a_league() -> None:
    assert not {"seasons", "football"} & set(HELP)
