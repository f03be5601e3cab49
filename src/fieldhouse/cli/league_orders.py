"""What owners order: draft, camp, trades, signings, cuts, depth charts; and any command of the ledger by its name."""

from __future__ import annotations

from typing import Annotated

import typer

from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import out
from fieldhouse.cli.league_words import (
    BOSS,
    As,
    AsCsv,
    AsJson,
    Named,
    On,
    find_player,
    look,
    open_league,
    read_arguments,
    read_pick,
    show,
)
from fieldhouse.games.fool.arguments import read_words
from fieldhouse.games.fool.commands import COMMANDS, Command, kinds
from fieldhouse.games.fool.state import INVITATIONS
from fieldhouse.leagues import reports
from fieldhouse.leagues.offers import offers
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.table.plain_json import Json

Team = Annotated[str, typer.Argument(metavar="TEAM", help="The team's code.")]
Players = Annotated[list[str], typer.Argument(metavar="PLAYER...", help="Names, parts of them, or numbers.")]


def _give(opened: OpenLeague, by: str, name: str, /, **arguments: Json) -> None:
    """Give a command in the words of whoever typed it: players by their names, rows with colons. It is kept, and what
    came of it printed."""

    def player(word: str) -> int:
        return find_player(opened.league, word).id

    row = opened.give(Command(by, name, read_words(kinds(name), arguments, player)))
    out().print(f"{row.number}. {by}: {name}. {'; '.join(row.notes)}".rstrip())


