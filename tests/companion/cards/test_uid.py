"""The number of a tag, however it is written, and what can be none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards.uid import looks_like_uid, read_uid
from companion.messages import Speaker
from engine.message import Message
from hardware.readers.numbers import SIZES


def why(text: str) -> str:
    refused = read_uid(text)
    assert isinstance(refused, Message)
    return Speaker().message(refused)


@pytest.mark.parametrize(
    "text", ["04A16F92", "04a16f92", "04:A1:6F:92", "04-a1-6f-92", "04 a1 6F 92", "  04A16F92\t", "04a16F92\r\n"]
)
def test_separators_and_small_letters_are_accepted(text: str) -> None:
    assert read_uid(text) == "04A16F92"


@pytest.mark.parametrize("size", SIZES)
def test_a_number_has_4_7_or_10_bytes(size: int) -> None:
    assert read_uid("04" * size) == "04" * size


@pytest.mark.parametrize("size", [1, 2, 3, 5, 6, 8, 9, 11, 400])
def test_any_other_number_of_bytes_is_refused_with_what_would_be_right(size: int) -> None:
    assert "4, 7 or 10" in why("04" * size)
    assert len(why("04" * size)) < 300


@pytest.mark.parametrize(
    "text",
    [
        "",
        "04A16F9",
        "04:A16F:92",
        "04:A1-6F:92",
        "04:A1:6F:9",
        ":04A16F92",
        "04::A1:6F:92",
        "elven",
        "\u0660\u0664A16F92",
        "04A16F9G",
    ],
)
def test_what_is_no_number_is_refused(text: str) -> None:
    assert "not the number of a tag" in why(text)


def test_a_number_made_up_at_every_tap_is_refused_because_it_is_a_phone() -> None:
    assert "phone" in why("08:A1:6F:92")
    assert "begins with 08" in why("08A16F92")


def test_only_four_bytes_can_be_made_up() -> None:
    assert read_uid("08A16F92A16F92") == "08A16F92A16F92"


@given(st.binary(min_size=4, max_size=4) | st.binary(min_size=7, max_size=7) | st.binary(min_size=10, max_size=10),
       st.sampled_from(["", ":", "-", " "]), st.booleans())  # fmt: skip
def test_however_it_is_written_it_is_the_same_number(raw: bytes, between: str, small: bool) -> None:
    written = raw.hex(between) if between else raw.hex()
    read = read_uid(written if small else written.upper())
    made_up = len(raw) == 4 and raw[0] == 8
    assert isinstance(read, Message) if made_up else read == raw.hex().upper()


@given(st.text(max_size=60))
def test_whatever_is_typed_is_a_number_or_a_sentence(text: str) -> None:
    read = read_uid(text)
    assert isinstance(read, Message) or (looks_like_uid(text) and read_uid(read) == read)


@pytest.mark.parametrize("text", ["04A16F92", "0412345678", "04:A1", "04a1", "04A16F9", "deadbeef", "04-A1-6F"])
def test_what_was_meant_as_a_number_is_taken_for_one(text: str) -> None:
    assert looks_like_uid(text)


@pytest.mark.parametrize(
    "text", ["12", "7", "face", "facade", "dead face", "a-1", "elven", "target-3", "move", "", "8x fade"]
)
def test_what_was_meant_as_a_name_or_a_choice_is_not(text: str) -> None:
    assert not looks_like_uid(text)
