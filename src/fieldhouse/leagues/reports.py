"""What a league looks like: every report is a title, columns and rows, for a page, a CSV file or JSON alike.

A report of a team that the league does not have is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fieldhouse.games.fool.model import ABILITIES, ON_A_TEAM, Player
from fieldhouse.games.fool.pages.view import HIDDEN, is_hidden, may_see_plan, seen_claims
from fieldhouse.games.fool.player_value import ROSTER_SHAPE, best_value, home_slot
from fieldhouse.games.fool.rules.depth import lineup
from fieldhouse.games.fool.rules.draft import draft_order, on_the_clock
from fieldhouse.games.fool.rules.free_agents import whose_turn
from fieldhouse.games.fool.rules.injuries import describe
from fieldhouse.games.fool.rules.special_teams import mark
from fieldhouse.games.fool.rules.standings import order, records
from fieldhouse.games.fool.state import BEFORE_CUTS, CAMP, DRAFT, INVITATIONS, Honours, League, Refused
from fieldhouse.leagues.ledger import Row
from fieldhouse.leagues.ledger_words import MEN, PLAN_NAMES, arguments_in_words, entry_in_words, rolls_in_words
from fieldhouse.table.plain_json import Fields, Json


class Report(NamedTuple):
    """A table with its title."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[Json, ...]]

    def records(self) -> list[Fields]:
        """The rows as dictionaries."""
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]

    def to_json(self) -> Json:
        """As programs read it: a record a row."""
        return {"title": self.title, "rows": self.records()}


def status(league: League, viewer: str) -> Report:
    """Where the year stands, what each team has to do, and how many claims it has made, as far as *viewer* may know."""
    claims = [claim.team for claim in seen_claims(league, viewer)]
    rows = [
        (
            team.code, team.title, team.owner, team.division, len(league.roster(team.code)), league.size(team.code),
            team.games, _to_do(league, team.code), claims.count(team.code),
        )
        for team in league.teams.values()
    ]  # fmt: skip
    stage = f", {league.stage}" if league.stage else ""
    day = f"season {league.year}, {league.phase}{stage} (day {league.day})"
    title = f"{league.name}: {day}, rosters of {league.roster_limit}"
    return Report(title, ("team", "name", "owner", "division", "players", "active", "games", "to do", "claims"), rows)


def _to_do(league: League, team: str) -> str:
    """What a team's owner has to do in this phase, or nothing."""
    if league.phase == DRAFT:
        pick = on_the_clock(league)
        return f"choose in round {pick.round}" if pick and pick.owner == team else ""
    if league.phase == INVITATIONS:
        return "fill the camp roster" if whose_turn(league) == team else ""
    if league.phase == "plans":
        return "" if league.teams[team].has_planned else "plan the camp"
    if league.phase == CAMP:
        count = sum(bool(player.traded) for player in league.roster(team))
        return f"judge {count} change{'s' if count != 1 else ''} from speed to contact" if count else ""
    over = league.size(team) - league.roster_limit
    return f"cut {over}" if league.phase == "cutdown" and over > 0 else ""


PLAYER_COLUMNS = (
    "number", "name", "position", "age", "P", "C", "S", "kicks", "marks", "experience", "team", "status", "injury",
)  # fmt: skip


def player_row(league: League, player: Player) -> tuple[Json, ...]:
    """A player as a row of any list."""
    return (
        player.id, player.name, player.position, player.age_mark, *(_rating(player, each) for each in ABILITIES),
        player.kicks_mark, marks(league, player), thirds(sum(count for _, count in player.thirds)), player.team,
        player.status, describe(player.injury) if player.injury else "",
    )  # fmt: skip


def _rating(player: Player, ability: str) -> str:
    """The rating, and in brackets that an injury still takes a point of it."""
    return f"{player.rating(ability)}{f'(-{ability.lower()})' if ability in player.lingering else ''}"


