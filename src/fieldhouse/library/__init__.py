"""The charts at hand: those that ship with the package, and the user's own, which win.

A user's charts are ``GAME/teams/SEASON-CODE.txt`` and ``GAME/seasons/SEASON.txt`` in their data folder
(``FIELDHOUSE_DATA``, or where the system keeps such things).
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Protocol, TypeVar
from zipfile import Path as InArchive

import platformdirs

from fieldhouse.library.packed import ENDING, SHIPPED, packed_charts
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.words import any_of

DATA_VARIABLE: Final = "FIELDHOUSE_DATA"
_NAME: Final = re.compile(r"\d{4}-[A-Z0-9]+(~[0-9a-f]+)?")
LENT: Final = "~"
"""Parts a team's name from the mark of a chart that somebody has lent: it is found by that name, and in no list."""
_DRAFTS: Final[ContextVar[tuple[tuple[str, str, str], ...]]] = ContextVar("drafts", default=())
_DIGEST: Final = re.compile(r"[0-9a-f]{16}")
BOX: Final = "box"
"""What a box that is lent goes by, with its digest."""
_TITLE: Final = re.compile(r"^title:\s*(.*?)\s*$", re.MULTILINE)


class Named(Protocol):
    """What a team's file is read into."""

    @property
    def name(self) -> str:
        """As its file is called, without the ending."""


TeamT = TypeVar("TeamT", bound=Named)


class UnknownTeam(Refusal):
    """No team, or more than one, goes by that name; the message says which come near."""


def data_folder() -> Path:
    """Where the user keeps charts of their own: the environment may say another place."""
    named = os.environ.get(DATA_VARIABLE)
    return Path(named) if named else platformdirs.user_data_path("fieldhouse")


def teams(game: str) -> list[str]:
    """The names (SEASON-CODE) of all teams of a game, in order, by the files that lie in both folders."""
    return sorted(charts_at_hand(game, "teams"))


def code_of(team: str) -> str:
    """What its season calls a team: the end of its name; a club without a season is its own code."""
    return team.rpartition("-")[2].partition(LENT)[0]


def is_full_name(team: str) -> bool:
    """Is this a season and a code, as a team's own chart is called? Such a name is safe as a file's."""
    return bool(_NAME.fullmatch(team)) and LENT not in team


def lent_path(game: str, name: str) -> Path:
    """Where a chart lies that is lent for some games: what is kept elsewhere may be laid there again at any time."""
    return data_folder() / game / "lent" / f"{name}.txt"


def lent_title(game: str, name: str) -> str:
    """The title in a lent chart, which is read; none if it is no such chart, or does not lie there."""
    path = lent_path(game, name)
    return _title(path) if LENT in name and path.is_file() else ""


def team_titles(game: str) -> dict[str, str]:
    """The title of each team of a game, by its name, in order, read from their files."""
    return {name: _title(chart) for name, chart in sorted(charts_at_hand(game, "teams").items())}


@contextmanager
def drafted(game: str, name: str, text: str) -> Iterator[None]:
    """Within it the chart of a team is *text*, for whoever asks in this thread: no file is read or written for it."""
    known = _DRAFTS.set(((game, name, text), *_DRAFTS.get()))
    try:
        yield
    finally:
        _DRAFTS.reset(known)


def _draft(name: str, game: str) -> str | None:
    """The text that stands for a team's file just now, if any."""
    return next((text for *whose, text in _DRAFTS.get() if whose == [game, name]), None)


def team_name(name: str, game: str) -> str:
    """The team that *name* means: its name, code or words of its title, in any case. Reads their files. Refused if it
    means none, or several."""
    if _draft(name, game) is not None or _called_just_so(name, game):
        return name
    known = charts_at_hand(game, "teams")
    for meant in _meant(name.strip().casefold(), known):
        if len(meant) == 1:
            return meant[0]
        if meant:
            raise UnknownTeam(f"{name!r} may be {any_of(sorted(meant))}; say which.")
    raise UnknownTeam(_unknown(name, {team: _title(chart) for team, chart in known.items()}))


def team_text(name: str, game: str) -> str:
    """The text of a team's chart, read from its file, or the draft that stands for it; *name* as for ``team_name``.
    Refused if it means none, or several."""
    return _text_of(team_name(name, game), game)


def _text_of(full_name: str, game: str) -> str:
    """A team's file, read from the disk, or the draft that stands for it. Refused if the file cannot be read."""
    draft = _draft(full_name, game)
    if draft is not None:
        return draft
    chart = _called_just_so(full_name, game) or charts_at_hand(game, "teams")[full_name]
    return text_in(chart)


def text_in(file: Traversable, named: str = "") -> str:
    """What a chart's file holds, read from the disk; one that cannot be read, or holds no text, is a sentence that
    calls it as it is *named*, or by its name alone: where it lies is nobody else's affair.
    """
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ChartError(f"{named or file.name}: this is not text; expected a file in UTF-8.") from None
    except OSError as fault:
        raise ChartError(f"{named or file.name}: {fault.strerror}.") from None


def load_team(name: str, game: str, read: Callable[[str, str], TeamT]) -> TeamT:
    """The team of that name as the game's own reader reads it. Refused if there is none, or its file is another's."""
    full_name = team_name(name, game)
    team = read(_text_of(full_name, game), f"{full_name}.txt")
    if team.name != full_name.partition(LENT)[0]:
        raise ChartError(f"{full_name}.txt, header: this is the chart of {team.name}; expected a file {team.name}.txt.")
    return team


