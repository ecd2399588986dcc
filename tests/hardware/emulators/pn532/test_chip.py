"""The chip at its pins: acknowledging, aborting, repeating, sleeping, searching, and losing its power."""

from collections.abc import Iterator

import pytest

from hardware.emulators.pn532.chip import Chip, Pace
from hardware.emulators.pn532.crc import crc_a
from hardware.emulators.pn532.frames import ACK, ERROR, NACK, pack
from hardware.emulators.pn532.hsu import rising_edges
from hardware.emulators.pn532.tags import Ntag, Phone

ONE = Ntag(bytes.fromhex("04A1B2C3D4E580"))
TWO = Ntag(bytes.fromhex("04112233445566"))
FIRMWARE = pack(bytes.fromhex("D50332010607"))


class Host:
    """Talks to a chip on a clock that stands still."""

    def __init__(self) -> None:
        self.now = 0.0
        self.chip = Chip(Pace(), lambda: self.now)
        self.chip.asleep = False

    def say(self, said: str) -> list[bytes]:
        """The frames that come for a command until the chip has nothing more to do."""
        self.chip.feed(pack(bytes.fromhex("D4" + said)))
        return self.rest()

    def rest(self) -> list[bytes]:
        return list(self._frames())

    def ask(self, said: str) -> str:
        """What a command is answered, without the frame around it."""
        first, *frames = self.say(said)
        assert first == ACK
        [frame] = frames
        assert frame[5:7] == bytes((0xD5, int(said[:2], 16) + 1))
        return frame[7:-2].hex().upper()

    def _frames(self) -> Iterator[bytes]:
        while (due := self.chip.due()) is not None:
            self.now += due
            if (frame := self.chip.take()) is not None:
                yield frame


@pytest.fixture
def host() -> Host:
    return Host()


def test_a_command_is_acknowledged_and_then_answered(host: Host) -> None:
    assert host.say("02") == [ACK, FIRMWARE]


def test_an_answer_takes_its_time(host: Host) -> None:
    host.chip.feed(pack(b"\xd4\x02"))
    assert host.chip.take() is None
    assert host.chip.due() == Pace().ack


def test_a_command_with_a_wrong_checksum_is_not_even_acknowledged(host: Host) -> None:
    host.chip.feed(bytes.fromhex("0000FF02FED4022B00"))
    assert host.rest() == []
    assert host.chip.spoilt == 1
    assert host.say("02") == [ACK, FIRMWARE]


@pytest.mark.parametrize("said", ["FE", "4A", "4A0000", "4A0300", "10FF", "3205", "063", "080001"])
def test_what_it_does_not_understand_is_answered_with_an_error_frame(host: Host, said: str) -> None:
    assert host.say(said + "0" * (len(said) % 2)) == [ACK, ERROR]


def test_a_frame_that_is_not_from_a_host_is_an_error(host: Host) -> None:
    host.chip.feed(pack(b"\xd5\x02") + pack(b"\xd4"))
    assert host.rest() == [ERROR]


def test_a_host_that_did_not_get_the_answer_asks_for_it_again(host: Host) -> None:
    host.say("02")
    host.chip.feed(NACK)
    assert host.rest() == [FIRMWARE]


def test_a_host_that_asks_for_the_answer_a_thousand_times_gets_it_once(host: Host) -> None:
    host.say("02")
    host.chip.feed(NACK * 1000)
    assert host.rest() == [FIRMWARE]


def test_an_ack_from_the_host_aborts(host: Host) -> None:
    host.chip.feed(pack(bytes.fromhex("D44A0100")))
    host.chip.feed(ACK)
    host.chip.put(ONE)
    assert host.rest() == []


def test_a_new_command_aborts_the_one_before(host: Host) -> None:
    host.chip.feed(pack(bytes.fromhex("D44A0100")))
    assert host.say("02") == [ACK, FIRMWARE]
    host.chip.put(ONE)
    assert host.rest() == []


def test_an_extended_frame_is_understood_and_given_back(host: Host) -> None:
    data = "00" + "AB" * 262
    assert host.say(f"00{data}") == [ACK, pack(bytes.fromhex("D501" + data))]


def test_a_search_waits_for_a_tag_for_ever(host: Host) -> None:
    assert host.say("4A0100") == [ACK]
    host.chip.put(ONE)
    assert host.rest() == [pack(bytes.fromhex("D54B010100440007") + ONE.uid)]


def test_a_search_ends_after_so_many_tries(host: Host) -> None:
    host.ask("3205FF0102")
    begun = host.now
    assert host.ask("4A0100") == "00"
    assert host.now - begun == pytest.approx(3 * Pace().search + Pace().ack + Pace().command)


def test_two_tags_are_found_together(host: Host) -> None:
    host.chip.put(ONE, TWO)
    assert host.ask("4A0200") == f"0201004400{'07'}{ONE.uid.hex()}02004400{'07'}{TWO.uid.hex()}".upper()
    assert host.ask("40023004").startswith("00")
    assert host.ask("40013004").startswith("00")
    assert host.ask("40033004") == "27"


def test_a_tag_is_called_by_its_number(host: Host) -> None:
    host.chip.put(ONE, TWO)
    assert host.ask(f"4A010088{TWO.uid.hex()}").endswith(TWO.uid.hex().upper())