def marks(league: League, player: Player) -> str:
    """Characteristics, a returner's level, a +C-S to be judged, a change of position under way, a suspension."""
    skills = filter(None, (mark(league, skill) for skill in player.skills))
    judged = ["+C-S"] if player.traded else []
    under_way = [f"→{player.moving.target} {sixths(player.moving.sixths)}"] if player.moving else []
    return " ".join(
        [
            *player.attributes,
            *skills,
            *judged,
            *under_way,
            *([f"suspended {player.suspended}"] if player.suspended else []),
        ]
    )


def sixths(count: int) -> str:
    """Sixths of a game as whole games and a fraction: so games at a new position are counted (12.5.2)."""
    whole, part = divmod(count, 6)
    return f"{whole}{('', ' 1/6', ' 1/3', ' 1/2', ' 2/3', ' 5/6')[part]}"


def thirds(count: int) -> str:
    """Thirds of a game as whole games and a fraction."""
    whole, part = divmod(count, 3)
    return f"{whole}{('', ' 1/3', ' 2/3')[part]}"


def people(league: League, title: str, players: Iterable[Player]) -> Report:
    """Players as a report, by position and value."""
    places = list(ROSTER_SHAPE)
    ordered = sorted(players, key=lambda man: (places.index(home_slot(man.position)), -best_value(man), man.id))
    return Report(title, PLAYER_COLUMNS, [player_row(league, player) for player in ordered])


def roster(league: League, team: str) -> Report:
    """A team's players. Refused if there is no such team."""
    franchise = league.team(team)
    return people(league, f"{franchise.title} ({team}), season {league.year}", league.roster(team))


def free_agents(league: League) -> Report:
    """Players of no team, as everybody sees them."""
    return people(league, "Free agents", league.free_agents())


def rookies(league: League) -> Report:
    """The new players of the year whom nobody has drafted yet."""
    return people(league, f"New players of season {league.year} to be drafted", league.rookie_class())


def draft_board(league: League) -> Report:
    """The choices made and to be made."""
    rows = []
    for index, pick in enumerate(draft_order(league)):
        chosen = league.players.get(league.drafted[index][2]) if index < len(league.drafted) else None
        via = "" if pick.owner == pick.origin else f"of {pick.origin}"
        what = f"{chosen.position} {chosen.p}-{chosen.c}-{chosen.s}" if chosen else ""
        rows.append((index + 1, pick.round, pick.owner, via, chosen.name if chosen else "", what))
    return Report(f"Draft of season {league.year}", ("choice", "round", "team", "from", "player", "ratings"), rows)


def depth(league: League, team: str) -> Report:
    """Who would play today. Refused if there is no such team."""
    franchise = league.team(team)
    chosen = lineup(league, team)
    rows: list[tuple[Json, ...]] = []
    for role, part in (("starts", chosen.starters), ("plays", chosen.substitutes)):
        for slot, numbers in part.items():
            rows += [
                (slot, role, number, league.players[number].name, _brief(league.players[number])) for number in numbers
            ]
    rows += [
        (slot, "returns", number, league.players[number].name, _brief(league.players[number]))
        for slot, number in chosen.returners.items()
    ]
    return Report(f"Line-up of {franchise.title}", ("place", "use", "number", "name", "ratings"), rows)


def _brief(player: Player) -> str:
    """Position and ratings in a word."""
    return f"{player.position} {'-'.join(map(str, player.now))}{f' {player.kicks_mark}' if player.kicks_mark else ''}"


def schedule(league: League, stage: str = "", team: str = "") -> Report:
    """The games, of a week or round, of a team, or all of them; none before the season has a schedule. Refused if there
    is no such week or round."""
    if team:
        league.team(team)
    stages = list(dict.fromkeys(game.stage for game in league.fixtures))
    if stage and stages and stage not in stages:
        raise Refused(f"There is no game of {stage!r} yet; there are those of {', '.join(stages)}.")
    rows = [
        (game.number, game.stage, game.away, game.home, f"{game.score[0]}-{game.score[1]}" if game.score else "")
        for game in league.fixtures
        if stage in ("", game.stage) and team in ("", game.away, game.home)
    ]
    return Report(f"Games of season {league.season}", ("game", "stage", "away", "home", "score"), rows)


