"""12.2b Special teams experience in camp, and 12.2c lapsed specialists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeGuard

from fieldhouse.games.fool.model import LAST, RETURNED, RETURNS, SPECIAL_TEAMS, THIS, Player, Skill
from fieldhouse.games.fool.state import League, Refused

SPECIALIST, VETERAN = 1, 2


def camp_practice(league: League, emphasis: str) -> int:
    """12.2b: returns of each kind that are practiced in camp, by the injured too; twice as many after 12.7.3."""
    return league.settings.camp_returns * (2 if emphasis == SPECIAL_TEAMS else 1)


def preseason_practice(league: League, emphasis: str) -> int:
    """12.2b: practice returns before the season, twice as many with the emphasis on them."""
    return league.settings.preseason_returns * (2 if emphasis == SPECIAL_TEAMS else 1)


def camp_allowance(league: League, emphasis: str) -> int:
    """12.2b: returns of each kind to give out in camp; as it was, the preseason's too."""
    more = preseason_practice(league, emphasis) if league.settings.returns_at_once else 0
    return camp_practice(league, emphasis) + more


def preseason_allowance(league: League, emphasis: str) -> int:
    """12.2b: returns of each kind to give out after the cuts of camp."""
    return 0 if league.settings.returns_at_once else preseason_practice(league, emphasis)


def check_returns(league: League, given: Sequence[object], allowance: int) -> None:
    """12.2b: no more than the allowance of each kind."""
    rows = [row for row in given if _is_given(row)]
    if len(rows) < len(given):
        raise Refused("Rule 12.2b: returns are given as a player, PR or KR, how many, and 'last' or 'this' season.")
    for kind in RETURNS:
        total = sum(count for _, each, count, _ in rows if each == kind)
        if total > allowance:
            raise Refused(f"Rule 12.2b: {total} {kind} are more than the {allowance} that can be given out.")


def _is_given(row: object) -> TypeGuard[tuple[int, str, int, str]]:
    """Is it a player, a kind of returns, a count and a season?"""
    if not isinstance(row, tuple) or len(row) != 4:
        return False
    number, kind, count, season = row
    return type(number) is type(count) is int and count > 0 and kind in RETURNS and season in (LAST, THIS)


def check_returner(player: Player) -> None:
    """12.2b, 12.3.2: not for those who recover, or have other special coaching."""
    if player.is_recovering:
        raise Refused(f"Rule 12.3.2: {player.name} is recovering from an injury and cannot train for returns.")
    if player.regimen not in ("", RETURNED):
        raise Refused(f"Rule 12.2b: {player.name} had other special coaching in camp ({player.regimen}).")


def practiced(player: Player, kind: str, count: int, season: str) -> Player:
    """12.2b: practice returns count for the last season's total or for this season's; he trains for nothing else."""
    skill = player.skill(kind)
    skill = skill._replace(practice=skill.practice + count)
    if season == LAST:
        skill = skill._replace(before=skill.before + count)
    else:
        skill = skill._replace(season=skill.season + count)
    return replace(player.with_skill(skill), regimen=RETURNED)


def released_from_returns(skill: Skill) -> Skill:
    """12.2b: with another team the credit stays with him, but he need not make its returns."""
    return skill._replace(practice=0)


def levels_settled(league: League, player: Player) -> Player:
    """12.2b: the end of the preseason tells who is a specialist or a veteran, and (12.2c) whose level lapses."""
    for skill in player.skills:
        player = player.with_skill(settled(league, skill))
    return player


def settled(league: League, skill: Skill) -> Skill:
    """12.2c: enough returns keep or raise a level; one season short it lapses, two in a row lose it."""
    if skill.before >= league.settings.returns_to_keep:
        return skill._replace(level=min(VETERAN, skill.level + 1), lapses=0, regain=0)
    if not skill.level:
        return skill
    if skill.lapses:
        return skill._replace(level=skill.level - 1, lapses=0, regain=0)
    return skill._replace(lapses=1, regain=skill.season, season=0)


def level_of(league: League, skill: Skill) -> int:
    """12.2c: a lapsed specialist plays a level lower until he has had his returns again."""
    is_lapsed = skill.lapses > 0 and skill.regain < league.settings.returns_to_keep
    return skill.level - is_lapsed if skill.level else 0


def returned(league: League, player: Player, kind: str, count: int) -> Player:
    """12.2c: returns in a game; those that regain a level do not count for the season."""
    skill = player.skill(kind)
    if skill.lapses and skill.regain < league.settings.returns_to_keep:
        missing = league.settings.returns_to_keep - skill.regain
        skill = skill._replace(regain=skill.regain + min(missing, count))
        count = max(0, count - missing)
    return player.with_skill(skill._replace(season=skill.season + count))


def next_season(skill: Skill) -> Skill:
    """The skill as it begins the next season."""
    return skill._replace(before=skill.season, season=0, regain=0, practice=0)


def mark(league: League, skill: Skill) -> str:
    """PRS, KRS, VPR, VKR: as a roster shows a returner."""
    level = level_of(league, skill)
    return "" if not level else f"{skill.name}S" if level == SPECIALIST else f"V{skill.name}"
