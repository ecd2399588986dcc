"""Pins that cannot be opened: the device is down, tells who has them, and comes up as soon as it can."""

import gc

import gpiozero
import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.clock import SimulatedClock
from hardware.driver import Unavailable
from hardware.gpio import Backend, Header, open_driver
from hardware.gpio.watched import guarded
from hardware.inputs import Down, Input, Press, State, Status, Up
from hardware.message import message
from hardware.outputs import Light, Steady, Tone
from hardware.wiring.device import Wired
from hardware.wiring.drivers import GpioButton, GpioBuzzer, GpioDial, GpioLamp, Virtual
from tests.hardware.gpio.conftest import Opens, wired
from tests.hardware.hearing import SOON

NO_CHIP = message("device-chip-missing", file="/dev/gpiochip0")


def states(told: list[Input]) -> list[State]:
    return [input.state for input in told if isinstance(input, Status)]


def test_a_pin_that_another_device_has_names_it(opens: Opens) -> None:
    opens("seat1.ok", GpioButton(pin=17))
    assert opens("seat2.ok", GpioButton(pin=17)).state() == Down(message("device-pin-taken", pin=17, holder="seat1.ok"))


class BusyTwice(MockPWMPin):  # type: ignore[misc]
    """A pin that the kernel still has for a moment."""

    tries = 0

    def _set_function(self, value: str) -> None:
        self.tries += 1
        if self.tries < 3:
            raise OSError("GPIO busy")
        super()._set_function(value)


@pytest.mark.parametrize("pin_class", [BusyTwice])
def test_a_pin_that_is_busy_for_a_moment_is_asked_for_again_at_once(opens: Opens) -> None:
    assert opens("seat1.ok", GpioButton(pin=17)).state() == Up()


class BusyWhileClosed(MockPWMPin):  # type: ignore[misc]
    """A pin that lgpio's own thread looks at while it is freed, for longer than usual: on a busy machine."""

    busy = 0

    def _set_when_changed(self, value: object) -> None:
        self._kept(value is None)
        super()._set_when_changed(value)

    def close(self) -> None:
        self._kept(True)
        super().close()

    def _kept(self, freed: bool) -> None:
        if freed and BusyWhileClosed.busy > 0:
            BusyWhileClosed.busy -= 1
            raise OSError("GPIO busy")


