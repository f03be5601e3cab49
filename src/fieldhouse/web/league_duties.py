"""What is due for a team of a league: what, why, what happens if nothing is done, and where it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from fieldhouse.games.fool.coaching.camp import camp_plan, preseason_returns, to_reverse, unwanted
from fieldhouse.games.fool.coaching.rosters import camp_roster, claims, cut_down, draft_choice, week
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.rules.draft import draft_order, on_the_clock
from fieldhouse.games.fool.rules.free_agents import whose_turn
from fieldhouse.games.fool.state import (
    CAMP,
    CUTDOWN,
    DRAFT,
    EXHIBITION,
    GAME_DAYS,
    INVITATIONS,
    OFFSEASON,
    PHASES,
    PICKUPS,
    PLANS,
    TRANSACTIONS,
    League,
)
from fieldhouse.leagues.offers import offers

PHASE_WORDS: Final = {
    OFFSEASON: ("Off-season", "The new players are known. Trades may be agreed."),
    DRAFT: ("Draft", "Team by team, the last of the standings first, the new players are chosen."),
    INVITATIONS: ("Invitations", "Every club fills its camp roster with free agents, one club after the other."),
    PLANS: ("Plans", "What each player is to train is decided in secret, before the first roll of camp."),
    CAMP: ("Camp", "The rolls of camp are made: who got better, who was hurt, who is past it."),
    CUTDOWN: ("Cuts", "Every roster is brought down to its size."),
    PICKUPS: ("Pick-ups", "Whoever was cut may be claimed, the lowest club first."),
    EXHIBITION: ("Exhibition", "A game that counts for nothing but experience."),
    TRANSACTIONS: ("Before the week", "Signings, cuts and the depth chart, before the games of the week."),
    GAME_DAYS: ("Games", "The games of the week are played."),
}
"""The phases of a year in words, by their names."""


class Duty(NamedTuple):
    """``place`` is the part of the pages where it is done, ``command`` the form; ``is_due``: the league waits for it.

    ``can_be_left``: the staff can do it, as a computer owner would.
    """

    title: str
    why: str
    otherwise: str
    rule: str
    place: str
    command: str
    is_due: bool
    can_be_left: bool = True


WAITS: Final = "The league waits for you."


def duties(league: League, team: str) -> list[Duty]:
    """What *team* has to do, or may do, now; what the league waits for comes first. Offers are weighed as the rival
    would, by the characters of the computer's owners, who are read from the library; nothing is changed."""
    found = [*DUTIES.get(league.phase, _nothing)(league, team), *_offers(league, team)]
    return sorted(found, key=lambda duty: not duty.is_due)


def phases(league: League) -> list[tuple[str, str, bool]]:
    """The year in its order: each phase in words, what it is, and whether it is now."""
    return [(*PHASE_WORDS[phase], phase == league.phase) for phase in PHASES]


def waited_for(league: League) -> list[str]:
    """The clubs of people that the league waits for, by all their duties: the library is read."""
    return [
        team.title
        for code, team in league.teams.items()
        if not team.is_computer and any(duty.is_due for duty in duties(league, code))
    ]


def left_to_the_staff(league: League, team: str) -> Iterator[Command]:
    """What a computer owner would say now in the place of *team*'s, one command after another."""
    yield from STAFF.get(league.phase, _no_commands)(league, team)


def _nothing(league: League, team: str) -> Iterable[Duty]:
    """Of a phase in which an owner has nothing to do."""
    return ()


def _no_commands(league: League, team: str) -> Iterable[Command]:
    """Of a phase in which the staff has nothing to do."""
    return ()


LOOK: Final = Duty(
    "Look at the new players", "The draft comes next: rank them now and put those you want into your queue.",
    "Nothing is lost; the draft begins when the phase is closed.", "12.1", "draft", "", False, False,
)  # fmt: skip


def _always(duty: Duty) -> Callable[[League, str], Iterable[Duty]]:
    """Of a phase in which every club may do the same."""
    return lambda league, team: (duty,)


def _draft(league: League, team: str) -> Iterable[Duty]:
    """The choice that is to be made, or how far off the next one is."""
    pick = on_the_clock(league)
    if pick is not None and pick.owner == team:
        yield Duty(
            f"Choose a player in round {pick.round}", "You are on the clock.", WAITS, "12.1", "draft", "draft", True
        )
        return
    left = [each.owner for each in draft_order(league)[len(league.drafted) :]]
    if team in left:
        ahead = left.index(team)
        yield Duty(
            f"Your next choice comes after {ahead} other{'s' if ahead != 1 else ''}", "Others are on the clock.",
            "You are asked when it is your turn.", "12.1", "draft", "", False, False,
        )  # fmt: skip


def _invitations(league: League, team: str) -> Iterable[Duty]:
    """12.1: the team whose turn it is fills its camp roster."""
    size, limit = len(league.roster(team)), league.settings.camp_roster
    if whose_turn(league) == team:
        yield Duty(
            f"Fill the camp roster: {size} of {limit}",
            "It is your turn to invite free agents. They may refuse. When you have enough, close the camp roster.",
            WAITS, "12.1", "desk", "invite", True,
        )  # fmt: skip


