"""The air: readers take turns in the order in which they asked, and one that hangs does not silence the others."""

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

from hardware.pn532 import Air
from tests.hardware.hearing import SOON, eventually


def start(do: Callable[[], object]) -> Thread:
    thread = Thread(target=do, daemon=True)
    thread.start()
    return thread


class Taking:
    """A reader that has the air until it is told to let it go."""

    def __init__(self, air: Air, taken: list[str], name: str) -> None:
        self._air, self._taken, self.name = air, taken, name
        self.done = Event()
        self.thread = start(self._take)

    def _take(self) -> None:
        with self._air.turn():
            self._taken.append(self.name)
            assert self.done.wait(SOON)


def test_turns_are_taken_in_the_order_in_which_they_were_asked_for() -> None:
    air, taken = Air(), list[str]()
    waiting = []
    for number, name in enumerate("abcde", 1):
        waiting.append(Taking(air, taken, name))
        eventually(lambda number=number: len(air._queue) == number)  # type: ignore[misc]
    for number, each in enumerate(waiting, 1):
        eventually(lambda number=number: len(taken) == number)  # type: ignore[misc]
        assert taken == list("abcde"[:number]), "one at a time"
        each.done.set()
        each.thread.join(SOON)
    assert not air._queue


def test_who_lets_it_go_and_asks_again_comes_after_those_who_wait() -> None:
    air, taken = Air(), list[str]()
    first = Taking(air, taken, "first")
    eventually(lambda: taken == ["first"])
    waiting = Taking(air, taken, "waiting")
    eventually(lambda: len(air._queue) == 2)
    first.done.set()
    again = Taking(air, taken, "again")
    eventually(lambda: taken == ["first", "waiting"])
    waiting.done.set()
    eventually(lambda: taken == ["first", "waiting", "again"])
    again.done.set()


def test_one_that_hangs_loses_its_turn_and_the_others_take_theirs_without_waiting_for_it_again() -> None:
    air, taken = Air(patience=0.05), list[str]()
    hanging = Taking(air, taken, "hanging")
    eventually(lambda: taken == ["hanging"])
    for _ in range(3):
        with air.turn():
            taken.append("other")
    assert taken == ["hanging", "other", "other", "other"]
    patient = Air(patience=SOON)
    patient._queue, patient._changed = air._queue, air._changed
    with patient.turn():
        taken.append("patient")
    hanging.done.set()
    hanging.thread.join(SOON)
    assert not air._queue, "it comes back, and everything is as before"


def test_the_air_is_free_after_somebody_failed() -> None:
    air = Air()
    with suppress(OSError), air.turn():
        raise OSError("pulled out")
    with air.turn():
        assert len(air._queue) == 1
