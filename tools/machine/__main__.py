"""``make test`` begins with this: it says what was found, brings what is missing, or stops with one sentence."""

from __future__ import annotations

import sys

from tools.machine import Missing, browser, postgres


def main() -> int:
    try:
        for name, part in (("browser", browser), ("PostgreSQL", postgres)):
            print(f"{name}: {part.bring()}", flush=True)
    except Missing as sentence:
        print(sentence, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
