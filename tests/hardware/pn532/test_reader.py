"""A reader at the table, over every kind of wire: cards come and go, and each is told once."""

import time
from collections.abc import Callable
from concurrent.futures import Future
from itertools import count
from pathlib import Path

import pytest

from hardware.driver import Unavailable
from hardware.emulators.pn532.field import Field, Lying, Mood
from hardware.emulators.pn532.tags import Ntag, Phone
from hardware.inputs import Clash, Down, Lifted, Status, Tag, Tap, Unread, Up
from hardware.pn532 import NotWritten, RadioTurns, Written, open_reader
from hardware.pn532.chip import WAIT
from hardware.pn532.opening import Way
from hardware.pn532.reader import LEFT, NOBODY, OFF, OTHER, Pn532Reader
from hardware.readers.ndef import text_message, text_of
from hardware.roles import spot
from hardware.wiring.device import Wired
from hardware.wiring.drivers import Pn532Uart, Virtual
from tests.hardware.hearing import SOON, eventually
from tests.hardware.pn532.rig import RESET, SELECT, WAYS, Rig, rig_in

ONE, TWO = Ntag(bytes.fromhex("04A1B2C3D4E580")), Ntag(bytes.fromhex("04112233445566"))
FIRMWARE, FIELD, LIST = 0x02, 0x32, 0x4A


@pytest.mark.parametrize("way", WAYS)
def test_a_card_that_comes_and_goes(rig: Rig, way: str) -> None:
    reader = rig.read(way)
    rig.heard.wait_up()
    before = time.monotonic()
    rig.chip.put(ONE)
    after = time.monotonic()
    tap = rig.heard.wait(Tap)
    assert (tap.device, tap.uid, tap.card) == ("seat1.reader", "04A1B2C3D4E580", "")
    assert tap.at - tap.err <= after
    assert before <= tap.at <= time.monotonic()
    rig.chip.remove(ONE)
    lifted = rig.heard.wait(Lifted)
    assert lifted.uid == tap.uid
    assert reader.state() == Up()
    assert reader.firmware == "1.6"
    assert len(rig.heard.all(Tap, Lifted)) == 2
    assert len(rig.heard.all(Status)) == 1


class JustMissed(Field):
    """A field into which a tag comes just when the first look has found none."""

    came: float | None = None

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now

    def rest(self) -> None:
        super().rest()
        if self.came is None:
            self.came = self._now()
            self.put(ONE)


def test_a_card_that_came_while_the_reader_looked_came_within_the_time_that_is_told(tmp_path: Path) -> None:
    moments = count()

    def now() -> float:
        return float(next(moments))

    field = JustMissed(now)
    with rig_in(tmp_path, field) as rig:
        rig.read(now=now)
        tap = rig.heard.wait(Tap)
    assert field.came is not None
    assert tap.at - tap.err <= field.came <= tap.at


@pytest.mark.parametrize("way", WAYS)
def test_two_cards_are_a_clash_and_none_of_them_is_tapped(rig: Rig, way: str) -> None:
    rig.chip.put(ONE, TWO)
    rig.read(way)
    clash = rig.heard.wait(Clash)
    assert clash.tags == (Tag("04112233445566"), Tag("04A1B2C3D4E580"))
    rig.chip.remove(ONE)
    assert rig.heard.wait(Tap).uid == "04112233445566"
    assert len(rig.heard.all(Tap)) == 1


def test_a_card_that_is_left_on_the_reader_is_told_once(rig: Rig) -> None:
    rig.chip.put(ONE)
    rig.read()
    rig.heard.wait(Tap)
    polls = len(rig.chip.heard)
    eventually(lambda: len(rig.chip.heard) > polls + 40)
    assert len(rig.heard.all(Tap, Lifted)) == 1


def test_numbers_of_four_bytes(rig: Rig) -> None:
    rig.chip.put(Ntag(bytes.fromhex("1A2B3C4D")))
    rig.read()
    assert rig.heard.wait(Tap).uid == "1A2B3C4D"


