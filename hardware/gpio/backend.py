"""The library behind gpiozero that moves the pins: lgpio (any Pi) or RPi.GPIO (before the Pi 5). Chosen here, by name.

gpiozero would look for one by itself and take whatever it finds, even a slow one of its own; that is a trap, so it is
never asked to.
"""

import importlib
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import reduce
from typing import Any

from msgspec import Struct

from hardware.driver import Unavailable, library
from hardware.gpio.lgpio_library import load_lgpio
from hardware.gpio.watched import guarded
from hardware.message import Message, message
from hardware.pin_library import PIN_LIBRARIES

CHIP, CHIP_OF_PI_5 = "/dev/gpiochip0", "/dev/gpiochip4"
"""The header's pins. The second one is there on a Pi 5, and gpiozero then takes it."""
KERNEL_ERR = 0.0005
"""By how much the kernel's stamps may be late (seconds): what to expect, and no bound, for Linux promises none.

It stamps an edge in its interrupt handler, mostly within 50 microseconds. But where a contact bounces, the next edge
overwrites that stamp until the kernel's thread has told of it: 106 microseconds were seen on a machine that did nothing
else, and on a busy one that thread waits longer."""
THREAD_ERR = 0.002 + 2 * sys.getswitchinterval()
"""RPi.GPIO has no stamps: an edge is as late as the thread that is told of it, which may wait while others compute."""


class Backend(Struct, frozen=True):
    """The way to the pins. `name` is for people, as is each reason why a better one was `passed` over."""

    name: str
    factory: Any
    err: float = 0.0
    holder: Callable[[int], str] = lambda pin: ""
    """Which other program has a pin; "" when nobody knows."""
    nudge: Callable[[], object] | None = None
    """Wakes the thread that tells of edges, where it may have missed that there are pins to watch."""
    passed: tuple[Message, ...] = ()


class NotAPi(Unavailable):
    """No back end can help."""

    def __init__(self) -> None:
        super().__init__(message("device-not-a-pi"))


def choose(names: Iterable[str] = PIN_LIBRARIES) -> Backend:
    """The first of these that works here. `Unavailable` says of each why it does not."""
    passed: tuple[Message, ...] = ()
    for name in names:
        try:
            return _OPENERS[name](passed)
        except NotAPi:
            raise
        except Unavailable as why:
            passed = (*passed, message("device-passed", name=name, why=why.what))
    raise Unavailable(message("device-no-way", why=reduce(_both, passed)))


def _both(one: Message, other: Message) -> Message:
    return message("device-both", one=one, other=other)


def _lgpio(passed: tuple[Message, ...]) -> Backend:
    try:
        lgpio = load_lgpio()
    except ImportError as error:
        raise Unavailable(message("device-no-lgpio")) from error
    unknown = library("gpiozero").PinUnknownPi
    try:
        factory = library("gpiozero.pins.lgpio").LGPIOFactory()
    except unknown as error:
        raise NotAPi from error
    except lgpio.error as error:
        chip = CHIP_OF_PI_5 if os.path.exists(CHIP_OF_PI_5) else CHIP
        raise Unavailable(_unopened(chip, str(error))) from error
    factory.pin_class = guarded(factory.pin_class)
    name = f"lgpio {lgpio.get_module_version().removeprefix('lgpio.py_')} on gpiochip{factory.chip}"

    def holder(pin: int) -> str:
        return str(lgpio.gpio_get_line_info(factory._handle, pin)[4])

    def nudge() -> None:
        """lgpio wakes its thread when a chip is closed, whichever handle of it."""
        with suppress(lgpio.error):  # a chip that is gone is told of by whoever uses it
            lgpio.gpiochip_close(lgpio.gpiochip_open(factory.chip))

    return Backend(name, factory, KERNEL_ERR, holder=holder, nudge=nudge, passed=passed)


def _rpi_gpio(passed: tuple[Message, ...]) -> Backend:
    try:
        rpi = importlib.import_module("RPi.GPIO")
        factory = library("gpiozero.pins.rpigpio").RPiGPIOFactory()
        _ = factory.board_info  # raises where there is no Pi
    except ModuleNotFoundError as error:
        raise Unavailable(message("device-no-rpi-gpio")) from error
    except (ImportError, RuntimeError) as error:  # as RPi.GPIO says when it is imported elsewhere, or on a Pi 5
        raise Unavailable(message("device-not-on-this-machine", why=str(error))) from error
    except library("gpiozero").PinUnknownPi as error:
        raise NotAPi from error
    return Backend(f"RPi.GPIO {rpi.VERSION}", factory, THREAD_ERR, passed=passed)


def _unopened(chip: str, why: str) -> Message:
    if not os.path.exists(chip):
        return message("device-chip-missing", file=chip)
    if not os.access(chip, os.R_OK | os.W_OK):
        return message("device-file-locked", file=chip, group="gpio")
    return message("device-chip-closed", file=chip, why=why.strip("'"))


_OPENERS: dict[str, Callable[[tuple[Message, ...]], Backend]] = {"lgpio": _lgpio, "RPi.GPIO": _rpi_gpio}
