"""The real Adafruit_PureIO under our SPI port, on an emulated Pi: a strip of LEDs, and a reader that a pin selects."""

import errno

from hardware.inputs import Lifted, Tap
from hardware.message import message
from hardware.neopixel.colours import rgb
from hardware.outputs import Pixel, Pixels
from tests.emulated_pi import Running
from tests.hardware.shim.conftest import Runs
from tests.shim import Machine

UID = "04A1B2C3D4E580"
BAR = {"seat1.bar": '{ driver = "neopixel-spi", length = 4, brightness = 0.5 }'}
READER = {"seat1.reader": '{ driver = "pn532-spi", select = 5 }'}
SHOWN = (Pixel("red"), Pixel("violet", "dim"), Pixel("dark"), Pixel("green", "bright"))


def colours(*pixels: Pixel) -> str:
    return " ".join(bytes(rgb(pixel, 0.5)).hex() for pixel in pixels)


def test_colours_come_back_from_the_wire_as_they_were_shown(runs: Runs, machine: Machine) -> None:
    machine.solder("spi0", "neopixel-6")
    program = runs(BAR)
    program.show(Pixels("seat1.bar", SHOWN))
    machine.wait_for("spi0", "colours", colours(*SHOWN, *[Pixel()] * 2))


def test_a_strip_that_is_plugged_in_later_shows_what_it_should(runs: Runs, machine: Machine) -> None:
    program = runs(BAR, up=False)
    assert program.until_down() == message("device-bus-missing", bus=message("wiring-spi", bus="0.0"))
    program.show(Pixels("seat1.bar", SHOWN))
    machine.solder("spi0", "neopixel-4")
    program.until_up("seat1.bar")
    machine.wait_for("spi0", "colours", colours(*SHOWN))


def test_a_tap_on_the_reader_that_its_pin_chooses(runs: Runs, machine: Machine) -> None:
    machine.solder("spi0/5", "pn532")
    machine.solder("spi0/6", "pn532")
    machine.ask("spi0/6", "put", "01020304")
    program = runs(READER)
    machine.ask("spi0/5", "put", UID)
    tap = program.until(Tap)
    assert (tap.device, tap.uid.upper()) == ("seat1.reader", UID)
    machine.ask("spi0/5", "remove", UID)
    assert program.until(Lifted).device == "seat1.reader"


def test_a_reader_that_is_pulled_out_and_put_back(runs: Runs, machine: Machine) -> None:
    machine.solder("spi0/5", "pn532")
    program = runs(READER)
    machine.unsolder("spi0/5")
    program.until_down()
    machine.solder("spi0/5", "pn532")
    program.until_up("seat1.reader")
    machine.ask("spi0/5", "put", UID)
    assert program.until(Tap).uid.upper() == UID


def test_the_pins_by_which_the_bus_chooses_are_the_kernel_s(runs: Runs, machine: Machine) -> None:
    machine.solder("spi0", "neopixel-4")
    program = runs({"seat1.ok": '{ driver = "gpio-button", pin = 8 }'}, up=False)
    assert program.until_down() == message("device-pin-held", pin=8, holder="spi0 CS0")


CLOSED = """
from hardware.buses.spi_port import SpiPort
old = SpiPort(0, 0)
number = old._opened.handle
old.deinit()
old.deinit()
new = SpiPort(0, 0)
assert new._opened.handle == number
for use in (old.exchange, old.write, lambda data: old.configure(baudrate=9600)):
    try:
        use(b"abc")
    except OSError as error:
        print(error.errno, flush=True)
assert new.exchange(b"abc") == bytes(3)
"""


def test_who_still_has_a_port_that_was_closed_does_not_talk_into_the_next_one(machine: Machine) -> None:
    """After a bus was gone, a reader may have the old port for a while; the new one has the same number."""
    machine.solder("spi0", "neopixel-1")
    with Running(machine, "-c", CLOSED) as program:
        assert [int(program.line()) for _ in range(3)] == [errno.EIO] * 3


TOLD = """
import Adafruit_PureIO.spi as pure
from hardware.buses.spi_port import SpiPort
ioctl, calls = pure.ioctl, []
pure.ioctl = counted = lambda *words: (calls.append(1), ioctl(*words))[1]
port = SpiPort(0, 0)
def said(**settings):
    calls.clear()
    port.configure(**settings)
    return len(calls)
print(said(baudrate=9600) > 0, said(baudrate=9600), said(baudrate=9600, phase=1) > 0, port._opened.phase, flush=True)
pure.ioctl = None
try:
    port.configure(baudrate=4800)
except TypeError:
    pure.ioctl = counted
print(said(baudrate=9600, phase=1) > 0, port._opened.max_speed_hz, flush=True)
"""


def test_the_kernel_is_told_settings_that_are_new_and_those_after_a_failure(machine: Machine) -> None:
    machine.solder("spi0", "neopixel-1")
    with Running(machine, "-c", TOLD) as program:
        assert program.line() == "True 0 True True\n"
        assert program.line() == "True 9600\n"
