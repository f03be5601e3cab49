"""What is promised (docs/promise.md), written down, so that a test sees what vanishes.

    python -m tools.promised            adds what is new to tests/promised; refuses to lose anything
    python -m tools.promised --anew     writes it as it is today: before 1.0.0, or with a new first number

The API by its paths, methods and fields, and by the fields of its answers; the public names by their parameters; and a
file of every format that people edit, which is copied once and read for ever.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from fastapi.testclient import TestClient

import fieldhouse
from fieldhouse import envs, library
from fieldhouse.games.fool.founding import blank
from fieldhouse.games.lords.cards.components import FILES
from fieldhouse.leagues.open_league import charter_of
from fieldhouse.library import bowlbound, ddf, fool, lords, statispro
from fieldhouse.library.packed import SHIPPED
from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.table.table import Table
from fieldhouse.web.app import create_app
from fieldhouse.web.settings import Settings

KEPT: Final = Path(__file__).resolve().parents[1] / "tests" / "promised"
SAMPLES: Final = KEPT / "samples"
Facts = dict[str, Any]


def _fool(edition: str) -> object:
    """A league before its first command, by the tables of an edition, which are read."""
    charter = charter_of("sample", 1, {"edition": edition})
    return blank(charter.settings, charter.texts, Table())


FORMATS: Final[Mapping[str, tuple[tuple[str, ...], Callable[[], object]]]] = {
    "a team of ddf": (("ddf/teams/2017-HAR.txt",), lambda: ddf.load_team("2017-HAR")),
    "a season of ddf": (("ddf/seasons/2017.txt",), lambda: ddf.season_charts(2017)),
    "a schedule of ddf": (("ddf/schedules/2017.txt",), lambda: load_schedule(2017, "ddf")),
    "a team of bowlbound, and its season": (
        ("bowlbound/teams/2024-LKS.txt", "bowlbound/seasons/2024.txt"), lambda: bowlbound.load_team("2024-LKS")
    ),
    "a schedule of bowlbound": (("bowlbound/schedules/2024.txt",), lambda: load_schedule(2024, "bowlbound")),
    "a team of statispro": (("statispro/teams/2040-TID.txt",), lambda: statispro.load_team("2040-TID")),
    "a season of statispro": (("statispro/seasons/2040.txt",), lambda: statispro.season_numbers(2040)),
    "the deck of statispro": (("statispro/deck.txt",), statispro.deck),
    "the fast breaks of statispro": (("statispro/fastbreak.txt",), statispro.fast_breaks),
    "the box of lords": (
        tuple(f"lords/{name}.txt" for name in (*FILES, *(f"teams/{team}" for team in library.teams("lords")))),
        lords.box,
    ),
    "the owners of lords": (("lords/owners.txt",), lords.characters),
    "the tables of FOOL": (
        tuple(f"fool/{name}.txt" for name in ("first", "moves", "second", "rookies", "names")),
        lambda: (_fool("first"), _fool("second")),
    ),
    "the owners of FOOL": (("fool/owners.txt",), fool.characters),
}  # fmt: skip
"""Every format that people edit: the files of its sample, and what reads them."""


def api() -> Facts:
    """Every operation of the API: what it takes, each with whether it must be there, and what some of them answer. A
    lobby in memory's place of its own is opened for it."""
    told = create_app(Settings("key", (), has_rollouts=False)).openapi()
    operations = {
        f"{method.upper()} {path}": _taken(told, operation)
        for path, methods in told["paths"].items()
        for method, operation in methods.items()
    }
    return operations | {f"answer of {name}": fields for name, fields in _answers()}


def _taken(told: Facts, operation: Facts) -> Facts:
    """The parameters and the fields of the body of an operation, and whether each is required."""
    taken = {each["name"]: each.get("required", False) for each in operation.get("parameters", ())}
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    return taken | _fields(told, body)


