"""'The Priority Chart' (Appendix D): how an offensive and a defensive result combine.

The printed chart is lost from the scan; this is the reading H-A of the rulings, cell by cell.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.cells import (
    BLANK,
    BREAKAWAY,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GAIN,
    INCOMPLETE,
    INTERCEPTION,
    LOSS,
    TOUCHDOWN,
    TRAPPED,
    Kind,
)
from fieldhouse.gridiron.priority import (
    FUMBLE_DEFENSE,
    FUMBLE_LONGER,
    FUMBLE_OFFENSE,
    FUMBLE_SHORTER,
    Key,
    compile_chart,
)

ROWS: Final[tuple[Kind, ...]] = (GAIN, LOSS, BLANK, BREAKAWAY, TOUCHDOWN, TRAPPED, INTERCEPTION, INCOMPLETE, FUMBLE)
COLUMNS: Final[tuple[Kind, ...]] = (
    GAIN, LOSS, BLANK, FORCED_GAIN, FORCED_LOSS, FORCED_TOUCHDOWN, TRAPPED, INTERCEPTION, INCOMPLETE, FUMBLE,
)  # fmt: skip

PRIORITY: Final = compile_chart(
    """
           #    -#   blank (#)  (-#)  (TD)  QT   INT   INC   F
    #      ADD  ADD  ADD   DEF  DEF   TD    QT   INT   INC   Fd
    -#     ADD  ADD  ADD   DEF  DEF   TD    QT   INT   INC   Fd
    blank  ADD  ADD  ADD   DEF  DEF   TD    QT   INT   INC   Fd
    B      B+   B+   B+    DEF  DEF   TD    QT   INT   INC   Fd
    TD     TD   TD   TD    DEF  DEF   TD    QT   INT   INC   Fd
    QT     QT   QT   QT    DEF  DEF   TD    QT   INT   INC   Fd
    INT    INT  INT  INT   INC  INT<  INC   INT  INT<  INT   INT
    INC    INC  INC  INC   DEF  DEF   TD    QT   INT   INC   Fd
    F      Fo   Fo   Fo    Fd   F<    FEZ   Fo   INT   Fo    F>
    """,
    ROWS,
    COLUMNS,
)


def fumble_yards(key: Key, offensive: int, defensive: int) -> int:
    """Where a fumble lies, by the key's footnote; one in the end zone has no yards."""
    if key == FUMBLE_OFFENSE:
        return offensive
    if key == FUMBLE_DEFENSE:
        return defensive
    if key == FUMBLE_SHORTER:
        return min(offensive, defensive)
    assert key == FUMBLE_LONGER
    return max(offensive, defensive)
