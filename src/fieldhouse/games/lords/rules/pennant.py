"""6.2.1 The pennant and the standings, 6.2.2 the championship series."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.answers import OpenRoll
from fieldhouse.games.lords.asks.year_end import REROLL, SERIES_CARD
from fieldhouse.games.lords.model import GIVEN_LOSSES, GIVEN_WINS, MANAGER, SERIES, TIE
from fieldhouse.games.lords.rules.cards import discard
from fieldhouse.games.lords.rules.dice import TEN_SIDED, challenged, moved
from fieldhouse.games.lords.rules.effects import apply
from fieldhouse.games.lords.rules.season import BAND_OF, DEPTH_DRM
from fieldhouse.games.lords.state import NOBODY, Game, Owner
from fieldhouse.table.seat import Seat, seated

NO_END: Final = 99
"""The most of a line that has no end."""
MOMENTUM: Final[tuple[tuple[int, int], ...]] = ((12, -1), (17, 0), (21, 1), (NO_END, 2))
"""6.2.2: the most late wins of each line, and its modifier."""
STRIKE_MOMENTUM: Final = 1
SERIES_WINNER: Final = 6_000
SERIES_LOSER: Final = 3_000
WINNING_RECORD_PAY: Final = 1_500
SERIES_CHART: Final[tuple[tuple[int, str, int], ...]] = (
    (3, "lose in four", -5), (4, "lose in five", -1), (5, "lose in six", 0), (6, "lose in seven", 1),
    (9, "win in seven", 3), (10, "win in six", 4), (11, "win in five", 5), (NO_END, "win in four", 7),
)  # fmt: skip
"""6.2.2: the highest reading of each line, what it means, and its VP."""
FIRST_WIN: Final = 7


def track(owner: Owner) -> int:
    """5.5: the wins on the track; 45 are given."""
    return GIVEN_WINS + owner.season_wins


def has_winning_record(owner: Owner) -> bool:
    """More games won than lost, those that are given included."""
    return track(owner) > GIVEN_LOSSES + owner.season_losses


def tie_drm(game: Game, owner: Owner) -> int:
    """The tie-breaker chart: roster depth and manager."""
    return DEPTH_DRM[BAND_OF[owner.journeymen]] + game.charts.manager_drm[owner.stars[MANAGER]] + owner.drm[TIE]


def award_pennant(game: Game) -> None:
    """6.2.1: the most wins, if they reach the mark; after a strike the most wins with a winning record (6.2.1.2).

    Rolls and asks.
    """
    able = [
        seat
        for seat, owner in seated(game.owners)
        if (has_winning_record(owner) if game.is_struck else track(owner) >= game.first_place)
    ]
    game.champion = NOBODY
    if able:
        best = max(track(game.owners[seat]) for seat in able)
        game.champion = playoff(game, [seat for seat in able if track(game.owners[seat]) == best])
        game.owners[game.champion].pennants += 1
    game.note("pennant", game.champion)


def playoff(game: Game, seats: list[Seat]) -> Seat:
    """6.2.1.1: one-game playoffs, the lowest two modifiers first; only those tied may use media. Rolls and asks."""
    seats = sorted(seats, key=lambda seat: tie_drm(game, game.owners[seat]))
    while len(seats) > 1:
        seats = [play_game(game, seats[0], seats[1]), *seats[2:]]
    return seats[0]


def play_game(game: Game, one: Seat, other: Seat) -> Seat:
    """Each rolls with his tie-breaker modifier; the high roll wins, equal ones roll again. Rolls and asks."""
    while True:
        readings = []
        for seat, rival in ((one, other), (other, one)):
            reading = game.table.roll(TEN_SIDED, "playoff") + tie_drm(game, game.owners[seat])
            thrown = OpenRoll(TIE, seat, reading, "playoff")
            if game.is_for_two:
                thrown = challenged(game, thrown)
            thrown = moved(game, rival, thrown)
            readings.append(moved(game, seat, thrown.put(is_last=True)).reading)
        if readings[0] != readings[1]:
            return one if readings[0] > readings[1] else other


def momentum(late_wins: int) -> int:
    """6.2.2: by the wins of the late season."""
    return next(drm for most, drm in MOMENTUM if late_wins <= most)


def series_drm(game: Game, owner: Owner) -> int:
    """6.2.2: momentum, manager and team makeup, and what cards have added."""
    pace = STRIKE_MOMENTUM if game.is_struck else momentum(owner.late_wins)
    makeup = DEPTH_DRM[BAND_OF[owner.journeymen]]
    return pace + game.charts.manager_drm[owner.stars[MANAGER]] + makeup + owner.drm[SERIES]


def championship_series(game: Game) -> None:
    """6.2.2: the pennant winner's roll. Media cannot touch it; cards can, until nobody plays one more.

    Rolls, draws and asks.
    """
    champion = game.champion
    owner = game.owners[champion]
    played = 1
    while played:
        played = sum(play_series_card(game, seat, champion) for seat in game.in_order(champion))
    reading = game.table.roll(TEN_SIDED, "series") + series_drm(game, owner)
    while owner.rerolls and game.table.ask(REROLL, game, champion, series_line(reading)):
        owner.rerolls -= 1
        game.note("series again", champion, text=series_line(reading)[1])
        reading = game.table.roll(TEN_SIDED, "series again") + series_drm(game, owner)
    _, text, points = series_line(reading)
    owner.vp += points
    owner.cash += SERIES_WINNER if reading >= FIRST_WIN else SERIES_LOSER
    game.note("series", champion, amount=points, text=text, more=(reading,))


def series_line(reading: int) -> tuple[int, str, int]:
    """6.2.2: the line of the championship chart: its highest reading, what it means, its VP."""
    return next(line for line in SERIES_CHART if reading <= line[0])


def play_series_card(game: Game, seat: Seat, champion: Seat) -> bool:
    """A card that helps the own club or hurts the champion's; all with a hand are asked. False if none is played.

    Rolls, draws and asks.
    """
    if not game.owners[seat].hand:
        return False
    choice = game.table.ask(SERIES_CARD, game, seat, champion)
    if choice:
        event = game.box.cards[choice - 1].series
        assert event is not None, "only cards with a series event are offered"
        discard(game, seat, choice - 1)
        game.note("event", seat, champion, choice - 1)
        apply(game, seat, champion, event.clauses, 0)
    return bool(choice)


def pay_winning_records(game: Game) -> None:
    """6.2.2: clubs with a winning record that did not take the pennant get $1,500."""
    for seat, owner in seated(game.owners):
        if seat != game.champion and has_winning_record(owner):
            owner.cash += WINNING_RECORD_PAY
