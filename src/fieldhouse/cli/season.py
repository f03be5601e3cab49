"""Seasons: the real schedule, played by hand or by the computer, to a champion."""

from __future__ import annotations

import os
from time import perf_counter
from typing import Annotated

import typer

from fieldhouse import catalog, library
from fieldhouse.cli import season_pages as pages
from fieldhouse.cli.arguments import AsJson, Game, Level, Options, Seed, read_options
from fieldhouse.cli.bar import counting
from fieldhouse.cli.building import Cluster, Workers
from fieldhouse.cli.console import out, print_json, print_report
from fieldhouse.cli.season_names import Named, named_game, only_season, season_and_words
from fieldhouse.cli.season_play import play_game
from fieldhouse.library.schedule import END
from fieldhouse.seasons import reports
from fieldhouse.seasons.begin import NoCharts, begin, team_of
from fieldhouse.seasons.replays import replays as replays_of
from fieldhouse.seasons.results import Scores
from fieldhouse.seasons.season import BadSeason, Season
from fieldhouse.seasons.simulate import simulate
from fieldhouse.seasons.sports import sport_of
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.store import saved
from fieldhouse.table.plain_json import PlainReport

app = typer.Typer(help="Play or simulate a whole season.", no_args_is_help=True)

Words = Annotated[
    list[str] | None, typer.Argument(metavar="[SEASON]", help="A season of yours; else the one you used last.")
]
WithGame = Annotated[
    list[str] | None, typer.Argument(metavar="[SEASON] [GAME]", help="GAME is a number of the schedule, or AWAY@HOME.")
]


@app.command()
def new(
    game: Game,
    schedule: Annotated[str, typer.Argument(metavar="SEASON", help="A schedule of the library, as in 2017.")],
    name: Annotated[str | None, typer.Option(help="What you call it.")] = None,
    team: Annotated[str, typer.Option(metavar="CODE", help="The team that you will play.")] = "",
    seed: Seed = None,
    level: Level = None,
    options: Options = "",
) -> None:
    """Begin a season."""
    chosen = read_options(options, catalog.game(game))
    try:
        season = begin(SeasonStore(), game, schedule, name, team, level, chosen, seed)
    except NoCharts as fault:
        make = f"Make them with 'fieldhouse build {game}', or put them into {library.data_folder()}."
        raise NoCharts(f"{fault} {make}") from None
    fixtures = season.schedule
    luck = "" if season.is_seed_secret else f", seed {season.seed}"
    out().print(
        f"{season.name}: {len(fixtures.fixtures)} games of {len(fixtures.teams)} teams{luck}. "
        f"Play with: fieldhouse season play, or let the computer: fieldhouse season sim --through 'week 1'"
    )


@app.command("list")
def list_seasons(as_json: AsJson = False) -> None:
    """Your seasons, the last used first."""
    store = SeasonStore()
    rows = [_listed(store, season) for season in map(store.look, store.names())]
    print_report(rows, pages.season_list, as_json)


def _listed(store: SeasonStore, season: Season) -> PlainReport:
    """A line for its owner, who may have chosen the seed himself; how far it is, the database says."""
    return {**reports.summary(store.progress(season)), "seed": None if season.is_seed_secret else season.seed}


@app.command()
def delete(name: Annotated[str, typer.Argument(metavar="SEASON", help="The season, games and all.")]) -> None:
    """Throw a season away."""
    SeasonStore().delete(name)
    out().print(f"{name} is gone.")


