"""RPi.GPIO without a Pi: that of fake-rpi, with the pins, edges and tones that it lacks."""

from collections.abc import Callable
from typing import Any

from fake_rpi import toggle_print
from fake_rpi.RPi import _GPIO

toggle_print(False)


class FakeGpio(_GPIO):  # type: ignore[misc]
    """The part that gpiozero uses. `drive` is what a switch on the pin does; `levels` are the levels of the pins."""

    def __init__(self) -> None:
        super().__init__()
        self.levels: dict[int, int] = {}
        self.pulls: dict[int, int] = {}
        self.tones: dict[int, float] = {}
        self.reads: list[int] = []
        """What the next reads of any pin give, instead of its level: a bounce at the wrong moment."""
        self._functions: dict[int, int] = {}
        self._watched: dict[int, Callable[[int], object]] = {}
        self.PWM = lambda channel, frequency: Tones(self, channel, frequency)

    def setup(self, channel: int, state: int, pull_up_down: int = 20, initial: Any = None) -> None:
        """The arguments in the order of the real library, which is not that of fake-rpi."""
        self._functions[channel], self.pulls[channel] = state, pull_up_down
        if state == self.IN:
            self.levels[channel] = int(pull_up_down == self.PUD_UP)
        elif initial is not None:
            self.levels[channel] = int(initial)

    def gpio_function(self, channel: int) -> Any:
        return self._functions.get(channel, self.IN)

    def input(self, channel: int) -> int:
        return self.reads.pop(0) if self.reads else self.levels[channel]

    def output(self, channel: int, state: Any) -> None:
        self.levels[channel] = int(state)

    def add_event_detect(
        self, channel: int, edge: int, callback: Callable[[int], object], bouncetime: int | None = None
    ) -> None:
        assert (edge, bouncetime) == (self.BOTH, -666), "every edge is wanted, without RPi.GPIO's debouncing"
        self._watched[channel] = callback

    def remove_event_detect(self, channel: int) -> None:
        self._watched.pop(channel, None)

    def drive(self, channel: int, level: int) -> None:
        """A switch changes the level of the pin; the callback of its edges is called."""
        if self.levels[channel] != level:
            self.levels[channel] = level
            if channel in self._watched:
                self._watched[channel](channel)


class Tones:
    """RPi.GPIO's PWM."""

    def __init__(self, gpio: FakeGpio, channel: int, frequency: float) -> None:
        self._gpio, self._channel, self._frequency, self._duty = gpio, channel, frequency, 0.0

    def start(self, duty: float) -> None:
        self.ChangeDutyCycle(duty)

    def stop(self) -> None:
        self.ChangeDutyCycle(0)

    def ChangeDutyCycle(self, duty: float) -> None:
        self._duty = duty
        self._sound()

    def ChangeFrequency(self, frequency: float) -> None:
        self._frequency = frequency
        self._sound()

    def _sound(self) -> None:
        self._gpio.tones[self._channel] = self._frequency if self._duty else 0.0