def test_a_phone_is_refused_once_for_as_long_as_it_lies_there(rig: Rig) -> None:
    phone = Phone()
    rig.read()
    rig.heard.wait_up()
    rig.chip.put(phone)
    assert rig.heard.wait(Unread).why == "phone"
    polls = len(rig.chip.heard)
    eventually(lambda: len(rig.chip.heard) > polls + 40)
    assert len(rig.heard.all(Unread)) == 1
    rig.chip.remove(phone)
    polls = rig.chip.heard.count(LIST)
    eventually(lambda: rig.chip.heard.count(LIST) > polls + 6)
    rig.chip.put(phone)
    rig.heard.wait(Unread, 2)
    assert rig.heard.all(Tap, Clash) == []


def test_the_field_is_off_between_polls(rig: Rig) -> None:
    rig.chip.put(ONE)
    rig.read(period=30.0)
    rig.heard.wait(Tap)
    eventually(lambda: rig.chip.heard[-1] == FIELD and not rig.chip.field.on)


class Shared(Field):
    """A field that records how many fields are on whenever it comes on."""

    def __init__(self, fields: "list[Shared]", together: list[int]) -> None:
        super().__init__()
        self._fields, self._together = fields, together
        fields.append(self)

    def switch(self, on: bool) -> None:
        super().switch(on)
        self._together.append(sum(field.on for field in self._fields))


def test_readers_that_share_the_air_never_have_their_fields_on_together(tmp_path: Path) -> None:
    fields: list[Shared] = []
    together: list[int] = []
    turns = RadioTurns()
    with (
        rig_in(tmp_path / "left", Shared(fields, together)) as left,
        rig_in(tmp_path / "right", Shared(fields, together)) as right,
    ):
        for rig, tag in ((left, ONE), (right, TWO)):
            rig.chip.put(tag)
            rig.read(radio_turns=turns)
        for rig, tag in ((left, ONE), (right, TWO)):
            assert rig.heard.wait(Tap).uid == tag.uid.hex().upper()
        switched = len(together)
        eventually(lambda: len(together) > switched + 40)
    assert max(together) == 1


def test_a_number_that_is_seen_only_once_is_not_believed(rig: Rig) -> None:
    """Antennas that are too close read wrong numbers; here a tag has another number each time it is powered."""

    class Phantom(Ntag):
        def power_up(self) -> None:
            super().power_up()
            self.uid = bytes([4, (self.uid[1] + 1) % 256]) + self.uid[2:]

    rig.chip.put(Phantom())
    rig.read()
    eventually(lambda: rig.chip.heard.count(LIST) > 40)
    assert rig.heard.all(Tap, Clash) == []


def test_a_known_number_is_believed_at_once(rig: Rig) -> None:
    rig.chip.put(ONE)
    rig.read(known=lambda uid: uid == "04A1B2C3D4E580", period=30.0)
    rig.heard.wait(Tap)
    looks_to_find, look_for_another, look_to_read = 1, 1, 1
    assert rig.chip.heard.count(LIST) == looks_to_find + look_for_another + look_to_read


def test_a_tag_says_which_card_it_is(rig: Rig) -> None:
    rig.chip.put(Ntag(ndef=text_message("ambit:target-12")))
    rig.read()
    assert rig.heard.wait(Tap).card == "target-12"


def test_a_tag_with_a_text_for_others_is_known_by_its_number(rig: Rig) -> None:
    rig.chip.put(Ntag(ndef=text_message("shopping list")))
    rig.read()
    assert rig.heard.wait(Tap).card == ""


def test_a_tag_whose_memory_cannot_be_read_is_tapped_all_the_same(rig: Rig) -> None:
    class Silent(Ntag):
        def answer(self, said: bytes) -> None:
            return None

    rig.chip.put(Silent())
    rig.read()
    assert rig.heard.wait(Tap).uid == "04A1B2C3D4E580"


