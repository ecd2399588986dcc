"""A wire by which chips call: only its way down is told, in the thread of the pins."""

from gpiozero.pins.mock import MockFactory

from hardware.clock import SimulatedClock
from hardware.gpio import Backend, Header
from hardware.gpio.interrupt_line import InterruptLine

PIN = 17


def test_a_call_wakes_once_and_its_end_does_not() -> None:
    factory = MockFactory()
    header = Header(SimulatedClock(), choose=lambda: Backend("mock pins", factory))
    woken: list[bool] = []
    line = InterruptLine(header, "seat1.reader", PIN, lambda: woken.append(line.is_low()))
    line.open()
    pin = factory.pin(PIN)
    for calls in (1, 2):
        pin.drive_low()
        pin.drive_high()
        assert woken == [True] * calls
        assert line.take_call() is not None
        assert line.take_call() is None
    line.close()
