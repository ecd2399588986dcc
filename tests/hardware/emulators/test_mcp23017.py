"""The emulated MCP23017 against Adafruit's own class, and against what the data sheet says of its registers."""

import pytest
from adafruit_mcp230xx.mcp23017 import MCP23017

from hardware.emulators.bus import I2cBus
from hardware.emulators.mcp23017 import Chip
from hardware.emulators.mcp23017 import registers as r

IOCON, GPIOA = 0x0A, 0x12


@pytest.fixture
def chip() -> Chip:
    return Chip()


@pytest.fixture
def adafruit(chip: Chip) -> MCP23017:
    bus = I2cBus()
    bus.attach(0x20, chip)
    return MCP23017(bus, 0x20)


def calling(adafruit: MCP23017, pins: int = 0xFFFF) -> None:
    """All pins are inputs with pull-ups that call when they change, on outputs that act as one."""
    adafruit.gppu = 0xFFFF
    adafruit.io_control = r.MIRROR | r.ODR
    adafruit.interrupt_enable = pins
    assert adafruit.gpio == 0xFFFF


def test_after_power_up_all_pins_are_inputs(chip: Chip) -> None:
    chip.write(b"\x00")
    assert chip.read(r.COUNT) == b"\xff\xff" + bytes(16) + b"\xff\xff" + bytes(2)
    assert chip.interrupt() == "high", "an active-low output at rest"


def test_switches_pull_their_pins_down(adafruit: MCP23017, chip: Chip) -> None:
    adafruit.gppu = 0xFFFF
    for pin in (0, 6, 8, 14):
        chip.switch(pin, True)
    assert adafruit.gpio == 0xFFFF & ~(1 | 1 << 6 | 1 << 8 | 1 << 14)
    assert (adafruit.gpioa, adafruit.gpiob) == (0b10111110, 0b10111110)
    assert not adafruit.get_pin(14).value
    assert chip.is_closed(14)
    chip.switch(14, False)
    assert adafruit.get_pin(14).value


def test_without_a_pull_up_a_pin_stays_where_it_was(adafruit: MCP23017, chip: Chip) -> None:
    chip.switch(3, True)
    chip.switch(3, False)
    assert adafruit.gpio == 0xFFFF & ~(1 << 3)
    adafruit.gppu = 1 << 3
    assert adafruit.gpio == 0xFFFF


def test_polarity_and_outputs(adafruit: MCP23017, chip: Chip) -> None:
    adafruit.gppu = adafruit.ipol = 0xFFFF
    chip.switch(2, True)
    assert adafruit.gpio == 1 << 2
    adafruit.iodir = 0xFF00
    adafruit.gpio = 0x0055
    assert adafruit.gpioa == 0x55, "a switch does not move an output, and polarity is of inputs"
    chip.write(b"\x14")
    assert chip.read(2) == b"\x55\x00"


def test_a_change_calls_until_the_port_is_read(adafruit: MCP23017, chip: Chip) -> None:
    calling(adafruit)
    assert chip.interrupt() == "open"
    chip.switch(9, True)
    assert (chip.interrupt(0), chip.interrupt(1)) == ("low", "low")
    chip.switch(9, False)
    chip.switch(10, True)
    assert chip.interrupt() == "low", "it has called, whatever the switch does after that"
    assert adafruit.int_flag == [9]
    assert adafruit.int_capb == [1, 0, 1, 1, 1, 1, 1, 1], "as it was when it called"
    assert adafruit.gpio == 0xFFFF & ~(1 << 10)
    assert (chip.interrupt(), adafruit.int_flag) == ("open", [])


def test_pins_that_are_not_enabled_do_not_call(adafruit: MCP23017, chip: Chip) -> None:
    calling(adafruit, pins=0x00FF)
    chip.switch(8, True)
    assert chip.interrupt() == "open"
    chip.switch(7, True)
    assert chip.interrupt() == "low"


