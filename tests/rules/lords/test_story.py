"""A year reads as a story: what a die brought is told, and whom it hit, by name."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.actions import A_EVENT, A_JOURNEYMEN, A_MANAGER_CARD, A_SUPERSTARS
from fieldhouse.games.lords.model import ALLSTAR, LATE, MIDDLE, PHENOM, PROSPECT, SUPERSTAR, WINTER
from fieldhouse.games.lords.pages.narration import LordsNarrator
from fieldhouse.games.lords.rules.all_star import all_star_game
from fieldhouse.games.lords.rules.farm import cut_phenom, promote
from fieldhouse.games.lords.rules.pennant import award_pennant, championship_series
from fieldhouse.games.lords.rules.playing import put_to_use
from fieldhouse.games.lords.rules.season import end_phase
from fieldhouse.games.lords.rules.turns import use_team_rating, use_trade_chart
from fieldhouse.games.lords.rules.upgrades import upgrade
from fieldhouse.games.lords.rules.winter import community_event
from fieldhouse.games.lords.rules.year_end import amateur_draft, free_agency, retirement_rolls
from fieldhouse.games.lords.state import Game, Note
from fieldhouse.library.lords import box
from fieldhouse.table.seat import Seat, seated
from rules.lords.stage import CLUBS, NUMBER, card_of, hold, league, notes_of, script_of
from table.seats import FIRST, FOURTH, SECOND, THIRD


class Told:
    """The story of a league: the cast is there before the first line."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.narrator = LordsNarrator(box(), CLUBS[: len(game.owners)], seed=7)
        for seat, owner in seated(game.owners):
            for kind, count in enumerate(owner.squad):
                self.narrator.lines(Note("joined", seat, amount=count, kind=kind))
            self.narrator.lines(Note("organization", seat, more=(3, 3)))
        self.narrator.lines(Note("starter", FIRST, FIRST))
        self.men = [[[man.name for man in men] for men in club.players] for club in self.narrator.rosters.clubs]
        self.managers = [club.manager for club in self.narrator.rosters.clubs]

    def lines(self) -> list[str]:
        notes = list(notes_of(self.game))
        script_of(self.game).notes.clear()
        return [line.plain for note in notes for line in self.narrator.lines(note)]


def play(game: Game, key: str, seat: Seat = FIRST) -> None:
    hold(game, seat, key)
    put_to_use(game, seat, A_EVENT, (NUMBER[key],))


def test_an_injury_roll_tells_its_reading_and_whom_it_hit() -> None:
    game = league(rolls="injury 2", choices="0 target second")
    told = Told(game)
    play(game, "injury-roll")
    star = told.men[1][SUPERSTAR][0]
    assert told.lines() == [
        "The Herons play Injury Roll on the Lumberjacks. A routine ground ball, and then the whole park goes quiet.",
        "  The Lumberjacks read 2 for injuries.",
        f"  Superstar {star} of the Lumberjacks is out for 2 phases.",
        "  The Lumberjacks lose 2 games.",
    ]


def test_a_die_event_tells_the_die_and_what_it_did_to_whom() -> None:
    game = league(rolls="event 9")
    told = Told(game)
    play(game, "bench-clearing-brawl")
    assert told.lines()[1:] == ["  The die reads 9.", "  The Herons win 2 games.", "  The Comets lose 4 games."]


def test_flavour_is_told_once_a_year() -> None:
    game = league()
    told = Told(game)
    play(game, "winning-streak")
    play(game, "winning-streak-2")
    first, _, second, _ = told.lines()
    assert first == "The Herons play Winning Streak. Nobody in the clubhouse has changed his socks in nine days."
    assert second == "The Herons play Winning Streak."
    game.note("year", amount=2)
    play(game, "winning-streak-3")
    assert told.lines()[1] == first


def test_who_has_nobody_whom_it_could_hit_is_told() -> None:
    game = league(choices="0 target second")
    game.owners[1].squad[:4] = [0, 2, 10, 13]
    told = Told(game)
    play(game, "collision-at-the-plate")
    assert told.lines()[1] == "  The Lumberjacks have no superstar whom it could concern."


def test_wins_are_told_with_those_who_won_them() -> None:
    game = league()
    told = Told(game)
    hold(game, FIRST, *card_of(3, 2))
    for use in (A_SUPERSTARS, A_MANAGER_CARD):
        put_to_use(game, FIRST, use, tuple(game.owners[0].hand[:1]))
    use_team_rating(game, FIRST)
    title = box().cards[NUMBER[card_of(3)[0]]].title
    behind, under, bench = told.lines()
    assert behind == f"The Herons win 6 behind {told.men[0][SUPERSTAR][0]} ({title}, 3)."
    assert under.startswith(f"The Herons win 4 under {told.managers[0]} (")
    assert bench == f"{told.managers[0]} of the Herons wins 1 game from the bench."


def test_forced_cuts_are_told_man_by_man() -> None:
    game = league(choices="0 target second", quiet=("cut",))
    told = Told(game)
    hold(game, FIRST, *card_of(3))
    put_to_use(game, FIRST, A_JOURNEYMEN, tuple(game.owners[0].hand))
    first, second, third = told.men[1][2][:3]
    assert told.lines()[1] == f"  The Lumberjacks let regulars {first}, {second} and {third} go."


