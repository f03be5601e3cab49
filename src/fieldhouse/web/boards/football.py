"""The football board, for all chart football: the field, the drive, the dice and the cells they hit."""

from __future__ import annotations

from typing import Final, TypeAlias

from fieldhouse.games.bowlbound import state as bowlbound
from fieldhouse.games.ddf import state as ddf
from fieldhouse.gridiron.field import GOAL, yard_line
from fieldhouse.gridiron.names import ORDINALS, period_text
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import KICKOFF, REGULATION, SCRIMMAGE, TIME_OUTS, TOSS, TRY
from fieldhouse.table.game import Playable
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.seat import AWAY, OTHER, Seat, seated
from fieldhouse.table.throws import Throw
from fieldhouse.web.boards.charts import Team, cell_class, holds, shown, sign
from fieldhouse.web.colours import kits
from fieldhouse.web.snapshot import Moment
from fieldhouse.web.spans import FOURTH_DOWN, LEAD, PERIOD, POSSESSION, SCORE, TWO_MINUTES

Game: TypeAlias = ddf.Game | bowlbound.Game
Play: TypeAlias = ddf.Play | bowlbound.Play

DIE_COLOURS: Final = {
    "offense": ("black", "white", "yellow"),
    "defense": ("red", "green"),
    "white": ("white", "yellow"),
    "ten-sided": ("ten",),
    "percent": ("ten", "ten"),
}
HALF: Final = 2
LAST_TWO_MINUTES: Final = 120
QUIET: Final = ("muffed snap", "influence", "coin")
"""Thrown on nearly every snap, as a rule for nothing: not worth a place on the board."""


def view(moment: Moment[Game, Play], seat: Seat | None) -> Fields:
    """The football board as a client draws it; nothing is hidden but sealed calls, which are not in the game."""
    game = moment.game
    codes = _codes(game)
    return {
        "kind": "football",
        "game": moment.header.game,
        "teams": _teams(moment.header.game, game, codes),
        "period": period_text(game.quarter, ORDINALS),
        "clock": f"{game.clock // 60}:{game.clock % 60:02}",
        "situation": _situation(game, codes),
        "phase": game.phase,
        "field": _field(moment, game),
        "dice_of": _dice_of(moment.told, codes) if moment.told else "",
        "throws": [_throw(moment.definition.name, throw) for throw in moment.throws if throw.label not in QUIET],
        "explained": [part._asdict() for part in moment.definition.pages.explain(moment.throws)],
        "lit": [key for throw in moment.throws for key in _lit(game, throw)],
    }


def landmarks(game: Game) -> Fields:
    """Where the game stands for whoever lets the computer call until something happens."""
    is_fourth = game.phase == SCRIMMAGE and game.down == LAST_DOWN
    is_warned = game.quarter in (HALF, REGULATION) and game.clock <= LAST_TWO_MINUTES
    return {
        POSSESSION: game.offense,
        PERIOD: game.quarter,
        SCORE: list(game.score),
        LEAD: game.winner,
        FOURTH_DOWN: [game.quarter, game.clock, game.spot] if is_fourth else None,
        TWO_MINUTES: game.quarter if is_warned else None,
    }


def _codes(game: Game) -> tuple[str, str]:
    """What the teams are called on the board: told apart even if both are the same."""
    away, home = charts_of(game)
    if away.code != home.code:
        return away.code, home.code
    return (away.name, home.name) if away.name != home.name else (f"{away.code} (A)", f"{home.code} (H)")


def charts_of(game: Playable) -> tuple[Team, Team]:
    """Both teams' charts."""
    assert isinstance(game, ddf.Game | bowlbound.Game), "no other game has charts"
    away, home = game.sides
    return away.team, home.team


def _teams(name: str, game: Game, codes: tuple[str, str]) -> list[Fields]:
    """Both teams: their score, colours, time-outs, and who has the ball."""
    worn = kits(name, tuple(team.code for team in charts_of(game)))
    return [
        {
            "code": code,
            "title": team.title,
            "season": team.season,
            "score": game.score[seat],
            "time_outs": game.time_outs[seat],
            "most_time_outs": TIME_OUTS,
            "has_ball": seat == game.offense and game.phase not in (TOSS, "over"),
            "shirt": colours.shirt,
            "trim": colours.trim,
        }
        for seat, (code, team, colours) in seated(zip(codes, charts_of(game), worn, strict=True))
    ]


