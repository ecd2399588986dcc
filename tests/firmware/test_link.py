"""The link: who the board is, pings, events until they are acknowledged, and frames that it refuses."""

import binascii
import json
import struct
from itertools import pairwise

import pytest

from hardware.emulators.satellite import Board
from tests.firmware.conftest import MakeBoard
from tests.firmware.peer import Event, Peer, connected, framed
from tests.firmware.seat import DEVICES, PARTS, firmware, m, only, settings

OK = DEVICES["ok"]


def test_the_board_says_who_it_is(peer: Peer) -> None:
    hello = peer.hello()
    assert (hello.protocol, hello.chip, hello.uid.hex()) == (m.PROTOCOL, m.RP2040, "e660583883724a32")
    assert hello.digest == binascii.crc32(m.dictionary().encode())
    assert (hello.flags, hello.version) == (0, firmware("__init__").VERSION)


def test_it_tells_its_dictionary_settings_and_parts(peer: Peer) -> None:
    assert peer.piece(m.DICTIONARY).decode() == m.dictionary()
    assert peer.piece(m.SETTINGS).decode() == settings(PARTS)
    parts = json.loads(peer.piece(m.PARTS))
    assert [(each["name"], each["part"]) for each in parts] == [(each["name"], each["part"]) for each in PARTS]
    assert all(each["up"] for each in parts if not each["part"].startswith(("pn532", "ht16k33")))


def test_a_piece_that_is_not_there_is_refused(peer: Peer) -> None:
    for payload in (b"\x09\x00\x00", b"\x01\xff\xff"):
        peer.send(m.ASK_PIECE, payload)
        assert peer.wait(m.REFUSED) == bytes((m.REFUSED_PIECE, m.ASK_PIECE))


def test_a_ping_is_answered_with_the_times_of_its_arrival_and_of_the_answer(peer: Peer) -> None:
    first, second = peer.ping(1), peer.ping(2)
    assert first[1] <= first[2] <= second[1] <= second[2]


def test_unknown_and_short_frames_are_refused(peer: Peer) -> None:
    for kind, payload in ((0x77, b""), (m.PING, b"\x01"), (m.ACK, b""), (m.SHOW, b""), (m.RESTART, b"")):
        peer.send(kind, payload)
        assert peer.wait(m.REFUSED) == bytes((m.REFUSED_KIND, kind))


def test_frames_are_numbered_without_a_gap(peer: Peer) -> None:
    peer.heard.clear()
    for number in range(300):
        peer.ping(number)
    numbers = [number for _, number, _ in peer.heard]
    assert all((after - before) % 256 == 1 for before, after in pairwise(numbers))


def test_an_event_comes_again_until_it_is_acknowledged(seat: Board, peer: Peer) -> None:
    seat.press("ok")
    first = peer.wait(m.EVENT)
    assert peer.wait(m.EVENT) == peer.wait(m.EVENT) == first
    peer.send(m.ACK, first[:4])
    seat.press("ok", after=0.2)
    following = peer.wait(m.EVENT, lambda payload: payload != first)
    assert struct.unpack("<I", following[:4])[0] == struct.unpack("<I", first[:4])[0] + 1


def test_an_acknowledgement_of_what_was_never_sent_changes_nothing(seat: Board, peer: Peer) -> None:
    peer.send(m.ACK, struct.pack("<I", 1_000_000))
    seat.press("ok")
    assert peer.wait(m.EVENT)[5] == m.PRESS


def test_all_that_happened_comes_before_settled(seat: Board, peer: Peer) -> None:
    seat.turn("dial", 5)
    seat.press("ok")
    peer.of(m.PRESS, 1)
    seat.press("bell")
    told = peer.settle(77)
    events = [struct.unpack("<I", payload[:4])[0] for kind, _, payload in peer.heard if kind == m.EVENT]
    assert max(events) == told


def test_a_settled_answer_says_until_when_it_holds(peer: Peer) -> None:
    before = peer.ping()[1]
    peer.settle(3)
    at = struct.unpack(m.form(m.SETTLED), [payload for kind, _, payload in peer.heard if kind == m.SETTLED][-1])[2]
    assert before <= at <= peer.ping()[2]


def test_what_was_not_acknowledged_comes_again_after_a_reconnect(seat: Board, peer: Peer) -> None:
    seat.press("ok")
    kept = peer.wait(m.EVENT)
    peer.close()
    with connected(seat.path) as other:
        assert other.wait(m.EVENT) == kept
        hello = other.hello()
        assert hello.first == struct.unpack("<I", kept[:4])[0] == hello.following - 1
        other.forget()
        hello = other.hello()
        assert hello.first == hello.following


@pytest.mark.parametrize("size", [0, 1, 100, m.LARGEST_PAYLOAD])
def test_frames_of_every_size_arrive(peer: Peer, size: int) -> None:
    peer.send(0x70, bytes(size))
    assert peer.wait(m.REFUSED) == bytes((m.REFUSED_KIND, 0x70))


@pytest.mark.parametrize(
    "garbage",
    [
        b"\0\0\0\0",
        b"\x03\x03\x03\x04\x01\0",
        bytes(range(1, 256)) * 4 + b"\0",
        framed(0x70)[:-3] + b"\0",
        framed(0x70, bytes(300)),
        b"\xff\0\x05\x01\x02\0",
        b"\x7f",
    ],
    ids=["zeros", "control", "noise", "cut", "long", "distances", "half"],
)
def test_garbage_is_skipped(peer: Peer, garbage: bytes) -> None:
    peer.raw(garbage + b"\0")
    peer.ping()
    assert [kind for kind, _, _ in peer.heard if kind == m.REFUSED] == []


def test_a_full_ring_counts_what_it_cannot_keep(make_board: MakeBoard) -> None:
    board = make_board(only("dial"))
    with connected(board.path) as peer:
        peer.forget()
        board.turn("dial", m.KEPT_EVENTS + 10)
        peer.until(lambda events: len(events) == m.KEPT_EVENTS, acknowledge=False)
        peer.settle()
        peer.send(m.ACK, struct.pack("<I", peer.expects - 1))
        peer.until(lambda events: turns(events) + lost(events) == m.KEPT_EVENTS + 10)
        assert lost(peer.events) > 0  # on a busy machine the last clicks may come when there is room again
        assert {event.device for event in peer.events if event.what == m.LOST} == {m.NO_DEVICE}
        kept = turns(peer.events)
        board.turn("dial", 1)
        peer.until(lambda events: turns(events) == kept + 1)


def turns(events: list[Event]) -> int:
    return sum(event.what == m.TURN for event in events)


def lost(events: list[Event]) -> int:
    """How many clicks the board says that it could not keep."""
    return sum(event.data[0] for event in events if event.what == m.LOST)
