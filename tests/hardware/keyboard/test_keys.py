"""Keys become numbers: what counts as one, and what does not."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.keyboard.keys import EVENT, KEY, KEYS, LONGEST, LOST, SYNC, Keystrokes, number_of
from tests.hardware.fuzzing import streams
from tests.hardware.keyboard.strokes import CODES, event, stroke, typing

UID = "04A1B2C3D4E580"
FUZZED = 2_000_000


@pytest.mark.parametrize(
    ("typed", "uid"),
    [
        (UID, UID),
        ("04A1B2C3", "04A1B2C3"),
        ("04112233", "04112233"),
        ("04A1B2C3D4E580112233", "04A1B2C3D4E580112233"),
        ("0077705923", "04A1B2C3"),
        ("4294967295", "FFFFFFFF"),
        ("4294967296", None),
        ("", None),
        ("04A1B2C", None),
        ("04A1B2C3D4E5", None),
        ("04A1B2C3?", None),
        ("04a1b2c3", None),
    ],
)
def test_a_number(typed: str, uid: str | None) -> None:
    assert number_of(typed) == uid


def test_a_reader_that_types_the_bytes_backward() -> None:
    assert number_of("80E5D4C3B2A104", "backward") == UID
    assert number_of("3283263748", "backward") == "04A1B2C3"


@pytest.mark.parametrize("shifted", [False, True])
def test_a_line_of_keys_is_a_number(shifted: bool) -> None:
    assert Keystrokes().feed(typing(f"{UID}\n", shifted)) == [UID]


@pytest.mark.parametrize("text", ["04:A1:B2:C3:D4:E5:80\n", "04-A1-B2-C3-D4-E5-80\n", "04 A1 B2 C3 D4 E5 80\n"])
def test_what_stands_between_the_bytes_does_not_matter(text: str) -> None:
    assert Keystrokes().feed(typing(text)) == [UID]


def test_the_keypad_and_a_french_keyboard() -> None:
    keypad = dict(zip("0123456789", (82, 79, 80, 81, 75, 76, 77, 71, 72, 73), strict=True))
    codes = [16 if letter == "A" else keypad.get(letter) or CODES[letter] for letter in "04A1B2C3"]
    assert Keystrokes().feed(b"".join(map(stroke, [*codes, 96]))) == ["04A1B2C3"]


def test_no_key_is_two_things() -> None:
    assert sorted(set(KEYS.values())) == list("0123456789ABCDEF")
    assert {KEYS[code] for letter, code in CODES.items() if letter in "0123456789ABCDEF"} == set("0123456789ABCDEF")


def test_another_key_spoils_its_line_and_no_other() -> None:
    assert Keystrokes().feed(typing(f"04A1X2C3\n{UID}\n")) == [UID]


def test_a_line_of_which_something_was_lost_does_not_count() -> None:
    keys = Keystrokes()
    assert keys.feed(typing("04A1B2C3") + event(SYNC, LOST, 0) + typing("\n")) == []
    assert keys.feed(typing(f"{UID}\n")) == [UID]


def test_a_line_without_end_is_not_kept() -> None:
    keys = Keystrokes()
    for _ in range(50):
        assert keys.feed(typing("0123456789")) == []
        assert len(keys) <= LONGEST + 1 + EVENT.size
    assert keys.feed(typing(f"\n{UID}\n")) == [UID]


@given(st.lists(st.binary(min_size=7, max_size=7), max_size=4), st.integers(1, 100))
def test_lines_arrive_however_they_are_cut(uids: list[bytes], step: int) -> None:
    stream = b"".join(typing(f"{uid.hex().upper()}\n") for uid in uids)
    keys = Keystrokes()
    pieces = (stream[place : place + step] for place in range(0, len(stream), step))
    assert [uid for piece in pieces for uid in keys.feed(piece)] == [uid.hex().upper() for uid in uids]


@given(st.binary(max_size=200))
def test_after_garbage_the_next_whole_line_counts(garbage: bytes) -> None:
    keys = Keystrokes()
    keys.feed(garbage)
    keys.feed(typing("\n" * 2))
    assert keys.feed(typing(f"{UID}\n")) == [UID]


def test_fuzz() -> None:
    """Two million random and mutated bytes: nothing is raised, little is kept, and the next good line is found."""

    def good(dice: random.Random) -> bytes:
        return typing(f"{dice.randbytes(dice.choice((4, 7, 10))).hex().upper()}\n")

    keys, found = Keystrokes(), 0
    for number, piece in enumerate(streams("keys", FUZZED, good)):
        found += len(keys.feed(piece))
        assert len(keys) <= LONGEST + 1 + EVENT.size
        if number % 50 == 0:
            keys.feed(typing("\n\n"))
            assert keys.feed(typing(f"{UID}\n")) == [UID]
    assert found > 100


def test_only_a_key_that_goes_down_counts() -> None:
    ups = b"".join(event(KEY, CODES[letter], 0) for letter in UID)
    assert Keystrokes().feed(ups + typing(f"{UID}\n")) == [UID]
