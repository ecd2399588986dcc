"""Messages: every kind of the firmware's dictionary is understood, and what makes no sense is not."""

import struct
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.satellite import messages as m
from hardware.satellite.dictionary import DIGEST, EVENTS, KINDS, MESSAGES, TEXT, firmware
from hardware.satellite.frames import Frame

HELLO = struct.pack("<BB8sIIIIB", 1, 2, bytes.fromhex("E6614103E7000001"), 7, 8, 9, 3, 4) + b"1.2"
FROM_BOARD = {
    MESSAGES.HELLO: (HELLO, m.Hello(1, 2, bytes.fromhex("E6614103E7000001"), 7, 8, 9, 3, 4, "1.2")),
    MESSAGES.PIECE: (b"\x03\x02\x00\x09\x00abc", m.Piece(3, 2, 9, b"abc")),
    MESSAGES.EVENT: (struct.pack("<IBBIH", 5, 2, 1, 4_000_000_000, 250), m.Event(5, 2, 1, 4_000_000_000, 25e-6, b"")),
    MESSAGES.PONG: (struct.pack("<HII", 3, 10, 12), m.Pong(3, 10, 12)),
    MESSAGES.FRAMES: (
        struct.pack("<HIBBHIBB", 2047, 100, 128, 0, 0, 1100, 0, 1),
        m.Frames((m.Sample(2047, 100, 128, False), m.Sample(0, 1100, 0, True))),
    ),
    MESSAGES.SETTLED: (struct.pack("<HII", 4, 77, 99), m.SettledBoard(4, 77, 99)),
    MESSAGES.REFUSED: (b"\x02\xa0", m.Refused(2, MESSAGES.SHOW)),
}


def test_the_dictionary_is_the_file_of_the_firmware() -> None:
    assert (firmware() / "ambit" / "messages.py").is_file()
    assert zlib.crc32(TEXT.encode()) == DIGEST
    assert {layout.name for layout in KINDS.values()} >= {"hello", "event", "ack", "show"}
    assert EVENTS[MESSAGES.TURN].fixed.size == 1


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind < MESSAGES.ASK_HELLO])
def test_every_message_of_a_board_is_understood(kind: int) -> None:
    payload, meant = FROM_BOARD[kind]
    assert m.understood(Frame(kind, 0, payload)) == meant


@pytest.mark.parametrize("kind", FROM_BOARD)
def test_a_message_that_is_cut_short_is_none(kind: int) -> None:
    payload, _ = FROM_BOARD[kind]
    short = payload[: KINDS[kind].fixed.size - 1] if KINDS[kind].fixed.size else payload[:-1]
    assert m.understood(Frame(kind, 0, short)) is None


def test_a_message_that_is_too_long_is_none_where_nothing_may_follow() -> None:
    assert m.understood(Frame(MESSAGES.PONG, 0, struct.pack("<HII", 3, 10, 12) + b"x")) is None


@given(st.integers(0, 255), st.binary(max_size=250))
def test_no_payload_breaks_it(kind: int, payload: bytes) -> None:
    said = m.understood(Frame(kind, 0, payload))
    if isinstance(said, m.Event):
        m.turned(said.data), m.tag(said.data), m.tags(said.data)


def test_what_events_carry() -> None:
    assert m.turned(b"\xff") == -1
    assert m.turned(b"") == 0
    assert m.tag(b"\x02\xaa\xbbrest") == (b"\xaa\xbb", b"rest")
    assert m.tag(b"") == (b"", b"")
    assert m.tags(b"\x02\x01\xaa\x02\xbb\xcc") == (b"\xaa", b"\xbb\xcc")
    assert m.tags(b"\x09\x01\xaa") == (b"\xaa",)


def test_the_number_of_a_board_is_written_as_in_a_profile() -> None:
    hello = m.understood(Frame(MESSAGES.HELLO, 0, HELLO))
    assert isinstance(hello, m.Hello)
    assert hello.name == "E6614103E7000001"
