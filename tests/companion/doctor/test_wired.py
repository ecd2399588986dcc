"""What is wired to the Pi: who owns its pin, whether it rests as it should, and whether it answers."""

from pathlib import Path
from threading import Event

import pytest
from gpiozero.pins.mock import MockFactory, MockPin

from hardware.emulators.ht16k33 import Counter
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.i2c import I2cFace
from hardware.gpio.backend import Backend
from hardware.gpio.tones import Tones
from hardware.message import message as device_message
from tests.companion.doctor.trees import BUTTON, COUNTER, READER, STRIP, Patient, hold, mock_pins

PN532 = '[table]\nreader = { driver = "pn532-uart", port = "/dev/serial0" }\n'


# Pins


def test_the_back_end_is_named_with_its_error(pi: Path) -> None:
    patient = Patient(pi, BUTTON)
    patient.backend = mock_pins(
        err=0.00005, passed=(device_message("device-passed", name="lgpio", why=device_message("device-no-lgpio")),)
    )
    found = patient.findings("pins")
    assert [finding.says.id for finding in found] == ["doctor-pins", "doctor-pins-passed"]
    assert found[0].says.args == {"backend": "mock pins", "micro": 50}


BUZZER = '[table]\nsound = { driver = "gpio-buzzer", pin = 12 }\n'