@pytest.mark.parametrize(
    ("die", "lines"),
    [
        (3, ["The Herons read 4 for retirement.", "  Superstar {ss} leaves the Herons as a free agent.",
             "  Regulars {r0}, {r1}, {r2}, {r3} and {r4} retire."]),
        (5, ["The Herons read 6 for retirement.", "  Regulars {r0}, {r1} and {r2} retire.",
             "  The Herons pay $1,000."]),
        (10, ["The Herons read 11 for retirement.", "  Regular {r0} retires."]),
    ],
)  # fmt: skip
def test_retirements_are_told_by_name(die: int, lines: list[str]) -> None:
    game = league(rolls=f"retirement {die}, retirement 7, retirement 7, retirement 7")
    game.phase, game.stage = LATE, "retirement"
    told = Told(game)
    retirement_rolls(game)
    regulars = {f"r{index}": name for index, name in enumerate(told.men[0][2])}
    expected = [line.format(ss=told.men[0][SUPERSTAR][0], **regulars) for line in lines]
    assert told.lines()[: len(lines)] == expected


def test_a_draft_tells_who_came() -> None:
    card = [card.title for card in box().drafts].index("Class of Southpaws")
    game = league(rolls="draft 4, draft 1, draft 10, draft 8", draws=(("draft card", card),))
    told = Told(game)
    amateur_draft(game)
    lines = told.lines()
    club = told.narrator.rosters.clubs
    new = [man.name for man in club[0].players[PROSPECT][-2:]]
    assert lines[:3] == [
        "The amateur draft: Class of Southpaws. Every arm is the wrong way round, and every owner wants one.",
        "The Herons draft with a reading of 4.",
        f"  Prospects {new[0]} and {new[1]} join the Herons.",
    ]
    assert lines[3:5] == ["The Lumberjacks draft with a reading of 1.", "  Nothing comes of it."]
    assert lines[6] == f"  Phenom {club[2].players[PHENOM][-1].name} joins the Steamers."
    assert not {*new} & {name for men in told.men[0] for name in men}, "they are new in town"


def test_a_free_agent_is_followed_from_club_to_club() -> None:
    game = league(choices="0 bid 0, 1 bid 0, 2 bid 6000, 3 bid 0, 2 cut journeyman")
    told = Told(game)
    game.phase, game.stage = WINTER, "off-season card"
    play(game, "contract-dispute", FIRST)
    free_agency(game)
    star = told.men[1][SUPERSTAR][0]
    lines = told.lines()
    assert lines[1] == f"  Superstar {star} leaves the Lumberjacks as a free agent."
    assert lines[2] == f"The Steamers sign superstar {star}, late of the Lumberjacks, for $6,000."
    assert [man.name for man in told.narrator.rosters.clubs[2].players[SUPERSTAR]] == [*told.men[2][SUPERSTAR], star]


def test_nobody_signs_a_free_agent() -> None:
    game = league(quiet=("bid", "target"))
    told = Told(game)
    game.phase, game.stage = WINTER, "off-season card"
    play(game, "contract-dispute", FIRST)
    free_agency(game)
    star = told.men[1][SUPERSTAR][0]
    assert told.lines()[2] == f"Nobody signs superstar {star}, late of the Lumberjacks."


def test_promotions_are_told_by_name() -> None:
    game = league(
        rolls="to majors 9, to majors 1, to phenom 8, to phenom 3",
        choices="0 modifier 0, 0 keep keep, 0 cut journeyman, 1 modifier 0, 1 keep keep, 2 modifier 0, "
        "3 modifier 0, 3 keep keep",
    )
    told = Told(game)
    promote(game, FIRST, PHENOM)
    promote(game, SECOND, PHENOM)
    promote(game, THIRD, PROSPECT)
    promote(game, FOURTH, PROSPECT)
    up, _, never, made, still = told.lines()
    assert up == f"The Herons call up {told.men[0][PHENOM][0]}, a phenom, and read 9: an all-star."
    assert never == f"The Lumberjacks call up {told.men[1][PHENOM][0]}, a phenom, and read 1: he never makes it."
    assert made == f"The Steamers work with {told.men[2][PROSPECT][0]} and read 8: a phenom now."
    assert still == f"The Comets work with {told.men[3][PROSPECT][0]} and read 3: a prospect still."


def test_a_cut_phenom_keeps_his_name_where_he_is_claimed() -> None:
    game = league(choices="3 claim 0")
    game.owners[3].squad[PHENOM:] = [1, 4, 10]
    told = Told(game)
    cut_phenom(game, FIRST)
    kid = told.men[0][PHENOM][0]
    assert told.lines() == [f"The Herons cut {kid}, a phenom.", f"  The Comets claim {kid}, with a bonus of $0."]