def test_compared_with_a_value_it_calls_for_as_long_as_it_differs(adafruit: MCP23017, chip: Chip) -> None:
    calling(adafruit, pins=1)
    adafruit.default_value = adafruit.interrupt_configuration = 1
    chip.switch(0, True)
    assert (adafruit.gpioa, chip.interrupt()) == (0xFE, "low")
    chip.switch(0, False)
    assert (adafruit.gpioa, chip.interrupt()) == (0xFF, "open")


@pytest.mark.parametrize(
    ("control", "rest", "called"),
    [
        (0, ("high", "high"), ("low", "high")),
        (r.MIRROR, ("high", "high"), ("low", "low")),
        (r.INTPOL, ("low", "low"), ("high", "low")),
        (r.ODR, ("open", "open"), ("low", "open")),
        (r.ODR | r.INTPOL, ("open", "open"), ("low", "open")),
    ],
)
def test_interrupt_outputs(
    adafruit: MCP23017, chip: Chip, control: int, rest: tuple[str, str], called: tuple[str, str]
) -> None:
    calling(adafruit)
    adafruit.io_control = control
    assert (chip.interrupt(0), chip.interrupt(1)) == rest
    chip.switch(0, True)
    assert (chip.interrupt(0), chip.interrupt(1)) == called


def test_addresses_go_on_from_the_last_register_to_the_first(chip: Chip) -> None:
    chip.write(bytes([r.COUNT - 1, 0x12, 0x34]))
    assert chip.read(1) == b"\xff", "the register after the one written"
    chip.write(b"\x15")
    assert chip.read(3) == b"\x12\x34\xff"


def test_in_byte_mode_the_address_stays_within_a_pair(chip: Chip) -> None:
    chip.write(bytes([IOCON, r.SEQOP]))
    chip.write(b"\x00\x0f\xf0\x3c")
    chip.write(b"\x00")
    assert chip.read(4) == b"\x3c\xf0\x3c\xf0"


def test_in_two_banks_each_port_has_its_own(chip: Chip) -> None:
    chip.write(bytes([IOCON, r.BANK]))
    chip.write(b"\x10\xa5")
    chip.write(b"\x00")
    assert chip.read(12) == b"\xff" + bytes(4) + bytes([r.BANK]) + bytes(3) + b"\xff\x00\xa5", "port B follows port A"
    chip.write(bytes([0x05, 0]))
    chip.write(b"\x00")
    assert chip.read(2) == b"\xff\xa5", "back in pairs"
    chip.write(bytes([IOCON, r.BANK | r.SEQOP]))
    chip.write(b"\x10")
    assert chip.read(3) == b"\xa5" * 3
    chip.write(bytes([0x05, r.BANK]))
    chip.write(b"\x1a")
    assert chip.read(2) == b"\x00\xff"


@pytest.mark.parametrize("address", [0x16, 0x1B, 0x40, 0xFF])
def test_there_is_nothing_at_other_addresses(chip: Chip, address: int) -> None:
    chip.write(bytes([address, 0xAA]))
    chip.write(bytes([address]))
    assert chip.read(1) == b"\x00"


def test_flags_cannot_be_written_and_a_question_changes_nothing(adafruit: MCP23017, chip: Chip) -> None:
    calling(adafruit)
    chip.switch(1, True)
    chip.write(b"\x0e\x00\x00\xff\xff")
    chip.write(b"")
    assert adafruit.int_flag == [1]
    assert chip.read(0) == b""


def test_a_brown_out_forgets_everything_but_the_switches(adafruit: MCP23017, chip: Chip) -> None:
    calling(adafruit)
    chip.switch(1, True)
    chip.brown_out()
    assert (chip.interrupt(), adafruit.interrupt_enable, adafruit.gppu) == ("high", 0, 0)
    assert adafruit.gpio == 0xFFFF & ~2


def test_adafruit_s_reset_leaves_the_outputs_push_pull(adafruit: MCP23017) -> None:
    """Why our driver sets the control register itself: theirs sets an attribute that is no register."""
    assert adafruit.io_control == 0
