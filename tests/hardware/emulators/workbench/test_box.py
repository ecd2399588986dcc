"""One card is one tag, wherever it is held; what is on it says which card it is."""

import pytest

from hardware.emulators.workbench.box import Box, uid_of
from hardware.inputs import Tag
from hardware.readers.ndef import text_of
from hardware.table import NotItsRole
from tests.hardware.telling import told


def test_a_card_has_the_same_tag_every_time_and_in_every_box() -> None:
    box = Box()
    ambush = box.tag(Tag(card="ambush"))
    assert box.tag(Tag(card="ambush")) is ambush
    assert Box().tag(Tag(card="ambush")).uid == ambush.uid == uid_of("ambush")
    assert box.tag(Tag(card="wall")).uid != ambush.uid


def test_the_tag_of_a_card_says_which_card_it_is() -> None:
    assert text_of(bytes(Box().tag(Tag(card="training-ambush")).memory[16:])) == "ambit:training-ambush"


def test_no_card_is_taken_for_a_phone() -> None:
    assert {uid_of(f"card-{number}")[0] for number in range(300)} == {0x04}


@pytest.mark.parametrize("uid", ["04A1B2C3D4E580", "A1B2C3D4", "04a1b2c3d4e580"])
def test_a_number_is_that_of_an_empty_tag(uid: str) -> None:
    tag = Box().tag(Tag(uid=uid))
    assert (tag.uid.hex().upper(), text_of(bytes(tag.memory[16:]))) == (uid.upper(), None)


def test_a_tag_may_have_both() -> None:
    tag = Box().tag(Tag("04A1B2C3D4E580", "wall"))
    assert (tag.uid.hex().upper(), text_of(bytes(tag.memory[16:]))) == ("04A1B2C3D4E580", "ambit:wall")


@pytest.mark.parametrize("uid", ["04A1", "04A1B2C3D4", "xyz", "04A1B2C3D4E5800000"])
def test_what_is_no_number_of_a_chip_is_said_so(uid: str) -> None:
    with pytest.raises(NotItsRole) as wrong:
        Box().tag(Tag(uid=uid))
    assert told(wrong.value.what).startswith(f'"{uid}" is not the number of a chip.')


@pytest.mark.parametrize("card", ["Footman", "no such card", "é", "x" * 100])
def test_what_cannot_stand_on_a_tag_is_said_so(card: str) -> None:
    with pytest.raises(NotItsRole) as wrong:
        Box().tag(Tag(card=card))
    assert "cannot stand on a tag" in told(wrong.value.what)
