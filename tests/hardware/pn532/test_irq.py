"""A reader whose IRQ line is wired: the chip searches by itself, and a wire that is loose costs no tap."""

import logging
import time

import pytest

from hardware.clock import SimulatedClock
from hardware.emulators.pn532 import chip as emulated
from hardware.emulators.pn532.frames import ACK, pack
from hardware.emulators.pn532.tags import Ntag
from hardware.inputs import Lifted, Status, Tap
from hardware.pn532 import Written, reader
from hardware.pn532.chip import STOP
from tests.hardware.hearing import SOON, eventually
from tests.hardware.pn532.rig import IRQ, WAYS, Rig

CARD = Ntag(bytes.fromhex("04A1B2C3D4E580"))
FIRMWARE, SAM, LIST = 0x02, 0x14, 0x4A
IRQ_WAYS = WAYS[1:]
"""On a serial port the chip sends its answer by itself."""
LONG = 3600.0
"""Seconds for which the chip searches: only its IRQ line can tell of a card within a test."""


def listens(rig: Rig) -> bool:
    """Whether the chip searches for ever, and the reader waits for it."""
    searching = rig.chip._searching
    return searching is not None and searching.left == 0xFF


@pytest.mark.parametrize("way", IRQ_WAYS)
def test_the_chip_calls_when_a_card_comes(rig: Rig, way: str) -> None:
    rig.read(way, irq=IRQ, listening=LONG)
    for number in (1, 2):
        eventually(lambda: listens(rig))
        before = time.monotonic()
        rig.chip.put(CARD)
        tap = rig.heard.wait(Tap, number)
        assert (tap.device, tap.uid) == ("seat1.reader", "04A1B2C3D4E580")
        assert before <= tap.at <= time.monotonic()
        rig.chip.remove(CARD)
        rig.heard.wait(Lifted, number)
    assert len(rig.heard.all(Status)) == 1


@pytest.mark.parametrize("way", IRQ_WAYS)
def test_a_card_is_written_though_the_chip_was_searching(rig: Rig, way: str) -> None:
    reading = rig.read(way, irq=IRQ, listening=LONG)
    eventually(lambda: listens(rig))
    written = reading.write("ambush-fog")
    rig.chip.put(CARD)
    assert written.result(SOON) == Written("04A1B2C3D4E580")


def test_a_reader_that_waits_for_its_chip_is_closed_at_once(rig: Rig) -> None:
    reading = rig.read("I2C", irq=IRQ, listening=LONG)
    eventually(lambda: listens(rig))
    reading.close()
    assert not reading._thread.is_alive()


def test_a_chip_that_is_gone_is_missed_by_the_slow_look(rig: Rig) -> None:
    rig.read("I2C", irq=IRQ, listening=0.05)
    rig.heard.wait_up()
    rig.chip.mute = True
    assert rig.heard.wait_down()
    rig.chip.mute = False
    rig.heard.wait_up(2)


@pytest.mark.parametrize("way", IRQ_WAYS)
def test_a_wire_that_comes_loose_is_noticed_and_the_reader_polled(
    rig: Rig, way: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(reader, "HEARTBEAT", 0.05)
    with caplog.at_level(logging.WARNING):
        rig.read(way, irq=IRQ, listening=0.05)
        eventually(lambda: listens(rig))
        assert rig.irq is not None
        wire = rig.chip.pull
        rig.irq.cut()
        eventually(lambda: "seat1.reader does not call: is the wire loose?" in caplog.text)
        rig.chip.put(CARD)
        rig.heard.wait(Tap)
        rig.chip.remove(CARD)
        rig.heard.wait(Lifted)
        rig.chip.pull = wire
        eventually(lambda: "seat1.reader calls again" in caplog.text)
        eventually(lambda: listens(rig))


def test_a_wire_that_is_low_for_ever_is_no_call(rig: Rig) -> None:
    """It touches ground, or the pin of another part."""
    wired = rig.wire("I2C", irq=IRQ)
    assert rig.irq is not None
    rig.irq.cut()
    reading = rig.attend(wired, listening=LONG)
    rig.pins[IRQ].drive(False, 0.0)
    rig.heard.wait_up()
    rig.chip.put(CARD)
    rig.heard.wait(Tap)
    assert not reading._irq_works


# The chip itself, as its manual says


def test_the_output_is_low_while_an_ack_or_an_answer_waits() -> None:
    clock = SimulatedClock()
    chip = emulated.Chip(now=clock.now)
    seen: list[bool] = []
    chip.pull, chip.asleep = seen.append, False
    chip.feed(pack(bytes((0xD4, FIRMWARE))))
    assert seen == [], "nothing is ready yet"
    clock.advance(0.0006)
    assert chip.ready()
    assert seen == [True]
    assert chip.take() == ACK
    assert seen == [True, False]
    clock.advance(0.001)
    assert chip.ready()
    assert seen == [True, False, True]
    chip.take()
    assert seen == [True, False, True, False]


def test_a_search_for_ever_calls_when_a_tag_comes_and_an_ack_of_the_host_ends_it() -> None:
    clock = SimulatedClock()
    chip = emulated.Chip(now=clock.now)
    chip.asleep = False
    chip.feed(pack(bytes((0xD4, LIST, 1, 0))))
    clock.advance(0.1)
    chip.take()
    seen: list[bool] = []
    chip.pull = seen.append
    clock.advance(10.0)
    assert not chip.ready()
    chip.put(CARD)
    assert not chip.ready(), "the answer takes a moment"
    clock.advance(0.1)
    assert chip.ready()
    assert seen == [True]
    chip.feed(STOP)
    assert seen == [True, False]


def test_the_output_is_not_used_if_the_host_says_so() -> None:
    clock = SimulatedClock()
    chip = emulated.Chip(now=clock.now)
    chip.asleep = False
    chip.feed(pack(bytes((0xD4, SAM, 1, 0x14, 0))))
    seen: list[bool] = []
    chip.pull = seen.append
    clock.advance(0.1)
    assert chip.ready()
    assert seen == []
