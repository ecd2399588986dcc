"""Readers take turns in the order in which they asked, and one that hangs does not silence the others."""

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

from hardware.pn532 import RadioTurns
from tests.hardware.hearing import SOON, eventually


def start(do: Callable[[], object]) -> Thread:
    thread = Thread(target=do, daemon=True)
    thread.start()
    return thread


class Taking:
    """A reader that keeps its turn until it is told to end it."""

    def __init__(self, turns: RadioTurns, taken: list[str], name: str) -> None:
        self._turns, self._taken, self.name = turns, taken, name
        self.done = Event()
        self.thread = start(self._take)

    def _take(self) -> None:
        with self._turns.turn():
            self._taken.append(self.name)
            assert self.done.wait(SOON)


def test_turns_are_taken_in_the_order_in_which_they_were_asked_for() -> None:
    turns, taken = RadioTurns(), list[str]()
    waiting = []
    for number, name in enumerate("abcde", 1):
        waiting.append(Taking(turns, taken, name))
        eventually(lambda number=number: len(turns._queue) == number)  # type: ignore[misc]
    for number, each in enumerate(waiting, 1):
        eventually(lambda number=number: len(taken) == number)  # type: ignore[misc]
        assert taken == list("abcde"[:number]), "one at a time"
        each.done.set()
        each.thread.join(SOON)
    assert not turns._queue


def test_who_lets_it_go_and_asks_again_comes_after_those_who_wait() -> None:
    turns, taken = RadioTurns(), list[str]()
    first = Taking(turns, taken, "first")
    eventually(lambda: taken == ["first"])
    waiting = Taking(turns, taken, "waiting")
    eventually(lambda: len(turns._queue) == 2)
    first.done.set()
    again = Taking(turns, taken, "again")
    eventually(lambda: taken == ["first", "waiting"])
    waiting.done.set()
    eventually(lambda: taken == ["first", "waiting", "again"])
    again.done.set()


def test_one_that_hangs_loses_its_turn_and_the_others_take_theirs_without_waiting_for_it_again() -> None:
    turns, taken = RadioTurns(patience=0.05), list[str]()
    hanging = Taking(turns, taken, "hanging")
    eventually(lambda: taken == ["hanging"])
    for _ in range(3):
        with turns.turn():
            taken.append("other")
    assert taken == ["hanging", "other", "other", "other"]
    patient = RadioTurns(patience=SOON)
    patient._queue, patient._changed = turns._queue, turns._changed
    with patient.turn():
        taken.append("patient")
    hanging.done.set()
    hanging.thread.join(SOON)
    assert not turns._queue, "it comes back, and everything is as before"


def test_the_air_is_free_after_somebody_failed() -> None:
    turns = RadioTurns()
    with suppress(OSError), turns.turn():
        raise OSError("pulled out")
    with turns.turn():
        assert len(turns._queue) == 1
