"""Buttons and dials: every press once, stamped when it happened, whatever the contact does afterwards."""

import struct
from itertools import pairwise

import pytest

from hardware.emulators.satellite import Board
from tests.firmware.conftest import MakeBoard
from tests.firmware.peer import Peer, connected
from tests.firmware.seat import DEVICES, m, only

CALLS = [
    {"name": "one", "part": "button", "pin": 2, "stamp": "pio"},
    {"name": "two", "part": "button", "pin": 3, "stamp": "pio"},
    {"name": "three", "part": "button", "pin": 4, "stamp": "irq"},
]
ONE, TWO, THREE = range(3)
TIMER = 1.0
"""µs: the timer's own step."""


@pytest.mark.parametrize("name", ["ok", "call", "dial", "bell"])
@pytest.mark.parametrize("bounces", [0, 1, 8])
def test_a_press_is_told_once(seat: Board, peer: Peer, name: str, bounces: int) -> None:
    seat.press(name, bounces, within=0.005)
    seat.press(name, bounces, within=0.005, after=0.3)
    peer.of(m.PRESS, 2)
    peer.settle()
    assert [(event.device, event.what) for event in peer.told] == 2 * [(DEVICES[name], m.PRESS)]


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize("chip", ["RP2040", "RP2350"])
def test_stamps_are_as_far_apart_as_the_presses_were(make_board: MakeBoard, exact: bool, chip: str) -> None:
    board = make_board(CALLS, chip=chip, exact=exact)
    with connected(board.path) as peer:
        true = {ONE: board.press("one", 5, 0.004), TWO: board.press("two"), THREE: board.press("three", 3, 0.002)}
        told = {event.device: event for event in peer.of(m.PRESS, 3)}
    assert told[ONE].unsure == m.UNSURE_PIO or not exact
    assert told[THREE].unsure == m.UNSURE_INTERRUPT
    for other in (TWO, THREE):
        apart = (told[other].at - told[ONE].at) - (true[other] - true[ONE]) / 1000
        assert abs(apart) <= (told[other].unsure + told[ONE].unsure) / 10 + TIMER


@pytest.mark.parametrize("timer", [(1 << 30) - 3_000_000, (1 << 32) - 3_000_000], ids=["ticks", "timer"])
def test_stamps_go_on_when_the_timer_goes_round(make_board: MakeBoard, timer: int) -> None:
    board = make_board(CALLS, timer=timer)
    with connected(board.path) as peer:
        true = [board.press(name, after=pause) for pause in (0.0, 1.5, 3.0) for name in ("one", "three")]
        told = peer.of(m.PRESS, 6)
        received = peer.ping()[1]
    for device, start in ((ONE, 0), (THREE, 1)):
        ats = [event.at for event in told if event.device == device]
        apart = [(after - at) & 0xFFFFFFFF for at, after in pairwise(ats)]
        were = [(after - at) / 1000 for at, after in pairwise(true[start::2])]
        assert all(abs(one - other) <= 60 for one, other in zip(apart, were, strict=True))
    assert (received - told[0].at) & 0xFFFFFFFF < 60_000_000


def test_bounces_leave_room_for_the_stamp_of_the_next_press(make_board: MakeBoard) -> None:
    board = make_board(CALLS)
    with connected(board.path) as peer:
        for count in range(1, 6):
            board.press("one", 7, 0.006, after=0.3)
            peer.of(m.PRESS, count)
        assert [event.unsure for event in peer.told] == 5 * [m.UNSURE_PIO]


@pytest.mark.parametrize("name", ["one", "three"])
def test_presses_count_while_the_program_stands_still(make_board: MakeBoard, name: str) -> None:
    board = make_board(CALLS)
    with connected(board.path) as peer:
        board.press(name, 1, 0.002)
        peer.of(m.PRESS, 1)
        board.stall(0.6)
        true = [board.press(name, 1, 0.002) for _ in range(3)]
        told = peer.of(m.PRESS, 4)[1:]
        peer.settle()
    assert len(peer.told) == 4
    for (at, after), (was, then) in zip(pairwise(told), pairwise(true), strict=True):
        assert abs(after.at - at.at - (then - was) / 1000) <= (at.unsure + after.unsure) / 10 + TIMER


LAST = {"name": "last", "part": "button", "pin": 20}


@pytest.mark.parametrize("name", ["ok", "call", "bell"])
def test_a_button_that_is_held_at_the_start_counts_only_after_it_was_open(make_board: MakeBoard, name: str) -> None:
    board = make_board([*only(name), LAST], closed=(name,))
    with connected(board.path) as peer:
        board.press(name)  # it is held already: this only lets it go
        board.press(name, after=0.1)
        board.press(name, after=0.1)
        board.press("last", after=1.0)
        peer.of(m.PRESS, 1, device=1)
        assert [event.device for event in peer.told] == [0, 0, 1]


def test_a_button_to_the_supply_tells_each_press_once(make_board: MakeBoard) -> None:
    board = make_board([{"name": "bell", "part": "button", "pin": 18, "pull": "down"}])
    with connected(board.path) as peer:
        board.press("bell", after=0.1)
        board.press("bell", after=0.4)
        peer.of(m.PRESS, 2)
        peer.settle()
        assert len(peer.told) == 2


@pytest.mark.parametrize("by", [1, -1, 4, -7])
def test_every_click_of_a_dial_is_told(seat: Board, peer: Peer, by: int) -> None:
    seat.turn("dial", by)
    turns = peer.of(m.TURN, abs(by))
    peer.settle()
    assert sum(struct.unpack("<b", event.data)[0] for event in peer.told) == by
    assert {event.device for event in turns} == {DEVICES["dial"]}


@pytest.mark.parametrize("clicks", [1, 2, 4])
def test_a_dial_may_click_more_than_once_in_a_cycle(make_board: MakeBoard, clicks: int) -> None:
    board = make_board([{"name": "dial", "part": "dial", "a": 5, "b": 6, "clicks": clicks}])
    with connected(board.path) as peer:
        board.turn("dial", 4)
        board.turn("dial", -2)
        peer.of(m.TURN, 6)
        peer.settle()
        assert [struct.unpack("<b", event.data)[0] for event in peer.told] == [1, 1, 1, 1, -1, -1]


def test_edges_of_a_marked_button_are_told_one_by_one(make_board: MakeBoard) -> None:
    board = make_board(only("ok", "call"))
    with connected(board.path) as peer:
        for device, name, count in ((0, "ok", 6), (1, "call", 3)):
            peer.send(m.MARK, bytes([device]))
            peer.ping()
            board.press(name, 1, 0.002)
            edges = peer.of(m.EDGE, count - 2, device)
            assert {edge.data for edge in edges} <= {b"\x00", b"\x01"}
        peer.send(m.MARK, bytes([m.NO_DEVICE]))
        peer.ping()
        board.press("ok", after=0.2)
        peer.of(m.PRESS, 1)


def test_only_a_button_can_be_marked(seat: Board, peer: Peer) -> None:
    peer.send(m.MARK, bytes([DEVICES["lamp"]]))
    assert peer.wait(m.REFUSED) == bytes((m.REFUSED_DEVICE, m.MARK))
