"""The tables that every team's sheet carries: the priority chart, the timing chart, what the colours and marks mean."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.rules.clock import NO_HUDDLE_TIME
from fieldhouse.games.ddf.rules.priority import COLUMNS, PRIORITY, ROWS
from fieldhouse.games.ddf.state import EVERY, OUT_OF_BOUNDS, REDUCED, RUNNING
from fieldhouse.gridiron.cells import FUMBLE, INTERCEPTION
from fieldhouse.gridiron.outcome import NO_TIME, SHORT_TIME
from fieldhouse.gridiron.priority import WORDS
from fieldhouse.printing.football import KIND_NAMES, legend, priority_chart

KEYS: Final = [
    ["ADD", "add the two yardages"],
    ["DEF", "the defense's result stands"],
    ["TD", "touchdown"],
    ["B+", "roll the B column, add the defense's yards"],
    ["QT", "roll the QT column"],
    ["INC", "incomplete pass"],
    ["INT", "intercepted at the yardage shown"],
    ["INT<", "intercepted at the shorter yardage"],
    ["Fo", "fumble at the offense's yardage"],
    ["Fd", "fumble at the defense's yardage"],
    ["F<", "fumble at the shorter yardage"],
    ["F>", "fumble at the longer yardage"],
    ["FEZ", "fumble in the end zone"],
]
"""The keys of the priority chart, in our words."""
PRIORITY_CHART: Final = priority_chart(
    PRIORITY, (ROWS, COLUMNS), WORDS, KIND_NAMES | {INTERCEPTION: ("INT #", "red"), FUMBLE: ("F #", "red")}
)
TIMING: Final = [
    ["Runs and completions that end in bounds", str(RUNNING)],
    [f"  the same, every {EVERY}rd of a team (advanced timing)", str(REDUCED)],
    ["Plays out of bounds (*)", str(OUT_OF_BOUNDS)],
    ["  the same in the last 2:00 of the first half, the last 5:00 of the second", str(SHORT_TIME)],
    ["Before a no-huddle play", str(NO_HUDDLE_TIME)],
    ["A play and the spike after it, together", str(2 * SHORT_TIME)],
    ["Incomplete passes", str(SHORT_TIME)],
    ["Scores", str(SHORT_TIME)],
    ["The ball changes hands", str(SHORT_TIME)],
    ["Plays with a foul, accepted or not", str(SHORT_TIME)],
    ["A time-out is called after the play", str(SHORT_TIME)],
    ["Touchbacks, fouls before the snap, tries", str(NO_TIME)],
]
"""How many seconds a play takes, in our words. The clock stops at 2:00 of both halves."""
LEGEND: Final = legend("OFF 5")
