"""Two million random bytes into registers, multiplexer and data line: nothing breaks, and good ones are understood."""

import random

from hardware.buses import Buses
from hardware.emulators.bus import I2cBus, Multiplexer, SpiBus
from hardware.emulators.ht16k33 import Counter
from hardware.emulators.mcp23017 import Chip
from hardware.emulators.neopixel import Strip
from hardware.ht16k33 import counter
from hardware.mcp23017 import SwitchChip
from hardware.outputs import Digits
from hardware.wiring.drivers import Expander, Ht16k33
from tests.hardware.wire import Wire

REGISTERS, PORTS, CHANNELS, PULSES = 1_000_000, 100_000, 200_000, 800_000
"""Bytes for each test."""


def transfers(seed: str, total: int, longest: int) -> list[bytes]:
    dice, made = random.Random(seed), 0
    sent: list[bytes] = []
    while made < total:
        sent.append(dice.randbytes(dice.randint(0, longest)))
        made += len(sent[-1])
    return sent


def test_registers() -> None:
    chips = [Counter(), Counter(3), Counter(4, 14)]
    for turn, data in enumerate(transfers("registers", REGISTERS, 40)):
        chip = chips[turn % 3]
        chip.write(data)
        if turn % 16 < 3:
            assert len(chip.read(7)) == 7
            text = chip.sees(turn)
            assert not text or len(text.replace(".", "").replace(":", "")) in (3, 4)
        assert len(chip.memory) == 16
    for chip in chips:
        chip.write(b"\x21")
        chip.write(b"\x81")
        chip.write(bytes(17))
        assert chip.text().strip() == ""


def test_a_driver_takes_over_a_chip_in_any_state(wire: Wire) -> None:
    chip, bus = Counter(), wire.emulated.i2c(1)
    bus.attach(0x70, chip)
    for turn, data in enumerate(transfers("states", 20_000, 40)):
        chip.write(data)
        if turn % 50 == 0:
            buses = Buses(wire.emulated, now=lambda: wire.now, threads=False)
            counter("seat1.main", Ht16k33(address=0x70), buses, wire.told.append, 0).show(Digits("seat1.main", "42"))
            buses.i2c(1).round(wire.now)
            assert chip.sees(0.3) == "  42"
            assert chip.dim == 8


def test_ports() -> None:
    """Whatever is written to a port expander, its driver can set it up and read its switches."""
    chip, bus = Chip(), I2cBus()
    bus.attach(0x20, chip)
    for turn, data in enumerate(transfers("ports", PORTS, 40)):
        chip.switch(turn % 16, turn % 3 == 0)
        chip.write(data)
        assert len(chip.read(turn % 24)) == turn % 24
        assert chip.interrupt(turn % 2) in ("high", "low", "open")
        if turn % 50 == 0:
            driver = SwitchChip(bus, Expander(0x20, "a b c d e f g", "h i j k l m n"))
            assert not driver.forgot()
            closed = {name for pin, name in enumerate("abcdefg.hijklmn") if name != "." and chip.is_closed(pin)}
            assert driver.look().now == closed
            assert chip.interrupt() == "open"


def test_channels() -> None:
    bus, mux = I2cBus(), Multiplexer()
    bus.attach(0x70, mux)
    for channel in range(8):
        mux.attach(channel, 0x71, Counter())
    for data in transfers("channels", CHANNELS, 8):
        bus.writeto(0x70, data)
        assert len(mux.heard(0x71)) == mux.open.bit_count()
    bus.writeto(0x70, b"\x00")
    assert bus.scan() == [0x70]


def test_pulses() -> None:
    bus = SpiBus()
    bus.configure(baudrate=6_400_000)
    strip = Strip(30, lambda: bus.frequency)
    bus.attach_always(strip)
    for data in transfers("pulses", PULSES, 2000):
        bus.write(data)
        assert len(strip.leds) == 30
        assert all(0 <= part <= 255 for led in strip.leds for part in led)
    bus.write(b"\xf0" * 24 + b"\xc0" * 24)
    assert strip.leds[:2] == [(255, 255, 255), (0, 0, 0)]
