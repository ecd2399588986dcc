"""Faults of readers: lost ACKs, noise, brown-outs, pulled plugs. In the end each works, and no card was lost."""

import errno
import random
from itertools import pairwise

import pytest

from hardware.driver import Backoff
from hardware.emulators.bus import nack
from hardware.emulators.pn532.i2c import ADDRESS, I2cFace
from hardware.emulators.pn532.noise import Noise, quiet
from hardware.emulators.pn532.tags import Ntag
from hardware.inputs import Clash, Down, Lifted, Status, Tap, Up
from hardware.pn532 import Written
from hardware.pn532.reader import PATIENCE
from hardware.readers.ndef import text_message, text_of
from tests.hardware.hearing import SOON, eventually
from tests.hardware.pn532.rig import CHANNEL, MUX, RESET, WAYS, Rig

ONE, TWO = Ntag(bytes.fromhex("04A1B2C3D4E580")), Ntag(bytes.fromhex("04112233445566"))
LIST = 0x4A


def works(rig: Rig, tag: Ntag = TWO) -> None:
    """The reader sees one more card come."""
    taps = len(rig.heard.all(Tap))
    rig.chip.remove()
    rig.chip.put(tag)
    assert rig.heard.wait(Tap, taps + 1).uid == tag.uid.hex().upper()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("lost", [1, 2])
def test_lost_acks(rig: Rig, way: str, lost: int) -> None:
    rig.chip.put(ONE)
    reader = rig.read(way)
    rig.heard.wait(Tap)
    rig.chip.lose_acks = lost
    eventually(lambda: rig.chip.lose_acks == 0)
    works(rig)
    assert reader.state() == Up()


@pytest.mark.parametrize("way", WAYS)
def test_lost_answers(rig: Rig, way: str) -> None:
    rig.chip.put(ONE)
    rig.read(way)
    rig.heard.wait(Tap)
    rig.chip.lose_answers = 1
    eventually(lambda: rig.chip.lose_answers == 0)
    works(rig)


@pytest.mark.parametrize("way", WAYS)
def test_a_brown_out_lifts_no_card_and_taps_none_again(rig: Rig, way: str) -> None:
    rig.chip.put(ONE)
    rig.read(way)
    rig.heard.wait(Tap)
    rig.chip.brown_out()
    polls = len(rig.chip.heard)
    eventually(lambda: not rig.chip.asleep and rig.chip.core.retries == 1 and len(rig.chip.heard) > polls + 20)
    assert len(rig.heard.all(Tap, Lifted)) == 1
    works(rig)
    assert rig.heard.reasons() == [], "it was set up again before it was reported"


@pytest.mark.parametrize("way", ["serial port", "SPI"])
def test_failures_that_do_not_follow_each_other_never_bring_it_down(rig: Rig, way: str) -> None:
    rig.read(way)
    rig.heard.wait_up()
    for _ in range(2 * PATIENCE):
        rig.chip.lose_answers = 1
        eventually(lambda: rig.chip.lose_answers == 0)
        looks = rig.chip.heard.count(LIST)
        eventually(lambda looks=looks: rig.chip.heard.count(LIST) > looks + 2)  # type: ignore[misc]
    assert rig.heard.reasons() == []


def test_after_it_worked_it_is_tried_again_soon(rig: Rig) -> None:
    backoff = Backoff(0.02, 0.5)
    rig.hsu.unplug()
    rig.read(backoff=backoff)
    eventually(lambda: backoff._wait == 0.5)
    rig.hsu.plug()
    rig.heard.wait_up()
    eventually(lambda: backoff._wait == 0.02)


@pytest.mark.parametrize("way", WAYS)
def test_a_reader_that_died_is_down_but_its_card_did_not_leave(rig: Rig, way: str) -> None:
    rig.chip.put(ONE)
    reader = rig.read(way)
    rig.heard.wait(Tap)
    rig.chip.mute = True
    assert rig.heard.wait_down()
    assert isinstance(reader.state(), Down)
    assert rig.heard.all(Lifted) == []
    rig.chip.mute = False
    rig.chip.brown_out()
    rig.heard.wait_up(2)
    assert len(rig.heard.all(Tap)) == 1
    works(rig)


def test_a_chip_that_fails_while_it_reads_the_memory_of_a_tag_has_seen_the_tag(rig: Rig) -> None:
    class Fatal(Ntag):
        def answer(self, said: bytes) -> None:
            rig.chip.lose_answers = 3

    rig.read()
    rig.heard.wait_up()
    rig.chip.put(Fatal(ONE.uid))
    assert rig.heard.wait(Tap).uid == "04A1B2C3D4E580"
    eventually(lambda: rig.chip.lose_answers == 0)
    works(rig)


def test_a_card_that_left_while_the_reader_was_dead_is_lifted_when_it_is_back(rig: Rig) -> None:
    rig.chip.put(ONE)
    rig.read()
    rig.heard.wait(Tap)
    rig.chip.mute = True
    rig.heard.wait_down()
    rig.chip.remove()
    rig.chip.mute = False
    assert rig.heard.wait(Lifted).uid == "04A1B2C3D4E580"
    works(rig)