def _fields(told: Facts, schema: Facts) -> Facts:
    """The fields of a schema, also of one that stands elsewhere."""
    if "$ref" in schema:
        schema = told["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return {name: name in schema.get("required", ()) for name in schema.get("properties", {})}


def _answers() -> Iterator[tuple[str, Facts]]:
    """The fields that programs find in what is answered to them: asked of a lobby that is opened for it."""
    with TestClient(create_app(Settings("key", ("testserver",), has_rollouts=False))) as lobby:
        table = lobby.post("/api/tables", json={"game": "ddf", "options": {"preset": "basic"}}).json()
        token = table["seats"][0]["token"]
        lobby.post(f"/api/seats/{token}/dice", json={"given": "ab" * 32})
        view = lobby.get(f"/api/seats/{token}").json()
        games = lobby.get("/api/games").json()
    found = {
        "a new table": table, "its seats": table["seats"][0], "its dice": table["dice"], "a seat": view,
        "a seat's question": view["question"], "a question's options": view["question"]["options"][0],
        "a seat's seats": view["seats"][0], "the games": games[0] if isinstance(games, list) else games,
    }  # fmt: skip
    for name, fields in found.items():
        yield name, dict.fromkeys(fields, False)


def python() -> Facts:
    """Every public name: a function's parameters, a class's members."""
    found: Facts = {}
    for module in (fieldhouse, envs):
        for name in module.__all__:
            each = getattr(module, name)
            found[f"{module.__name__}.{name}"] = _parameters(each)
            for member in _members(each) if inspect.isclass(each) else ():
                found[f"{module.__name__}.{name}.{member}"] = _parameters(getattr(each, member))
    return found


def _members(kind: type) -> list[str]:
    """What a class of ours gives by names that are meant for others."""
    ours = [each for each in kind.__mro__ if each.__module__.startswith("fieldhouse")]
    return sorted({name for each in ours for name in vars(each) if not name.startswith("_")})


def _parameters(of: object) -> Facts:
    """Each parameter by its name, and whether it must be given; nothing for what is not called."""
    try:
        taken = inspect.signature(of).parameters.values() if callable(of) else ()
    except ValueError:
        taken = ()
    free = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return {each.name: each.default is each.empty and each.kind not in free for each in taken}


def lost(kept: Facts, today: Facts) -> list[str]:
    """What of the *kept* promise does not hold today: a thing or a field that is gone, that must be given now, or that
    stands elsewhere in a row of parameters."""
    gone = [f"{thing} is gone" for thing in kept if thing not in today]
    both = [thing for thing in kept if thing in today]
    return [
        *gone,
        *(f"{thing}: {field} is gone" for thing in both for field in kept[thing] if field not in today[thing]),
        *(
            f"{thing}: {field} must be given now"
            for thing in both
            for field, is_needed in today[thing].items()
            if is_needed and not kept[thing].get(field, False)
        ),
        *(
            f"{thing}: its parameters stand in another order"
            for thing in both
            if thing.startswith(fieldhouse.__name__)
            if [field for field in today[thing] if field in kept[thing]]
            != [field for field in kept[thing] if field in today[thing]]
        ),
    ]


def read_kept(name: str) -> Facts:
    """What was written down as ``api`` or ``python``."""
    found: Facts = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
    return found


def write_kept(is_anew: bool) -> None:
    """Write what is promised today, and copy samples that are not there yet. A loss ends it unless it *is_anew*."""
    KEPT.mkdir(exist_ok=True)
    for name, today in (("api", api()), ("python", python())):
        path = KEPT / f"{name}.json"
        losses = lost(read_kept(name), today) if path.exists() and not is_anew else []
        if losses:
            raise SystemExit("\n".join(losses))
        path.write_text(json.dumps(dict(sorted(today.items())), indent=1) + "\n", encoding="utf-8")
    for files, _ in FORMATS.values():
        for file in files:
            sample = SAMPLES / file
            if is_anew or not sample.exists():
                sample.parent.mkdir(parents=True, exist_ok=True)
                sample.write_text((SHIPPED / file).read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    with TemporaryDirectory() as house:
        import os

        os.environ[library.DATA_VARIABLE] = house
        write_kept("--anew" in sys.argv)
