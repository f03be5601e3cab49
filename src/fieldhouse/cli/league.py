"""``fieldhouse league``: a football league over the years."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

from fieldhouse.catalog import LEAGUE
from fieldhouse.cli import league_orders, league_play, league_results
from fieldhouse.cli.arguments import BadCommand, Seed, read_seed
from fieldhouse.cli.bar import counting
from fieldhouse.cli.console import out, print_json
from fieldhouse.cli.league_words import (
    BOSS,
    As,
    AsCsv,
    AsJson,
    Named,
    On,
    find_player,
    look,
    name_of,
    open_league,
    read_settings_words,
    show,
)
from fieldhouse.games.fool.franchise import HOUSE
from fieldhouse.games.fool.rules.schedule import season_schedule
from fieldhouse.games.fool.rules.standings import playoff_rounds
from fieldhouse.games.fool.settings import HELP, Settings, plain
from fieldhouse.games.fool.state import PHASES, League
from fieldhouse.leagues import levels, news, reports
from fieldhouse.leagues.open_league import OpenLeague, Overview, overviews
from fieldhouse.leagues.store import LeagueStore

app = typer.Typer(help="Run a football league over the years.", no_args_is_help=True)
Team = Annotated[str, typer.Argument(metavar="TEAM", help="The team's code.")]


@app.command()
def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"The league's rules: {LEAGUE}.")],
    teams: Annotated[int, typer.Option(help="How many teams.")] = 12,
    name: Annotated[str | None, typer.Option(help="What you call it.")] = None,
    own: Annotated[
        list[str] | None, typer.Option(metavar="TEAM=OWNER", help="Who owns a team; else the computer.")
    ] = None,
    settings: Annotated[
        str, typer.Option(metavar="LIST", help="As in 'ufl,rounds=8,no-mini-camp': see 'league settings'.")
    ] = "",
    level: Annotated[str, typer.Option(help="The computer's owners: see 'league levels'.")] = HOUSE,
    seed: Seed = None,
) -> None:
    """Found a league."""
    if game != LEAGUE:
        raise BadCommand(f"There is no league of {game!r}; there is {LEAGUE}.")
    owners = dict(_pair(word) for word in own or [])
    opened = OpenLeague.found(LeagueStore(), name, read_seed(seed), teams, read_settings_words(settings), owners, level)
    charter = opened.charter
    out().print(f"{charter.name}: {teams} teams, {len(opened.league.players)} players, seed {charter.seed}.")
    out().print("Go on with: fieldhouse league status, fieldhouse league advance, fieldhouse league sim --seasons 20")


def _pair(word: str) -> tuple[str, str]:
    """``ASH=ann``: a team and its owner. Refused if it names none."""
    team, equals, owner = word.partition("=")
    if not equals or not owner:
        raise BadCommand(f"{word!r} names no owner; expected something like ASH=ann, or ASH=computer:rival.")
    return team.upper(), owner


@app.command("levels")
def list_levels(as_csv: AsCsv = False, as_json: AsJson = False) -> None:
    """The computer's owners: what each is like, and how strong he has been measured to be."""
    show(levels.levels(), as_csv, as_json)


@app.command("list")
def list_leagues(as_csv: AsCsv = False, as_json: AsJson = False) -> None:
    """Your leagues, the last used first."""
    show(reports.Report("Leagues", Overview._fields, list(map(tuple, overviews(LeagueStore())))), as_csv, as_json)


@app.command()
def delete(name: Annotated[str, typer.Argument(metavar="LEAGUE", help="The league's name.")]) -> None:
    """Throw a league away, ledger and all."""
    LeagueStore().delete(name)
    out().print(f"{name} is gone.")


@app.command()
def settings(league: Named = None, as_csv: AsCsv = False, as_json: AsJson = False) -> None:
    """Every number a commissioner sets and every optional rule: the book's, and your league's."""
    store = LeagueStore()
    mine = plain(look(league).settings) if league or store.names() else plain(Settings())
    usual = plain(Settings())
    rows = [(name, mine[name], usual[name], HELP[name]) for name in HELP]
    show(reports.Report("Settings", ("setting", "value", "the book's", "meaning"), rows), as_csv, as_json)


@app.command()
def status(
    league: Named = None, viewer: As = BOSS, on: On = None, as_csv: AsCsv = False, as_json: AsJson = False
) -> None:
    """Where the year stands, and what is to be done."""
    show(reports.status(look(league, on), viewer), as_csv, as_json)


@app.command()
def advance(
    league: Named = None,
    until: Annotated[
        str, typer.Option(metavar="PHASE", help="A phase, a stage as 'week 5', or 'season' for the next year.")
    ] = "",
) -> None:
    """Close the present phase and open the next: computer owners act, games are played, and what happens is told."""
    opened = open_league(league)
    if until:
        _check_until(opened.league, until)
    start = opened.league.year
    while True:
        before = opened.last
        opened.step()
        _tell(opened, before)
        if not until or _is_at(opened.league, until, start) or opened.league.year > start + 1:
            break
    before = opened.last
    opened.computers()
    _tell(opened, before)
    stage = f", {opened.league.stage}" if opened.league.stage else ""
    out().print(f"Season {opened.league.year}: {opened.league.phase}{stage}.")


def _tell(opened: OpenLeague, before: int) -> None:
    """Print what happened since command *before*; that a phase was opened is said by the next heading."""
    rows = opened.store.rows(opened.charter.name, before)
    quiet = [row._replace(notes=row.notes[:-1]) if row.command.name == "advance" else row for row in rows]
    for heading, sentences in news.by_phase(news.news(opened.league, BOSS, quiet)):
        out().print(heading, style="bold", highlight=False, markup=False)
        for sentence in sentences:
            out().print(f"  {sentence}", highlight=False, markup=False)


