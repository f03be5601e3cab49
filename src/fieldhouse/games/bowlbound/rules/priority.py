"""'The Priority Chart' (IV-2-D): how an offensive and a defensive result combine.

The printed chart is lost; this is the rulings' reading of it, cell by cell (football-priority-chart, 1.2).
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.cells import (
    BRACKET_GAIN,
    BRACKET_LOSS,
    BRACKET_TOUCHDOWN,
    FORCED_BREAKAWAY,
    FORCED_RUN,
    QUARTERBACK_RUNS,
)
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
from fieldhouse.gridiron.priority import WORDS, Key, compile_chart

BREAK_ALONE: Final = Key(len(WORDS))
"""Roll the B column; the defensive yardage does not count."""
RUN_ALONE: Final = Key(BREAK_ALONE + 1)
"""Roll the QR column."""
RUN_AND_ADD: Final = Key(BREAK_ALONE + 2)
"""Roll the QR column and add the defensive yardage."""

ROWS: Final[tuple[Kind, ...]] = (
    GAIN, LOSS, BLANK, FORCED_GAIN, FORCED_LOSS, TOUCHDOWN, FORCED_TOUCHDOWN, BREAKAWAY, FORCED_BREAKAWAY,
    QUARTERBACK_RUNS, FORCED_RUN, TRAPPED, INTERCEPTION, FUMBLE, INCOMPLETE,
)  # fmt: skip
COLUMNS: Final[tuple[Kind, ...]] = (
    GAIN, LOSS, BLANK, FORCED_GAIN, FORCED_LOSS, BRACKET_GAIN, BRACKET_LOSS, FORCED_TOUCHDOWN, BRACKET_TOUCHDOWN,
    BREAKAWAY, FORCED_BREAKAWAY, QUARTERBACK_RUNS, TRAPPED, INTERCEPTION, FUMBLE, INCOMPLETE,
)  # fmt: skip

PRIORITY: Final = compile_chart(
    """
          #    -#   blank (#)  (-#) [#]  [-#] (TD) [TD] B    (B)  QR   QT   INT  F    INC
    #     ADD  ADD  ADD   DEF  DEF  DEF  DEF  TD   TD   B    B    QR   QT   INT  Fd   INC
    -#    ADD  ADD  ADD   DEF  DEF  DEF  DEF  TD   TD   B    B    QR   QT   INT  Fd   INC
    blank ADD  ADD  ADD   DEF  DEF  DEF  DEF  TD   TD   B    B    QR   QT   INT  Fd   INC
    (#)   OFF  OFF  OFF   ADD  ADD  DEF  DEF  TD   TD   OFF  OFF  OFF  OFF  OFF  OFF  OFF
    (-#)  OFF  OFF  OFF   ADD  ADD  DEF  DEF  TD   TD   OFF  OFF  OFF  OFF  OFF  OFF  OFF
    TD    TD   TD   TD    DEF  DEF  DEF  DEF  TD   TD   TD   TD   QR   QT   INT  Fd   INC
    (TD)  TD   TD   TD    TD   TD   DEF  DEF  TD   TD   TD   TD   TD   TD   TD   TD   TD
    B     B+   B+   B+    DEF  DEF  DEF  DEF  TD   TD   B    B    QR   QT   INT  Fd   INC
    (B)   B    B    B     B+   B+   DEF  DEF  TD   TD   B    B    B    B    B    B    B
    QR    QR+  QR   QR    DEF  DEF  DEF  DEF  TD   TD   B    B    QR   QT   INT  Fd   INC
    (QR)  QR   QR   QR    QR+  QR+  DEF  DEF  TD   TD   QR   QR   QR   QR   QR   QR   QR
    QT    QT   QT   QT    DEF  DEF  DEF  DEF  TD   TD   B    B    QR   QT   INT  Fd   INC
    INT   INT  INT  INT   INC  INT< DEF  DEF  INC  INC  INT  INT  INT  INT  INT< INT  INT
    F     Fo   Fo   Fo    Fd   Fd   Fd   Fd   FEZ  FEZ  Fo   Fo   Fo   Fo   Fo   Fo   Fo
    INC   INC  INC  INC   DEF  DEF  DEF  DEF  TD   TD   B    B    QR   QT   INT  Fd   INC
    """,
    ROWS,
    COLUMNS,
    WORDS | {"B": BREAK_ALONE, "QR": RUN_ALONE, "QR+": RUN_AND_ADD},
)
