"""A game at this terminal: begun with fair dice or a chosen seed, played until it is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fieldhouse.batch import ahead
from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import out
from fieldhouse.seats.prompt import Keyboard
from fieldhouse.seats.screen import REMEMBERED, Screen
from fieldhouse.seats.terminal import Left, Terminal
from fieldhouse.store import saved
from fieldhouse.store.fairness import fair, with_our_bytes
from fieldhouse.table.fair import promised
from fieldhouse.table.game import AnyDefinition
from fieldhouse.table.journal import BY_HAND, ROLLED, Header, Journal
from fieldhouse.table.seat import seated
from fieldhouse.table.session import AnySession, Session
from fieldhouse.table.standing import ASK, usual


def check_dice(dice: str) -> None:
    """Refuse dice of a kind that there is not."""
    if dice not in (ROLLED, BY_HAND):
        raise BadCommand(f"Dice are {ROLLED!r} or {BY_HAND!r}, not {dice!r}.")


def begun(definition: AnyDefinition, header: Header, is_fair: bool, has_orders: bool) -> AnySession:
    """A new game with its charts read, played on to the first question; with the usual standing orders if they are
    wanted. What its coaches must solve is begun in a process of its own.

    The dice of one that *is_fair* come from the machine's chance; else they follow from the seed that somebody chose.
    """
    ahead.begin(header)
    header = with_our_bytes(fair(header)) if is_fair else promised(header)
    people = [seat for seat, who in seated(header.seats) if who == saved.PERSON]
    orders = usual(definition.standing_orders, people) if has_orders else []
    return Session(definition, header, saved.coaches_of(definition, header), orders)


def play_at_the_terminal(
    session: AnySession, keep: Callable[[Journal], None], heading: Sequence[str], again: str, asks_always: bool
) -> Screen | None:
    """Play on at the keyboard, printing what happens, and *keep* every answer. The screen, with the box score on it,
    when the game is over; None if somebody has left, and goes on *again*.

    If he *asks_always*, a person's standing orders do not hold any more.
    """
    if asks_always:
        cancel_orders(session)
    screen = Screen(out(), session, step_told=max(0, len(session.rests) - 1 - REMEMBERED), has_chances=True)
    for line, style in zip(heading, ("bold", "dim"), strict=False):
        screen.say(line, style)
    try:
        Terminal(session, screen, Keyboard(), keep).play()
    except Left:
        screen.say(f"\nSaved. Go on with: {again}", "bold")
        return None
    screen.box_score()
    return screen


def cancel_orders(session: AnySession) -> None:
    """Take back the standing orders of all people in *session*, who are asked everything then: it may play on."""
    for seat, coach in seated(session.coaches):
        for order in session.definition.standing_orders:
            if coach is None and not session.over:
                session.order(seat, order.code, ASK)
