"""A basketball game told as it goes: the first possessions."""

from __future__ import annotations

from itertools import islice

import fieldhouse

for line in islice(fieldhouse.watch("statispro", "1986-LAL", "1986-BOS", seed=3), 20):
    print(line)