def test_unplugged_and_plugged_in_again(rig: Rig) -> None:
    rig.chip.put(ONE)
    rig.read()
    rig.heard.wait(Tap)
    for turn in range(3):
        rig.hsu.unplug()
        eventually(lambda: "device-port-missing" in " ".join(rig.heard.reasons()[-1:]))
        rig.hsu.plug()
        rig.heard.wait_up(turn + 2)
    assert len(rig.heard.all(Tap, Lifted)) == 1
    assert rig.heard.reasons()[0] == "device-reader-broken"
    works(rig)


def test_a_port_that_another_program_has(rig: Rig) -> None:
    first = rig.read()
    rig.heard.wait_up()
    rig.read()
    assert rig.heard.wait_down() == f"device-port-busy port={rig.hsu.path}"
    first.close()
    rig.heard.wait_up(2)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(3))
def test_noise_on_the_wires(rig: Rig, way: str, seed: int) -> None:
    rig.chip.put(ONE)
    rig.read(way)
    rig.heard.wait(Tap)
    rig.face.line = Noise(changed=0.0005, lost=0.0005, added=0.0005, chance=random.Random(seed))
    polls = len(rig.chip.heard)
    eventually(lambda: len(rig.chip.heard) > min(polls + 120, 999))
    rig.face.line = quiet
    works(rig)
    assert {tap.uid for tap in rig.heard.all(Tap)} == {ONE.uid.hex().upper(), TWO.uid.hex().upper()}


def test_garbage_on_the_line_before_the_reader_is_opened(rig: Rig) -> None:
    rig.hsu.say(random.Random(5).randbytes(3000))
    rig.chip.put(ONE)
    rig.read()
    rig.heard.wait(Tap)
    rig.hsu.say(random.Random(6).randbytes(3000))
    works(rig)


def test_a_chip_that_is_pulled_from_the_bus(rig: Rig) -> None:
    rig.chip.put(ONE)
    rig.read("I2C")
    rig.heard.wait(Tap)
    bus = rig.emulated.i2c(1)
    bus.detach(ADDRESS)
    rig.heard.wait_down()
    rig.chip.brown_out()
    bus.attach(ADDRESS, I2cFace(rig.chip))
    rig.heard.wait_up(2)
    works(rig)


@pytest.mark.parametrize("way", ["I2C", "I2C behind a multiplexer", "SPI"])
def test_a_bus_that_vanishes(rig: Rig, way: str) -> None:
    rig.chip.put(ONE)
    rig.read(way)
    rig.heard.wait(Tap)
    bus = rig.emulated.spi(0) if way == "SPI" else rig.emulated.i2c(1)
    bus.vanished = True
    rig.heard.wait_down()
    bus.vanished = False
    rig.heard.wait_up(2)
    works(rig)


def test_a_multiplexer_that_is_pulled_out_leaves_the_bus_free(rig: Rig) -> None:
    rig.chip.put(ONE)
    rig.read("I2C behind a multiplexer")
    rig.heard.wait(Tap)
    bus = rig.emulated.i2c(1)
    bus.detach(MUX)
    rig.heard.wait_down()
    eventually(bus.try_lock)
    bus.unlock()
    bus.attach(MUX, rig.multiplexer)
    rig.heard.wait_up(2)
    works(rig)


def test_one_missed_transfer_on_the_bus_is_no_failure(rig: Rig) -> None:
    class Hiccup(I2cFace):
        missed = 0

        def read(self, length: int) -> bytes:
            if length > 1 and Hiccup.missed > 0:
                Hiccup.missed -= 1
                raise nack()
            return super().read(length)

    rig.chip.put(ONE)
    rig.read("I2C behind a multiplexer")
    rig.multiplexer.attach(CHANNEL, ADDRESS, Hiccup(rig.chip))
    rig.heard.wait(Tap)
    Hiccup.missed = 1
    eventually(lambda: Hiccup.missed == 0)
    works(rig)
    assert rig.heard.reasons() == []


def test_a_chip_that_hangs_is_freed_by_its_reset_line(rig: Rig) -> None:
    rig.chip.put(ONE)
    rig.read("serial port", RESET)
    rig.heard.wait(Tap)
    rig.chip.mute = True
    rig.pins[RESET].wire = lambda high: setattr(rig.chip, "mute", rig.chip.mute and not high)
    rig.heard.wait_down()
    rig.heard.wait_up(2)
    works(rig)


def test_a_library_that_is_missing_is_said_so(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "adafruit_pn532.uart", None)
    rig.read()
    assert rig.heard.wait_down() == "device-no-library library=adafruit_pn532.uart"
    monkeypatch.undo()
    rig.heard.wait_up()


def test_a_reason_is_told_once(rig: Rig) -> None:
    rig.hsu.unplug()
    rig.read()
    rig.heard.wait_down()
    rig.hsu.plug()
    rig.heard.wait_up()
    states = [status.state for status in rig.heard.all(Status)]
    assert all(first != second for first, second in pairwise(states))


