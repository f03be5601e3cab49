"""The table as a page shows it: what a browser is sent in answer to an answer, and whenever something has changed."""

from __future__ import annotations

from typing import Final

from starlette.responses import HTMLResponse

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import Seat
from fieldhouse.web import snapshot, views
from fieldhouse.web.after_game import rematch, story_of
from fieldhouse.web.boards import board_of
from fieldhouse.web.course import marks_for
from fieldhouse.web.live_chances import rough_chances
from fieldhouse.web.pages import filled
from fieldhouse.web.room import Room
from fieldhouse.web.tables import companions, invitations

LINES_SHOWN: Final = 40
MOST_LINES: Final = 200


def facts(room: Room, seat: Seat | None) -> PlainReport:
    """All that a table's templates need, as *seat* may see it; kept in the room. May start a thread for the chances."""
    with room.lock:
        view = views.view(room, seat)
        return {
            "view": view,
            "board": view["board"],
            "chances": view["chances"],
            "rough_chances": view["rough_chances"],
            "board_template": board_of(room.header.game).template,
            **play_by_play_of(room, view["plays"], views.heard_by(room, seat)),
            "companions": companions(room, seat) if seat is not None else [],
            "invitations": invitations(room, seat) if seat is not None else [],
            **(after_game(room, seat) if room.session.over else {}),
            "marks": marks_for(room.header.game, view) if seat is not None and room.facts.get("guided") else None,
            "season": room.facts.get("season") or room.facts.get("archived"),
            "league": room.facts.get("league") or room.facts.get("archived_league"),
        }


def facts_at(room: Room, play: int) -> PlainReport:
    """All that the templates need to show a table as it stood after a play, as anybody may see it; kept in the room.
    Steps may be played again, which the session remembers; may start a thread for the chances."""
    with room.lock:
        last, shown = len(room.session.rests) - 1, facts(room, None)
        if play < last or not room.session.over:
            shown |= {
                "board": board_of(room.header.game).view(snapshot.at(room.session, play), None),
                "chances": room.foretold(room, play),
                "rough_chances": rough_chances(room, play),
                **play_by_play_of(room, play, play - 1),
            }
        return {**shown, "play": play, "last": last}


def after_game(room: Room, seat: Seat | None) -> PlainReport:
    """What a game leaves behind, its story kept in the room; only who sat there is offered another."""
    return {"story": story_of(room), "rematch": rematch(room) if seat is not None else None}


def play_by_play_of(room: Room, play: int, heard: int) -> PlainReport:
    """The play-by-play through *play*, and what is new in it since rest point *heard*: what a screen reader says."""
    new = room.play_by_play.count_between(heard, play)
    lines = room.play_by_play.through(play, min(max(new, LINES_SHOWN), MOST_LINES))
    news = " ".join(line.text.strip() for line in reversed(lines) if line.play > heard)
    return {"lines": lines, "heard": heard, "news": news}


def drawn(room: Room, seat: Seat, token: str) -> HTMLResponse:
    """The table alone, as it stands now, team titles from the library: what the page puts in the place of what it
    showed.
    """
    return filled("table.html", token=token, **facts(room, seat))
