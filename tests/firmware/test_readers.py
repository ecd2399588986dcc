"""Readers: tags with what is written on them, told once; phones, clashes, removals, readers that fail."""

import pytest

from hardware.emulators.pn532.tags import Ntag, Phone
from hardware.emulators.satellite import Board
from hardware.readers.ndef import text_message, text_of
from tests.firmware.conftest import MakeBoard
from tests.firmware.peer import Event, Peer, connected
from tests.firmware.seat import DEVICES, m, only

BOTH = pytest.mark.parametrize("name", ["reader", "tray"])
"""On a serial port, and on I2C."""


def read(event: Event) -> tuple[bytes, bytes]:
    """Number and memory of a tag that was told."""
    length = event.data[0]
    return event.data[1 : 1 + length], event.data[1 + length :]


@BOTH
def test_a_tag_is_told_with_what_is_written_on_it_and_when_it_leaves(seat: Board, peer: Peer, name: str) -> None:
    card = Ntag(bytes.fromhex("04A1B2C3D4E580"), ndef=text_message("ambit:fox"))
    seat.put(name, card)
    [told] = peer.of(m.TAG, 1)
    uid, memory = read(told)
    assert (told.device, uid, text_of(memory)) == (DEVICES[name], card.uid, "ambit:fox")
    seat.remove(name)
    [gone] = peer.of(m.GONE, 1)
    assert (gone.device, gone.data) == (DEVICES[name], bytes([7]) + card.uid)
    assert [event.what for event in peer.told] == [m.TAG, m.GONE]


@BOTH
def test_a_long_text_is_read_as_far_as_it_can_be_told(seat: Board, peer: Peer, name: str) -> None:
    card = Ntag(kind=216, ndef=text_message("x" * 240))
    seat.put(name, card)
    [told] = peer.of(m.TAG, 1)
    assert read(told) == (card.uid, bytes(card.memory[16 : 16 + m.LARGEST_MEMORY]))
    seat.remove(name)
    peer.of(m.GONE, 1)


@BOTH
def test_two_tags_are_a_clash_and_the_one_that_stays_is_told(seat: Board, peer: Peer, name: str) -> None:
    one, other = Ntag(b"\x04\x01\x02\x03\x04\x05\x06"), Ntag(b"\x04\x01\x02\x03")
    seat.put(name, one, other)
    [clash] = peer.of(m.CLASH, 1)
    assert clash.data == b"\x02" + b"".join(bytes([len(uid)]) + uid for uid in sorted((one.uid, other.uid)))
    seat.remove(name, one)
    [told] = peer.of(m.TAG, 1)
    assert read(told)[0] == other.uid
    seat.remove(name)
    peer.of(m.GONE, 1)
    assert [event.what for event in peer.told] == [m.CLASH, m.TAG, m.GONE]


@BOTH
def test_a_phone_is_not_taken_for_a_card(seat: Board, peer: Peer, name: str) -> None:
    seat.put(name, Phone())
    [unread] = peer.of(m.UNREAD, 1)
    assert (unread.device, unread.data) == (DEVICES[name], bytes([m.PHONE]))
    seat.remove(name)
    card = Ntag()
    seat.put(name, card)
    peer.of(m.TAG, 1)
    seat.remove(name)
    peer.of(m.GONE, 1)
    assert [event.what for event in peer.told] == [m.UNREAD, m.TAG, m.GONE]


@BOTH
def test_a_lost_answer_is_no_removal(seat: Board, peer: Peer, name: str) -> None:
    card = Ntag()
    seat.put(name, card)
    peer.of(m.TAG, 1)
    chip = seat.chips.readers[name]
    chip.lose_answers = chip.lose_acks = 2
    seat.until(lambda: chip.lose_answers == chip.lose_acks == 0)
    seat.remove(name)
    peer.of(m.GONE, 1)
    assert [event.what for event in peer.told] == [m.TAG, m.GONE]


@BOTH
def test_a_dead_reader_is_told_and_comes_back_without_a_removal(seat: Board, peer: Peer, name: str) -> None:
    card, chip = Ntag(), seat.chips.readers[name]
    seat.put(name, card)
    peer.of(m.TAG, 1)
    chip.mute = True
    [down] = peer.of(m.PART_DOWN, 1, DEVICES[name])
    assert (down.device, down.data) == (DEVICES[name], bytes([m.NO_ANSWER]))
    chip.mute = False
    chip.brown_out()
    peer.of(m.PART_UP, 1, DEVICES[name])
    seat.remove(name)
    peer.of(m.GONE, 1)
    assert [event.what for event in peer.told] == [m.TAG, m.GONE]


def test_pings_are_answered_while_a_reader_works(make_board: MakeBoard) -> None:
    board = make_board(only("reader", "tray"))
    with connected(board.path) as peer:
        board.put("reader", Ntag())
        for number in range(50):
            peer.ping(number)
        peer.of(m.TAG, 1)
