"""The card on a tag: read among others and through failures, and written so that no tag is ever taken for another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.emulators.pn532 import chip as emulated
from hardware.emulators.pn532.tags import Ntag
from hardware.message import message
from hardware.pn532.chip import PAGE, Chip
from hardware.pn532.memory import card_of_text, pages_to_write, read_card, write_card
from hardware.pn532.targets import Target
from hardware.readers.ndef import text_message, text_of, with_message

ONE, TWO = bytes.fromhex("04A1B2C3D4E580"), bytes.fromhex("04112233445566")
FACTORY = bytes.fromhex("0103A00C34 0300FE")
"""What an NTAG213 holds when it is new: a block about its locks, and an empty message that begins in a second page."""
BEGINNINGS = (b"", FACTORY, FACTORY[:5] + b"\xfe", b"\x00\x00" + FACTORY, b"\x00" * 3, b"\x00" * 7 + b"\x03\x00\xfe")
CARDS = st.from_regex(r"[a-z0-9][a-z0-9.-]{0,20}", fullmatch=True)


def holding(card: str, beginning: bytes) -> bytes:
    """The memory of a tag that holds this card, or nothing."""
    return with_message(beginning, text_message(f"ambit:{card}") if card else b"")


@given(st.sampled_from(BEGINNINGS), CARDS | st.just(""), CARDS)
def test_whenever_a_tag_leaves_it_holds_the_old_card_or_the_new_one_or_none(
    beginning: bytes, old: str, new: str
) -> None:
    held = holding(old, beginning)
    memory = bytearray(held.ljust(256, b"\x00"))
    pages = pages_to_write(bytes(memory[:192]), new)
    for number, page in pages[:-1]:
        memory[number * PAGE : (number + 1) * PAGE] = page
        assert card_of_text(text_of(bytes(memory))) in ("", old), "half of it is there"
    for number, page in pages[-1:]:
        memory[number * PAGE : (number + 1) * PAGE] = page
    assert card_of_text(text_of(bytes(memory))) == new
    kept = beginning[:5] if beginning[:1] == FACTORY[:1] else b""
    assert memory.startswith(kept), "what the maker of the tag put there stays"


@given(st.sampled_from(BEGINNINGS), CARDS, CARDS, st.data())
def test_a_page_that_is_only_half_written_makes_no_other_card_either(
    beginning: bytes, old: str, new: str, data: st.DataObject
) -> None:
    """A tag that is taken away may lose its power in the middle of a page."""
    memory = bytearray(holding(old, beginning).ljust(256, b"\x00"))
    pages = pages_to_write(bytes(memory[:192]), new)
    last = data.draw(st.integers(0, max(0, len(pages) - 1)))
    for number, page in pages[:last]:
        memory[number * PAGE : (number + 1) * PAGE] = page
    for number, page in pages[last : last + 1]:
        kept = data.draw(st.integers(0, PAGE))
        memory[number * PAGE : number * PAGE + kept] = page[:kept]
    assert card_of_text(text_of(bytes(memory))) in ("", old, new)


def test_pages_that_stay_as_they_are_are_not_written() -> None:
    held = holding("firebolt-1", FACTORY).ljust(64, b"\x00")
    assert [number for number, _ in pages_to_write(held, "firebolt-2")] == [1, 7, 1]
    assert pages_to_write(held, "firebolt-1") == []


def test_of_two_tags_each_is_read(antenna: emulated.Chip, chip: Chip) -> None:
    antenna.put(Ntag(ONE, ndef=text_message("ambit:firebolt")), Ntag(TWO, ndef=text_message("ambit:icebolt")))
    assert [read_card(chip, Target(uid)) for uid in (ONE, TWO)] == ["firebolt", "icebolt"]


@pytest.mark.parametrize("lost", range(6))
def test_one_lost_answer_does_not_lose_the_card(antenna: emulated.Chip, chip: Chip, lost: int) -> None:
    antenna.put(Ntag(ONE, ndef=text_message("ambit:firebolt")))
    heard = len(antenna.heard)
    take = antenna._answer

    def answer(code: int, data: bytes) -> None:
        antenna.lose_answers = int(len(antenna.heard) == heard + lost + 1)
        take(code, data)

    antenna._answer = answer  # type: ignore[method-assign]
    assert read_card(chip, Target(ONE)) == "firebolt"


class Faint(Ntag):
    """A tag that does not answer the first time its memory is read."""

    asked = 0

    def answer(self, said: bytes) -> bytes | int | None:
        self.asked += 1
        return None if self.asked == 2 else super().answer(said)


def test_a_tag_that_is_not_heard_once_is_asked_again(antenna: emulated.Chip, chip: Chip) -> None:
    antenna.put(Faint(ONE, ndef=text_message("ambit:firebolt")))
    assert read_card(chip, Target(ONE)) == "firebolt"


def test_a_tag_that_refuses_for_a_moment_is_written_all_the_same(antenna: emulated.Chip, chip: Chip) -> None:
    class Moody(Ntag):
        writes = 0

        def answer(self, said: bytes) -> bytes | int | None:
            self.writes += said[:1] == b"\xa2"
            return 0x0 if said[:1] == b"\xa2" and self.writes == 3 else super().answer(said)

    tag = Moody(ONE)
    antenna.put(tag)
    assert write_card(chip, Target(ONE), "firebolt") is None
    assert read_card(chip, Target(ONE)) == "firebolt"


def test_a_tag_that_is_taken_away_is_said_to_have_left(antenna: emulated.Chip, chip: Chip) -> None:
    class Leaving(Ntag):
        def answer(self, said: bytes) -> bytes | int | None:
            if said[:1] == b"\xa2":
                antenna.remove(self)
                return None
            return super().answer(said)

    antenna.put(Leaving(ONE))
    assert write_card(chip, Target(ONE), "firebolt") == message("tag-left")
