"""Frames: packed as the manual says, found again whatever lies around them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.emulators.pn532.frames import ACK, ERROR, LONGEST, NACK, Deframer, Frame, Sign, pack

DATA = st.binary(min_size=1, max_size=LONGEST)


def found(stream: bytes) -> list[Frame]:
    return Deframer().feed(stream)


def test_a_frame_as_the_manual_prints_it() -> None:
    assert pack(bytes.fromhex("D402")) == bytes.fromhex("0000FF02FED4022A00")


def test_a_long_frame_is_an_extended_one() -> None:
    frame = pack(bytes(256))
    assert frame[:8] == bytes.fromhex("0000FFFFFF0100FF")
    assert found(frame) == [bytes(256)]


@pytest.mark.parametrize("size", [0, LONGEST + 1])
def test_what_fits_into_no_frame_is_not_packed(size: int) -> None:
    with pytest.raises(ValueError, match="1 to 265 bytes"):
        pack(bytes(size))


def test_signs() -> None:
    assert found(ACK + NACK + ERROR) == [Sign.ACK, Sign.NACK, b"\x7f"]


@given(st.lists(DATA, max_size=5), st.integers(1, 40))
def test_frames_arrive_however_they_are_cut(sent: list[bytes], step: int) -> None:
    stream, deframer = b"".join(map(pack, sent)), Deframer()
    pieces = (stream[place : place + step] for place in range(0, len(stream), step))
    assert [frame for piece in pieces for frame in deframer.feed(piece)] == sent


@given(DATA, st.integers(0, 7), st.data())
def test_a_frame_with_one_wrong_bit_is_none(sent: bytes, bit: int, data: st.DataObject) -> None:
    frame = bytearray(pack(sent))
    place = data.draw(st.integers(3, len(frame) - 2))
    frame[place] ^= 1 << bit
    assert sent not in found(bytes(frame))


@given(st.binary(max_size=600), DATA)
def test_after_garbage_and_a_pause_the_next_frame_is_found(garbage: bytes, sent: bytes) -> None:
    deframer = Deframer()
    deframer.feed(garbage)
    deframer.feed(bytes(LONGEST + 8))  # what a host sends to wake the chip ends a frame that garbage began
    assert deframer.feed(pack(sent))[-1:] == [sent]
    assert len(deframer) <= LONGEST + 8


def test_garbage_that_looks_like_the_beginning_of_a_frame_swallows_none() -> None:
    swallower = bytes.fromhex("0000FF 09F7")
    assert found(swallower + pack(b"\xd4\x02") + bytes(20)) == [b"\xd4\x02"]


def test_damage_is_counted() -> None:
    deframer = Deframer()
    assert deframer.feed(bytes.fromhex("0000FF02FED4022B00 0000FF0202 0000FFFFFF0000")) == []
    assert deframer.spoilt == 2
    assert deframer.feed(b"\x00") == []
    assert deframer.spoilt == 3
