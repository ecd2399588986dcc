"""The parts of a reader's driver, one by one: the line, the answer about a tag, the card on a tag."""

import pytest

from hardware.emulators.pn532 import chip as emulated
from hardware.emulators.pn532.frames import ACK, NACK, pack
from hardware.emulators.pn532.tags import Kind, Ntag
from hardware.message import Message, message
from hardware.pn532.chip import Chip, Failed
from hardware.pn532.line import frame_end
from hardware.pn532.memory import card_of_text, read_card, text_of_card, write_card
from hardware.pn532.targets import Garbled, Target, read_target
from hardware.readers.ndef import text_message, text_of, with_message

UID = bytes.fromhex("04A1B2C3D4E580")
TARGET = Target(UID)


@pytest.mark.parametrize(
    ("held", "end"),
    [
        (b"", None),
        (b"\x00\x00\xff", None),
        (ACK, 6),
        (ACK[:-1], None),
        (NACK + b"more", 6),
        (b"noise" + pack(b"\xd5\x03"), 5 + 9),
        (pack(b"\xd5\x03")[:-1], None),
        (b"\x00\x00\xff\x05\x05\x01", 6),
    ],
)
def test_where_a_frame_ends(held: bytes, end: int | None) -> None:
    assert frame_end(held) == end


def test_no_tag() -> None:
    assert read_target(b"\x00") is None