@pytest.mark.parametrize("way", WAYS)
def test_a_card_is_written_onto_a_tag_and_another_table_knows_it(rig: Rig, way: str, tmp_path: Path) -> None:
    tag = Ntag(kind=215)
    reader = rig.read(way)
    written = reader.write("elven-archer")
    rig.chip.put(tag)
    assert written.result(SOON) == Written("04A1B2C3D4E580")
    assert rig.heard.wait(Tap).card == ""
    assert reader.state() == Up()
    with rig_in(tmp_path / "other") as other:
        other.chip.put(tag)
        other.read()
        assert other.heard.wait(Tap).card == "elven-archer"


@pytest.mark.parametrize("beside", [Ntag(TWO.uid), Phone()], ids=["a tag", "a phone"])
def test_nothing_is_written_while_something_else_lies_beside_the_tag(rig: Rig, beside: Ntag | Phone) -> None:
    tag = Ntag()
    rig.chip.put(tag, beside)
    reader = rig.read()
    written = reader.write("firebolt")
    rig.heard.wait(Clash if isinstance(beside, Ntag) else Unread)
    looks = rig.chip.heard.count(LIST)
    eventually(lambda: rig.chip.heard.count(LIST) > looks + 12)
    assert bytes(tag.memory) == bytes(Ntag().memory)
    assert not written.done()
    rig.chip.remove(beside)
    assert written.result(SOON) == Written("04A1B2C3D4E580")
    assert rig.heard.reasons() == []


def test_a_tag_that_cannot_be_silenced_is_one_tag(tmp_path: Path) -> None:
    """Copies of tags do not always halt when they are told to."""

    class Restless(Field):
        def halt(self, lying: Lying) -> None:
            lying.mood = Mood.IDLE

    with rig_in(tmp_path, Restless()) as rig:
        rig.chip.put(Ntag())
        reader = rig.read()
        rig.heard.wait(Tap)
        assert reader.write("firebolt").result(SOON) == Written("04A1B2C3D4E580")


def test_a_later_card_to_write_takes_the_place_of_the_one_before(rig: Rig) -> None:
    reader = rig.read()
    first, second = reader.write("firebolt"), reader.write("icebolt")
    assert first.result(SOON) == OTHER
    reader.close()
    assert second.result(SOON) == OFF


def test_what_is_no_card_is_not_written(rig: Rig) -> None:
    with pytest.raises(ValueError, match="no card"):
        rig.read().write("Élan vital!")


@pytest.mark.parametrize("plugged", [True, False])
def test_a_wish_that_nobody_fulfils_ends(rig: Rig, plugged: bool) -> None:
    now = [100.0]
    if not plugged:
        rig.hsu.unplug()
    reader = rig.read(now=lambda: now[0])
    written = reader.write("firebolt")
    now[0] += 60.0
    assert written.result(SOON) == NOBODY


def test_a_tag_that_was_lifted_too_early_is_not_waited_for(rig: Rig) -> None:
    tag = Ntag()
    rig.chip.put(tag)
    reader = rig.read(now=lambda: 100.0)
    onto = rig.heard.wait(Tap).uid
    rig.chip.remove(tag)
    rig.heard.wait(Lifted)
    assert reader.write("firebolt", onto).result(SOON) == LEFT


@pytest.mark.parametrize("way", WAYS)
def test_a_reset_line_is_pulled_when_the_reader_is_opened(rig: Rig, way: str) -> None:
    rig.read(way, RESET)
    rig.heard.wait_up()
    assert [state.state for state in rig.pins[RESET].states][-2:] == [False, True]


def test_nothing_is_told_after_it_was_closed(rig: Rig) -> None:
    reader = rig.read()
    rig.heard.wait_up()
    reader.close()
    rig.chip.put(ONE)
    assert len(rig.heard.all(Status)) == 1
    assert rig.heard.all(Tap) == []