@pytest.mark.parametrize("pin_class", [guarded(BusyWhileClosed)])
@pytest.mark.parametrize("times", [6, 100])
def test_a_pin_that_stays_busy_while_it_is_closed_can_be_had_again(
    opens: Opens, times: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And gpiozero does not close it once more when it forgets the old device: the new one would be deaf."""
    button = opens("seat1.ok", GpioButton(pin=19))
    monkeypatch.setattr(BusyWhileClosed, "busy", times)
    button.close()
    assert ("pin 19 was not freed" in caplog.text) == (times == 100)
    monkeypatch.setattr(BusyWhileClosed, "busy", 0)
    again = opens("seat1.ok", GpioButton(pin=19))
    del button
    gc.collect()
    assert again.state() == Up()
    assert again._opened[19].pin.when_changed is not None


def test_it_comes_up_when_the_pin_is_free(opens: Opens, clock: SimulatedClock, told: list[Input]) -> None:
    holder = opens("seat1.ok", GpioButton(pin=17))
    waiting = opens("seat2.ok", GpioButton(pin=17))
    holder.close()
    clock.advance(10)
    assert states(told) == [Up()]
    assert waiting.state() == Up()


def test_asked_to_it_tries_at_once(opens: Opens, clock: SimulatedClock) -> None:
    holder = opens("seat1.ok", GpioButton(pin=17))
    waiting = opens("seat2.ok", GpioButton(pin=17))
    clock.advance(100)
    holder.close()
    waiting.reopen()
    clock.advance(0)
    assert waiting.state() == Up()


def test_reopening_what_is_up_changes_nothing(opens: Opens, clock: SimulatedClock, told: list[Input]) -> None:
    opens("seat1.ok", GpioButton(pin=17)).reopen()
    clock.advance(1)
    assert told == []


def test_it_waits_longer_from_try_to_try_and_says_the_same_only_once(
    clock: SimulatedClock, pins: MockFactory, told: list[Input]
) -> None:
    tries: list[float] = []

    def choose() -> Backend:
        tries.append(clock.now() - 100.0)
        raise Unavailable(NO_CHIP)

    open_driver(wired("seat1.ok", GpioButton(pin=17)), Header(clock, choose), told.append)
    clock.advance(8)
    assert tries == [0.0, 0.25, 0.75, 1.75, 3.75, 5.75, 7.75]
    assert states(told) == [Down(NO_CHIP)]


def test_a_closed_device_tries_no_more(clock: SimulatedClock, told: list[Input]) -> None:
    tries: list[float] = []

    def choose() -> Backend:
        tries.append(clock.now())
        raise Unavailable(NO_CHIP)

    driver = open_driver(wired("seat1.ok", GpioButton(pin=17)), Header(clock, choose), told.append)
    driver.close()
    driver.reopen()
    clock.advance(60)
    assert (tries, told) == ([], [])


def test_a_dial_with_one_pin_too_few_lets_the_others_go(opens: Opens, pins: MockFactory) -> None:
    opens("seat1.ok", GpioButton(pin=13))
    assert opens("seat1.dial", GpioDial(a=5, b=6, push=13)).state() == Down(
        message("device-pin-taken", pin=13, holder="seat1.ok")
    )
    assert opens("seat1.no", GpioButton(pin=5)).state() == Up()


def test_a_pin_that_somebody_else_in_the_program_has(opens: Opens, pins: MockFactory) -> None:
    other = gpiozero.LED(17, pin_factory=pins)
    assert opens("seat1.ok", GpioButton(pin=17)).state() == Down(message("device-pin-here", pin=17))
    other.close()


def test_a_pin_with_a_resistor_on_the_board(opens: Opens) -> None:
    down = opens("seat1.ok", GpioButton(pin=2, pull="down")).state()
    assert down == Down(message("device-pin-fixed", pin=2))


def test_a_pin_that_the_pi_does_not_have(header: Header) -> None:
    with pytest.raises(Unavailable, match=r"^device-pin-none pin=99$"):
        header.open("seat1.ok", 99, "InputDevice")


@pytest.mark.parametrize(
    ("holder", "says"),
    [
        ("spi0 CS0", "device-pin-held pin=8 holder=spi0 CS0"),
        ("", "device-pin-busy pin=8"),
    ],
)
def test_a_pin_that_another_program_has(clock: SimulatedClock, holder: str, says: str) -> None:
    class Busy(MockFactory):  # type: ignore[misc]
        def pin(self, name: object) -> object:
            raise OSError("GPIO busy")

    header = Header(clock, lambda: Backend("mock pins", Busy(), holder=lambda pin: holder))
    with pytest.raises(Unavailable, match=says):
        header.open("seat1.ok", 8, "InputDevice")


def test_a_lamp_that_comes_up_late_shows_what_it_was_told(
    opens: Opens, pins: MockFactory, clock: SimulatedClock
) -> None:
    holder = opens("seat1.ok", GpioButton(pin=25))
    lamp = opens("seat1.lamp", GpioLamp(pin=25))
    lamp.show(Light("seat1.lamp", Steady()))
    holder.close()
    clock.advance(20)
    assert pins.pin(25).state


def test_a_sound_for_a_buzzer_that_is_down_is_not_made_up_for(
    opens: Opens, pins: MockFactory, clock: SimulatedClock
) -> None:
    holder = opens("seat1.ok", GpioButton(pin=12))
    buzzer = opens("table.sound", GpioBuzzer(pin=12))
    buzzer.show(Tone("table.sound", "gong"))
    holder.close()
    buzzer.reopen()
    clock.advance(0)
    assert buzzer.state() == Up()
    assert pins.pin(12).frequency is None


def test_only_devices_on_pins_are_opened_here(header: Header, told: list[Input]) -> None:
    virtual: Wired = wired("seat1.ok", Virtual())
    with pytest.raises(TypeError, match=r"seat1\.ok is not on pins: Virtual"):
        open_driver(virtual, header, told.append)


def test_pins_without_a_simulated_clock_have_a_thread_of_their_own(pins: MockFactory) -> None:
    from queue import Queue

    told: Queue[Input] = Queue()
    header = Header(choose=lambda: Backend("mock pins", pins))
    button = open_driver(wired("seat1.ok", GpioButton(pin=17)), header, told.put)
    assert isinstance(told.get(timeout=SOON), Status)
    pins.pin(17).drive_low()
    assert isinstance(told.get(timeout=SOON), Press)
    button.close()
    header.close()
