"""``make mutants``: what it changes, and that it tells a test that sees its rule from one that does not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools.mutants.__main__ import equivalents, sample
from tools.mutants.memory import Memory
from tools.mutants.mutation import mutants

ROOT = Path(__file__).parents[1]

RULES = '''
def is_first_down(gained: int, to_go: int) -> bool:
    """10 yards, exactly."""
    return gained >= to_go


class Clock:
    def run(self, seconds: int) -> int:
        if seconds < 0:
            raise ValueError(f"{seconds - 1}")
        return max(seconds, 1) - 1


def both(one: str, other: str) -> object:
    """What zip asserts is no rule."""
    return zip(one, other, strict=True)
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "downs.py"
    path.write_text(RULES, encoding="utf-8")
    return path


def test_each_mutant_is_one_change_named_without_its_line(file: Path) -> None:
    assert [mutant.key for mutant in mutants(file)] == [
        "downs.py | is_first_down | return gained >= to_go | GtE to Gt",
        "downs.py | Clock.run | if seconds < 0: | Lt to LtE",
        "downs.py | Clock.run | if seconds < 0: | 0 to 1",
        "downs.py | Clock.run | return max(seconds, 1) - 1 | Sub to Add",
        "downs.py | Clock.run | return max(seconds, 1) - 1 | max to min",
        "downs.py | Clock.run | return max(seconds, 1) - 1 | 1 to 2",
        "downs.py | Clock.run | return max(seconds, 1) - 1 | 1 to 2 (2)",
    ]


def test_a_sample_takes_a_mutant_of_every_function_before_a_second_of_any(file: Path) -> None:
    assert {mutant.function for mutant in sample(list(mutants(file)), 2, seed=1)} == {"is_first_down", "Clock.run"}


COURT = """
import sys
from pathlib import Path
import pytest
from tools.mutants.court import Court
from tools.mutants.memory import Memory
from tools.mutants.mutation import mutants

rules, tests = Path(sys.argv[1]), sys.argv[2]
court = Court([rules], list(mutants(rules / "downs.py")), 2, lambda text: None, Memory(rules / "memory", "downs", []))
pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", tests, tests], plugins=[court])
for verdict in court.verdicts:
    print("VERDICT", verdict.mutant.change, "/", verdict.outcome)
"""


def test_a_mutant_is_killed_by_a_test_that_sees_it_and_only_by_that(file: Path, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_downs.py").write_text(
        f"import sys\nsys.path.insert(0, {str(tmp_path)!r})\n"
        "from downs import is_first_down\n"
        "def test_exactly(): assert is_first_down(10, 10)\n",
        encoding="utf-8",
    )
    verdicts = tried(tmp_path, tests)
    assert verdicts.count("GtE to Gt / killed") == 1
    assert len(verdicts) == 7
    assert all(verdict.endswith("/ reached by no test") for verdict in verdicts if not verdict.startswith("GtE"))
    assert sorted(tried(tmp_path, tests)) == sorted(verdicts), "the same when it is remembered"
    (tests / "test_more.py").write_text("from downs import Clock\ndef test_run(): Clock().run(5)\n", encoding="utf-8")
    more = tried(tmp_path, tests)
    assert more.count("GtE to Gt / killed") == 1, "though there are other tests"
    assert "Sub to Add / survived" in more, "by a test that runs the line and looks at nothing"
    (tests / "test_more.py").write_text(
        "from downs import Clock\ndef test_run(): assert Clock().run(5) == 4\n", encoding="utf-8"
    )
    assert "Sub to Add / killed" in tried(tmp_path, tests), "and no longer when that test looks"
    (tests / "test_more.py").unlink()
    (tests / "test_downs.py").write_text("def test_nothing(): pass\n", encoding="utf-8")
    assert "GtE to Gt / reached by no test" in tried(tmp_path, tests), "and not when the tests have changed"


def tried(rules: Path, tests: Path) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", COURT, str(rules), str(tests)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [line.removeprefix("VERDICT ") for line in run.stdout.splitlines() if line.startswith("VERDICT")]


def test_what_was_seen_is_remembered_until_the_code_changes(file: Path, tmp_path: Path) -> None:
    Memory(tmp_path / "memory", "ddf", [file]).keep("test_exactly", [0.5, [["downs.py", 4]]])
    assert Memory(tmp_path / "memory", "ddf", [file]).recall() == {"test_exactly": [0.5, [["downs.py", 4]]]}
    file.write_text(RULES.replace("10", "12"), encoding="utf-8")
    assert not Memory(tmp_path / "memory", "ddf", [file]).recall()
    file.write_text(RULES, encoding="utf-8")
    assert not Memory(tmp_path / "memory", "ddf", [file]).recall(), "what other code did is thrown away"


@pytest.mark.parametrize("game", ["ddf", "bowlbound", "statispro", "lords", "fool"])
def test_every_equivalent_is_a_mutant_of_today_and_has_its_reason(game: str) -> None:
    known = equivalents(game)
    rules = ROOT / "src" / "fieldhouse" / "games" / game / "rules"
    files = {key.split(" | ")[0] for key in known}
    keys = {mutant.key for file in rules.rglob("*.py") if file.name in files for mutant in mutants(file)}
    assert set(known) <= keys
    assert all(len(reason) > 20 for reason in known.values())