def test_its_pins_are_free_again_after_it_was_closed(rig: Rig) -> None:
    reader = rig.read("SPI", RESET)
    rig.heard.wait_up()
    with pytest.raises(Unavailable, match=r"device-pin-taken .* holder=seat1\.reader"):
        rig.header.open("seat2.ok", RESET, "Button")
    reader.close()
    rig.header.release(RESET, rig.header.open("seat2.ok", RESET, "Button"))


def test_the_pin_that_chooses_it_is_held_high_until_the_header_is_closed(rig: Rig) -> None:
    reader = rig.read("SPI")
    rig.heard.wait_up()
    rig.chip.mute = True
    rig.heard.wait_down()
    reader.close()
    assert rig.pins[SELECT].shines  # or its chip would disturb the others on the bus
    rig.header.close()
    assert not rig.pins[SELECT].shines


def wired(wiring: Pn532Uart | Virtual) -> Wired:
    place = spot("table.reader")
    assert place is not None
    return Wired(place, wiring, 7)


def test_opened_as_the_profile_says(rig: Rig) -> None:
    rig.chip.put(ONE)
    reader = open_reader(wired(Pn532Uart(port=str(rig.hsu.path))), Way(rig.buses, rig.header), rig.heard)
    try:
        assert rig.heard.wait(Tap).device == "table.reader"
    finally:
        reader.close()


def test_a_reader_that_is_not_there_is_down_and_says_why(rig: Rig) -> None:
    missing = wired(Pn532Uart(port=str(rig.hsu.path) + "-missing"))
    reader = open_reader(missing, Way(rig.buses, rig.header), rig.heard)
    try:
        assert rig.heard.wait_down() == f"device-port-missing port={rig.hsu.path}-missing"
        assert isinstance(reader.state(), Down)
        reader.reopen()
    finally:
        reader.close()


def test_each_reader_has_a_thread_with_its_name(rig: Rig) -> None:
    reader: Pn532Reader = rig.read()
    assert reader._thread.name == "seat1.reader"


def test_the_heartbeat(rig: Rig) -> None:
    now = [100.0]
    rig.read(now=lambda: now[0])
    rig.heard.wait_up()
    asked = rig.chip.heard.count(FIRMWARE)
    polls = rig.chip.heard.count(LIST)
    eventually(lambda: rig.chip.heard.count(LIST) > polls + 5)
    assert rig.chip.heard.count(FIRMWARE) - asked < 5, "not at every poll"
    asked = rig.chip.heard.count(FIRMWARE)
    now[0] += 2.5
    eventually(lambda: rig.chip.heard.count(FIRMWARE) > asked)


def test_nobody_waits_for_a_reader_that_hangs(rig: Rig) -> None:
    reader = rig.read()
    rig.heard.wait_up()
    rig.chip.mute = True
    begun = time.monotonic()
    for _ in range(200):
        reader.state()
        reader.reopen()
        reader.write("firebolt")
    assert time.monotonic() - begun < 200 * WAIT / 10
    rig.heard.wait_down()


def test_a_wish_that_comes_while_another_is_written_is_not_taken_for_it(rig: Rig) -> None:
    wishes: list[Future[Written | NotWritten]] = []

    class Asked(Ntag):
        """While the first card is being written, another one is asked for."""

        def answer(self, said: bytes) -> bytes | int | None:
            if said[:1] == b"\xa2" and len(wishes) == 1:
                wishes.append(reader.write("icebolt", over=True))
            return super().answer(said)

    tag = Asked()
    reader = rig.read()
    wishes.append(reader.write("firebolt"))
    rig.chip.put(tag)
    assert wishes[0].result(SOON) == OTHER
    assert wishes[1].result(SOON) == Written("04A1B2C3D4E580")
    assert text_of(bytes(tag.memory[16:])) == "ambit:icebolt"


def test_a_reader_that_is_closed_writes_nothing_and_says_so(rig: Rig) -> None:
    reader = rig.read()
    reader.close()
    assert reader.write("firebolt").result(SOON) == OFF
