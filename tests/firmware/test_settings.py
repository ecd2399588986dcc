"""Settings come from the host, are checked before they count, and a board without good ones can still be talked to."""

import binascii
import json
import struct
from typing import Any

import pytest

from hardware.emulators.satellite import Board
from tests.firmware.conftest import MakeBoard
from tests.firmware.peer import Peer, connected
from tests.firmware.seat import PARTS, m, only, settings

OTHER = settings(only("lamp"), "south")


def write(peer: Peer, text: str, crc: int | None = None, step: int = 200) -> None:
    raw = text.encode()
    for offset in range(0, len(raw), step):
        peer.send(m.SETTINGS_PIECE, struct.pack("<HH", offset, len(raw)) + raw[offset : offset + step])
        peer.ping(offset)
    peer.send(m.SETTINGS_DONE, struct.pack("<I", binascii.crc32(raw) if crc is None else crc))


def changed(line: dict[str, Any], **keys: Any) -> str:
    return settings([{**line, **keys}])


BAD = {
    "nothing": "",
    "no JSON": "{",
    "a list": "[]",
    "version": json.dumps({"version": 2, "name": "a", "parts": []}),
    "no parts": json.dumps({"version": 1, "name": "a"}),
    "part": changed(PARTS[0], part="laser"),
    "pin": changed(PARTS[0], pin=30),
    "text for a pin": changed(PARTS[0], pin="2"),
    "no pin": settings([{"name": "ok", "part": "button"}]),
    "pin twice": settings([PARTS[0], {**PARTS[1], "pin": PARTS[0]["pin"]}]),
    "name twice": settings([PARTS[0], {**PARTS[1], "name": PARTS[0]["name"]}]),
    "pull": changed(PARTS[0], pull="sideways"),
    "bounce": changed(PARTS[0], bounce_ms=0),
    "stamp": changed(PARTS[0], stamp="pio", pull="down"),
    "length": changed(PARTS[7], length=1000),
    "address": changed(PARTS[5], address=0x24),
    "many stamped": settings([{"name": str(pin), "part": "button", "pin": pin, "stamp": "pio"} for pin in range(5)]),
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_settings_that_cannot_be_used_are_refused_and_change_nothing(seat: Board, peer: Peer, bad: str) -> None:
    write(peer, bad)
    assert peer.wait(m.REFUSED, lambda said: said[1] == m.SETTINGS_DONE)[0] == m.REFUSED_SETTINGS
    assert peer.piece(m.SETTINGS).decode() == settings(PARTS)
    assert seat.starts == 1


def test_pieces_that_do_not_fit_are_refused(peer: Peer) -> None:
    raw = OTHER.encode()
    for offset, total in ((10, len(raw)), (0, 60_000), (0, 3)):
        peer.send(m.SETTINGS_PIECE, struct.pack("<HH", offset, total) + raw[:50])
        assert peer.wait(m.REFUSED) == bytes((m.REFUSED_SETTINGS, m.SETTINGS_PIECE))


def test_settings_that_were_damaged_are_refused(peer: Peer) -> None:
    write(peer, OTHER, crc=1)
    assert peer.wait(m.REFUSED) == bytes((m.REFUSED_SETTINGS, m.SETTINGS_DONE))
    assert peer.piece(m.SETTINGS).decode() == settings(PARTS)


@pytest.mark.parametrize("file", ["", "{", BAD["pin twice"]], ids=["missing", "damaged", "wrong"])
def test_a_board_without_good_settings_is_in_safe_mode_until_it_gets_some(make_board: MakeBoard, file: str) -> None:
    board = make_board(only("lamp"), file)
    with connected(board.path) as peer:
        assert peer.hello().flags == m.SAFE_MODE | m.BAD_SETTINGS
        assert json.loads(peer.piece(m.PARTS)) == []
        peer.ping()
        write(peer, OTHER, step=20)
        board.until(lambda: board.starts == 2)
    with connected(board.path) as peer:
        assert peer.hello().flags == 0
        assert peer.piece(m.SETTINGS).decode() == OTHER
        peer.send(m.SHOW, b"\x00\x40")
        board.until(lambda: board.shown("lamp") == 0x40)


def test_a_restart_is_a_new_boot_that_forgets_events(make_board: MakeBoard) -> None:
    board = make_board(only("ok"))
    with connected(board.path) as peer:
        first = peer.hello()
        board.press("ok")
        peer.wait(m.EVENT)
        peer.send(m.RESTART, bytes([m.RESTART_NORMAL]))
        board.until(lambda: board.starts == 2)
    with connected(board.path) as peer:
        second = peer.hello()
    assert (second.boot != first.boot, second.flags, second.following, second.first) == (True, 0, 1, 1)


def test_safe_mode_can_be_asked_for_and_ends_with_the_next_restart(make_board: MakeBoard) -> None:
    board = make_board(only("ok"))
    flags = []
    for how in (m.RESTART_SAFE, m.RESTART_NORMAL):
        with connected(board.path) as peer:
            flags.append(peer.hello().flags)
            starts = board.starts
            peer.send(m.RESTART, bytes([how]))
            board.until(lambda starts=starts: board.starts > starts)  # type: ignore[misc]
    with connected(board.path) as peer:
        assert [*flags, peer.hello().flags] == [0, m.SAFE_MODE, 0]


def test_the_bootloader_can_be_asked_for(make_board: MakeBoard) -> None:
    board = make_board(only("ok"))
    with connected(board.path) as peer:
        peer.send(m.RESTART, bytes([m.RESTART_BOOTLOADER]))
        board.until(lambda: board.boots_loader)
    assert not board.path.exists()


def test_the_watchdog_ends_a_program_that_hangs(make_board: MakeBoard) -> None:
    board = make_board(only("ok"))
    with connected(board.path):
        board.hang()
        board.until(lambda: board.starts == 2)
    with connected(board.path) as peer:
        assert peer.hello().flags == m.WATCHDOG_RESET


def test_a_program_that_fails_again_and_again_ends_in_safe_mode(make_board: MakeBoard) -> None:
    board = make_board(only("lamp"), faulty="PWM")
    board.until(lambda: board.starts == 4)
    with connected(board.path) as peer:
        assert peer.hello().flags & m.SAFE_MODE
        assert "broken on purpose" in board.failure
