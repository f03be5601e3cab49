"""Charts and cards from a season's totals alone, for pro football and basketball: as the totals differ, so do they."""

from __future__ import annotations

import pytest

from fieldhouse import catalog
from fieldhouse.builders import BadSource
from fieldhouse.games.ddf.charts.reader import read_team
from fieldhouse.games.ddf.model import FIRST_PASS
from fieldhouse.games.statispro.cards.reader import read_team as read_cards
from fieldhouse.gridiron.team_totals import TeamTotals
from fieldhouse.leagues.football.from_totals import strengths_of

PRO = "code,title,season,games,rushes,rush_yards,passes,completions,pass_yards,points,allowed"
GROUND = "GRO,Ground,1972,14,600,3000,260,130,1500,350,170"
AIR = "AIR,Airmen,2011,16,380,1500,660,430,5100,500,380"
MEN = "season,team,title,player,pos,g,mp,fg,fga,ft,fta,trb,ast,pf,pts"
POSITIONS = ("PG", "SG", "SF", "PF", "C", "G", "F", "C")


def five(*changed: str) -> str:
    """A team of eight men, the first with other totals if some are given."""
    usual = [
        f"1986,HOM,Home Brew,Man {number},{pos},80,{2900 - 250 * number},450,950,250,320,400,250,200,1150"
        for number, pos in enumerate(POSITIONS)
    ]
    return "\n".join([MEN, *changed, *usual[len(changed) :]]) + "\n"


def test_a_pro_chart_leans_as_its_team_did() -> None:
    ground, air = catalog.from_totals("ddf").make(f"{PRO}\n{GROUND}\n{AIR}\n", "pro.csv")
    runners, throwers = (read_team(each.text, each.file) for each in (ground, air))
    assert (runners.name, throwers.name, ground.file) == ("1972-GRO", "2011-AIR", "1972-GRO.txt")
    for team, runs, passes in ((runners, 600, 260), (throwers, 380, 660)):
        calls = team.supplements.call_totals
        assert calls is not None
        assert sum(calls[:FIRST_PASS]) / sum(calls) == pytest.approx(runs / (runs + passes), abs=0.01)
    assert any("points allowed" in line for line in ground.sureness)


def test_strengths_are_measured_against_an_ordinary_team() -> None:
    usual = TeamTotals(2000, "X", "X", 10, 100, 420, 1000, 637, 6880, 207, 207)
    assert set(strengths_of(usual)) == {0}
    better = TeamTotals(2000, "X", "X", 10, 100, 500, 1000, 700, 8000, 207, 150)
    found = strengths_of(better)
    assert found.inside == found.outside == 5 and found.passing == 6 and found.deep == 6 and found.coverage == 6
    assert strengths_of(TeamTotals(2000, "X", "X", 10, 100, 9000, 10, 1, 0, 0, 900)).coverage == -25


def test_cards_are_made_of_players_of_one_team_alone() -> None:
    star = "1986,HOM,Home Brew,A Star,PG,80,2900,900,1500,500,560,300,900,150,2300"
    (plain,) = catalog.from_totals("statispro").make(five(), "men.csv")
    (starry,) = catalog.from_totals("statispro").make(five(star), "men.csv")
    team, other = (read_cards(each.text, each.file) for each in (starry, plain))
    best, usual = team.players[0], other.players[0]
    assert team.title == "Home Brew 1985-86" and best.name == "A Star"
    assert best.field_goal > usual.field_goal + 8 and best.attempts > usual.attempts and best.assist > usual.assist
    assert "the league: that of 1986" in starry.sureness[1] and "steals, blocks, turnovers" in starry.sureness[-1]


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("ddf", f"{PRO}\n{GROUND.replace(',130,', ',300,')}\n", "fit together"),
        ("ddf", "", "is empty"),
        ("statispro", five("1986,HOM,x,A,PG,80,2900,900,500,500,560,300,900,150,2300"), "no more shots than he took"),
        ("statispro", "\n".join(five().splitlines()[:4]), "has 3 men of HOM in 1986; a team is five"),
        ("statispro", five("1986,HOM,x,A,PG,80,many,900,500,500,560,300,900,150,2300"), "mp is 'many'"),
        ("lords", "", "Nothing of 'lords' is made"),
    ],
)
def test_what_is_wrong_is_said(game: str, text: str, sentence: str) -> None:
    with pytest.raises(BadSource, match=sentence):
        catalog.from_totals(game).make(text, "totals.csv")


@pytest.mark.parametrize("game", ["ddf", "bowlbound", "statispro"])
def test_a_sample_has_every_column_that_is_needed(game: str) -> None:
    known = catalog.from_totals(game)
    heading = known.sample.splitlines()[0].split(",")
    assert set(known.needed) <= set(heading) <= {*known.needed, *known.optional}
