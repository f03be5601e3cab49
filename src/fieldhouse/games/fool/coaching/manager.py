"""A general manager's roster: his draft board, invitations, cuts, claims and depth chart, all by what men win."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from fieldhouse.games.fool.coaching.points import place_of, points_at
from fieldhouse.games.fool.coaching.rosters import MOST_REFUSALS, is_cuttable, long_injured, reserves
from fieldhouse.games.fool.coaching.squad import Squad, strength_of
from fieldhouse.games.fool.coaching.temper import Temper
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.player_value import SLOTS, SUBSTITUTES, natural_slots
from fieldhouse.games.fool.positions import KICKERS
from fieldhouse.games.fool.rules.depth import lineup
from fieldhouse.games.fool.state import BEFORE_CUTS, IN_SEASON, League
from fieldhouse.table.plain_json import Fields

CLAIMS_A_ROUND: Final = 2
RIVALS_FOR_A_KICKER: Final = 2
"""If fewer kickers of a kind are free, a second one is kept: nobody shall be able to take the last one away."""


class Outlook:
    """What a manager thinks of his team today: its squad, and whether it contends."""

    def __init__(self, league: League, team: str, temper: Temper) -> None:
        self.league, self.team, self.temper = league, team, temper
        self.is_contending = _contends(league, team, temper.contends)
        self.later = temper.later if self.is_contending else temper.later_behind
        self.squad = self.of(league.roster(team))

    def of(self, players: Iterable[Player]) -> Squad:
        """Men as a squad in his eyes."""
        return Squad(self.league, players, self.later, self.temper.offense, self.temper.defense)


def _contends(league: League, team: str, share: float) -> bool:
    """Is the team among the strongest of the league, as its roster stands? Once camp is over everybody is."""
    if share >= 1 or league.phase not in BEFORE_CUTS:
        return True
    strengths = {code: strength_of(league.roster(code)) for code in league.teams}
    ahead = sum([each > strengths[team] for each in strengths.values()])
    return ahead < share * len(strengths)


def draft_choice(outlook: Outlook) -> int:
    """12.1: the best man of the board: what he adds here, and what he would add to anybody."""
    need = outlook.temper.need

    def board(player: Player) -> tuple[float, int]:
        own = need * outlook.squad.gain(player) + (1 - need) * outlook.squad.anywhere(player)
        return own, -player.id

    return max(outlook.league.rookie_class(), key=board).id


def camp_roster(outlook: Outlook) -> Iterator[Command]:
    """12.1: if there are too many those who win least are let go, else free agents are asked in, the best first.
    Changes the outlook's squad."""
    league, team, squad = outlook.league, outlook.team, outlook.squad
    by = league.teams[team].owner
    limit = league.settings.camp_roster
    over = len(league.roster(team)) - limit
    if over > 0:
        leaving = least_wanted(outlook, league.roster(team), over)
        yield Command(by, "release", {"team": team, "players": [player.id for player in leaving]})
    refusals = 0
    while len(league.roster(team)) < limit and refusals < MOST_REFUSALS:
        there = [player for player in league.free_agents() if team not in player.refused]
        if not there:
            break
        wanted = max(there, key=lambda player: (squad.gain(player) + 0.1 * squad.anywhere(player), -player.id))
        yield Command(by, "invite", {"team": team, "player": wanted.id})
        if league.players[wanted.id].team == team:
            squad.add(league.players[wanted.id])
        else:
            refusals += 1
    yield Command(by, "done", {"team": team})


def least_wanted(outlook: Outlook, players: Iterable[Player], count: int) -> list[Player]:
    """So many of the *players*, the one who adds least first; the squad is without them then. Whoever his place needs
    (``safe_numbers``) goes only if there is nobody else."""
    squad = outlook.squad
    left = list(players)
    found: list[Player] = []
    least = safe_numbers(outlook.league)
    while left and len(found) < count:
        able = [
            player for player in left if squad.count(squad.seen(player).slot) > least[squad.seen(player).slot]
        ] or left
        worst = min(able, key=lambda player: (squad.loss(player) + 0.01 * squad.anywhere(player), player.id))
        squad.remove(worst)
        left.remove(worst)
        found.append(worst)
    return found


def safe_numbers(league: League) -> dict[str, int]:
    """How many men each place needs: who starts there and one more, of kickers as many as are safe."""
    return {slot: kickers_wanted(league, slot) if slot in KICKERS else SLOTS[slot] + 1 for slot in SLOTS}


