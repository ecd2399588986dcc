"""What a board shows: exactly what it is told, refused when it cannot be shown, dark when the host is gone."""

import struct

import pytest

from hardware.emulators.satellite import Board
from tests.firmware.conftest import MakeBoard
from tests.firmware.peer import Peer, connected
from tests.firmware.seat import DEVICES, m

SEVEN = bytes((0x3F, 0x06, 0x5B, 0x4F))
FOURTEEN = struct.pack("<4H", 0x0C3F, 0x0006, 0x00DB, 0x008F)


def show(peer: Peer, name: str, raw: bytes) -> None:
    peer.send(m.SHOW, bytes([DEVICES[name]]) + raw)


def test_a_lamp_shines_as_told(seat: Board, peer: Peer) -> None:
    for level in (255, 1, 100, 0):
        show(peer, "lamp", bytes([level]))
        seat.until(lambda level=level: seat.shown("lamp") == level)  # type: ignore[misc]


def test_a_counter_shows_its_digits_and_colon(seat: Board, peer: Peer) -> None:
    show(peer, "main", SEVEN + bytes([9]))
    seat.until(lambda: seat.shown("main") == "0123" and seat.counter("main").dim == 9)
    show(peer, "main", bytes((0x3F, 0x86, 0x5B, 0x4F)) + bytes((0, 1)))
    seat.until(lambda: seat.shown("main") == "01.:23" and seat.counter("main").dim == 0)


def test_a_counter_of_fourteen_segments_shows_two_bytes_a_digit(seat: Board, peer: Peer) -> None:
    show(peer, "aux", FOURTEEN + bytes([15]))
    seat.until(lambda: bytes(seat.counter("aux").memory[:8]) == FOURTEEN and seat.counter("aux").shines())


def test_a_bar_shows_a_colour_for_each_led(seat: Board, peer: Peer) -> None:
    colours = [(place, 2 * place, 255 - place) for place in range(12)]
    show(peer, "bar", b"".join(map(bytes, colours)))
    seat.until(lambda: seat.shown("bar") == colours)
    show(peer, "bar", bytes((1, 2, 3)))
    seat.until(lambda: seat.shown("bar") == [(1, 2, 3)] + 11 * [(0, 0, 0)])


def test_tones_follow_each_other_and_end(seat: Board, peer: Peer) -> None:
    heard: list[int] = []
    show(peer, "sound", struct.pack("<6H", 440, 150, 0, 150, 880, 150))
    for hertz in (440, 0, 880, 0):
        seat.until(lambda hertz=hertz: seat.shown("sound") == hertz)  # type: ignore[misc]
        heard.append(hertz)
    show(peer, "sound", struct.pack("<2H", 1000, 60_000))
    seat.until(lambda: seat.shown("sound") == 1000)
    show(peer, "sound", b"")
    seat.until(lambda: seat.shown("sound") == 0)


@pytest.mark.parametrize(
    ("name", "raw"),
    [
        ("lamp", b""),
        ("lamp", b"\x01\x02"),
        ("main", SEVEN),
        ("main", SEVEN + bytes([16])),
        ("main", SEVEN + bytes(3)),
        ("aux", SEVEN + bytes([9])),
        ("bar", bytes(37)),
        ("bar", bytes(39)),
        ("sound", bytes(3)),
        ("sound", struct.pack("<2H", 5, 100)),
        ("sound", struct.pack("<2H", 440, 100) * 33),
    ],
)
def test_what_cannot_be_shown_is_refused(seat: Board, peer: Peer, name: str, raw: bytes) -> None:
    before = seat.shown(name)
    show(peer, name, raw)
    assert peer.wait(m.REFUSED) == bytes((m.REFUSED_OUTPUT, m.SHOW))
    assert seat.shown(name) == before


@pytest.mark.parametrize("device", [DEVICES["ok"], DEVICES["reader"], len(DEVICES), 255])
def test_a_device_that_shows_nothing_is_refused(peer: Peer, device: int) -> None:
    peer.send(m.SHOW, bytes((device, 1)))
    assert peer.wait(m.REFUSED) == bytes((m.REFUSED_DEVICE, m.SHOW))


def test_everything_goes_dark_when_the_host_is_gone(make_board: MakeBoard) -> None:
    board = make_board()
    with connected(board.path) as peer:
        show(peer, "lamp", b"\xff")
        show(peer, "main", SEVEN + bytes([9]))
        show(peer, "bar", b"\xff\xff\xff")
        show(peer, "sound", struct.pack("<2H", 440, 60_000))
        board.until(lambda: board.shown("main") == "0123" and board.shown("sound") == 440 and board.light())
        board.until(lambda: board.shown("lamp") == 0 and board.shown("main") == "    ")
        board.until(lambda: board.shown("bar") == 12 * [(0, 0, 0)] and board.shown("sound") == 0)
        board.until(lambda: not board.light())  # it blinks
        show(peer, "lamp", b"\x10")
        board.until(lambda: board.shown("lamp") == 0x10 and board.light())


def test_a_counter_that_was_away_is_told_and_shows_again(seat: Board, peer: Peer) -> None:
    counter, bus = seat.counter("main"), seat.chips.buses[0]
    show(peer, "main", SEVEN + bytes([9]))
    seat.until(lambda: seat.shown("main") == "0123")
    bus.detach(0x70)
    counter.brown_out()
    [down] = peer.of(m.PART_DOWN, 1)
    assert (down.device, down.data) == (DEVICES["main"], bytes([m.NO_ANSWER]))
    bus.attach(0x70, counter)
    [up] = peer.of(m.PART_UP, 1)
    assert up.device == DEVICES["main"]
    seat.until(lambda: seat.shown("main") == "0123" and counter.dim == 9)