def standings(league: League) -> Report:
    """The standings of the season, and its champion, if there is one."""
    found = records(league)
    rows = [
        (
            place, team, league.teams[team].title, league.teams[team].division, found[team].wins, found[team].losses,
            found[team].ties, round(found[team].pct, 3), found[team].points, found[team].allowed,
        )
        for place, team in enumerate(order(league), 1)
    ]  # fmt: skip
    columns = ("place", "team", "name", "division", "W", "L", "T", "pct", "points", "allowed")
    champion = next((f" ({each['champion']} champion)" for each in league.honours if each["year"] == league.season), "")
    return Report(f"Standings of season {league.season}{champion}", columns, rows)


def history(league: League) -> Report:
    """All seasons, with their champions."""
    rows = [
        (
            each["year"],
            each["champion"],
            each["finalist"],
            _record(each, each["champion"]),
            each["order"][0],
            each["order"][-1],
            each["points"],
        )
        for each in league.honours
    ]
    return Report("Seasons", ("season", "champion", "finalist", "record", "first", "last", "points a game"), rows)


def _record(season: Honours, team: str) -> str:
    """A team's record of a season."""
    wins, losses, ties, *_ = season["records"][team]
    return f"{wins}-{losses}{f'-{ties}' if ties else ''}"


def fines(league: League) -> Report:
    """12.0: what the commissioner has fined, and why."""
    rows = [(year, team.code, amount, reason) for team in league.teams.values() for year, amount, reason in team.fines]
    return Report("Fines", ("season", "team", "amount", "reason"), sorted(rows))


def career(league: League, player: Player) -> Report:
    """A player's seasons; if he is on a team the last line is the present, with no games before the cuts."""
    rows: list[tuple[Json, ...]] = [
        (line.year, line.team, line.position, line.p, line.c, line.s, thirds(line.thirds)) for line in player.career
    ]
    if player.status in ON_A_TEAM:
        games = 0 if league.phase in BEFORE_CUTS else sum(count for _, count in player.thirds)
        rows.append((league.year, player.team, player.position, *player.now, thirds(games)))
    facts = [f"{player.name} ({player.id}), {player.position}, {player.age_mark}", player.team or player.status]
    facts += [marks(league, player), player.kicks_mark, describe(player.injury) if player.injury else ""]
    return Report(", ".join(filter(None, facts)), ("season", "team", "position", "P", "C", "S", "games"), rows)


PLAN_LISTS = (
    "coach", "move", "returns", "at_risk", "late", "lose", "roll_plus", "roll_minus", "once", "slower",
)  # fmt: skip


def plan(league: League, viewer: str, team: str) -> Report:
    """A team's plan for camp, if *viewer* may see it. Refused if there is no such team."""
    franchise = league.team(team)
    found, title = franchise.plan, f"Camp plan of {franchise.title}"
    if not may_see_plan(league, viewer, team):
        return Report(title, ("what", "players"), [("plan", HIDDEN)])
    rows = [(PLAN_NAMES["emphasis"], found.emphasis), (PLAN_NAMES["wishes"], ", ".join(found.wishes))]
    for name in PLAN_LISTS:
        rows.append(
            (PLAN_NAMES[name], ", ".join(entry_in_words(league, MEN[0], each) for each in getattr(found, name)))
        )
    return Report(title, ("what", "players"), rows)


def ledger(league: League, viewer: str, rows: Iterable[Row], with_rolls: bool) -> Report:
    """Lines of the ledger, the rolls in words or only counted; what *viewer* may not see yet is covered."""
    shown: list[tuple[Json, ...]] = []
    for row in rows:
        by, name, arguments = row.command
        if is_hidden(league, viewer, by, name, row.day):
            shown.append((row.number, row.year, row.phase, by, name, HIDDEN, "", ""))
            continue
        given = arguments_in_words(league, arguments)
        rolls = rolls_in_words(league, row.rolls) if with_rolls else str(len(row.rolls))
        shown.append((row.number, row.year, row.phase, by, name, given, rolls, "; ".join(row.notes)))
    return Report("Ledger", ("number", "season", "phase", "by", "command", "with", "rolls", "what happened"), shown)
