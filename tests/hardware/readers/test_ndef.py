"""Text on tags: ours is read by another library and the other way round, and damaged memory breaks nothing."""

import random

import ndef
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.readers.ndef import extent, is_blank, records, text_message, text_of, with_message
from tests.hardware.fuzzing import streams

TEXT = st.text(st.characters(codec="utf-8"), max_size=50)
FUZZED = 3_000_000
FACTORY = bytes.fromhex("0103A00C34 0300FE")
"""What an NTAG213 holds when it is new: a block about its locks, and an empty message."""


def block(message: bytes) -> bytes:
    return with_message(b"", message)


@given(TEXT)
def test_another_library_reads_what_we_write(text: str) -> None:
    [record] = ndef.message_decoder(text_message(text))
    assert (record.text, record.language) == (text, "en")


@given(TEXT, st.sampled_from(["UTF-8", "UTF-16"]), st.sampled_from(["en", "fr-CA"]))
def test_we_read_what_another_library_writes(text: str, coding: str, language: str) -> None:
    message = b"".join(ndef.message_encoder([ndef.UriRecord("tel:1"), ndef.TextRecord(text, language, coding)]))
    assert text_of(block(message)) == text


def test_a_long_record_and_one_with_a_name() -> None:
    named = ndef.TextRecord("ambit:firebolt")
    named.name = "me"
    message = b"".join(ndef.message_encoder([ndef.Record("text/plain", "", bytes(300)), named]))
    assert len(message) > 255
    assert [len(record.payload) for record in records(message)] == [300, 17]
    assert text_of(block(message)) == "ambit:firebolt"


@pytest.mark.parametrize(
    ("memory", "blank"),
    [
        (b"", True),
        (FACTORY, True),
        (bytes(16), True),
        (FACTORY[:5] + b"\xfe", True),
        (FACTORY[:5] + b"\x03\x05", False),
        (block(text_message("")), False),
        (b"Open sesame!", False),
    ],
)
def test_a_tag_on_which_nobody_stored_anything(memory: bytes, blank: bool) -> None:
    assert is_blank(memory) is blank


def test_a_text_that_fills_the_tag_to_its_last_byte() -> None:
    whole = block(text_message("ambit:firebolt"))[:-1]
    assert text_of(whole) == "ambit:firebolt"
    assert text_of(whole[:-1]) is None


def test_other_blocks_are_stepped_over_and_kept() -> None:
    assert text_of(FACTORY) is None
    written = with_message(FACTORY, text_message("hello"))
    assert written[:5] == FACTORY[:5]
    assert text_of(written) == "hello"
    assert text_of(b"\x00\x00" + written) == "hello"


@pytest.mark.parametrize(
    ("memory", "needed"),
    [("", 2), ("03", 4), ("0310", 18), ("03FF01", 4), ("03FF0100", 260), ("0103A00C34", 7), ("FE", None), ("0000", 4)],
)
def test_how_much_of_the_memory_has_to_be_read(memory: str, needed: int | None) -> None:
    assert extent(bytes.fromhex(memory)) == needed


def test_a_message_that_is_cut_off_is_none() -> None:
    whole = block(text_message("hello"))
    assert [text_of(whole[:size]) for size in range(len(whole) - 1)] == [None] * (len(whole) - 1)


@pytest.mark.parametrize(
    "message", ["", "D1", "D101055402", "F1010554026865", "D1FF05", "C10105FFFFFF54", "D1010354", "D1010254C2FF"]
)
def test_damaged_records_are_left_out(message: str) -> None:
    assert text_of(block(bytes.fromhex(message))) is None


def test_text_that_is_no_utf8_is_none() -> None:
    assert text_of(block(bytes.fromhex("D1010454 02656E FF"))) is None


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        text_message("x" * 253)


def test_fuzz() -> None:
    """Nothing is raised, and after each piece a good memory is read as usual."""

    def good(dice: random.Random) -> bytes:
        return block(text_message("ambit:" + "card-" * dice.randint(0, 30)))

    for piece in streams("ndef", FUZZED, good):
        text = text_of(piece)
        assert text is None or len(text) <= len(piece)
        needed = extent(piece)
        assert needed is None or 0 < needed <= len(piece) + 0xFFFF + 4
        assert all(len(record.payload) <= len(piece) for record in records(piece))
        assert text_of(with_message(piece, text_message("hello"))) == "hello"