def _situation(game: Game, codes: tuple[str, str]) -> str:
    """Down and distance, the kick or the try, in a line."""
    own, their = codes[game.offense], codes[OTHER[game.offense]]
    if game.phase == SCRIMMAGE:
        to_go = "goal" if game.spot + game.to_go >= GOAL else str(game.to_go)
        return f"{ORDINALS[game.down]} & {to_go} at {yard_line(game.spot, own, their)}"
    if game.phase == KICKOFF:
        return f"{own} kicks off from its {game.kick_from}"
    if game.phase == TRY:
        return f"{own} tries for the point"
    return "Final" if game.over else "Coin toss"


def _field(moment: Moment[Game, Play], game: Game) -> Fields:
    """Yards from the left, where the visitors' goal line is: the visitors go to the right."""
    offense = game.offense
    spot = game.kick_from if game.phase == KICKOFF else game.spot
    gain = game.spot + game.to_go
    has_chains = game.phase == SCRIMMAGE and gain < GOAL
    return {
        "ball": _from_left(offense, spot) if game.phase != TOSS else GOAL // 2,
        "direction": 1 if offense == AWAY else -1,
        "line_to_gain": _from_left(offense, gain) if has_chains else None,
        "drive": _drive(moment, game),
    }


def _from_left(offense: Seat, spot: int) -> int:
    """A spot as yards from the visitors' goal line, which is at the left, up to nine yards into either end zone."""
    return min(max(spot if offense == AWAY else GOAL - spot, -9), GOAL + 9)


def _drive(moment: Moment[Game, Play], game: Game) -> list[Fields]:
    """Where each play of this possession, or else of the last one, began and ended."""
    plays: list[Play] = []
    for note in reversed(moment.notes):
        if note.kind != SCRIMMAGE or (plays and note.seat != plays[0].seat):
            if plays or game.phase == SCRIMMAGE:
                break
            continue
        if not plays and game.phase == SCRIMMAGE and note.seat != game.offense:
            break
        plays.insert(0, note)
    return [
        {"from": _from_left(play.seat, play.spot), "to": _end_of(play, following, game), "gain": play.yards}
        for play, following in zip(plays, [*plays[1:], None], strict=False)
    ]


def _end_of(play: Play, following: Play | None, game: Game) -> int:
    """Where a play ended, from the left: where the next one began, or by its yards."""
    if following is not None:
        return _from_left(play.seat, following.spot)
    if game.phase == SCRIMMAGE and game.offense == play.seat:
        return _from_left(play.seat, game.spot)
    return _from_left(play.seat, play.spot + play.yards)


def _throw(game: str, throw: Throw) -> Fields:
    """A throw's dice, column and cell as the board draws them."""
    colours = DIE_COLOURS.get(throw.dice.name if throw.dice else "", ("ten",) * len(throw.faces))
    dice: list[Fields] = [{"colour": colour, "face": face} for colour, face in zip(colours, throw.faces, strict=False)]
    cell = throw.cell if throw.column is not None else None
    return {
        "label": throw.label,
        "reading": throw.reading,
        "dice": dice,
        "column": throw.column.heading if throw.column is not None and throw.column.section else "",
        "cell": shown(game, cell) if cell is not None else "",
        "sign": sign(game, cell) if cell is not None else "",
        "class": cell_class(cell) if cell is not None else "",
    }


def _dice_of(play: Play, codes: tuple[str, str]) -> str:
    """What the dice are called that are shown though others have fallen since."""
    if play.points:
        scorer, _, how = play.points[0]
        return f"{codes[scorer]}: {how}"
    return f"{codes[play.seat]}: last play before the kickoff"


def _lit(game: Game, throw: Throw) -> list[str]:
    """The cells of the charts that this throw hit, by their keys on the page."""
    if throw.column is None:
        return []
    owners = [seat for seat, team in seated(charts_of(game)) if holds(team, throw.column)]
    return [f"{seat}/{throw.column.name}/{throw.reading}" for seat in owners]
