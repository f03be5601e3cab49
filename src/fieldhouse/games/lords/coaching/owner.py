"""The computer owner: an answer to every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.lords.asks import (
    answers,
    cycle,
    deals,
    farm,
    floor,
    legends,
    money,
    setup,
    turn,
    winter,
    year_end,
)
from fieldhouse.games.lords.asks import house as house_asks
from fieldhouse.games.lords.asks.answers import OpenRoll
from fieldhouse.games.lords.asks.year_end import series_cards
from fieldhouse.games.lords.coaching import deals as dealing
from fieldhouse.games.lords.coaching import house, media, season
from fieldhouse.games.lords.coaching.events import reading_utility
from fieldhouse.games.lords.coaching.temper import HOUSE, Temper
from fieldhouse.games.lords.model import PAYOUT
from fieldhouse.games.lords.rules.pennant import series_drm, series_line
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import AnyAsk, Ask, Coach, S
from fieldhouse.table.seat import Seat
from fieldhouse.table.sums import total


def starter(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """Whoever acts last sees what the others have done: the owner to the left begins."""
    return game.from_left(seat)[0]


def challenge(temper: Temper, game: Game, seat: Seat, throw: OpenRoll, whim: float) -> int:
    """13.2: a challenge costs nothing, so it is kept for a roll that matters."""
    return int(throw.roll != PAYOUT and throw.reading >= 7)


def series_card(temper: Temper, game: Game, seat: Seat, champion: Seat, whim: float) -> int:
    """The first card that helps in the championship series, if there is one."""
    cards = series_cards(game, seat, champion)
    return cards[0] + 1 if cards else 0


def reroll(temper: Temper, game: Game, seat: Seat, line: tuple[int, str, int], whim: float) -> int:
    """Roll again if the mean of the ten faces is better than what lies there."""
    drm = series_drm(game, game.owners[seat])
    return int(total(series_line(face + drm)[2] for face in range(1, 11)) / 10 > line[2])


def draft_roll(temper: Temper, game: Game, seat: Seat, rolls: year_end.Rolls, whim: float) -> int:
    """The roll worth the most to him."""
    worths = [reading_utility(temper, game, seat, seat, rolls.clauses, reading) for reading in rolls.readings]
    return worths.index(max(worths))


def legend_bonus(temper: Temper, game: Game, seat: Seat, subject: object, whim: float) -> int:
    """The last of his legends who can help does."""
    return legends.legends_that_help(game, seat)[-1] + 1


ANSWERS: Final[dict[AnyAsk, Callable[..., int]]] = {
    setup.SETUP: house.setup,
    setup.FARM_LEVEL: house.farm_level,
    setup.HIRE: house.manager,
    setup.SETUP_LOAN: house.first_loan,
    setup.INNING: house.inning,
    money.FINANCE: house.finance,
    money.CUT: house.cut,
    money.RECOUP: house.recoup,
    house_asks.UPGRADE: house.upgrade,
    house_asks.PAYROLL: house.payroll,
    farm.DRM: house.modifier,
    farm.KEEP: house.keep,
    farm.CONFORM: house.conform,
    farm.CLAIM: dealing.claim,
    year_end.BID: dealing.bid,
    year_end.PAIRS: house.pairs,
    setup.STARTER: starter,
    answers.CHALLENGE: challenge,
    floor.OUTBID: dealing.outbid,
    turn.CARD: season.card,
    turn.TARGET: season.target,
    cycle.CYCLE: season.cycle,
    cycle.DRAWN: season.drawn,
    answers.RESPOND: dealing.respond,
    winter.WINTER_CARD: season.winter_card,
    year_end.SERIES_CARD: series_card,
    year_end.REROLL: reroll,
    year_end.DRAFT_ROLL: draft_roll,
    year_end.HOLD: house.hold,
    winter.EXCHANGE: house.exchange,
    deals.TERM: dealing.term,
    deals.PARTNER: dealing.partner,
    deals.ANSWER: dealing.answer,
    deals.AGREE: dealing.agree,
    deals.SWAP: dealing.swap,
    deals.BAIT: dealing.bait,
    deals.NOMINATE: house.nominate,
    legends.LEGEND: house.legend,
    legends.LEGEND_BONUS: legend_bonus,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnerCoach(Coach[Game]):
    """Knows the market: trades, bids, bluffs with media and holds cards for the right phase. It may sit anywhere."""

    def __init__(self, temper: Temper = HOUSE) -> None:
        self.temper = temper

    def answer(self, ask: Ask[Game, S], game: Game, seat: Seat, subject: S, whim: float) -> int:
        """Hands the question to what answers it; what is asked most is looked for first."""
        if ask is floor.INTERJECT:
            return dealing.interject(self.temper, game, seat, subject, whim)
        if ask is turn.ACTION:
            return season.action(self.temper, game, seat, subject, whim)
        if ask is answers.MEDIA:
            assert isinstance(subject, OpenRoll)
            return media.move(self.temper, game, seat, subject, whim)
        return ANSWERS[ask](self.temper, game, seat, subject, whim)