def nearest_season(season: int, game: str) -> tuple[str, str] | None:
    """What all teams of a season share, text, which is read, and file's name; if it is not at hand, that of the nearest
    season, None if there is none. Refused if the file cannot be read."""
    chart = _chart(str(season), game, "seasons")
    if chart is None:
        known = {name: chart for name, chart in charts_at_hand(game, "seasons").items() if name.isdecimal()}
        if not known:
            return None
        chart = known[min(known, key=lambda name: (abs(int(name) - season), name))]
    return text_in(chart), chart.name


def component_text(game: str, name: str) -> str:
    """The text of one of a game's components, read from ``NAME.txt``, the user's own file or the one that ships; unless
    a draft stands for it. Refused if the file cannot be read."""
    draft = _draft(name, game)
    if draft is not None:
        return draft
    own = data_folder() / game / f"{name}.txt"
    shipped = SHIPPED / game / f"{name}.txt"
    return text_in(own if own.is_file() else shipped)


def lent_box(game: str, digest: str) -> dict[str, str] | None:
    """The texts of a box that is lent for some games, by the digest that their headers have of it; None if none lies
    there. Refused if its file cannot be read."""
    path = lent_path(game, f"{BOX}{LENT}{digest}")
    if not _DIGEST.fullmatch(digest) or not path.is_file():
        return None
    texts: dict[str, str] = json.loads(text_in(path))
    return texts


def season_text(kind: str, season: int | str, game: str) -> str:
    """The text that is kept for a season: its ``schedules`` or its ``records``. Refused if there are none."""
    known = charts_at_hand(game, kind)
    if str(season) not in known:
        there = ", ".join(sorted(known)) or "none"
        raise UnknownTeam(f"There are no {kind} of {season}; there are those of {there}.")
    return text_in(known[str(season)])


def _called_just_so(name: str, game: str) -> Traversable | None:
    """The file of a team's chart that is called just so, if there is one."""
    if LENT in name:
        path = lent_path(game, name)
        return path if _NAME.fullmatch(name) and path.is_file() else None
    return _chart(name, game, "teams") if _NAME.fullmatch(name) else None


def _chart(name: str, game: str, kind: str) -> Traversable | None:
    """The file of that very name, without a look at all the others."""
    for folder in _folders(game, kind):
        chart = folder / f"{name}{ENDING}"
        if chart.is_file():
            return chart
    return packed_charts(game, kind).get(name)


def _folders(game: str, kind: str) -> tuple[Traversable, Traversable]:
    """Where files of a kind lie: the user's own folder before the shipped one."""
    return data_folder() / game / kind, SHIPPED / game / kind


def charts_at_hand(game: str, kind: str) -> dict[str, Traversable]:
    """The files of one kind (``teams``, ``seasons``, ``schedules``) by their names; the user's own win."""
    charts = dict(packed_charts(game, kind))
    for folder in reversed(_folders(game, kind)):
        if folder.is_dir():
            charts |= {
                chart.name.removesuffix(ENDING): chart for chart in folder.iterdir() if chart.name.endswith(ENDING)
            }
    return charts


def _meant(asked: str, known: dict[str, Traversable]) -> Iterator[list[str]]:
    """The teams by name, then by code, then by the title or words of it, which alone need the files opened."""
    yield [team for team in known if team.casefold() == asked]
    yield [team for team in known if code_of(team).casefold() == asked]
    words = set(asked.split())
    titles = {team: _title(chart).casefold() for team, chart in known.items()}
    yield [team for team in known if titles[team] == asked]
    titled = {team: f"{team.replace('-', ' ')} {titles[team]}".casefold().split() for team in known}
    yield [team for team in known if words and words <= set(titled[team])]


def _title(chart: Traversable) -> str:
    """A chart that has not changed is not read again: there are thousands, and a list wants the titles of all."""
    if isinstance(chart, InArchive):
        return _title_of(chart, 0, 0)
    if not isinstance(chart, Path):
        return _title_in(chart)
    now = chart.stat()
    return _title_of(chart, now.st_mtime_ns, now.st_size)


@lru_cache(maxsize=8192)
def _title_of(chart: Path | InArchive, changed: int, size: int) -> str:
    """The title in a chart's file, which is read again when it has changed: what ships packed never does."""
    return _title_in(chart)


def _title_in(chart: Traversable) -> str:
    """The title that stands in a team's file, which is read; none if that cannot be: who wants the team is told."""
    try:
        match = _TITLE.search(text_in(chart))
    except ChartError:
        return ""
    return match[1] if match else ""


def _unknown(name: str, titles: dict[str, str]) -> str:
    """The sentence for a team that is not there, with those that may have been meant."""
    if not titles:
        return f"There is no team {name!r}; no charts of that game are at hand."
    spellings = {team.casefold(): team for team in titles}
    spellings |= {code_of(team).casefold(): team for team in titles}
    for team, title in titles.items():
        spellings |= dict.fromkeys((title.casefold(), *title.casefold().split()), team)
    near = get_close_matches(name.strip().casefold(), spellings, n=6, cutoff=0.5)
    names = list(dict.fromkeys(spellings[word] for word in near))[:3]
    return f"There is no team {name!r}; {f'perhaps {any_of(names)}' if names else 'see the list of teams'}."
