"""Any program, or a language model behind one, plays a seat over the HTTP API.

    python examples/program_at_the_table.py http://127.0.0.1:8710 TOKEN -- ./my_program --its arguments

The program is started once. For every question it is given one line of JSON on its input: the question (prompt, options
with key, label and help), ``seat`` (who it is), ``view`` (score, board, recent lines, who sits where) and ``text``, all
of that in words. It answers with one line that holds the key of an option, alone or anywhere within: so a small script
that hands ``text`` to a language model and prints what comes back is enough. What is not legal is asked again, with the
reason in ``refused``; after three such answers the default is taken. TOKEN is the end of the seat's link in the lobby;
a game's name in its place (ddf, bowlbound, statispro, lords), or nothing, opens a table against the computer.
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
GAMES = ("ddf", "bowlbound", "statispro", "lords")
LATELY = 5
Json = dict[str, Any]


class Seat:
    """A seat at a table of a server."""

    def __init__(self, base: str, token: str) -> None:
        self.base = base.rstrip("/")
        self.token = self._new_table(token or GAMES[0]) if token in ("", *GAMES) else token

    def call(self, path: str, body: Json | None = None) -> Json:
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.base + path, data, {"Content-Type": "application/json"}), timeout=60) as answer:
            found: Json = json.load(answer)
            return found

    def _new_table(self, game: str) -> str:
        table = self.call("/api/tables", {"game": game})
        token: str = table["seats"][0]["token"]
        self.call(f"/api/seats/{token}/dice", {"given": secrets.token_hex(32)})
        return token


def asked(view: Json, refused: str) -> Json:
    """What the program is given: the question, who it is and what it may see, and all of it as a text."""
    seen = {name: view[name] for name in ("title", "score", "board", "recent", "seats")}
    told = {**view["question"], "seat": view["seats"][view["seat"]], "view": seen, "refused": refused}
    return {**told, "text": text_of(told)}


def text_of(told: Json) -> str:
    """The question as a person, or a language model, would read it: seat, score, what happened, the board, options."""
    view, seat = told["view"], told["seat"]
    sides = [each["title"] or each["name"] for each in view["seats"]]
    score = ", ".join(f"{side} {points}" for side, points in zip(sides, view["score"], strict=False))
    lines = [
        f"You play {view['title']} as {seat['title'] or seat['name']} ({seat['name']}).",
        f"The score: {score}.",
        *(f"Lately: {line}" for line in view["recent"][-LATELY:]),
        f"The board: {json.dumps(view['board'], ensure_ascii=False)}",
        *([f"Your last answer was refused: {told['refused']}"] if told["refused"] else []),
        told["prompt"],
        *(f"- {each['key']}: {each['label']}. {each['help']}" for each in told["options"]),
        "Answer with one number, {least} to {most}, nothing else.".format(**told["number"])
        if told["number"]
        else "Answer with one key, nothing else.",
    ]
    return "\n".join(lines)


def key_in(line: str, question: Json) -> str:
    """The option that a line names: the last of its words that is one, or a number where one is wanted, or the line."""
    keys = {option["key"] for option in question["options"]}
    is_number = bool(question["number"])
    named = [word for word in re.findall(r"[\w-]+", line.lower()) if word in keys or (is_number and word.isdecimal())]
    return named[-1] if named else line.strip()


def play(seat: Seat, program: list[str]) -> Json:
    """The game to its end; the last view."""
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as child:
        assert child.stdin is not None and child.stdout is not None
        view, refused, tries = seat.call(f"/api/seats/{seat.token}"), "", 0
        while not view["over"]:
            question = view["question"]
            if question is None or question["optional"]:
                view = seat.call(f"/api/seats/{seat.token}?after={view['version']}&wait=20")
                continue
            if tries < PATIENCE:
                child.stdin.write(json.dumps(asked(view, refused)) + "\n")
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
    print(
        *(
            f"{seat['title'] or seat['name']} {score}"
            for seat, score in zip(view["seats"], view["score"], strict=False)
        ),
        sep=", ",
    )


if __name__ == "__main__":
    main(sys.argv[1:])
