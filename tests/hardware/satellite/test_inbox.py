"""The inbox of a board under any order of repeated, lost and reordered frames and of restarts."""

from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.inbox import FARTHEST, Inbox
from hardware.satellite.messages import Event, Hello

Told = tuple[int, int]
"""An event by the start of its board and its number."""


class World:
    """A board that keeps what is not acknowledged, a line that may do anything to frames, and the real inbox."""

    def __init__(self) -> None:
        self.inbox = Inbox()
        self.boot, self.first, self.next = 1, 1, 1
        self.under_way: list[Event] = []
        """Frames of this connection that have not arrived; of earlier connections, none ever do."""
        self.handed: list[Told] = []
        self.happened: list[Told] = []
        self.forgotten: set[Told] = set()
        """What a restart of the board has wiped out before it was acknowledged."""
        self.greet()

    def happen(self) -> None:
        if self.next - self.first < MESSAGES.KEPT_EVENTS:
            self.happened.append((self.boot, self.next))
            self.next += 1
            self.send(self.next - 1)

    def send(self, number: int) -> None:
        self.under_way.append(event(number))

    def send_again(self) -> None:
        for number in range(self.first, self.next):
            self.send(number)

    def arrive(self, place: int, stays: bool) -> None:
        """Any frame under way arrives; if it `stays`, it will arrive once more."""
        if self.under_way:
            place %= len(self.under_way)
            self.take(self.under_way[place] if stays else self.under_way.pop(place))

    def lose(self, place: int) -> None:
        if self.under_way:
            self.under_way.pop(place % len(self.under_way))

    def take(self, frame: Event) -> None:
        self.inbox.arrive(frame)
        for each in self.inbox.take():
            self.handed.append((self.inbox.boot or 0, each.event))

    def acknowledge(self) -> None:
        self.first = max(self.first, self.inbox.handed + 1)

    def greet(self) -> None:
        """A new connection: what was under way on the last one is gone."""
        self.under_way.clear()
        assert self.inbox.greet(hello(self.boot, self.next, self.first)) == 0

    def restart(self) -> None:
        """The board begins anew and counts from 1; the host hears of it before any of its events."""
        handed = set(self.handed)
        self.forgotten |= {told for told in self.happened if told not in handed}
        self.boot, self.first, self.next = self.boot + 1, 1, 1
        self.greet()


class Doing(NamedTuple):
    what: str
    place: int = 0


def event(number: int) -> Event:
    return Event(event=number, device=0, what=MESSAGES.PRESS, at=number, unsure=0.0, data=b"")


def hello(boot: int, following: int, first: int) -> Hello:
    return Hello(MESSAGES.PROTOCOL, 1, bytes(8), boot, 0, following, first, 0, "1.0")


WHAT = ("happen", "arrive", "arrive twice", "lose", "again", "acknowledge", "greet", "restart")
doing = st.one_of(
    st.builds(Doing, st.sampled_from(("happen", "arrive", "arrive twice")), st.integers(0, 40)),
    st.builds(Doing, st.sampled_from(WHAT), st.integers(0, 40)),
)
doings = st.lists(doing, min_size=20, max_size=120)
"""Mostly presses, and frames that arrive in any order; between them everything else."""


def do(world: World, one: Doing) -> None:
    match one.what:
        case "happen":
            world.happen()
        case "arrive":
            world.arrive(one.place, stays=False)
        case "arrive twice":
            world.arrive(one.place, stays=True)
        case "lose":
            world.lose(one.place)
        case "again":
            world.send_again()
        case "acknowledge":
            world.acknowledge()
        case "greet":
            world.greet()
        case "restart":
            world.restart()


@settings(max_examples=150)
@given(doings)
def test_every_event_is_handed_over_once_and_in_order_whatever_happens_to_frames(done: list[Doing]) -> None:
    world = World()
    for each in done:
        do(world, each)
        assert world.handed == [told for told in world.happened if told in set(world.handed)], "once, and in order"
    world.greet()
    world.send_again()
    for _ in range(len(world.under_way)):
        world.arrive(0, stays=False)
    assert world.handed == [told for told in world.happened if told not in world.forgotten], "and none is missing"
    assert not world.inbox.has_gap


@given(st.lists(st.integers(1, 2 * FARTHEST), max_size=60))
def test_events_from_nowhere_are_never_handed_over_out_of_order(numbers: list[int]) -> None:
    inbox, handed = Inbox(), []
    inbox.greet(hello(1, 1, 1))
    for number in numbers:
        inbox.arrive(event(number))
        handed += [each.event for each in inbox.take()]
    assert handed == list(range(1, len(handed) + 1))
    assert set(handed) <= set(numbers)