def test_what_linux_says_of_a_missing_chip_is_what_the_emulator_says() -> None:
    assert nack().errno == errno.EREMOTEIO


@pytest.mark.parametrize("way", ["serial port", "I2C"])
def test_pulled_out_with_one_card_on_it_and_plugged_in_with_another(rig: Rig, way: str) -> None:
    rig.chip.put(ONE)
    rig.read(way)
    rig.heard.wait(Tap)
    rig.hsu.unplug() if way == "serial port" else rig.emulated.i2c(1).detach(ADDRESS)
    rig.heard.wait_down()
    rig.chip.remove()
    rig.chip.put(TWO)
    rig.hsu.plug() if way == "serial port" else rig.emulated.i2c(1).attach(ADDRESS, I2cFace(rig.chip))
    rig.heard.wait(Tap, 2)
    told = [(type(each), each.uid) for each in rig.heard.all(Tap, Lifted) if isinstance(each, Tap | Lifted)]
    one, two = ONE.uid.hex().upper(), TWO.uid.hex().upper()
    assert told == [(Tap, one), (Lifted, one), (Tap, two)]


def test_what_nobody_foresaw_fails_the_reader_for_a_moment_and_not_for_good(
    rig: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    trouble = [ZeroDivisionError("the list of cards is broken")]

    def known(uid: str) -> bool:
        if trouble:
            raise trouble.pop()
        return True

    rig.chip.put(ONE)
    rig.read(known=known)
    assert rig.heard.wait_down() == "device-reader-broken"
    assert rig.heard.wait(Tap).uid == "04A1B2C3D4E580"
    assert "the list of cards is broken" in caplog.text


def test_a_tag_that_was_begun_is_finished_after_a_failure_and_another_is_not_written(rig: Rig) -> None:
    class Fatal(Ntag):
        """The reader dies as soon as something is written."""

        def answer(self, said: bytes) -> bytes | int | None:
            rig.chip.mute = rig.chip.mute or said[:1] == b"\xa2"
            return super().answer(said)

    first, other = Fatal(ONE.uid), Ntag(TWO.uid)
    rig.chip.put(first)
    reader = rig.read()
    written = reader.write("firebolt")
    rig.heard.wait_down()
    assert text_of(bytes(first.memory[16:])) is None, "meanwhile it is never read as another card"
    rig.chip.remove()
    rig.chip.put(other)
    rig.chip.mute = False
    assert rig.heard.wait(Tap, 2).uid == TWO.uid.hex().upper()
    assert not written.done()
    rig.chip.remove()
    whole = Ntag(ONE.uid)
    whole.memory[:] = first.memory
    rig.chip.put(whole)
    assert written.result(SOON) == Written(ONE.uid.hex().upper())
    assert text_of(bytes(whole.memory[16:])) == "ambit:firebolt"
    assert bytes(other.memory) == bytes(Ntag(TWO.uid).memory)


def test_an_error_of_one_transfer_is_not_the_end_of_the_bus(rig: Rig) -> None:
    """Some buses give EIO where others give EREMOTEIO, when a chip does not acknowledge."""

    class Hiccup(I2cFace):
        missed = 0

        def read(self, length: int) -> bytes:
            if length > 1 and Hiccup.missed > 0:
                Hiccup.missed -= 1
                raise OSError(errno.EIO, "Input/output error")
            return super().read(length)

    rig.chip.put(ONE)
    rig.read("I2C")
    rig.emulated.i2c(1).attach(ADDRESS, Hiccup(rig.chip))
    rig.heard.wait(Tap)
    Hiccup.missed = 1
    eventually(lambda: Hiccup.missed == 0)
    works(rig)
    assert rig.heard.reasons() == []


@pytest.mark.parametrize("way", WAYS)
def test_the_card_that_stays_after_a_clash_says_what_it_is(rig: Rig, way: str) -> None:
    one, two = (Ntag(tag.uid, ndef=text_message(f"ambit:target-{number}")) for number, tag in enumerate((ONE, TWO), 1))
    rig.chip.put(one, two)
    rig.read(way)
    assert {tag.card for tag in rig.heard.wait(Clash).tags} == {"target-1", "target-2"}
    rig.chip.remove(two)
    assert rig.heard.wait(Tap).card == "target-1"


def test_what_a_tag_says_is_read_anew_when_it_comes_back_though_another_stayed(rig: Rig) -> None:
    tag = Ntag(TWO.uid, ndef=text_message("ambit:target-1"))
    rig.chip.put(ONE)
    rig.read()
    rig.heard.wait(Tap)
    rig.chip.put(tag)
    assert {each.card for each in rig.heard.wait(Clash).tags} == {"", "target-1"}
    rig.chip.remove(tag)
    looks = rig.chip.heard.count(LIST)
    eventually(lambda: rig.chip.heard.count(LIST) > looks + 8)
    rig.chip.put(Ntag(TWO.uid, ndef=text_message("ambit:target-2")))
    assert {each.card for each in rig.heard.wait(Clash, 2).tags} == {"", "target-2"}
