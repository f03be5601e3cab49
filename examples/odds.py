"""Third and two at the own forty: the exact chances of every call, every throw of the dice counted."""

from __future__ import annotations

import fieldhouse

values = fieldhouse.odds("ddf", "2017-NE", "2017-PHI", down=3, to_go=2, at="own-40")
for pair in sorted(values["pairs"], key=lambda pair: -pair["first_down"])[:5]:
    print(f"{pair['play']:<14} against {pair['formation']:<14} {pair['first_down']:.1%}")
