"""The frames of the bus: two boards on one controller stamp the same frames, and say when something is wrong."""

import struct
import time
from statistics import median

import pytest

from hardware.emulators.satellite import UsbBus
from tests.firmware.conftest import MakeBoard
from tests.firmware.peer import Peer, connected, framed
from tests.firmware.seat import m, only

PING = framed(m.PING, b"\x00\x00")
"""A host that is silent for five seconds is gone."""
CALL = only("call")
DRIFT = 20.0
"""µs: a sound bound for the line through a second of samples, drawn out to the press; the host does it better."""
LAP: int = m.FRAME_NUMBERS * 1000
"""µs until the numbers of frames repeat."""

Sample = tuple[int, float, bool]
"""Frame, when it began by the board's timer (µs), suspect."""


def samples(peer: Peer, count: int, begin: bool = True) -> list[Sample]:
    size = struct.calcsize(m.SAMPLE)
    found: list[Sample] = []
    if begin:
        peer.send(m.LISTEN_FRAMES, struct.pack("<H", 25))
    while len(found) < count:
        said = peer.wait(m.FRAMES, ask=PING)
        for place in range(0, len(said), size):
            frame, at, part, flags = struct.unpack_from(m.SAMPLE, said, place)
            found.append((frame, at + part / 256, bool(flags & m.SAMPLE_SUSPECT)))
    return found


def off(found: list[Sample], ppm: float) -> list[float]:
    """How far each sample is from the line through the first one (µs)."""
    start = found[0]
    apart = [((frame - start[0]) * 1000 * (1 + ppm / 1e6) - (at - start[1])) for frame, at, _ in found]
    lap = LAP * (1 + ppm / 1e6)
    return [(each + lap / 2) % lap - lap / 2 for each in apart]


def on_axis(at: int, found: list[Sample]) -> float:
    """µs since frame 0 of some lap, by the line through the first and the last sample."""
    (first, began, _), (last, ended, _) = found[0], found[-1]
    apart = (ended - began) % 2**32
    frames = round((apart / 1000 - (last - first)) * 1000 / LAP) * LAP // 1000 + last - first
    return first * 1000 + ((at - began + 2**31) % 2**32 - 2**31) * frames * 1000 / apart


@pytest.mark.parametrize(
    ("chip", "exact", "bound"),
    [("RP2350", True, 0.5), ("RP2040", True, 1.5), ("RP2350", False, 100.0), ("RP2040", False, 30.0)],
    ids=["latched", "polled", "latched in Python", "polled in Python"],
)
def test_frames_are_stamped(make_board: MakeBoard, chip: str, exact: bool, bound: float) -> None:
    """Without the assembler half of the samples are good: a busy machine may stop an interpreter between two reads."""
    board = make_board(only("ok"), chip=chip, exact=exact, ppm=80.0)
    with connected(board.path) as peer:
        found = samples(peer, 32)
    apart = sorted(abs(each - median(off(found, 80.0))) for each in off(found, 80.0))
    assert apart[-1 if exact else len(apart) // 2] <= bound
    assert not exact or not any(suspect for _, _, suspect in found)


def test_boards_on_one_controller_share_an_axis(make_board: MakeBoard) -> None:
    """One wire to a pin of each board: the same moment, by two timers that have nothing in common but the frames."""
    bus = UsbBus(ppm=30.0, offset=700)
    boards = [
        make_board(CALL, ppm=90.0, bus=bus, timer=5_000_000),
        make_board(CALL, chip="RP2350", ppm=-90.0, bus=bus, timer=3_999_000_000),
    ]
    found, presses = [], []
    for board in boards:
        with connected(board.path) as peer:
            found.append(samples(peer, 32))
    at = [board.press("call", after=0.05) for board in boards]
    for board in boards:
        with connected(board.path) as peer:
            presses.append(peer.of(m.PRESS, 1)[0].at)
    axis = [on_axis(press, samples) for press, samples in zip(presses, found, strict=True)]
    apart = (axis[1] - axis[0] + LAP / 2) % LAP - LAP / 2
    assert abs(apart - (at[1] - at[0]) / 1000) <= 5 + DRIFT


def test_a_suspended_bus_is_told_as_suspect_or_not_at_all(make_board: MakeBoard) -> None:
    board = make_board(only("ok"), chip="RP2350")
    with connected(board.path) as peer:
        samples(peer, 16)
        stopped = UsbBus(suspended=time.monotonic_ns())
        board.change_bus(stopped)
        board.change_bus(UsbBus(offset=300))
        again = samples(peer, 48, begin=False)
    assert any(suspect for _, _, suspect in again)
    assert not again[-1][2]


def test_nobody_is_told_of_frames_who_does_not_listen(make_board: MakeBoard) -> None:
    board = make_board(only("ok"))
    with connected(board.path) as peer:
        samples(peer, 16)
        peer.send(m.LISTEN_FRAMES, b"\x00\x00")
        peer.ping(1)
        peer.heard.clear()
        for number in range(100):
            peer.ping(number)
        assert [kind for kind, _, _ in peer.heard if kind == m.FRAMES] == []