def test_a_halted_tag_lets_another_one_be_found(host: Host) -> None:
    host.chip.put(ONE, TWO)
    host.ask("3205FF0101")
    assert host.ask("4A0100").endswith(ONE.uid.hex().upper())
    host.ask("4401")
    assert host.ask("4A0100").endswith(TWO.uid.hex().upper())
    host.ask("4401")
    assert host.ask("4A0100") == "00"


def test_a_tag_in_conversation_misses_one_call(host: Host) -> None:
    """Without switching the field off, a card that lies there is seen every other time."""
    host.chip.put(ONE)
    host.ask("3205FF0100")
    seen = [host.ask("4A0100")[:2] for _ in range(4)]
    assert seen == ["01", "00", "01", "00"]
    switched = [(host.ask("320100"), host.ask("4A0100")[:2])[1] for _ in range(4)]
    assert switched == ["01"] * 4


def test_other_kinds_of_tags_are_not_there(host: Host) -> None:
    host.ask("3205FF0101")
    host.chip.put(ONE)
    assert host.ask("4A0101") == "00"


def test_a_phone_says_more_of_itself(host: Host) -> None:
    phone = Phone()
    host.chip.put(phone)
    assert host.ask("4A0100") == f"010100042004{phone.uid.hex()}0578807002".upper()
    assert host.ask("40013004") == "01"


def test_pages_are_read_and_written(host: Host) -> None:
    tag = Ntag()
    host.chip.put(tag)
    host.ask("4A0100")
    assert host.ask("40013004") == "00" + tag.memory[16:32].hex().upper()
    assert host.ask("4001A208CAFEBABE") == "00"
    assert host.ask("4001A009" + "11223344" + "00" * 12) == "00"
    assert tag.page(8) + tag.page(9) == bytes.fromhex("CAFEBABE11223344")
    assert host.ask("4001A20011111111") == "14"
    assert host.ask("40013004") == "01", "after a refusal a tag has to be selected again"


def test_more_than_a_frame_can_hold_is_an_overflow(host: Host) -> None:
    host.chip.put(Ntag(kind=216))
    host.ask("4A0100")
    assert host.ask("40013A00C0") == "09"


def test_a_tag_that_is_taken_away_is_silent(host: Host) -> None:
    host.chip.put(ONE)
    host.ask("4A0100")
    host.chip.remove()
    assert host.ask("40013004") == "01"


def test_who_deals_with_checksums_is_said_in_two_registers(host: Host) -> None:
    tag = Ntag()
    host.chip.put(tag)
    host.ask("4A0100")
    page = bytes(tag.memory[16:32])
    assert host.ask("423004") == "00" + page.hex().upper()
    host.ask("08630200630300")
    assert host.ask("0663026303") == "0000"
    assert host.ask("423004") == "01"
    assert host.ask("423004" + crc_a(b"\x30\x04").hex()) == "00" + (page + crc_a(page)).hex().upper()
    said = bytes.fromhex("A20812345678")
    assert host.ask("42" + (said + crc_a(said)).hex()) == "000A"


def test_the_checksum_of_a_halt_is_the_one_in_the_standard() -> None:
    assert crc_a(bytes.fromhex("5000")) == bytes.fromhex("57CD")


def test_it_sleeps_once_it_has_said_so(host: Host) -> None:
    assert host.ask("16B0") == "00"
    assert host.chip.asleep
    assert host.say("02") == []


def test_an_ack_can_be_lost(host: Host) -> None:
    host.chip.lose_acks = 1
    assert host.say("02") == [FIRMWARE]
    assert host.say("02") == [ACK, FIRMWARE]


def test_an_answer_can_be_lost(host: Host) -> None:
    host.chip.lose_answers = 1
    assert host.say("02") == [ACK]
    host.chip.feed(NACK)
    assert host.rest() == [FIRMWARE]


def test_after_a_brown_out_it_has_forgotten_everything(host: Host) -> None:
    host.chip.put(ONE)
    host.ask("3205FF0101")
    host.ask("4A0100")
    host.chip.brown_out()
    assert host.chip.asleep
    assert host.say("02") == []
    host.chip.asleep = False
    assert host.ask("40013004") == "27"
    host.chip.remove()
    assert host.say("4A0100") == [ACK], "it searches for ever again"


def test_a_dead_chip_says_nothing(host: Host) -> None:
    host.chip.mute = True
    assert host.say("02") == []


def test_a_new_speed_holds_once_the_host_confirms_it(host: Host) -> None:
    host.ask("1007")
    assert host.chip.baud == 115200
    host.chip.feed(ACK)
    assert host.chip.baud == 921600


def test_other_commands_of_the_manual(host: Host) -> None:
    host.chip.put(ONE)
    assert host.ask("04") == "00000000"
    host.ask("4A0100")
    assert host.ask("04") == "00010101000010" + "00"
    assert host.ask("5401") == "00"
    assert host.ask("5402") == "27"
    assert host.ask("5200") == "00"
    assert host.ask("0C") == "FFFFFF"
    assert [host.ask(said) for said in ("0E8080", "1200", "140114", "3202000B0A")] == [""] * 4
    assert [host.ask(said) for said in ("46010000", "50", "560100", "42")] == ["01"] * 4
    assert host.say("8C00") == [ACK]
    assert host.say("0005") == [ACK]
    assert host.ask("0001") == "00"


@pytest.mark.parametrize(("byte", "edges"), [(0x00, 1), (0x55, 5), (0xFF, 1), (0xAA, 4), (0x0F, 2)])
def test_rising_edges_of_a_byte_on_the_line(byte: int, edges: int) -> None:
    assert rising_edges(byte) == edges