@pytest.mark.parametrize("library", ["lgpio 0.2.2.0", ""])
def test_who_plays_the_tones_of_a_buzzer(pi: Path, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardware.gpio.tones.installed", lambda module: library or None)
    patient = Patient(pi, BUZZER)
    patient.backend = mock_pins(tones=Tones(0, MockFactory()))
    [tones] = [finding for finding in patient.findings("pins") if finding.says.id.startswith("doctor-tones")]
    if library:
        assert (tones.level, tones.says.args) == ("good", {"library": library})
    else:
        assert (tones.level, tones.do and tones.do.id) == ("note", "doctor-packages-do")


def test_why_this_back_end_moves_the_pins(pi: Path) -> None:
    for text, told in ((BUTTON, "doctor-pins-kernel"), (f'pins = "kernel"\n{BUTTON}', "doctor-pins-named")):
        patient = Patient(pi, text)
        patient.backend = mock_pins(tones=Tones(0, MockFactory()))
        assert [finding.says.id for finding in patient.findings("pins")][1:] == [told]


def test_no_way_to_the_pins(pi: Path) -> None:
    patient = Patient(pi, BUTTON)
    patient.backend = None
    assert patient.ids("pins") == {"doctor-pins-none": "wrong"}


def test_who_owns_a_pin(pi: Path) -> None:
    hold(pi, 815, "radio", "/dev/gpiochip0")
    patient = Patient(pi, BUTTON)
    patient.backend = mock_pins(holder=lambda pin: "radio-dial" if pin == 17 else "")
    found = patient.findings("pins")[-1]
    assert (found.level, found.says.args) == ("wrong", {"pin": 17, "device": "seat1.ok", "holder": "radio-dial"})
    assert found.do is not None
    assert found.do.args == {"programs": "radio (815)"}


def test_a_pin_of_a_reader_has_an_owner_too(pi: Path) -> None:
    patient = Patient(pi, '[table]\nreader = { driver = "pn532-uart", port = "/dev/serial0", reset = 6 }\n')
    patient.backend = mock_pins(holder=lambda pin: "radio" if pin == 6 else "")
    assert patient.findings("pins")[-1].about == {"pin": 6, "holder": "radio"}


@pytest.mark.parametrize(("pin", "bus"), [(3, "wiring-i2c"), (9, "wiring-spi")])
def test_a_pin_of_a_bus_that_is_on_though_the_table_does_not_use_it(pi: Path, pin: int, bus: str) -> None:
    patient = Patient(pi, BUTTON.replace("17", str(pin)))
    found = patient.findings("pins")[-1]
    assert (found.level, found.about) == ("warning", {"pin": pin, "device": "seat1.ok"})
    assert found.says.args["bus"].id == bus
    for file in ("i2c-1", "spidev0.0"):
        (pi / "dev" / file).unlink()
    assert patient.ids("pins") == {"doctor-pins": "good"}


@pytest.mark.parametrize("pin", [0, 1])
def test_a_pin_where_a_pi_looks_for_the_memory_of_a_hat(pi: Path, pin: int) -> None:
    found = {finding.says.id: finding for finding in Patient(pi, BUTTON.replace("17", str(pin))).findings("pins")}
    hat = found["doctor-pin-of-hat"]
    assert (hat.level, hat.about) == ("warning", {"pin": pin, "device": "seat1.ok"})
    assert "doctor-pin-of-hat" not in Patient(pi, BUTTON).ids("pins")


# Buttons


def test_buttons_at_rest(pi: Path) -> None:
    text = BUTTON + 'dial = { driver = "gpio-dial", a = 5, b = 6, push = 13 }\n'
    [found] = Patient(pi, text).findings("buttons")
    assert (found.level, found.about["devices"]) == ("good", ["seat1.ok", "seat1.dial"])


class Grounded(MockPin):  # type: ignore[misc]
    """A pin whose wire touches ground."""

    def _get_state(self) -> int:
        return 0


class Powered(MockPin):  # type: ignore[misc]
    """A pin whose wire touches 3.3 V."""

    def _get_state(self) -> int:
        return 1


@pytest.mark.parametrize(("pull", "wire"), [("up", Grounded), ("down", Powered)])
def test_a_button_that_is_closed_while_nobody_presses(pi: Path, pull: str, wire: type[MockPin]) -> None:
    patient = Patient(pi, BUTTON.replace(" }", f', pull = "{pull}" }}'))
    patient.backend = Backend("mock pins", MockFactory(pin_class=wire))
    [found] = patient.findings("buttons")
    assert (found.says.id, found.level, found.about["pin"]) == ("doctor-button-closed", "warning", 17)


def test_buttons_that_cannot_be_read(pi: Path) -> None:
    patient = Patient(pi, BUTTON)
    patient.backend = None
    assert patient.ids("buttons") == {"doctor-devices-unreached": "note"}
    assert Patient(pi, COUNTER).ids("buttons") == {"doctor-buttons-none": "note"}


# Devices


def test_devices_answer_with_their_firmware(pi: Path) -> None:
    patient = Patient(pi, READER + COUNTER)
    bus = patient.emulated.i2c(1)
    bus.attach(0x24, I2cFace(Chip()))
    bus.attach(0x70, Counter())
    found = {finding.about["device"]: finding for finding in patient.findings("devices")}
    assert {name: finding.level for name, finding in found.items()} == {"table.reader": "good", "seat1.main": "good"}
    assert found["table.reader"].about["firmware"] == "1.6"


def test_devices_that_are_silent(pi: Path) -> None:
    found = Patient(pi, READER + COUNTER).findings("devices")
    assert [(finding.level, finding.about["device"]) for finding in found] == [
        ("wrong", "table.reader"),
        ("wrong", "seat1.main"),
    ]
    assert [finding.about["why"] for finding in found] == ["device-reader-absent", "device-bus-silent"]


@pytest.mark.parametrize(("says", "level"), [(b"\x32\x01\x06\x07", "good"), (b"\x07\x01\x06\x07", "warning")])
def test_a_copy_of_the_chip_is_called_one_and_used(pi: Path, says: bytes, level: str) -> None:
    patient = Patient(pi, READER)
    patient.emulated.i2c(1).attach(0x24, I2cFace(Chip(firmware=says)))
    [found] = patient.findings("devices")
    assert (found.level, found.about["firmware"]) == (level, "1.6")


def test_a_reader_that_sleeps_through_the_first_frame_is_asked_again(pi: Path) -> None:
    patient, chip = Patient(pi, READER), Chip()
    chip.lose_acks = 1
    patient.emulated.i2c(1).attach(0x24, I2cFace(chip))
    assert patient.ids("devices") == {"doctor-reader": "good"}


@pytest.mark.parametrize("wired", [True, False])
def test_the_irq_line_of_a_reader_is_tried(pi: Path, wired: bool) -> None:
    patient, chip, pins = Patient(pi, READER.replace(" }", ", irq = 25 }")), Chip(), MockFactory()
    patient.backend = Backend("mock pins", pins)
    if wired:
        chip.pull = lambda low: pins.pin(25).drive_low() if low else pins.pin(25).drive_high()
    patient.emulated.i2c(1).attach(0x24, I2cFace(chip))
    [found] = patient.findings("devices")
    if wired:
        assert (found.says.id, found.level) == ("doctor-reader", "good")
    else:
        assert (found.says.id, found.level) == ("doctor-reader-irq", "warning")
        assert found.do is not None


def test_a_silent_reader_whose_switches_are_set_for_i2c(pi: Path) -> None:
    patient = Patient(pi, '[table]\nreader = { driver = "pn532-spi", select = 5 }\n')
    [found] = patient.findings("devices")
    assert (found.level, found.do and found.do.id) == ("wrong", "doctor-reader-absent-do")
    assert found.do
    assert found.do.args == {"way": "spi"}
    patient.emulated.i2c(1).attach(0x24, I2cFace(Chip()))
    [found] = patient.findings("devices")
    assert (found.level, found.do and found.do.id) == ("wrong", "doctor-reader-on-i2c-do")


def test_one_that_hangs_up_does_not_hide_the_others(pi: Path) -> None:
    patient = Patient(pi, COUNTER + 'aux = { driver = "ht16k33", address = 0x71 }\n')
    patient.emulated.i2c(1).attach(0x71, Counter())
    assert [finding.level for finding in patient.findings("devices")] == ["wrong", "good"]


def test_a_cause_that_was_told_is_not_told_again_for_each_device(pi: Path) -> None:
    patient = Patient(pi, PN532 + COUNTER)
    patient.emulated.i2c(1).attach(0x70, Counter())
    (pi / "dev/serial0").unlink()
    found = patient.findings("devices")
    assert [(finding.says.id, finding.level) for finding in found] == [
        ("doctor-counter", "good"),
        ("doctor-devices-unreached", "note"),
    ]
    assert found[-1].about["devices"] == ["table.reader"]
    assert patient.ids("serial") == {"doctor-serial-off": "wrong"}


class Stuck(Counter):
    """A counter that holds the clock line down for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.freed = Event()

    def write(self, data: bytes) -> None:
        self.freed.wait()


def test_one_that_hangs_does_not_hang_the_doctor(pi: Path) -> None:
    patient, stuck = Patient(pi, COUNTER + 'aux = { driver = "ht16k33", address = 0x71 }\n'), Stuck()
    patient.patience = 0.05
    patient.emulated.i2c(1).attach(0x70, stuck)
    try:
        found = patient.findings("devices")
    finally:
        stuck.freed.set()
    assert [(finding.says.id, finding.level) for finding in found] == [
        ("doctor-device-hangs", "wrong"),
        ("doctor-devices-unreached", "note"),
    ]
    assert found[-1].about["devices"] == ["seat1.aux"]


def test_leds_do_not_answer_and_the_doctor_says_so(pi: Path) -> None:
    assert Patient(pi, STRIP).ids("devices") == {"doctor-strip": "good"}
    [found] = Patient(pi, STRIP.replace("20", "200")).findings("devices")
    assert (found.level, found.about["why"]) == ("wrong", "device-strip-long")
