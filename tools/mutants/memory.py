"""What was seen of tests and mutants, remembered while nothing that it could depend on has changed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any


class Memory:
    """Rows of one file, which is named by a digest of the code: the rows of other code are thrown away.

    A row is written as soon as it is known, so that a run that was broken off goes on where it was.
    """

    def __init__(self, folder: Path, name: str, everywhere: Iterable[Path]) -> None:
        self.path = folder / f"{name}-{digest(sorted(everywhere))}.jsonl"
        folder.mkdir(exist_ok=True)
        for other in folder.glob(f"{name}-*.jsonl"):
            if other != self.path:
                other.unlink()

    def recall(self) -> dict[str, Any]:
        if not self.path.exists():
            return {}
        return dict(map(json.loads, self.path.read_text(encoding="utf-8").splitlines()))

    def keep(self, key: str, value: Any) -> None:
        with self.path.open("a", encoding="utf-8") as out:
            out.write(json.dumps([key, value]) + "\n")


def digest(files: Iterable[Path]) -> str:
    whole = sha256()
    for file in files:
        whole.update(f"{file}\n".encode())
        whole.update(file.read_bytes())
    return whole.hexdigest()[:20]
