"""A wheel as strangers install it: by pipx and uvx, with every Python named, without a compiler, in an empty home.

    python -m tools.clean_install WHEEL [PYTHON]...

Each tries the version, forty games on two processes, and a lobby that answers for itself and for its manual at /docs.
pipx and uv are brought from PyPI into a folder that goes away again. Only ready-made packages are taken, and PATH holds
no compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

PORT: Final = "8799"
SIM: Final = ("sim", "ddf", "2017-HAR", "2017-IRO", "--games", "40", "--options", "basic", "--workers", "2")
PATIENCE: Final = 90
NEEDED_BY_UVX: Final = ("realpath", "dirname")
"""By the small script that uv puts before a command."""


def main(wheel: str, pythons: list[str]) -> None:
    with tempfile.TemporaryDirectory() as made:
        home = Path(made)
        tools = home / "tools"
        subprocess.run([sys.executable, "-m", "venv", str(tools)], check=True)
        for name in NEEDED_BY_UVX:
            (tools / "bin" / name).symlink_to(shutil.which(name) or name)
        subprocess.run([tools / "bin" / "pip", "install", "--quiet", "pipx", "uv"], check=True)
        for python in pythons or [sys.executable]:
            tried = home / Path(python).parents[1].name
            tried.mkdir()
            environment = _bare(tried, tools)
            pipx = [str(tools / "bin" / "pipx"), "install", "--quiet", "--python", python, wheel]
            subprocess.run(pipx, env=environment, check=True)
            print(tried.name, "by pipx:", _tried([str(tried / "bin" / "fieldhouse")], environment), flush=True)
            uvx = [str(tools / "bin" / "uvx"), "--no-build", "--python", python, "--from", wheel, "fieldhouse"]
            print(tried.name, "by uvx:", _said([*uvx, "--version"], environment), flush=True)


def _bare(home: Path, tools: Path) -> dict[str, str]:
    """An environment with nothing of this machine's but where packages come from."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "UV_", "SSL_", "HTTP"))}
    return kept | {
        "HOME": str(home), "PATH": str(tools / "bin"), "CC": "no-compiler", "PIP_ONLY_BINARY": ":all:",
        "PIPX_HOME": str(home / "pipx"), "PIPX_BIN_DIR": str(home / "bin"), "FIELDHOUSE_DATA": str(home / "data"),
    }  # fmt: skip


def _tried(command: list[str], environment: dict[str, str]) -> str:
    """What the installed command says of itself, once games and the lobby have worked."""
    _said([*command, *SIM], environment)
    serve = [*command, "serve", "--port", PORT, "--no-browser"]
    with subprocess.Popen(serve, env=environment, stdout=subprocess.DEVNULL) as lobby:
        try:
            for page, words in {"": "Kick off now", "docs/": "played by the book"}.items():
                assert words in _read(f"http://127.0.0.1:{PORT}/{page}"), page
        finally:
            lobby.terminate()
    return _said([*command, "--version"], environment)


def _said(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{command}: {done.stdout}{done.stderr}")
    return done.stdout.strip()


def _read(address: str) -> str:
    """A page, waited for while the server starts."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address, timeout=20) as page:
                return str(page.read().decode())
        except URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.5)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