def kickers_wanted(league: League, slot: str) -> int:
    """One, and another if so few are free that somebody could hold them all back."""
    free = sum([place_of(player).slot == slot for player in league.free_agents()])
    return 1 if free >= RIVALS_FOR_A_KICKER else 2


def cut_down(outlook: Outlook) -> Iterator[Command]:
    """12.2: if there are too many, the long injured go on the camp list, then those who win least are cut. Sets the
    outlook's squad.
    """
    league, team = outlook.league, outlook.team
    by = league.teams[team].owner
    over = league.size(team) - league.roster_limit
    for player in long_injured(league, team):
        if over > 0:
            yield Command(by, "reserve", {"team": team, "player": player.id})
            over -= 1
    if over > 0:
        squad_of_actives = outlook.of(league.active(team))
        outlook.squad = squad_of_actives
        able = [player for player in league.active(team) if is_cuttable(league, player)]
        leaving = least_wanted(outlook, able, over)
        yield Command(by, "cut", {"team": team, "players": [player.id for player in leaving]})


def claims(outlook: Outlook) -> Iterator[Command]:
    """12.2, 12.5.1: free agents for open places and for men who win less; said once a day. Sets the outlook's
    squad.
    """
    league, team = outlook.league, outlook.team
    if any(each.team == team for each in league.claims):
        return
    by = league.teams[team].owner
    active = [player for player in league.active(team) if player.injury is None or league.phase not in IN_SEASON]
    squad = outlook.squad = outlook.of(active)
    room = league.roster_limit - league.size(team)
    free = [player for player in league.free_agents() if player.injury is None]
    droppable = [player for player in active if is_cuttable(league, player)]
    safe = safe_numbers(league)
    for _ in range(max(room, CLAIMS_A_ROUND)):
        if not free:
            break
        short = [slot for slot in SLOTS if squad.count(slot) < safe[slot]]
        able = [player for player in free if squad.seen(player).slot in short] or free
        best = max(able, key=lambda player: (squad.gain(player) + 0.01 * squad.anywhere(player), -player.id))
        order: Fields = {"team": team, "player": best.id}
        if room > 0:
            room -= 1
        else:
            gain = squad.gain(best)
            squad.add(best)
            leaving = least_wanted(outlook, droppable, 1)
            squad.remove(best)
            if not leaving:
                break
            squad.add(leaving[0])
            is_short = squad.seen(best).slot in short
            if not is_short and gain - squad.loss(leaving[0]) < outlook.temper.claim_edge:
                break
            squad.remove(leaving[0])
            droppable.remove(leaving[0])
            order["drop"] = leaving[0].id
        squad.add(best)
        free.remove(best)
        yield Command(by, "claim", order)


def week(outlook: Outlook) -> Iterator[Command]:
    """12.2: the injured to the reserve list, the healed back, free agents, and the depth chart. Sets the outlook's
    squad.
    """
    league, team = outlook.league, outlook.team

    def worse(player: Player, able: list[Player]) -> Player | None:
        """Whoever wins least, if it is not the player himself; the outlook's squad is set."""
        outlook.squad = outlook.of([*league.active(team), player])
        leaving = least_wanted(outlook, [*able, player], 1)
        return None if not leaving or leaving[0] is player else leaving[0]

    yield from reserves(league, team, worse)
    yield from claims(outlook)
    yield from depth(league, team)


def depth(league: League, team: str) -> Iterator[Command]:
    """Who plays at each place from scrimmage, by what he wins there; said where the usual order is another."""
    by = league.teams[team].owner
    usual = lineup(league, team)
    ready = [player for player in league.active(team) if player.can_play]
    chart = dict(league.teams[team].depth)
    for slot, count in SLOTS.items():
        if slot in KICKERS:
            continue
        wanted = count + SUBSTITUTES.get(slot, 0)
        able = [player for player in ready if slot in natural_slots(player.position) and place_of(player).slot == slot]
        able.sort(key=lambda player: (-points_at(player.now, player.attributes, slot), player.id))
        best = [player.id for player in able[:wanted]]
        playing = [*usual.starters[slot], *usual.substitutes.get(slot, ())]
        if len(best) == wanted and set(best[:count]) != set(playing[:count]) and chart.get(slot) != tuple(best):
            yield Command(by, "depth", {"team": team, "slot": slot, "players": best})