def _check_until(league: League, until: str) -> None:
    """Refuse a word that never comes: it would let two years pass."""
    weeks = list(dict.fromkeys(game.stage for game in season_schedule(league)))
    before = [f"exhibition {number}" for number in range(1, league.settings.exhibitions + 1)]
    cuts = [f"cut {number}" for number in range(1, len(league.settings.cuts) + 1)]
    if until.casefold() not in (*PHASES, "season", *cuts, *before, *weeks, *playoff_rounds(league)):
        raise BadCommand(
            f"There is no phase or stage {until!r}; there are {', '.join(PHASES)}, season, {cuts[0]} to {cuts[-1]}, "
            f"{weeks[0]} to {weeks[-1]}, {', '.join([*before, *playoff_rounds(league)])}."
        )


def _is_at(league: League, until: str, start: int) -> bool:
    """Has the league come to the phase, stage or season that was named?"""
    word = until.casefold()
    return word in (league.phase, league.stage) or (word == "season" and league.year > start)


@app.command()
def sim(
    league: Named = None,
    seasons: Annotated[int, typer.Option(min=1, help="How many seasons.")] = 1,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """Let the computer play whole seasons, if it runs every team, and tell the champions and the time it took."""
    opened = open_league(league)
    people = [team.code for team in opened.league.teams.values() if not team.is_computer]
    if people:
        raise BadCommand(
            f"{', '.join(people)} belong to people, who must decide for themselves. "
            "Use 'league advance', or give the teams to the computer: "
            f"fieldhouse league give own team={people[0]} owner=computer."
        )
    start = perf_counter()
    with counting("Seasons") as on_progress:
        opened.simulate(seasons, on_progress)
    seconds = perf_counter() - start
    champions = [(each["year"], each["champion"]) for each in opened.league.honours[-seasons:]]
    if as_json:
        print_json(
            {"league": opened.charter.name, "seasons": seasons, "seconds": round(seconds, 2), "champions": champions}
        )
    elif as_csv:
        show(reports.history(opened.league), True, False)
    else:
        show(reports.history(opened.league), False, False)
        out().print(f"{seasons} seasons in {seconds:.1f} s.", style="dim")


@app.command()
def roster(
    team: Team, league: Named = None, on: On = None, as_csv: AsCsv = False, as_json: AsJson = False
) -> None:  # fmt: skip
    """A team's players; FREE for the free agents, NEW for the list of new players, RETIRED for the retired."""
    home = look(league, on)
    code = team.upper()
    if code == "FREE":
        report = reports.free_agents(home)
    elif code == "NEW":
        report = reports.rookies(home)
    elif code == "RETIRED":
        report = reports.people(home, "Retired players", home.retired())
    else:
        report = reports.roster(home, code)
    show(report, as_csv, as_json)


@app.command()
def schedule(
    league: Named = None,
    stage: Annotated[str, typer.Option(help="Only this week or round, as in 'week 3'.")] = "",
    team: Annotated[str, typer.Option(help="Only this team's games.")] = "",
    on: On = None,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """The games, played and to be played."""
    show(reports.schedule(look(league, on), stage, team.upper()), as_csv, as_json)


@app.command()
def standings(league: Named = None, on: On = None, as_csv: AsCsv = False, as_json: AsJson = False) -> None:
    """The standings of the season."""
    show(reports.standings(look(league, on)), as_csv, as_json)


@app.command()
def history(league: Named = None, on: On = None, as_csv: AsCsv = False, as_json: AsJson = False) -> None:
    """The seasons so far and their champions."""
    show(reports.history(look(league, on)), as_csv, as_json)


@app.command("news")
def tell_news(league: Named = None, viewer: As = BOSS, as_csv: AsCsv = False, as_json: AsJson = False) -> None:
    """What happened in the last phase, and in the present one."""
    store = LeagueStore()
    name = name_of(store, league)
    home = look(name)
    show(news.news(home, viewer, news.latest(store, name, home)), as_csv, as_json)


@app.command()
def fines(league: Named = None, on: On = None, as_csv: AsCsv = False, as_json: AsJson = False) -> None:
    """What the commissioner has fined (12.0), and why."""
    show(reports.fines(look(league, on)), as_csv, as_json)


@app.command()
def player(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="A name, a part of one, or a number.")],
    league: Named = None,
    on: On = None,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """A player's career."""
    home = look(league, on)
    show(reports.career(home, find_player(home, " ".join(name))), as_csv, as_json)


@app.command()
def ledger(
    league: Named = None,
    viewer: As = BOSS,
    last: Annotated[int, typer.Option(min=1, help="So many lines.")] = 40,
    start: Annotated[int | None, typer.Option("--from", min=1, help="From this command on.")] = None,
    rolls: Annotated[bool, typer.Option("--rolls", help="With every roll.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Fold it all anew and compare every roll with the seed.")
    ] = False,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """The ledger: every command with the rolls behind it."""
    store = LeagueStore()
    name = name_of(store, league)
    if verify:
        count = league_results.verified(store, name)
        out().print(
            f"{name}: {count} commands, every roll is what the seed gives, and the league is what they come to."
        )
        return
    rows = store.newest(name, last) if start is None else store.rows(name, start - 1, start - 1 + last)
    show(reports.ledger(store.league(name)[0], viewer, rows, rolls), as_csv, as_json)


for command in (
    league_orders.draft, league_orders.camp, league_orders.void, league_orders.trade, league_orders.sign,
    league_orders.cut, league_orders.depth, league_orders.give, league_results.result, league_results.results,
    league_play.play,
):  # fmt: skip
    app.command()(command)