@app.command()
def sim(
    words: Words = None,
    name: Named = None,
    through: Annotated[str, typer.Option(metavar="STAGE", help="'week 8', a round of the playoffs, or 'end'.")] = END,
    replays: Annotated[int, typer.Option(min=0, help="Replay the whole season so often and tell the chances.")] = 0,
    rest: Annotated[bool, typer.Option("--rest", help="With --replays: games that are over stand.")] = False,
    workers: Workers = 0,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Let the computer play what is open; with --replays, the whole season many times, which changes nothing."""
    store = SeasonStore()
    season, more = season_and_words(store, words, name)
    if replays:
        standing = store.progress(season).scores if rest else {}
        _replay(season, replays, standing, (workers or os.cpu_count() or 1, cluster), as_json)
        return
    stages = season.schedule.stages_through(" ".join((through, *more)))
    with counting("Games") as on_progress:
        played = simulate(store, season, stages, workers or 1, on_progress, cluster)
    progress, begun = store.progress(season), sorted(store.under_way(season))
    if as_json:
        print_json({"season": season.name, "played": played, "under_way": begun, "champion": progress.champion})
    else:
        out().print(pages.simulated(progress, played, begun))


def _replay(season: Season, count: int, played: Scores, crew: tuple[int, str | None], as_json: bool) -> None:
    """Replay the season so many times and print everybody's chances; workers play, nothing is kept."""
    start = perf_counter()
    workers, cluster = crew
    with counting("Seasons") as on_progress:
        teams = replays_of(season, count, workers, on_progress, played, cluster)
    seconds = perf_counter() - start
    if as_json:
        print_json({"season": season.name, "replays": count, "seconds": round(seconds, 3), "teams": teams})
    else:
        out().print(pages.chances(season, teams))
        out().print(f"{count} replays in {seconds:.1f} s.", style="dim")


@app.command()
def play(
    words: WithGame = None,
    name: Named = None,
    seat: Annotated[str | None, typer.Option(metavar="home|away|both", help="Yours; else your team's.")] = None,
    dice: Annotated[str, typer.Option(metavar="rolled|hand", help="hand: you type real dice.")] = "rolled",
    anew: Annotated[bool, typer.Option("--anew", help="Forget a game under way and begin it again.")] = False,
    ask_always: Annotated[bool, typer.Option("--ask-always", help="Ask everything: no standing orders.")] = False,
) -> None:
    """Play a game of the season: the one under way, your team's next, or the one you name."""
    store = SeasonStore()
    season, rest = season_and_words(store, words, name)
    play_game(store, season, " ".join(rest), seat, dice, anew, ask_always)


@app.command()
def standings(words: Words = None, name: Named = None, as_json: AsJson = False) -> None:
    """The divisions, with the league's tie-breakers, and who would go to the playoffs now."""
    store = SeasonStore()
    season = only_season(store, words, name)
    print_report(reports.standings(store.progress(season), _titles(season)), pages.standings, as_json)


def _titles(season: Season) -> dict[str, str]:
    """The teams' full names, read from the library."""
    titles = library.team_titles(season.game)
    return {team: titles.get(season.schedule.chart(team), team) for team in season.schedule.teams}


@app.command()
def schedule(
    words: Words = None,
    name: Named = None,
    week: Annotated[str | None, typer.Option(help="Only this week, or round of the playoffs.")] = None,
    team: Annotated[str, typer.Option(metavar="CODE", help="Only this team's games.")] = "",
    as_json: AsJson = False,
) -> None:
    """The games, played and to be played."""
    store = SeasonStore()
    season = only_season(store, words, name)
    stage = season.schedule.stages_through(week)[-1] if week else None
    code = team_of(season.schedule, team) or None
    print_report(
        reports.schedule(store.progress(season), store.under_way(season), stage, code), pages.schedule, as_json
    )


@app.command()
def leaders(
    words: Words = None,
    name: Named = None,
    top: Annotated[int, typer.Option(min=1, help="How many in each category.")] = 5,
    playoffs: Annotated[bool, typer.Option("--playoffs", help="Of the playoffs, not the regular season.")] = False,
    as_json: AsJson = False,
) -> None:
    """The leaders of the season, teams and players."""
    store = SeasonStore()
    season = only_season(store, words, name)
    print_report(reports.leaders(season, store.played(season), top, playoffs), pages.leaders, as_json)


@app.command()
def box(words: WithGame = None, name: Named = None, as_json: AsJson = False) -> None:
    """The box score of a game that has been played, or is under way."""
    store = SeasonStore()
    season, rest = season_and_words(store, words, name)
    fixture = named_game(store.progress(season), " ".join(rest))
    journal = store.journal(season, fixture.number)
    if journal is None:
        raise BadSeason(f"Game {fixture.number}, {fixture.away} at {fixture.home}, has not been played yet.")
    definition = catalog.rules_of(journal.header)
    session = saved.replayed(definition, journal)
    if as_json:
        lines = sport_of(season.game).lines(journal.header, session.notes)
        facts = {"game": fixture.number, "stage": fixture.stage, "away": fixture.away, "home": fixture.home}
        print_json({**facts, "over": session.over, "score": list(session.game.score), **lines})
    else:
        out().print(definition.pages.box_score(journal.header, session.notes))


@app.command()
def playoffs(words: Words = None, name: Named = None, as_json: AsJson = False) -> None:
    """The playoffs, round by round; before they begin, who would be in them now."""
    store = SeasonStore()
    season = only_season(store, words, name)
    print_report(reports.playoffs(store.progress(season)), pages.playoffs, as_json)
