"""Cables, hosts and boards that fail: no input is lost or comes twice, as far as the board itself lives."""

import struct

import pytest

from hardware.emulators.pn532.noise import Noise
from tests.firmware.conftest import MakeBoard
from tests.firmware.losses import evenings
from tests.firmware.lost_frames import LostFrames
from tests.firmware.peer import Event, Peer, connected, framed
from tests.firmware.seat import m, only

CLICKS = 40


def turned(peer: Peer) -> list[int]:
    return [struct.unpack("<b", event.data)[0] for event in peer.told if event.what == m.TURN]


@pytest.mark.parametrize("way", ["to_host", "to_board", "both"])
@pytest.mark.parametrize(
    "cable",
    [LostFrames(0.3), Noise(changed=0.01), Noise(lost=0.01), Noise(added=0.02)],
    ids=["lost", "changed", "bytes", "added"],
)
def test_every_click_comes_once_over_a_bad_cable(make_board: MakeBoard, cable: Noise | LostFrames, way: str) -> None:
    board = make_board(only("dial"))
    with connected(board.path) as peer:
        peer.forget()
        if way in ("to_host", "both"):
            board.to_host = cable
        if way in ("to_board", "both"):
            board.to_board = cable
        board.turn("dial", CLICKS)
        peer.of(m.TURN, CLICKS)
        peer.settle()
        assert turned(peer) == CLICKS * [1]
        assert way == "to_board" or isinstance(cable, LostFrames) or peer.spoilt > 0


def test_nothing_is_lost_over_cuts(make_board: MakeBoard) -> None:
    board = make_board(only("dial"))
    events: list[Event] = []
    with connected(board.path) as peer:
        peer.forget()
        for _ in range(5):
            board.turn("dial", 6)
            peer.of(m.TURN, len(events) + 2)
            events = peer.events
            peer.close()
            board.cut()
            peer = Peer(board.path)
            peer.events, peer.expects = events, events[-1].number + 1
            peer.hello()
        peer.of(m.TURN, 30)
        peer.settle()
        assert turned(peer) == 30 * [1]
        assert board.starts == 1
        peer.close()


def test_a_board_that_is_pulled_out_in_the_middle_of_a_frame_starts_afresh(make_board: MakeBoard) -> None:
    board = make_board(only("dial"))
    with connected(board.path) as peer:
        first = peer.hello()
        board.turn("dial", 3)
        peer.of(m.TURN, 3)
        peer.raw(framed(m.PING, b"\x01\x00")[:4])
        board.to_host = lambda data: data[: len(data) // 2]
        board.turn("dial", 1)
        board.reboot()
        board.to_host = lambda data: data
    with connected(board.path) as peer:
        second = peer.hello()
        assert (second.boot != first.boot, second.following) == (True, 1)
        board.turn("dial", 2)
        assert [event.number for event in peer.of(m.TURN, 2)] == [1, 2]


def test_a_port_is_gone_while_a_board_is_unplugged(make_board: MakeBoard) -> None:
    board = make_board(only("ok"))
    with connected(board.path) as peer:
        peer.ping()
    board.unplug()
    assert not board.path.exists()
    board.plug()
    with connected(board.path) as peer:
        board.press("ok")
        peer.of(m.PRESS, 1)


def test_a_host_that_does_not_read_costs_nothing_but_time(make_board: MakeBoard) -> None:
    board = make_board(only("dial", "ok"))
    with connected(board.path) as peer:
        peer.forget()
        board.held = True
        board.turn("dial", CLICKS)
        for number in range(2000):
            peer.send(m.PING, struct.pack("<H", number))
        board.press("ok")
        board.held = False
        peer.of(m.TURN, CLICKS)
        peer.of(m.PRESS, 1)
        peer.settle()
        assert turned(peer) == CLICKS * [1]


def test_stamps_follow_a_crystal_that_drifts(make_board: MakeBoard) -> None:
    board = make_board(only("call"), ppm=-100.0)
    with connected(board.path) as peer:
        pairs: list[float] = []
        for ppm in (-100.0, 100.0):
            board.drift(ppm)
            peer.ping()
            true = [board.press("call"), board.press("call", after=1.0)]
            told = peer.of(m.PRESS, 2 * len(pairs) + 2)[-2:]
            apart = (true[1] - true[0]) / 1000
            pairs.append(((told[1].at - told[0].at) / apart - 1) * 1e6)
        assert pairs == [pytest.approx(-100, abs=10), pytest.approx(100, abs=10)]


def test_ten_thousand_inputs_arrive_with_all_faults_on() -> None:
    tally = evenings(10_000)
    assert (tally.sent, tally.lost, tally.doubled) == (10_000, 0, 0)
    assert tally.told_lost > 0
    assert min(tally.faults) > 0, "not all faults happened"
