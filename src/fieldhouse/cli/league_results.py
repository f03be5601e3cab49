"""Results by hand: a score, or a CSV file of scores, experience and injuries; and the ledger verified."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Annotated, Any

import typer

from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import out
from fieldhouse.cli.league_words import BOSS, Named, find_player, open_book
from fieldhouse.games.fool.codec import league_to_json
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.state import League, Refused
from fieldhouse.leagues.ledger import blank_league, fold
from fieldhouse.store.leagues import LeagueStore


def result(
    game: Annotated[int, typer.Argument(help="The game's number.")],
    away: Annotated[int, typer.Argument(min=0, help="The visitors' points.")],
    home: Annotated[int, typer.Argument(min=0, help="The home team's points.")],
    league: Named = None,
) -> None:
    """Enter a result; line-ups give the experience, and injuries are rolled."""
    row = open_book(league).give(Command(BOSS, "result", {"game": game, "score": [away, home]}))
    out().print("; ".join(row.notes))


def results(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="Lines of: see docs/fool.md.")],
    league: Named = None,
) -> None:
    """Enter results from a CSV file, all of them or none.

    Lines are 'game,NUMBER,AWAY,HOME[,away FG,PAT,punts,home FG,PAT,punts]', and under a game
    'played,PLAYER,THIRDS[,PLACE:SHARE...]' and 'injury,PLAYER,ABILITY,GAMES' (0 games: the season).
    With any such line the rules roll no injuries and give no other experience than a third of a game.
    """
    book = open_book(league)
    with file.open(newline="", encoding="utf-8") as lines:
        commands = read_results(book.league, list(csv.reader(lines)), file.name)
    with book.together():
        for arguments in commands:
            book.give(Command(BOSS, "result", arguments))
    out().print(f"{len(commands)} results entered.")


def read_results(league: League, lines: list[list[str]], source: str) -> list[dict[str, Any]]:
    """The arguments of each result in a CSV file; what cannot be read is said with its line."""
    found: list[dict[str, Any]] = []
    for number, line in enumerate(lines, 1):
        words = [word.strip() for word in line]
        if not words or not words[0] or words[0].startswith("#"):
            continue
        try:
            _read_line(league, found, words)
        except (ValueError, IndexError, Refused) as fault:
            raise BadCommand(f"{source}, line {number}: {','.join(words)!r} cannot be read ({fault}).") from None
    return found


def _read_line(league: League, found: list[dict[str, Any]], words: list[str]) -> None:
    if words[0] == "game":
        game, away, home, *kicks = map(int, words[1:])
        arguments: dict[str, Any] = {"game": game, "score": [away, home]}
        if kicks:
            arguments["kicks"] = [kicks[:3], kicks[3:6]]
        found.append(arguments)
        return
    if not found:
        raise ValueError("it stands before any game")
    player = find_player(league, words[1]).id
    now = found[-1]
    now.setdefault("injuries", [])
    if words[0] == "played":
        places = dict(word.split(":") for word in words[3:])
        shares = {slot.upper(): float(share) for slot, share in places.items()}
        now.setdefault("uses", {})[str(player)] = [int(words[2]), shares] if shares else int(words[2])
    elif words[0] == "injury":
        now["injuries"].append([player, words[2].upper(), int(words[3])])
    else:
        raise ValueError("expected game, played or injury")


def verified(store: LeagueStore, name: str) -> int:
    """Fold the whole ledger anew; every roll must be the seed's, and the league what the store says."""
    charter = store.charter(name)
    rows = store.rows(name)
    folded = fold(blank_league(charter), charter, rows, verify=True)
    if league_to_json(folded) != league_to_json(store.league(name)[0]):
        raise BadCommand(f"{name}: a snapshot is not what the ledger says.")
    return len(rows)
