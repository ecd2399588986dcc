"""NTAG213, 215 and 216: what they give, take and refuse, as their data sheet says."""

import random

import pytest

from hardware.emulators.pn532.tags import ACK, NAK, Kind, Ntag, Phone, Said

UID7, UID4 = bytes.fromhex("04A1B2C3D4E580"), bytes.fromhex("1A2B3C4D")
PAGES: dict[Kind, int] = {213: 45, 215: 135, 216: 231}


def write(tag: Ntag, page: int, data: str) -> Said:
    return tag.answer(bytes((0xA2, page)) + bytes.fromhex(data))


@pytest.mark.parametrize(("kind", "storage"), [(213, 0x0F), (215, 0x11), (216, 0x13)])
def test_each_kind_says_what_it_is(kind: Kind, storage: int) -> None:
    tag = Ntag(kind=kind)
    assert tag.answer(b"\x60") == bytes((0, 4, 4, 2, 1, 0, storage, 3))
    assert len(tag.memory) == 4 * PAGES[kind]
    assert tag.answer(bytes((0x30, PAGES[kind]))) == NAK


def test_a_number_of_seven_bytes_stands_in_the_memory_with_its_checks() -> None:
    assert Ntag(UID7).memory[:9] == bytes.fromhex("04A1B2 9F C3D4E580 72")
    assert Ntag(UID7).atqa == b"\x00\x44"


def test_a_number_of_four_bytes() -> None:
    assert Ntag(UID4).memory[:5] == UID4 + bytes([0x1A ^ 0x2B ^ 0x3C ^ 0x4D])
    assert Ntag(UID4).atqa == b"\x00\x04"


def test_other_numbers_do_not_exist() -> None:
    with pytest.raises(ValueError, match="4 or 7 bytes"):
        Ntag(b"\x04\x01")


def test_a_read_gives_four_pages_and_goes_round() -> None:
    tag = Ntag()
    assert tag.answer(b"\x30\x03") == bytes(tag.memory[12:28])
    assert tag.answer(bytes((0x30, 42))) == bytes.fromhex("00050000") + bytes(8) + bytes(tag.memory[:4])


def test_a_fast_read_gives_exactly_these_pages() -> None:
    tag = Ntag()
    assert tag.answer(b"\x3a\x00\x05") == bytes(tag.memory[:24])
    assert tag.answer(b"\x3a\x05\x04") == NAK
    assert tag.answer(bytes((0x3A, 0, 45))) == NAK


def test_a_write() -> None:
    tag = Ntag()
    assert write(tag, 8, "DEADBEEF") == ACK
    assert tag.page(8) == bytes.fromhex("DEADBEEF")
    assert write(tag, 1, "00000000") == NAK
    assert write(tag, 45, "00000000") == NAK


def test_a_compatible_write_takes_two_steps() -> None:
    tag = Ntag()
    assert tag.answer(b"\xa0\x08") == ACK
    assert tag.answer(b"ABCDxxxxxxxxxxxx") == ACK
    assert tag.page(8) == b"ABCD"
    assert tag.answer(b"\xa0\x08") == ACK
    assert tag.answer(b"short") == NAK


def test_what_the_tag_can_do_is_set_for_ever() -> None:
    tag = Ntag()
    assert write(tag, 3, "0000000F") == ACK
    assert write(tag, 3, "00000000") == ACK
    assert tag.page(3) == bytes.fromhex("E110120F")


def test_a_static_lock_bit_locks_its_page_for_ever() -> None:
    tag = Ntag()
    assert write(tag, 2, "00001000") == ACK
    assert write(tag, 4, "11111111") == NAK
    assert write(tag, 5, "11111111") == ACK
    assert write(tag, 2, "00000000") == ACK
    assert write(tag, 4, "11111111") == NAK


def test_a_lock_bit_that_is_frozen_can_not_be_set_any_more() -> None:
    tag = Ntag()
    write(tag, 2, "00000200")
    write(tag, 2, "0000F0FF")
    assert tag.page(2)[2:] == bytes.fromhex("02FC")
    assert write(tag, 4, "11111111") == ACK
    assert write(tag, 10, "11111111") == NAK


@pytest.mark.parametrize(("kind", "locked", "free"), [(213, (16, 17), 18), (215, (16, 31), 32), (216, (16, 31), 32)])
def test_a_dynamic_lock_bit_locks_several_pages(kind: Kind, locked: tuple[int, int], free: int) -> None:
    tag = Ntag(kind=kind)
    assert write(tag, PAGES[kind] - 5, "01000000") == ACK
    assert [write(tag, page, "11111111") for page in (*locked, free)] == [NAK, NAK, ACK]
    assert tag.page(PAGES[kind] - 5) == bytes.fromhex("010000BD")


def test_a_dynamic_lock_bit_that_is_frozen() -> None:
    tag = Ntag()
    write(tag, 40, "00000100")
    write(tag, 40, "FF000000")
    assert tag.page(40) == bytes.fromhex("FC0001BD")


def test_the_password_guards_writing() -> None:
    tag = Ntag()
    write(tag, 43, "01020304")
    write(tag, 44, "AABB0000")
    assert write(tag, 41, "04000010") == ACK
    assert write(tag, 16, "11111111") == ACK, "settings hold when the tag is powered the next time"
    tag.power_up()
    assert write(tag, 16, "11111111") == NAK
    assert tag.answer(b"\x1b\x00\x00\x00\x00") == NAK
    assert tag.answer(b"\x1b\x01\x02\x03\x04") == b"\xaa\xbb"
    assert write(tag, 16, "11111111") == ACK
    tag.power_up()
    assert write(tag, 16, "22222222") == NAK
    assert tag.answer(b"\x30\x10") != NAK


def test_the_password_may_guard_reading_too() -> None:
    tag = Ntag()
    write(tag, 42, "80050000")
    write(tag, 41, "04000010")
    tag.power_up()
    assert tag.answer(b"\x30\x10") == NAK
    assert tag.answer(b"\x30\x0f") == tag.page(15) + tag.page(0) + tag.page(1) + tag.page(2)
    assert tag.answer(b"\x3a\x0f\x10") == NAK


def test_nobody_reads_the_password() -> None:
    assert Ntag().answer(bytes((0x3A, 43, 44))) == bytes(8)


@pytest.mark.parametrize("said", [b"", b"\x30", b"\x30\x04\x00", b"\xa2\x04", b"\xff", b"\x1b\x01"])
def test_what_is_no_command_is_refused(said: bytes) -> None:
    assert Ntag().answer(said) == NAK


def test_a_phone_makes_up_a_number_whenever_it_is_powered() -> None:
    phone = Phone(random.Random(1))
    first = phone.uid
    phone.power_up()
    assert first[0] == phone.uid[0] == 0x08
    assert first != phone.uid
    assert phone.answer(b"\x30\x04") is None


def test_a_text_that_is_too_long_for_the_tag() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Ntag(ndef=bytes(200))
    assert Ntag(kind=215, ndef=bytes(300)).memory[16:20] == bytes.fromhex("03FF012C")
