"""Faults in all combinations: presses are told once, in order, and no more wrong than their `err`."""

from collections.abc import Iterator

from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import Struct

from hardware.clock import SimulatedClock
from hardware.inputs import Input, Missed, Press, Status, Up
from hardware.virtual import Bounce, Drift, Fault, Late, Lost, Repeated, Unplugged, VirtualTable

BUTTONS = ("seat1.ok", "seat1.no", "seat2.ok", "seat2.call")
TARGETS = (*BUTTONS, "seat1", "seat2")
PAUSE = 0.2
"""Seconds: long enough for a finger to leave the button and for the contact to be at rest."""


class Push(Struct, frozen=True):
    device: str
    at: float


BOUNCES = st.builds(Bounce, times=st.integers(1, 20), within=st.floats(0.0001, 0.019))
WAYS = st.builds(Late, by=st.floats(0, 2)) | st.builds(Lost, resent=st.floats(0.01, 2))
HARMLESS = BOUNCES | WAYS | st.builds(Repeated, after=st.floats(0.01, 2)) | st.builds(Drift, ppm=st.floats(-200, 200))
HARMFUL = st.builds(Lost, resent=st.none())
Step = str | tuple[str, Fault | None] | float


def steps(faults: st.SearchStrategy[Fault]) -> st.SearchStrategy[list[Step]]:
    """A push of a button, a fault switched on or mended (None), or time that passes."""
    push = st.sampled_from(BUTTONS)
    switch = st.tuples(st.sampled_from(TARGETS), faults | st.none())
    return st.lists(push | switch | st.floats(0, 3), max_size=40)


class Bench:
    """A table for two, a hand that pushes its buttons, and what it was told."""

    def __init__(self) -> None:
        self.clock = SimulatedClock(50.0)
        self.table = VirtualTable.of_seats(2, self.clock)
        self.told: list[Input] = []
        self.pushes: list[Push] = []
        self.table.listen(self.told.append)

    def play(self, steps: list[Step]) -> None:
        for step in steps:
            match step:
                case str():
                    self.clock.advance(PAUSE)
                    self.pushes.append(Push(step, self.clock.now()))
                    self.table.press(step)
                case (target, None):
                    self.table.mend(target)
                case (target, fault):
                    self.table.fault(target, fault)
                case float() | int():
                    self.clock.advance(step)
        self.clock.advance(60)

    def presses(self, link: str = "") -> list[Press]:
        return [each for each in self.told if isinstance(each, Press) and each.device.startswith(link)]

    def matched(self) -> Iterator[tuple[Push, Press]]:
        """Each push with its press; on one device they come in the same order."""
        for device in BUTTONS:
            pushes = [push for push in self.pushes if push.device == device]
            presses = [press for press in self.presses() if press.device == device]
            assert len(pushes) == len(presses), "a push was lost or told twice"
            yield from zip(pushes, presses, strict=True)


@given(st.lists(st.tuples(st.sampled_from(BUTTONS), st.floats(PAUSE, 5))), BOUNCES)
def test_every_push_of_a_bouncing_button_is_one_press_at_first_contact(
    pushes: list[tuple[str, float]], bounce: Bounce
) -> None:
    bench = Bench()
    bench.table.fault("seat1", bounce)
    bench.table.fault("seat2", bounce)
    for device, pause in pushes:
        bench.play([device, pause])
    assert [Push(press.device, press.at) for press in bench.presses()] == bench.pushes


@given(steps(HARMLESS))
def test_every_push_is_told_once_and_within_its_error(steps: list[Step]) -> None:
    bench = Bench()
    bench.play(steps)
    for push, press in bench.matched():
        assert abs(press.at - push.at) <= press.err


@given(steps(HARMLESS))
def test_a_link_tells_its_pushes_in_the_order_in_which_they_happened(steps: list[Step]) -> None:
    bench = Bench()
    bench.play(steps)
    for link in ("seat1", "seat2"):
        happened = [push.device for push in bench.pushes if push.device.startswith(link)]
        assert [press.device for press in bench.presses(link)] == happened


@given(steps(HARMLESS | HARMFUL))
@example([("seat2.ok", Lost(resent=None)), ("seat2.call", Late(by=2.0)), "seat2.call", "seat2.ok"])
def test_every_push_is_told_or_told_to_be_missed(steps: list[Step]) -> None:
    bench = Bench()
    bench.play(steps)
    for device in BUTTONS:
        pushed = sum(push.device == device for push in bench.pushes)
        pressed = sum(press.device == device for press in bench.presses())
        missed = sum(each.count for each in bench.told if isinstance(each, Missed) and each.device == device)
        assert pressed + missed == pushed


@given(steps(HARMLESS | HARMFUL | st.just(Unplugged())))
def test_nothing_is_told_that_did_not_happen_and_nothing_twice(steps: list[Step]) -> None:
    bench = Bench()
    bench.play(steps)
    left = list(bench.pushes)
    for press in bench.presses():
        fitting = [push for push in left if push.device == press.device and abs(push.at - press.at) <= press.err]
        assert fitting, "a press without a push"
        left.remove(fitting[0])


@given(steps(HARMLESS | st.just(Unplugged())))
def test_a_listener_knows_which_devices_are_down(steps: list[Step]) -> None:
    bench = Bench()
    bench.play(steps)
    states = dict.fromkeys(bench.table.devices(), Up()) | {
        each.device: each.state for each in bench.told if isinstance(each, Status)
    }
    assert states == bench.table.devices()
    bench.table.mend("seat1")
    bench.table.mend("seat2")
    for device in BUTTONS:
        bench.table.mend(device)
    assert set(bench.table.devices().values()) == {Up()}
