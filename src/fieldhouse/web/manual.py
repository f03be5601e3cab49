"""The manual: the site that is built of docs/, in one archive, because its pages have most in common."""

from __future__ import annotations

import tarfile
from functools import cache
from pathlib import Path
from typing import Final

MANUAL: Final = Path(__file__).parent / "manual.tar.xz"
"""In every published wheel; ``make docs`` puts it into the sources."""


def is_built() -> bool:
    """Is there a manual? Looks for its file."""
    return MANUAL.is_file()


@cache
def read_manual() -> dict[str, bytes]:
    """All files of the manual by name, unpacked when the first reader comes; none where it has not been built."""
    if not is_built():
        return {}
    with tarfile.open(MANUAL) as archive:
        return {each.name: held.read() for each in archive if (held := archive.extractfile(each)) is not None}
