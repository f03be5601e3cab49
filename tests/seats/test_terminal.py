"""People at a terminal, played by a list of what they type."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

import pytest
from rich.console import Console

from fieldhouse import catalog
from fieldhouse.seats.prompt import Keyboard
from fieldhouse.seats.screen import Screen
from fieldhouse.seats.terminal import Left, Terminal
from fieldhouse.store.saved import PERSON, coaches_of
from fieldhouse.table.journal import BY_HAND, ROLLED, SEALED, Entry, Journal
from fieldhouse.table.seat import Seat, seated
from fieldhouse.table.session import Session
from fieldhouse.table.standing import AnyOrder, tacit, usual

BOTH = (PERSON, PERSON)
AGAINST_THE_COMPUTER = ("book", PERSON)


class Typist(Keyboard):
    """Types a list, then leaves. Remembers which answers were hidden."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)
        self.hidden: list[str] = []

    def read(self, prompt: str, is_hidden: bool = False) -> str:
        if not self.lines:
            raise EOFError
        text = self.lines.pop(0)
        if is_hidden:
            self.hidden.append(text)
        return text


class Sitting:
    """One sitting at the terminal: what was typed, shown and saved."""

    def __init__(
        self,
        *typed: str,
        seats: Sequence[str] = BOTH,
        dice: str = ROLLED,
        options: str = "basic",
        asks_always: bool = False,
        seed: int = 3,
        orders: Callable[[Sequence[AnyOrder], Sequence[Seat]], list[Entry]] = tacit,
        game: str = "ddf",
        teams: tuple[str, ...] = ("2017-HAR", "2017-IRO"),
    ) -> None:
        definition = catalog.game(game)
        header = definition.header(teams, seed, {"preset": options}, dice)
        header = replace(header, seats=tuple(seats))
        people = [seat for seat, who in seated(seats) if who == "person"]
        given = [] if asks_always else orders(definition.standing_orders, people)
        self.session = Session(definition, header, coaches_of(definition, header), given)
        self.keyboard = Typist(typed)
        self.saved: list[Journal] = []
        page = io.StringIO()
        screen = Screen(Console(file=page, width=120), self.session)
        terminal = Terminal(self.session, screen, self.keyboard, self.saved.append)
        with pytest.raises(Left):
            terminal.play()
        self.shown = page.getvalue()

    @property
    def choices(self) -> list[str]:
        return [entry.value for entry in self.session.journal.entries if entry.kind in "cks"]


def test_everybody_is_asked_in_turn_and_every_answer_is_saved() -> None:
    sitting = Sitting("receive", "deep", "return", "short", "a")
    assert sitting.choices[:2] == ["receive", "deep"]
    lengths = [len(journal.entries) for journal in sitting.saved]
    assert lengths == sorted(lengths)
    assert sitting.saved[-1] == sitting.session.journal


def test_the_end_of_what_is_typed_is_quit() -> None:
    assert Sitting("receive").choices == Sitting("receive", "quit", "deep").choices == ["receive"]


def test_secret_calls_are_hidden_when_two_people_sit_here() -> None:
    sitting = Sitting("receive", "squib", "short", "d")
    assert sitting.keyboard.hidden == ["short", "d"]


def test_against_the_computer_nothing_needs_hiding() -> None:
    sitting = Sitting("deep", "d", seats=AGAINST_THE_COMPUTER, seed=4)
    assert sitting.keyboard.hidden == []
    assert "d" in sitting.choices


def test_the_screen_is_the_same_whatever_the_first_seat_called() -> None:
    short, plunge = (Sitting("receive", "squib", call) for call in ("short", "plunge"))
    assert short.session.journal.entries[-1].kind == SEALED
    assert short.choices != plunge.choices
    assert short.shown == plunge.shown


def test_an_illegal_answer_gets_a_sentence_and_is_asked_again() -> None:
    sitting = Sitting("heads", "receive", "squib", "hail-mary", "short")
    assert "'heads' cannot be chosen here; type receive or kick, or its number." in sitting.shown
    assert "That cannot be chosen here; type plunge, off-tackle" in sitting.shown
    assert "hail-mary" not in sitting.shown
    assert sitting.choices == ["receive", "squib", "short"]


def test_a_question_mark_explains() -> None:
    sitting = Sitting("receive", "squib", "?")
    assert "6-Short" in sitting.shown and "take back the last answer" in sitting.shown


def test_undo_takes_back_the_sealed_call_then_the_kick() -> None:
    assert Sitting("receive", "squib", "short", "undo", "long").choices == ["receive", "squib", "long"]
    assert Sitting("receive", "squib", "undo", "deep").choices == ["receive", "deep"]
    assert "There is nothing to take back." in Sitting("undo").shown