def test_the_all_star_game_tells_who_was_hurt() -> None:
    game = league(
        rolls="all-star injury 5, all-star injury 8, all-star injury 1, retirement 2",
        choices="0 nominate 1-2",
        all_star_game=True,
    )
    game.phase = MIDDLE
    told = Told(game)
    all_star_game(game, FIRST)
    star, (one, other) = told.men[0][SUPERSTAR][0], told.men[0][ALLSTAR]
    assert told.lines() == [
        "The Herons collect $4,000 at the All-Star Game.",
        f"  Superstar {star} of the Herons plays; the die reads 5.",
        f"  All-star {one} of the Herons plays; the die reads 8.",
        f"  All-star {other} of the Herons plays; the die reads 1.",
        f"  All-star {other} of the Herons is out for the year.",
        "The Herons read 3 for retirement.",
        f"  All-star {other} retires.",
    ]


def test_managers_players_of_a_trade_and_stars_of_an_upgrade_are_told() -> None:
    choices = "0 upgrade manager, 0 manager 4, 0 upgrade regular-to-allstar, 0 upgrade office-up, 0 upgrade done"
    game = league(choices=f"{choices}, 1 trade chart 1")
    told = Told(game)
    upgrade(game, FIRST)
    use_trade_chart(game, SECOND)
    lines = told.lines()
    rosters = told.narrator.rosters.clubs
    assert rosters[0].manager != told.managers[0]
    assert lines[:3] == [
        f"  The Herons hire {rosters[0].manager} ★★★★ to manage.",
        f"  Regular {told.men[0][2][0]} of the Herons becomes an all-star.",
        "  The Herons: raise the front office a star.",
    ]
    assert lines[3:5] == [
        "The Lumberjacks trade 1 regular for 3 prospects with the chart.",
        f"  Regular {told.men[1][2][0]} leaves the Lumberjacks.",
    ]
    assert lines[5] == "  Prospects {}, {} and {} come to the Lumberjacks.".format(
        *(man.name for man in rosters[1].players[PROSPECT][-3:])
    )


def test_a_community_event_tells_what_it_did_to_each() -> None:
    titles = [card.title for card in box().community]
    game = league(owners=2, draws=(("community", titles.index("Insurance Premiums")),))
    told = Told(game)
    community_event(game)
    assert told.lines() == [
        "For the whole table: Insurance Premiums. The actuaries have seen how the great ones slide.",
        "  The Herons pay $1,000.",
        "  The Lumberjacks pay $1,000.",
    ]


def test_a_phase_ends_with_the_standings_and_a_year_with_its_champion() -> None:
    game = league(rolls="payout 5, payout 5, series 5", owners=2, quiet=("finance", "media challenge"))
    told = Told(game)
    for owner, wins in zip(game.owners, (20, 12), strict=True):
        owner.wins, owner.losses = wins, 23 - wins
    end_phase(game)
    lines = told.lines()
    assert lines[:3] == [
        "The Herons go 20-3.", "The Lumberjacks go 12-11.", "  Standings: Herons 65-48, Lumberjacks 57-56.",
    ]  # fmt: skip
    game.owners[0].season_wins = 60
    award_pennant(game)
    championship_series(game)
    assert told.lines() == [
        f"Herons win the pennant under {told.managers[0]}!",
        "The Herons lose in seven in the championship series (+1 VP).",
    ]
    told.narrator.lines(Note("score", FIRST, amount=400))
    told.narrator.lines(Note("score", SECOND, amount=390))
    assert [line.plain for line in told.narrator.finish()] == [
        "Herons rule baseball with 400 points.",
        f"Pennants: year 1 the Herons under {told.managers[0]}.",
    ]


def test_rarer_things_are_told_too() -> None:
    game = league(
        rolls="trade impact 9, series 5, series again 9",
        choices="0 target second, 1 trade bait third, 2 trade bait deck, 0 series card october-hero, 0 reroll yes",
    )
    told = Told(game)
    play(game, "trade-bait")
    assert told.lines()[1:] == [
        f"  The Lumberjacks let regular {told.men[1][2][0]} go.",
        "  The Lumberjacks pass Trade Bait on to the Steamers.",
        f"  The Steamers let regular {told.men[2][2][0]} go.",
    ]
    play(game, "blockbuster-trade")
    assert told.lines()[1:] == [
        "  The Herons read 9 for the impact of the trade.",
        "  The Herons win 3 games.",
        f"  Journeyman {told.men[0][3][0]} of the Herons becomes a regular.",
    ]
    game.champion, game.owners[0].late_wins = FIRST, 15
    hold(game, FIRST, "october-hero")
    championship_series(game)
    assert told.lines()[1:] == [
        "  The Herons: the series may be rolled again.",
        "  The Herons would win in seven, and roll again.",
        "The Herons win in five in the championship series (+5 VP)!",
    ]


def test_every_card_has_a_line_of_flavour_in_words_of_its_own() -> None:
    cards = {card.title: card.flavour for card in box().cards}
    for deck in (box().community, box().drafts, box().innings, box().legends):
        cards |= {card.title: card.flavour for card in deck}
    assert all(line.endswith(".") for line in cards.values())
    assert len(set(cards.values())) == len(cards) > 110
