"""hatchling's build hook: the wheel holds the compiled engine where a C compiler is at hand, beside its sources.

Without a compiler, or with FIELDHOUSE_PLAIN=1, it is the plain package, and one line says so. pip shows it only with
-v, so the wheel holds the reason too, for ``fieldhouse --version``. An editable install is always plain.

The charts of the library lie in the wheel packed, an archive for a folder (``library/packed.py`` reads both).

With FIELDHOUSE_DOCS=1, as whatever is published is built, the wheel also holds the manual that the lobby serves.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone
from tools import docs_site, packed_library
from tools.compiled import NEEDED, WHY_PLAIN, compiled, libraries, why_plain

DOCS = "FIELDHOUSE_DOCS"
HARDEST = 9


class CompiledEngine(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [*(() if why_plain() else NEEDED), *((docs_site.NEEDED,) if os.environ.get(DOCS) else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.target_name == "wheel":
            for archive, name in packed_library.pack(Path(self.root, "build", "library")).items():
                build_data["force_include"][str(archive)] = name
        if os.environ.get(DOCS):
            manual = Path(self.root, "build", docs_site.MANUAL.name)
            docs_site.pack(manual)
            build_data["force_include"][str(manual)] = docs_site.MANUAL.relative_to("src").as_posix()
        reason = why_plain()
        if not reason:
            try:
                folder = compiled()
            except (Exception, SystemExit) as fault:  # mypyc and setuptools leave by many doors
                reason = f"compiling failed ({type(fault).__name__}: {fault})"
        if reason:
            self.app.display_warning(f"Fieldhouse is built plain, not compiled: {reason}.")
            note = Path(self.root, "build", WHY_PLAIN.name)
            note.parent.mkdir(exist_ok=True)
            note.write_text(reason, encoding="utf-8")
            build_data["force_include"][str(note)] = str(WHY_PLAIN)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries(folder):
            build_data["force_include"][str(library)] = str(library.relative_to(folder))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable" and artifact_path.endswith(".whl"):
            pressed(Path(artifact_path))


def pressed(wheel: Path) -> None:
    """Writes the wheel again, the same files pressed as hard as can be: hatchling leaves a hundredth of it."""
    beside = wheel.with_suffix(".pressed")
    with ZipFile(wheel) as loose, ZipFile(beside, "w") as tight:
        for file in loose.infolist():
            tight.writestr(file, loose.read(file), ZIP_DEFLATED, HARDEST)
    beside.replace(wheel)
