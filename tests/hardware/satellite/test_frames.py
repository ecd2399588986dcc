"""Frames: coded and decoded, found again after garbage, and nothing damaged is believed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.frames import LONGEST, Decoder, Frame, coded, crc16, decoded, stuff, unstuff

FRAMES = st.builds(
    Frame,
    st.integers(0, 255),
    st.integers(0, 255),
    st.one_of(st.binary(max_size=MESSAGES.LARGEST_PAYLOAD), st.integers(0, 250).map(bytes)),
)


def test_the_crc_is_the_one_that_catalogues_call_ccitt_false() -> None:
    assert crc16(b"123456789") == 0x29B1
    assert crc16(b"") == 0xFFFF


@pytest.mark.parametrize(
    ("body", "wire"),
    [
        ("", "01"),
        ("00", "0101"),
        ("0000", "010101"),
        ("11220033", "0311220233"),
        ("11223344", "0511223344"),
        ("11000000", "0211010101"),
        ("01" * 253 + "00", "fe" + "01" * 253 + "01"),
        ("01" * 254, "ff" + "01" * 254),
    ],
)
def test_bodies_are_stuffed_as_the_paper_on_cobs_has_it(body: str, wire: str) -> None:
    assert stuff(bytes.fromhex(body)).hex() == wire
    assert unstuff(bytes.fromhex(wire)) == bytes.fromhex(body)


@pytest.mark.parametrize("wire", ["0311", "00", "031100", "ff01"])
def test_what_is_not_stuffed_so_has_no_body(wire: str) -> None:
    assert unstuff(bytes.fromhex(wire)) is None


def test_a_frame_that_is_too_long_is_never_sent() -> None:
    with pytest.raises(ValueError, match="at most 250"):
        coded(Frame(1, 1, bytes(MESSAGES.LARGEST_PAYLOAD + 1)))


@given(FRAMES)
def test_a_frame_arrives_as_it_was_sent(frame: Frame) -> None:
    wire = coded(frame)
    assert wire.count(0) == 1
    assert len(wire) - 1 <= LONGEST
    assert decoded(wire[:-1]) == frame


@given(st.lists(FRAMES, max_size=6), st.data())
def test_frames_are_found_in_whatever_pieces_they_come(frames: list[Frame], data: st.DataObject) -> None:
    wire = b"".join(map(coded, frames))
    decoder, found = Decoder(), list[Frame]()
    while wire:
        size = data.draw(st.integers(1, len(wire)))
        found += decoder.feed(wire[:size])
        wire = wire[size:]
    assert found == frames
    assert decoder.skipped == 0


@given(FRAMES, st.binary(max_size=3 * LONGEST), FRAMES)
def test_after_garbage_the_next_frame_counts(before: Frame, garbage: bytes, after: Frame) -> None:
    decoder = Decoder()
    assert decoder.feed(coded(before)) == [before]
    found = decoder.feed(garbage + b"\0" + coded(after))
    assert found[-1] == after
    assert len(decoder._begun) <= LONGEST


@given(FRAMES, st.data())
def test_a_changed_byte_is_noticed(frame: Frame, data: st.DataObject) -> None:
    wire = bytearray(coded(frame)[:-1])
    place = data.draw(st.integers(0, len(wire) - 1))
    wire[place] ^= data.draw(st.integers(1, 255))
    decoder = Decoder()
    assert frame not in decoder.feed(bytes(wire) + b"\0")


def test_zeros_alone_are_nothing_and_garbage_without_an_end_is_not_kept() -> None:
    decoder = Decoder()
    assert decoder.feed(bytes(5)) == []
    assert decoder.skipped == 0
    for _ in range(100):
        assert decoder.feed(b"\x55" * 100) == []
        assert len(decoder._begun) <= LONGEST
    assert decoder.feed(b"\0" + coded(Frame(1, 2, b"x"))) == [Frame(1, 2, b"x")]
    assert decoder.skipped == 1
