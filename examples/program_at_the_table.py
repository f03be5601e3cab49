"""Any program, or a language model behind one, plays a seat over the HTTP API.

    python examples/program_at_the_table.py http://127.0.0.1:8710 TOKEN -- ./my_program --its arguments

The program is started once. For every question it is given one line of JSON on its input (seat, prompt, options with
key, label and help, view) and answers with one line that holds the key of an option, alone or anywhere within: so a
small script that hands ``text`` to a language model and prints what comes back is enough. What is not legal is asked
again, with the reason in ``refused``; after three such answers the default is taken. TOKEN is the end of the seat's
link in the lobby; without one, a table against the computer is opened.
"""

from __future__ import annotations

import json
import re
import secrets
import subprocess
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PATIENCE = 3
Json = dict[str, Any]


class Seat:
    """A seat at a table of a server."""

    def __init__(self, base: str, token: str) -> None:
        self.base = base.rstrip("/")
        self.token = token or self._new_table()

    def call(self, path: str, body: Json | None = None) -> Json:
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.base + path, data, {"Content-Type": "application/json"}), timeout=60) as answer:
            found: Json = json.load(answer)
            return found

    def _new_table(self) -> str:
        seats = [{"who": "computer"}, {"who": "me", "name": "A program"}]
        table = self.call("/api/tables", {"game": "ddf", "options": {"preset": "basic"}, "seats": seats})
        token: str = table["seats"][0]["token"]
        self.call(f"/api/seats/{token}/dice", {"given": secrets.token_hex(32)})
        return token


def text_of(question: Json, refused: str) -> str:
    """The question as a person, or a language model, would read it."""
    options = "\n".join(f"- {each['key']}: {each['label']}. {each['help']}" for each in question["options"])
    again = f"Your last answer was refused: {refused}\n" if refused else ""
    return f"{again}{question['prompt']}\n{options}\nAnswer with one key, nothing else."


def key_in(line: str, question: Json) -> str:
    """The option that a line names: the last of its words that is one, or the line itself."""
    keys = {option["key"] for option in question["options"]}
    named = [word for word in re.findall(r"[\w-]+", line.lower()) if word in keys]
    return named[-1] if named else line.strip()


def play(seat: Seat, program: list[str]) -> Json:
    """The game to its end; the last view."""
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as child:
        assert child.stdin is not None and child.stdout is not None
        view, refused, tries = seat.call(f"/api/seats/{seat.token}"), "", 0
        while not view["over"]:
            question = view["question"]
            if question is None:
                view = seat.call(f"/api/seats/{seat.token}?after={view['version']}&wait=20")
                continue
            if tries < PATIENCE:
                asked = {**question, "refused": refused, "text": text_of(question, refused)}
                child.stdin.write(json.dumps(asked) + "\n")
                child.stdin.flush()
                key = key_in(child.stdout.readline(), question)
            else:
                key = question["default"]
            try:
                view = seat.call(f"/api/seats/{seat.token}/answer", {"turn": view["turn"], "key": key})
                refused, tries = "", 0
            except HTTPError as refusal:
                refused, tries = json.load(refusal)["detail"], tries + 1
                view = seat.call(f"/api/seats/{seat.token}")
        child.stdin.close()
        return view


def main(words: list[str]) -> None:
    if "--" not in words or len(words) < 3:
        print(__doc__)
        return
    split = words.index("--")
    base, token = (*words[:split], "")[:2]
    view = play(Seat(base, token), words[split + 1 :])
    print(*(f"{seat['title']} {score}" for seat, score in zip(view["seats"], view["score"], strict=False)), sep=", ")


if __name__ == "__main__":
    main(sys.argv[1:])