@pytest.mark.parametrize("uid", ["1A2B3C4D", "04A1B2C3D4E580", "04A1B2C3D4E580112233"])
def test_a_tag(uid: str) -> None:
    found = read_target(bytes((1, 1, 0, 0x44, 0, len(uid) // 2)) + bytes.fromhex(uid) + b"and more")
    assert found is not None
    assert found.name == uid


@pytest.mark.parametrize(
    "answer", ["", "01", "0101004400", "010100440007", "010100440007041122", "01010044000504112233"]
)
def test_an_answer_that_is_cut_off(answer: str) -> None:
    with pytest.raises(Garbled):
        read_target(bytes.fromhex(answer))


@pytest.mark.parametrize(("uid", "made_up"), [("08112233", True), ("04112233", False), ("08112233445566", False)])
def test_numbers_that_phones_make_up(uid: str, made_up: bool) -> None:
    assert Target(bytes.fromhex(uid)).made_up is made_up


@pytest.mark.parametrize("card", ["target-12", "firebolt", "a", "x" * 64])
def test_the_text_of_a_card_and_back(card: str) -> None:
    assert card_of_text(text_of_card(card)) == card


@pytest.mark.parametrize(
    "text", [None, "", "ambit:", "ambit:Élan", "ambit:a b", "ambit:-a", "target-1", "ambit:" + "x" * 65]
)
def test_texts_that_mean_no_card(text: str | None) -> None:
    assert card_of_text(text) == ""


def test_the_card_on_a_tag(antenna: emulated.Chip, chip: Chip) -> None:
    antenna.put(Ntag(UID, ndef=text_message("ambit:" + "x" * 64)))
    assert read_card(chip, TARGET) == "x" * 64


def test_another_tag_than_the_one_that_was_meant(antenna: emulated.Chip, chip: Chip) -> None:
    antenna.put(Ntag(UID, ndef=text_message("ambit:firebolt")))
    assert read_card(chip, Target(bytes(7))) == ""
    assert write_card(chip, Target(bytes(7)), "firebolt") == message("tag-left")


@pytest.mark.parametrize("kind", [213, 215, 216])
def test_writing_keeps_what_stands_before_the_text(antenna: emulated.Chip, chip: Chip, kind: Kind) -> None:
    tag = Ntag(UID, kind)
    factory = with_message(bytes.fromhex("0103A00C34 0300FE"), b"")
    tag.memory[16 : 16 + len(factory)] = factory
    antenna.put(tag)
    assert write_card(chip, TARGET, "target-1") is None
    assert tag.memory[16:21] == bytes.fromhex("0103A00C34")
    assert text_of(bytes(tag.memory[16:])) == "ambit:target-1"


def test_a_tag_that_says_it_is_read_only(antenna: emulated.Chip, chip: Chip) -> None:
    tag = Ntag(UID)
    tag.memory[15] = 0x0F
    antenna.put(tag)
    assert write_card(chip, TARGET, "target-1") == message("tag-locked")


def test_a_tag_whose_pages_are_locked(antenna: emulated.Chip, chip: Chip) -> None:
    tag = Ntag(UID)
    tag.memory[10] = 0xF0
    antenna.put(tag)
    assert write_card(chip, TARGET, "target-1") == message("tag-locked")


@pytest.mark.parametrize("over", [False, True])
def test_a_tag_that_refuses_a_page_in_the_middle_gets_back_what_it_held(
    antenna: emulated.Chip, chip: Chip, over: bool
) -> None:
    tag = Ntag(UID, ndef=text_message("ambit:firebolt") if over else b"")
    tag.memory[160:163] = bytes((0x02, 0x00, 0x00))  # pages 18 and 19, which the lock bits at the front do not cover
    antenna.put(tag)
    before = bytes(tag.memory)
    assert write_card(chip, TARGET, "x" * 64, over) == message("tag-forgot")
    assert bytes(tag.memory) == before


@pytest.mark.parametrize(
    ("held", "why"),
    [
        (bytes.fromhex("0311D1010D5402656E6F74686572207468696E67FE"), message("tag-holds-other")),
        (bytes.fromhex("03FF0200") + bytes(60), message("tag-holds-other")),
        (bytes.fromhex("4F70656E20736573616D6521"), message("tag-holds-other")),
        (with_message(b"", text_message("ambit:firebolt")), message("tag-holds-card", card="firebolt")),
    ],
)
def test_what_stands_on_a_tag_is_kept_unless_it_may_be_written_over(
    antenna: emulated.Chip, chip: Chip, held: bytes, why: Message
) -> None:
    tag = Ntag(UID)
    tag.memory[16 : 16 + len(held)] = held
    antenna.put(tag)
    before = bytes(tag.memory)
    assert write_card(chip, TARGET, "target-1") == why
    assert bytes(tag.memory) == before
    assert write_card(chip, TARGET, "target-1", over=True) is None
    assert read_card(chip, TARGET) == "target-1"


def test_the_same_card_is_written_once(antenna: emulated.Chip, chip: Chip) -> None:
    tag = Ntag(UID, ndef=text_message("ambit:target-1"))
    tag.memory[10] = 0xF0
    antenna.put(tag)
    assert write_card(chip, TARGET, "target-1") is None, "there was nothing to write, so the lock does not matter"


def test_a_tag_that_is_not_made_for_text(antenna: emulated.Chip, chip: Chip) -> None:
    tag = Ntag(UID)
    tag.memory[12:16] = bytes(4)
    antenna.put(tag)
    assert write_card(chip, TARGET, "target-1") == message("tag-holds-no-text")


def test_a_tag_with_too_little_room(antenna: emulated.Chip, chip: Chip) -> None:
    tag = Ntag(UID)
    tag.memory[14] = 2
    antenna.put(tag)
    assert write_card(chip, TARGET, "target-1") == message("tag-small")


def test_a_chip_that_is_revived_leaves_the_air_to_the_others(antenna: emulated.Chip, chip: Chip) -> None:
    antenna.put(Ntag(UID))
    assert chip.look() == TARGET
    assert antenna.field.on
    chip.revive()
    assert not antenna.field.on


class Leaving(Ntag):
    """A tag that is taken away after that many pages were written."""

    pages = 2

    def answer(self, said: bytes) -> bytes | int | None:
        if said[:1] == b"\xa2":
            self.pages -= 1
        return None if self.pages < 0 else super().answer(said)


@pytest.mark.parametrize("pages", range(8))
def test_a_tag_that_leaves_in_the_middle_holds_the_old_text_or_none(
    antenna: emulated.Chip, chip: Chip, pages: int
) -> None:
    tag = Leaving(UID, ndef=text_message("ambit:firebolt"))
    tag.pages = pages
    antenna.put(tag)
    why = write_card(chip, TARGET, "target-1", over=True)
    held = text_of(bytes(tag.memory[16:]))
    assert held in (("ambit:firebolt", None) if why else ("ambit:target-1",))


def test_a_chip_that_died(antenna: emulated.Chip, chip: Chip) -> None:
    antenna.mute = True
    with pytest.raises(Failed, match="device-reader-silent"):
        chip.look()
    assert read_card(chip, TARGET) == ""
