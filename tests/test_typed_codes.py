"""The house keeps its codes apart: a kind of cell is no ending, and where nothing is known nothing is claimed."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fieldhouse"
FEWEST_YET = 115
"""Lines of the source that say ``Any``. They may grow fewer and never more: whoever brings them down writes it here."""
CLOSED = ("games/*/rules", "games/*/coaching", "web/boards")
"""Where no signature says it."""
ALIASES = {"fieldhouse.table.question": ("Json",), "fieldhouse.table.plain_json": ("PlainReport",)}
"""What else it is called, by where that comes from."""

MIX_UPS = {
    "a kind of cell as an ending": """
        from fieldhouse.gridiron.cells import TOUCHDOWN
        from fieldhouse.gridiron.outcome import Outcome
        from fieldhouse.table.seat import AWAY
        Outcome(TOUCHDOWN, AWAY)
    """,
    "an ending as a kind of cell": """
        from fieldhouse.gridiron.cells import cell
        from fieldhouse.gridiron.outcome import TOUCHDOWN
        cell(TOUCHDOWN)
    """,
    "an ending compared with a kind of cell": """
        from fieldhouse.gridiron.cells import TOUCHDOWN
        from fieldhouse.gridiron.outcome import Outcome
        def is_score(outcome: Outcome) -> bool:
            return outcome.ending == TOUCHDOWN
    """,
    "a cell's kind compared with an ending": """
        from fieldhouse.gridiron.cells import kind_of
        from fieldhouse.gridiron.outcome import TOUCHDOWN
        def is_score(cell: int) -> bool:
            return kind_of(cell) == TOUCHDOWN
    """,
    "the mark of a small chart as the result of a play": """
        from fieldhouse.games.ddf.model import SACKED
        from fieldhouse.games.ddf.results import Result
        result: Result = (SACKED, -7, False, ())
    """,
    "the result of a play in place of a small chart's mark": """
        from fieldhouse.games.ddf.model import Supplements
        from fieldhouse.games.ddf.results import SACKED
        from fieldhouse.gridiron.dice import OFFENSE
        from fieldhouse.table.table import Table
        def is_sack(table: Table, team: Supplements) -> bool:
            return team.sack_rate is not None and table.look(team.sack_rate, OFFENSE, "sack rate") == SACKED
    """,
    "the result of a kick as that of a return": """
        from fieldhouse.games.ddf.results import Return
        from fieldhouse.gridiron.results import KICKED
        result: Return = (KICKED, 20, ())
    """,
    "a phase that there is not": """
        from fieldhouse.games.ddf.state import Game
        def begin(game: Game) -> None:
            game.phase = "warm-up"
    """,
    "a phase of another game": """
        from fieldhouse.games.statispro.state import Game
        from fieldhouse.gridiron.phases import SCRIMMAGE
        def begin(game: Game) -> None:
            game.phase = SCRIMMAGE
    """,
    "a league's phase that there is not": """
        from fieldhouse.games.fool.state import League, in_phase
        def spring(league: League) -> None:
            in_phase(league, "spring training", rule="12.2")
    """,
    "a step of the year that there is not": """
        from fieldhouse.games.lords.state import Game
        def begin(game: Game) -> None:
            game.stage = "opening day"
    """,
    "a column of the box score as what happened": """
        from fieldhouse.games.statispro.scoresheet import STEALS
        from fieldhouse.games.statispro.state import Game
        def stolen(game: Game) -> None:
            game.note(STEALS, game.offense, 0)
    """,
    "a number of yards as a seat": """
        from fieldhouse.gridiron.field import Situation, first_down
        def turned_over(before: Situation) -> Situation:
            return first_down(before.spot, before.spot)
    """,
    "a question about something else": """
        from fieldhouse.games.ddf.questions import PUNT_RETURN
        from fieldhouse.games.ddf.state import Game
        def asked(game: Game) -> int:
            return game.table.ask(PUNT_RETURN, game, game.offense, 35)
    """,
    "a question of another game": """
        from fieldhouse.games.ddf.questions import TOSS_CHOICE
        from fieldhouse.games.lords.state import Game
        def asked(game: Game) -> int:
            return game.table.ask(TOSS_CHOICE, game, game.turn, None)
    """,
}


@pytest.fixture(scope="module")
def refusals(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What mypy says of each mix-up, asked once for all: it reads the whole house."""
    folder = tmp_path_factory.mktemp("mix_ups")
    files = {name: folder / f"mix_up_{index}.py" for index, name in enumerate(MIX_UPS)}
    for name, file in files.items():
        file.write_text(re.sub(r"^ {8}", "", MIX_UPS[name], flags=re.MULTILINE), encoding="utf-8")
    how = ("--config-file", "", "--strict", "--cache-dir", str(folder / "cache"))
    said, failed, _ = api.run([*how, *map(str, files.values())])
    assert not failed, failed
    return {
        name: "\n".join(line for line in said.splitlines() if file.name in line and "error:" in line)
        for name, file in files.items()
    }


@pytest.mark.slow
@pytest.mark.parametrize("mix_up", MIX_UPS)
def test_a_mix_up_of_codes_is_an_error(mix_up: str, refusals: dict[str, str]) -> None:
    assert len(refusals[mix_up].splitlines()) == 1, refusals[mix_up]
    assert re.search(r"\[(arg-type|comparison-overlap|assignment|misc)\]", refusals[mix_up])


def test_any_is_said_ever_more_seldom() -> None:
    lines = [line for file in SOURCE.rglob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]
    assert sum(re.search(r"\bAny\b", line) is not None for line in lines) <= FEWEST_YET


def test_a_seat_is_no_bare_number() -> None:
    bare = re.compile(r"\b(\w+_)?seat: int\b|\bseats: \w+\[int\b|\bdef (winner|\w*seat)\b[^\n]*-> int\b")
    found = [
        f"{file.relative_to(SOURCE)}:{number} {line.strip()}"
        for file in sorted(SOURCE.rglob("*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if bare.search(line)
    ]
    assert found == []


def test_no_rule_coach_or_board_has_it_in_a_signature() -> None:
    files = sorted(file for place in CLOSED for folder in SOURCE.glob(place) for file in folder.rglob("*.py"))
    assert len(files) > 100
    found = [
        f"{file.relative_to(SOURCE)}:{node.lineno} {node.name}"
        for file in files
        for tree in [ast.parse(file.read_text(encoding="utf-8"))]
        for aliases in [["Any", *_aliases_of_any(tree)]]
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and _says(node, aliases)
    ]
    assert found == []


def _aliases_of_any(tree: ast.Module) -> list[str]:
    """What the module calls it: JSON that is read by its names is ``Any`` too."""
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module in ALIASES]
    return [
        each.asname or each.name for node in imports for each in node.names if each.name in ALIASES[node.module or ""]
    ]


def _says(function: ast.FunctionDef, names: list[str]) -> bool:
    arguments = function.args
    everyone = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    annotations = [function.returns, *(each.annotation for each in everyone if each is not None)]
    return any(
        isinstance(node, ast.Name) and node.id in names
        for annotation in annotations
        if annotation is not None
        for node in ast.walk(annotation)
    )
