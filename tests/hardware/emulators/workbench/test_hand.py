"""A hand moves in time, one thing after the other, and waits for what a device tells."""

from hardware.clock import SimulatedClock
from hardware.emulators.workbench.hand import Hand, Move
from hardware.inputs import Lifted, Press, Tap

TAP, LIFTED = Tap(device="seat1.reader", at=0.0), Lifted(device="seat1.reader", at=0.0)


class Stalling(SimulatedClock):
    """The clock of a program that is suspended at times."""

    def stall(self, seconds: float) -> None:
        """Time passes, and no call is made."""
        self._now += seconds


class Written:
    """A hand that records every move with its moment."""

    def __init__(self) -> None:
        self.clock = Stalling()
        self.hand = Hand(self.clock)
        self.moves: list[tuple[float, str]] = []

    def move(self, name: str, wait: float = 0.0, *until: type[Tap | Lifted]) -> Move:
        return Move(lambda: self.moves.append((self.clock.now(), name)), wait, until)


def test_moves_are_made_in_their_time() -> None:
    written = Written()
    written.hand.do([written.move("down", 0.5), written.move("up", 0.25)])
    assert written.moves == []
    written.clock.advance(2.0)
    assert written.moves == [(0.0, "down"), (0.5, "up")]


def test_it_is_done_when_its_moves_are_and_not_when_the_hand_rests() -> None:
    written = Written()
    done = written.hand.do([written.move("down", 0.5)], [written.move("up", 5.0)])
    written.clock.advance(0.4)
    assert not done.done()
    written.clock.advance(0.1)
    assert done.done()


def test_what_is_asked_for_meanwhile_comes_after_it() -> None:
    written = Written()
    written.hand.do([written.move("one", 1.0)], [written.move("one is over", 1.0)])
    done = written.hand.do([written.move("two")])
    written.clock.advance(1.9)
    assert not done.done()
    written.clock.advance(0.1)
    assert written.moves == [(0.0, "one"), (1.0, "one is over"), (2.0, "two")]
    assert done.done()


def test_a_hand_that_rested_moves_again() -> None:
    written = Written()
    written.hand.do([written.move("one", 1.0)])
    written.clock.advance(10.0)
    written.hand.do([written.move("two")])
    written.clock.advance(0.0)
    assert written.moves == [(0.0, "one"), (10.0, "two")]


def test_what_the_device_tells_ends_the_waiting() -> None:
    written = Written()
    written.hand.do([written.move("hold", 2.0, Tap)], [written.move("take away", 1.0, Lifted)])
    written.clock.advance(0.3)
    written.hand.told(TAP)
    written.clock.advance(0.0)
    assert written.moves == [(0.0, "hold"), (0.3, "take away")]
    written.hand.do([written.move("next")])
    written.hand.told(LIFTED)
    written.clock.advance(0.0)
    assert written.moves[-1] == (0.3, "next")


def test_what_was_not_waited_for_changes_nothing() -> None:
    written = Written()
    written.hand.told(TAP)
    written.hand.do([written.move("hold", 2.0, Tap), written.move("take away", 1.0, Lifted)])
    written.clock.advance(0.0)
    for told in (LIFTED, Press(device="seat1.ok", at=0.0)):
        written.hand.told(told)
    written.clock.advance(1.9)
    assert written.moves == [(0.0, "hold")]
    written.clock.advance(0.1)
    assert written.moves[-1] == (2.0, "take away")


def test_being_told_twice_skips_no_move() -> None:
    written = Written()
    written.hand.do([written.move("hold", 2.0, Tap), written.move("take away", 1.0, Lifted), written.move("rest")])
    written.clock.advance(0.5)
    written.hand.told(TAP)
    written.hand.told(TAP)
    written.clock.advance(0.9)
    assert written.moves == [(0.0, "hold"), (0.5, "take away")]


def test_a_program_that_stood_still_has_not_run_out_of_patience() -> None:
    written = Written()
    written.hand.do([written.move("hold", 2.0, Tap)], [written.move("take away", 1.0, Lifted)])
    written.clock.advance(0.0)
    written.clock.stall(60.0)
    written.clock.advance(1.5)
    assert written.moves == [(0.0, "hold")], "the device had no time to tell anything, either"
    written.hand.told(TAP)
    written.clock.advance(0.0)
    assert written.moves[-1] == (61.5, "take away")