def _plans(league: League, team: str) -> Iterable[Duty]:
    """12.2: the plan for camp, to be made or to be changed."""
    if not league.teams[team].has_planned:
        yield Duty(
            "Plan the camp", "Who is coached, who changes position, who returns kicks: all before the first roll.",
            f"{WAITS} An empty plan will do, but then nobody is coached.", "12.2", "camp", "plan", True,
        )  # fmt: skip
    else:
        yield Duty(
            "Change your plan", "It can be changed until camp opens.", "It stands as you have it.",
            "12.2", "camp", "plan", False, False,
        )  # fmt: skip


def _camp(league: League, team: str) -> Iterable[Duty]:
    """12.3.1: changes from speed to contact that camp has made."""
    judged = sum(bool(player.traded) for player in league.roster(team))
    if judged:
        yield Duty(
            f"Judge {judged} change{'s' if judged != 1 else ''} from speed to contact",
            "Camp made them stronger and slower. Where that hurts, coach it away.",
            "They stay as camp made them.", "12.3.1", "desk", "void", False,
        )  # fmt: skip


def _cutdown(league: League, team: str) -> Iterable[Duty]:
    """12.2: those above the limit of the roster."""
    over = league.size(team) - league.roster_limit
    if over > 0:
        yield Duty(
            f"Cut {over} player{'s' if over != 1 else ''}",
            f"You have {league.size(team)}, {league.roster_limit} are allowed. The long injured may go on a reserve "
            "list instead.",
            WAITS, "12.2", "desk", "cut", True,
        )  # fmt: skip


CLAIM: Final = Duty(
    "Claim somebody who was cut", "Every club has let people go; the lowest ranked has the first word.",
    "Nobody is claimed for you.", "12.2", "desk", "claim", False,
)  # fmt: skip


DEPTH: Final = Duty(
    "Set the depth chart", "Who starts, and who comes in for whom.",
    "The best at each place play.", "12.5", "desk", "depth", False, False,
)  # fmt: skip


def _transactions(league: League, team: str) -> Iterable[Duty]:
    """12.2: the roster between games, and the line-up; neither is waited for."""
    hurt = sum(player.injury is not None for player in league.active(team))
    yield Duty(
        "See to your roster",
        f"{hurt or 'None'} of your men {'is' if hurt == 1 else 'are'} hurt. Reserve lists, signings and cuts come "
        "before the games.",
        "The roster stays as it is.", "12.2", "desk", "claim", False,
    )  # fmt: skip
    yield DEPTH


def _offers(league: League, team: str) -> Iterable[Duty]:
    """Trades that others have offered the team, and what they gain it, for which the library is read."""
    for deal, offer in zip(league.deals, offers(league).records(), strict=True):
        if deal.taker == team and not deal.is_agreed:
            yield Duty(
                f"Answer an offer of {league.teams[deal.giver].title}",
                f"You get {offer['gives'] or 'nothing'} for {offer['for'] or 'nothing'}. By what men win it gains you "
                f"{offer['gains the second']}.",
                "It stands until it is withdrawn.", "12.0", "desk", "accept", False, False,
            )  # fmt: skip


DUTIES: Final[dict[str, Callable[[League, str], Iterable[Duty]]]] = {
    OFFSEASON: _always(LOOK), DRAFT: _draft, INVITATIONS: _invitations, PLANS: _plans, CAMP: _camp, CUTDOWN: _cutdown,
    PICKUPS: _always(CLAIM), EXHIBITION: _always(DEPTH), TRANSACTIONS: _transactions, GAME_DAYS: _always(DEPTH),
}  # fmt: skip


def _staff_draft(league: League, team: str) -> Iterable[Command]:
    """The new player who helps most, if the team is on the clock."""
    pick = on_the_clock(league)
    if pick is not None and pick.owner == team:
        yield Command(league.teams[team].owner, "draft", {"team": team, "player": draft_choice(league, team)})


def _staff_invitations(league: League, team: str) -> Iterable[Command]:
    return camp_roster(league, team) if whose_turn(league) == team else ()


def _staff_plans(league: League, team: str) -> Iterable[Command]:
    yield Command(league.teams[team].owner, "plan", {"team": team, **camp_plan(league, team)})


def _staff_camp(league: League, team: str) -> Iterable[Command]:
    """12.3.1: the changes that the staff would void."""
    players = unwanted(league, team)
    if players:
        yield Command(league.teams[team].owner, "void", {"team": team, "players": players})


def _staff_cutdown(league: League, team: str) -> Iterable[Command]:
    """Reverse what has made men worse, cut the least needed, give the practice returns that are left."""
    by = league.teams[team].owner
    for player in to_reverse(league, team) if not league.step else ():
        yield Command(by, "reverse", {"team": team, "player": player.id})
    yield from cut_down(league, team)
    given = preseason_returns(league, team) if not league.step else []
    if given and not league.teams[team].has_given_returns:
        yield Command(by, "returns", {"team": team, "given": given})


STAFF: Final[dict[str, Callable[[League, str], Iterable[Command]]]] = {
    DRAFT: _staff_draft, INVITATIONS: _staff_invitations, PLANS: _staff_plans, CAMP: _staff_camp,
    CUTDOWN: _staff_cutdown, PICKUPS: claims, TRANSACTIONS: week,
}  # fmt: skip