def test_undo_of_a_whole_play_tells_it_anew() -> None:
    once = Sitting("receive", "squib", "short", "a")
    again = Sitting("receive", "squib", "short", "a", "undo", "short", "a")
    assert again.session.journal == once.session.journal
    line = "6-Short v A-Standard"
    assert (once.shown.count(line), again.shown.count(line)) == (1, 2)


def test_undo_passes_over_what_nobody_was_asked() -> None:
    """The clock was running: both seats answered by themselves."""
    before = Sitting("receive", "squib")
    after = Sitting("receive", "squib", "plunge", "a", "undo")
    assert after.session.journal == before.session.journal


def test_the_clock_is_asked_about_only_late_or_always() -> None:
    play = ("receive", "squib", "plunge", "a")
    assert "The clock is running" not in Sitting(*play).shown
    assert "The clock is running" in Sitting(*play, "go", "go", asks_always=True).shown
    both = ("orders clock ask", "plunge", "orders clock ask", "a", "go", "go")
    assert "The clock is running" in Sitting("receive", "squib", *both).shown


def test_orders_are_told_and_changed_by_a_command() -> None:
    sitting = Sitting("orders", "orders clock never", "orders")
    assert "The clock: ask me about time-outs, hurrying and spikes" in sitting.shown
    assert "* late" in sitting.shown
    assert "* never" in sitting.shown.split("* late")[1]
    assert '["w",0,"clock","never"]' in sitting.saved[-1].dumps()


def test_an_order_in_ones_own_words_is_typed_told_and_refused() -> None:
    """Statis Pro: a substitution plan."""
    typed = ("orders", "orders bench Q2 6:00 Walton for Parish; Q1 9:00 Sichting for Ainge", "orders")
    faulty = "orders bench q1 9:00 worthy for parish"
    sitting = Sitting(*typed, faulty, game="statispro", options="book", teams=("1986-BOS", "1986-LAL"))
    before, after = sitting.shown.split("orders bench Q2 6:00 Walton for Parish; Q3 12:00 Parish for Walton")
    assert "* dead" in before and "own" in before
    assert "* own" in after and "* dead" not in after
    assert "Q1 9:00 Jerry Sichting for Danny Ainge: to come" in after
    assert (
        '["w",0,"bench","Q1 9:00 Jerry Sichting for Danny Ainge; Q2 6:00 Bill Walton for' in sitting.saved[-1].dumps()
    )
    assert "Nobody of your team is called 'worthy'" in after


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("orders weather ask", "There is no standing order 'weather'; there is clock or line."),
        ("orders clock", "'' is no value of the order 'clock'; say ask, late or never."),
        ("orders clock soon", "'soon' is no value of the order 'clock'; say ask, late or never."),
    ],
)
def test_an_order_that_the_game_does_not_know_is_a_sentence(typed: str, refusal: str) -> None:
    assert refusal in Sitting(typed).shown


def test_with_the_usual_orders_nobody_says_go_at_the_line() -> None:
    play = ("receive", "squib", "plunge", "a")
    assert "Plunge against" in Sitting(*play, options="advanced", orders=tacit).shown
    assert "Plunge against" not in Sitting(*play, options="advanced", orders=usual).shown


def test_before_each_question_the_board_shows_score_clock_down_field_and_time_outs() -> None:
    shown = Sitting("receive", "squib").shown
    assert "HAR 0 ●●●   IRO 0 ●●●   1st quarter 14:50" in shown
    assert "ball, 1st and 10 at " in shown
    assert "HAR ▐" in shown and "▌ IRO" in shown


def test_dice_by_hand_are_typed_and_refused_with_a_sentence() -> None:
    sitting = Sitting("heads", "7", "0", "receive", "deep", "40", "24", dice=BY_HAND)
    assert "Roll the coin dice for 'coin toss': 0 to 1, 0 for the visitors, 1 for the home team." in sitting.shown
    assert "'heads' is not a reading: type a number, 0 to 1." in sitting.shown
    assert "7 cannot be rolled with the coin dice: they show 0 to 1." in sitting.shown
    assert "40 cannot be rolled with the offense dice: they show 10 to 39." in sitting.shown
    assert [entry.value for entry in sitting.session.entries] == [0, "receive", "deep", 24]


def test_undo_takes_back_real_dice() -> None:
    sitting = Sitting("0", "receive", "deep", "24", "undo", "25", dice=BY_HAND)
    assert [entry.value for entry in sitting.session.entries] == [0, "receive", "deep", 25]


def test_the_box_score_at_any_time() -> None:
    assert "Harbor City Gulls" in Sitting("receive", "box").shown
