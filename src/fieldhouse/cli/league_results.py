"""Results by hand: a score, or a CSV file of scores, experience and injuries; and the ledger verified."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Annotated, Final

import typer

from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import out
from fieldhouse.cli.league_words import BOSS, Named, find_player, open_league
from fieldhouse.games.fool.codec import league_to_json
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.ledger import blank_league, fold
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Refusal


def result(
    game: Annotated[int, typer.Argument(help="The game's number.")],
    away: Annotated[int, typer.Argument(min=0, help="The visitors' points.")],
    home: Annotated[int, typer.Argument(min=0, help="The home team's points.")],
    league: Named = None,
) -> None:
    """Enter a result; line-ups give the experience, and injuries are rolled."""
    row = open_league(league).give(Command(BOSS, "result", {"game": game, "score": [away, home]}))
    out().print("; ".join(row.notes))


def results(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="Lines of: see docs/fool.md.")],
    league: Named = None,
) -> None:
    """Enter results from a CSV file, all of them or none.

    Lines are 'game,NUMBER,AWAY,HOME[,away FG,PAT,punts,home FG,PAT,punts]', and under a game
    'returns,AWAY PUNT,AWAY KICK,HOME PUNT,HOME KICK', 'played,PLAYER,THIRDS[,PLACE:SHARE...]' and
    'injury,PLAYER,ABILITY,GAMES' (0 games: the season). With 'played' or 'injury' lines the rules roll no
    injuries; with 'played' lines whoever is not named has practiced: a third of a game.
    """
    opened = open_league(league)
    with file.open(newline="", encoding="utf-8") as lines:
        commands = read_results(opened.league, list(csv.reader(lines)), file.name)
    with opened.together():
        for arguments in commands:
            opened.give(Command(BOSS, "result", arguments))
    out().print(f"{len(commands)} results entered.")


def read_results(league: League, lines: list[list[str]], source: str) -> list[PlainReport]:
    """The arguments of each result in a CSV file; what cannot be read is said with its line."""
    found: list[PlainReport] = []
    for number, line in enumerate(lines, 1):
        words = [word.strip() for word in line]
        if not words or not words[0] or words[0].startswith("#"):
            continue
        try:
            _read_line(league, found, words)
        except Refusal as fault:
            raise BadCommand(f"{source}, line {number}: {','.join(words)!r} cannot be read: {fault}") from None
    return found


def _read_line(league: League, found: list[PlainReport], words: list[str]) -> None:
    """One line of the file: a game, or something about the last one, which is added to it."""
    kind, *rest = words
    if kind == "game":
        found.append(_game(rest))
    elif kind not in UNDER_A_GAME:
        raise BadCommand(f"a line begins with game, {', '.join(UNDER_A_GAME)}.")
    elif not found:
        raise BadCommand("it stands before any game.")
    else:
        UNDER_A_GAME[kind](league, found[-1], rest)


def _game(words: list[str]) -> PlainReport:
    """``game``: its number, score, and perhaps its kicks."""
    game, away, home, *kicks = _whole(words, (3, 9), "game,NUMBER,AWAY,HOME, and six numbers of kicks or none")
    arguments: PlainReport = {"game": game, "score": [away, home]}
    return arguments | ({"kicks": [kicks[:3], kicks[3:]]} if kicks else {})


def _read_returns(league: League, game: PlainReport, words: list[str]) -> None:
    """``returns``: added to the game."""
    numbers = _whole(words, (4,), "returns,AWAY PUNT,AWAY KICK,HOME PUNT,HOME KICK")
    game["returns"] = [numbers[:2], numbers[2:]]


def _read_played(league: League, game: PlainReport, words: list[str]) -> None:
    """``played``: a player's share of the game, added to it; its injuries are not rolled then."""
    form = "played,PLAYER,THIRDS, and places with their shares as G:2"
    if len(words) < 2:
        raise BadCommand(f"expected {form}.")
    who, thirds, *places = words
    (count,) = _whole([thirds], (1,), form)
    shares = dict(_share(word, form) for word in places)
    number = str(find_player(league, who).id)
    if number in game.setdefault("uses", {}):
        raise BadCommand(f"{who} has played in this game already.")
    game["uses"][number] = [count, shares] if shares else count
    game.setdefault("injuries", [])


def _share(word: str, form: str) -> tuple[str, float]:
    """``G:2``: a place and its share. Refused if it is none."""
    place, _, share = word.partition(":")
    try:
        return place.upper(), float(share)
    except ValueError:
        raise BadCommand(f"{word!r} is no place with a share; expected {form}.") from None


def _read_injury(league: League, game: PlainReport, words: list[str]) -> None:
    """``injury``: added to the game."""
    form = "injury,PLAYER,ABILITY,GAMES (0 games: the season)"
    if len(words) != 3:
        raise BadCommand(f"expected {form}.")
    (games,) = _whole(words[2:], (1,), form)
    game.setdefault("injuries", []).append([find_player(league, words[0]).id, words[1].upper(), games])


def _whole(words: list[str], lengths: tuple[int, ...], form: str) -> list[int]:
    """So many whole numbers. Refused if they are others, or not so many."""
    if len(words) not in lengths or not all(word.isdecimal() for word in words):
        raise BadCommand(f"expected {form}, the numbers whole.")
    return list(map(int, words))


UNDER_A_GAME: Final = {"returns": _read_returns, "played": _read_played, "injury": _read_injury}


def verified(store: LeagueStore, name: str) -> int:
    """Fold the whole ledger of the database anew: how many commands it has. Refused unless every roll is the seed's,
    and the league what the store says."""
    charter = store.charter(name)
    rows = store.rows(name)
    folded = fold(blank_league(charter), charter, rows, verify=True)
    if league_to_json(folded) != league_to_json(store.league(name)[0]):
        raise BadCommand(f"{name}: a snapshot is not what the ledger says.")
    return len(rows)