def draft(
    player: Annotated[
        list[str] | None, typer.Argument(metavar="[PLAYER]", help="Whom to choose; else the board is shown.")
    ] = None,
    team: Annotated[str, typer.Option(help="Who chooses.")] = "",
    new: Annotated[bool, typer.Option("--new", help="Show the list of new players.")] = False,
    by: As = BOSS,
    league: Named = None,
    on: On = None,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """The draft (12.1): the board, the new players, or a choice."""
    if not player:
        home = look(league, on)
        show(reports.rookies(home) if new else reports.draft_board(home), as_csv, as_json)
        return
    if not team:
        raise BadCommand("Say who chooses, as in --team ASH.")
    opened = open_league(league)
    _give(opened, by, "draft", team=team, player=" ".join(player))
    opened.computers()


def camp(
    team: Team,
    coach: Annotated[str, typer.Option(help="12.3.5: PLAYER:ABILITY,… as in 12:C,Marsh:f")] = "",
    move: Annotated[str, typer.Option(help="12.5.2: PLAYER:POSITION,…")] = "",
    returns: Annotated[str, typer.Option(help="12.2b: PLAYER:PR:5:this,… (or last)")] = "",
    emphasis: Annotated[str, typer.Option(help="12.7: conditioning, fundamentals, special teams or game plan.")] = "",
    late: Annotated[str, typer.Option(help="12.4: players of 30 who report late.")] = "",
    at_risk: Annotated[str, typer.Option(help="12.4: stars whose position is at risk.")] = "",
    lose: Annotated[str, typer.Option(help="12.3.1: PLAYER:MARK,… which of several goes first, as Marsh:f")] = "",
    roll_plus: Annotated[str, typer.Option(help="12.3.1: players who roll on '+' rather than lose a fault.")] = "",
    roll_minus: Annotated[str, typer.Option(help="12.3.1: players who roll on '-' rather than lose an asset.")] = "",
    wishes: Annotated[str, typer.Option(help="12.7.2: characteristics to choose first, as gc,r,m")] = "",
    once: Annotated[str, typer.Option(help="12.7.1: 'pc' players who are coached only once.")] = "",
    slower: Annotated[str, typer.Option(help="12.7.1: players who take a -S as it is.")] = "",
    empty: Annotated[bool, typer.Option("--empty", help="Plan nothing.")] = False,
    by: As = BOSS,
    league: Named = None,
    on: On = None,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """A team's plan for camp (12.2): shown, or made; others do not see it before camp."""
    orders = {
        "coach": coach, "move": move, "returns": returns, "emphasis": emphasis, "lose": lose, "wishes": wishes,
        "late": late, "at_risk": at_risk, "roll_plus": roll_plus, "roll_minus": roll_minus, "once": once,
        "slower": slower,
    }  # fmt: skip
    if not (any(orders.values()) or empty):
        show(reports.plan(look(league, on), by, team.upper()), as_csv, as_json)
        return
    if not wishes:
        del orders["wishes"]
    _give(open_league(league), by, "plan", team=team, **orders)


def void(team: Team, players: Players, by: As = BOSS, league: Named = None) -> None:
    """In camp, when the changes are known: have players coached out of an unwanted +C-S (12.3.1)."""
    _give(open_league(league), by, "void", team=team, players=players)


def trade(
    number: Annotated[int | None, typer.Argument(metavar="[OFFER]", help="An offer to --accept or --decline.")] = None,
    giver: Annotated[str, typer.Option("--from", metavar="TEAM", help="Who offers.")] = "",
    taker: Annotated[str, typer.Option("--to", metavar="TEAM", help="Whom.")] = "",
    gives: Annotated[
        list[str] | None, typer.Option("--give", metavar="PLAYER", help="A player, or a choice as 2:1:ASH.")
    ] = None,
    takes: Annotated[list[str] | None, typer.Option("--for", metavar="PLAYER", help="The same, in return.")] = None,
    accept: Annotated[bool, typer.Option("--accept", help="Agree to the offer.")] = False,
    decline: Annotated[bool, typer.Option("--decline", help="Decline it, or take it back.")] = False,
    former: Annotated[
        list[str] | None,
        typer.Option("--former", metavar="PLAYER", help="12.5.2: he goes back to his former position."),
    ] = None,
    by: As = BOSS,
    league: Named = None,
    on: On = None,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """Trades (12.0): the offers, a new one, or an answer."""
    if number is None and not giver:
        show(offers(look(league, on)), as_csv, as_json)
        return
    opened = open_league(league)
    if number is not None:
        if accept == decline:
            raise BadCommand("Say --accept or --decline.")
        if accept:
            _give(opened, by, "accept", number=number, former=former or [])
        else:
            _give(opened, by, "withdraw", number=number)
        return
    sent, got = _goods(gives or []), _goods(takes or [])
    _give(
        opened, by, "offer", giver=giver, taker=taker,
        gives=sent[0], takes=got[0], gives_picks=sent[1], takes_picks=got[1],
    )  # fmt: skip


def _goods(words: list[str]) -> tuple[list[str], list[list[Json]]]:
    """Players, and draft choices."""
    return [word for word in words if ":" not in word], [read_pick(word) for word in words if ":" in word]


def sign(
    team: Team,
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="A name, a part of one, or a number.")],
    drop: Annotated[str, typer.Option(metavar="PLAYER", help="Whom to release for him.")] = "",
    former: Annotated[bool, typer.Option("--former", help="12.5.2: he goes back to his former position.")] = False,
    by: As = BOSS,
    league: Named = None,
) -> None:
    """Invite a free agent to camp (12.1), or claim one (12.2, 12.5.1): settled when the phase is closed."""
    opened = open_league(league)
    if opened.league.phase == INVITATIONS:
        _give(opened, by, "invite", team=team, player=player)
        return
    _give(opened, by, "claim", team=team, player=player, drop=drop or 0, former=former)


def cut(team: Team, players: Players, by: As = BOSS, league: Named = None) -> None:
    """Release players (12.1 before camp, 12.2 after it)."""
    opened = open_league(league)
    name = "release" if opened.league.phase == INVITATIONS else "cut"
    _give(opened, by, name, team=team, players=players)


def depth(
    team: Team,
    slot: Annotated[
        str, typer.Argument(metavar="[PLACE]", help="A place, as Q, W or PR; else the line-up is shown.")
    ] = "",
    players: Annotated[
        list[str] | None, typer.Argument(metavar="[PLAYER...]", help="In order; none: the computer's.")
    ] = None,
    by: As = BOSS,
    league: Named = None,
    on: On = None,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """A team's line-up, or the order of players at a place."""
    if not slot:
        show(reports.depth(look(league, on), team.upper()), as_csv, as_json)
        return
    _give(open_league(league), by, "depth", team=team, slot=slot.upper(), players=players or [])


def give(
    name: Annotated[str, typer.Argument(metavar="COMMAND", help=f"One of {', '.join(COMMANDS)}.")],
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[WORD=VALUE...]", help="As in team=ASH player=Marsh; or one JSON object."),
    ] = None,
    by: As = BOSS,
    league: Named = None,
) -> None:
    """Any command of the ledger, by its name: retire, reserve, activate, move, complete, reverse, suspend, own …"""
    _give(open_league(league), by, name, **read_arguments(words or []))
