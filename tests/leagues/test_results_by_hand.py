"""The commissioner's own results: a CSV file of scores, experience and injuries, by the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from fieldhouse.cli.league_words import look

SMALL = "season_games=3,rounds=0,class_size=8,camp_roster=56,cuts=52,playoff_teams=2"


class Season:
    """A league of four computer teams before its first week, and a file to enter results from."""

    def __init__(self, run: Run, folder: Path) -> None:
        self.run = run
        self.file = folder / "week.csv"
        assert run("league", "new", "fool", "--teams", 4, "--seed", 7, "--settings", SMALL).code == 0
        assert run("league", "advance", "--until", "week 1").code == 0

    def rows(self, *words: object) -> list[dict[str, Any]]:
        told = self.run("league", *words, "--json")
        assert told.code == 0, told.err
        found: list[dict[str, Any]] = json.loads(told.out)["rows"]
        return found

    def play(self) -> list[dict[str, Any]]:
        """Open the games; the fixtures of the first week."""
        assert self.run("league", "advance", "--until", "games").code == 0
        return self.rows("schedule", "--stage", "week 1")

    def enter(self, text: str) -> Any:
        self.file.write_text(text, encoding="utf-8")
        return self.run("league", "results", self.file)

    def refusal(self, text: str) -> str:
        """What is said of lines that cannot be; nothing of them may be entered."""
        before = self.rows("ledger", "--last", 1)
        told = self.enter(text)
        assert told.code == 1, told.out
        assert self.rows("ledger", "--last", 1) == before
        return str(told.err)

    def man(self, number: int) -> dict[str, Any]:
        return next(row for team in ("ASH", "BAY", "CED", "DUN") for row in self.rows("roster", team)
                    if row["number"] == number)  # fmt: skip

    def at(self, team: str, position: str) -> list[int]:
        """The healthy men of a team at a position."""
        men = [row for row in self.rows("roster", team) if row["position"] == position]
        return [row["number"] for row in men if not row["injury"] and "(" not in f"{row['P']}{row['C']}{row['S']}"]


@pytest.fixture
def season(fieldhouse: Run, tmp_path: Path) -> Season:
    return Season(fieldhouse, tmp_path)


def test_a_week_of_scores_experience_and_injuries(season: Season) -> None:
    game = season.rows("schedule", "--stage", "week 1")[0]
    home = game["home"]
    to_center, to_tackle, unmoved = *season.at(home, "G")[:2], season.at(home, "T")[0]
    for number, target in ((to_center, "C"), (to_tackle, "T")):
        moved = season.run("league", "give", "move", f"team={home}", f"player={number}", f"target={target}")
        assert moved.code == 0, moved.err
    one, other = season.play()
    name = season.man(unmoved)["name"]
    hurt, lost = season.at(str(one["away"]), "W")[:2]
    told = season.enter(
        "# week 1\n\n"
        f"game,{one['game']},21,17,2,3,5,1,2,6\n"
        "returns,3,4,2,5\n"
        f"played,{to_center},3,G:2,C:1\n"
        f"played,{to_tackle}, 3, t:2, g:1\n"
        f"played,{name},2\n"
        f"played,{hurt},3\n"
        f"injury,{hurt},s,5\n"
        f"injury,{lost},C,0\n"
        f"game,{other['game']},3,6\n"
    )
    assert (told.code, told.out) == (0, "2 results entered.\n"), told.err
    scores = {row["game"]: row["score"] for row in season.rows("schedule", "--stage", "week 1")}
    assert scores == {one["game"]: "21-17", other["game"]: "3-6"}
    # 12.3.4: thirds as they were entered; whoever is not named has practiced
    experience = [season.man(number)["experience"] for number in (to_center, to_tackle, unmoved, hurt, lost)]
    assert experience == ["1", "1", "0 2/3", "1", "0 1/3"]
    # 12.5.2: most of the time at the old position counts for nothing, some of it halves the game
    assert season.man(to_center)["marks"].endswith("→C 0")
    assert season.man(to_tackle)["marks"].endswith("→T 0 1/2")
    assert [season.man(number)["injury"] for number in (hurt, lost)] == ["-S, 5 games", "-C, for the season"]
    verified = season.run("league", "ledger", "--verify")
    assert verified.code == 0, verified.err


def test_kicks_and_returns_of_the_file_go_to_kickers_and_returners(season: Season) -> None:
    game = next(each for each in season.play() if season.at(str(each["away"]), "K"))  # the other may be hurt
    away, home = str(game["away"]), str(game["home"])
    line_up = {(row["place"], row["use"]): row["number"] for row in season.rows("depth", home)}

    def returns() -> list[int]:
        league = look(None)
        return [league.player(line_up[kind, "returns"]).skill(kind).season for kind in ("PR", "KR")]

    then = returns()
    assert season.enter(f"game,{game['game']},0,9,0,0,0,3,2,3\nreturns,0,0,2,6\n").code == 0
    assert season.man(line_up["K", "starts"])["experience"] == "1"  # three tries and two points after: four kicks
    assert season.man(line_up["P", "starts"])["experience"] == "0 2/3"
    assert [season.man(number)["experience"] for number in season.at(away, "K")] == ["0 1/3"]
    now = returns()
    assert [after - before for before, after in zip(then, now, strict=True)] == [2, 6]  # 12.2b


def test_what_cannot_be_read_is_said_with_its_line(season: Season) -> None:
    game = season.play()[0]
    number, man = game["game"], season.at(str(game["home"]), "W")[0]
    first = f"game,{number},7,3\n"
    for line, sentence in (
        ("player,1,3", "a line begins with game, returns, played, injury."),
        ("game,1,7", "expected game,NUMBER,AWAY,HOME, and six numbers of kicks or none, the numbers whole."),
        ("game,1,7,3,1,2", "expected game,NUMBER,AWAY,HOME"),
        ("game,1,7,-3", "the numbers whole."),
        ("game,one,7,3", "the numbers whole."),
        ("returns,1,2", "expected returns,AWAY PUNT,AWAY KICK,HOME PUNT,HOME KICK"),
        ("played", "expected played,PLAYER,THIRDS, and places with their shares as G:2."),
        (f"played,{man}", "expected played,PLAYER,THIRDS"),
        (f"played,{man},most", "the numbers whole."),
        (f"played,{man},3,G", "'G' is no place with a share"),
        (f"played,{man},3,G:all", "'G:all' is no place with a share"),
        ("played,Nobody At All,3", "There is no player 'Nobody At All' in the league."),
        ("played,999999,3", "There is no player number 999999 in the league."),
        ("injury,1,S", "expected injury,PLAYER,ABILITY,GAMES (0 games: the season)."),
        (f"injury,{man},S,long", "the numbers whole."),
    ):
        told = season.refusal(f"{first}{line}\n")
        assert told.startswith(f"week.csv, line 2: '{line}' cannot be read: "), told
        assert sentence in told
    assert "line 2: 'played,12,3' cannot be read: it stands before any game." in season.refusal(
        "# no game\nplayed,12,3\n"
    )
    assert "has played in this game already." in season.refusal(f"{first}played,{man},3\nplayed,{man},2\n")


def test_what_cannot_have_been_is_refused_by_its_rule(season: Season) -> None:
    one, other = season.play()
    own, stranger = season.at(str(one["home"]), "W"), season.at(str(other["home"]), "W")[0]
    first = f"game,{other['game']},1,2\ngame,{one['game']},7,3\n"
    for line, sentence in (
        (f"played,{own[0]},4", "Rule 12.3.4: {name} cannot have 4 thirds of a game"),
        (f"played,{own[0]},0", "Rule 12.3.4: {name} cannot have 0 thirds of a game"),
        (f"played,{own[0]},3,X:1", "Rule 12.5.2: there is no place 'X' to play at"),
        (f"played,{own[0]},3,W:0", "Rule 12.5.2: {name} played 0.0 at W; expected a number above 0."),
        (f"played,{stranger},3", f"Rule 13.1: {{name}} does not play in game {one['game']}."),
        (f"injury,{stranger},S,3", f"Rule 13.1: {{name}} does not play in game {one['game']}."),
        (f"injury,{own[0]},X,3", "Rule 12.8: {name} is hurt in P, C or S, not 'X'."),
        (f"injury,{own[0]},S,3\ninjury,{own[0]},C,2", "Rule 12.8: {name} cannot have been hurt: he has been hurt in"),
    ):
        name = season.man(int(line.split(",")[1]))["name"]
        assert sentence.format(name=name) in season.refusal(f"{first}{line}\n")
    assert f"There is no game {one['game'] + 50} in week 1." in season.refusal(f"game,{one['game'] + 50},1,2\n")
    assert "has been played: 7-3" in season.refusal(f"{first}game,{one['game']},7,3\n")
    assert season.enter(f"game,{one['game']},7,3\ninjury,{own[0]},S,3\n").code == 0
    assert season.enter(f"game,{other['game']},7,3\n").code == 0
    assert season.run("league", "advance", "--until", "week 2").code == 0
    assert season.run("league", "advance", "--until", "games").code == 0
    game = next(
        row for row in season.rows("schedule", "--stage", "week 2") if one["home"] in (row["home"], row["away"])
    )
    for line, what in ((f"played,{own[0]},2", "played"), (f"injury,{own[0]},C,1", "been hurt")):
        assert f"cannot have {what}: he is hurt." in season.refusal(f"game,{game['game']},7,3\n{line}\n")
    assert season.enter(f"game,{game['game']},7,3\nplayed,{own[0]},1\n").code == 0
