"""What moves the pins behind gpiozero: the kernel's own lines or lgpio (any Pi), or RPi.GPIO (before the Pi 5).

Chosen here, by name: gpiozero would choose one by itself, even a slow one of its own, so it is never left to choose.
The kernel's lines come first: with the same stamps as lgpio they need no library, no thread and no polling, tell which
edges were lost and when a chip is gone, and keep a pin while its use changes.
"""

import importlib
import os
import sys
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import reduce
from typing import Any

from msgspec import Struct

from hardware.driver import Unavailable, library
from hardware.gpio.chips import header_chip
from hardware.gpio.lgpio_library import load_lgpio
from hardware.gpio.tones import Tones
from hardware.gpio.watched import guarded
from hardware.message import Message, message
from hardware.pin_library import KERNEL, PIN_LIBRARIES

CHIP, CHIP_OF_PI_5 = "/dev/gpiochip0", "/dev/gpiochip4"
"""The files of the header's pins where the kernel does not say which: on a Pi 5 the second one, if it exists."""
MODEL, PI_5 = 0xFF0, 0x170
"""The bits of the model in the revision of a board, and those of a Pi 5."""
KERNEL_ERR = 0.0005
"""Seconds by which the kernel's time stamps may be late: what to expect, not a bound, for Linux promises none.

It stamps an edge in its interrupt handler, mostly within 50 microseconds. But while a contact bounces, the next edge
overwrites that stamp until the kernel's thread has read it: 106 microseconds were measured on an idle machine, and on a
busy one that thread waits longer."""
THREAD_ERR = 0.002 + 2 * sys.getswitchinterval()
"""Seconds. RPi.GPIO has no time stamps: an edge is as late as its thread, which may wait while others compute."""


class Backend(Struct, frozen=True):
    """A library that moves the pins. `name` is for people; `passed`: why each better library is not used."""

    name: str
    factory: Any
    err: float = 0.0
    holder: Callable[[int], str] = lambda pin: ""
    """Which other program has a pin; "" when that is unknown."""
    wait_in: Callable[[AbstractEventLoop, Callable[[], object]], object] | None = None
    """Tells of edges in a loop instead of a thread, and calls the second one after each batch of them."""
    tones: Tones | None = None
    """Who plays tones, where that is not `factory` alone."""
    nudge: Callable[[], object] | None = None
    """Wakes the library's thread for edges, which may have missed that there are pins to watch (`header.NUDGES`)."""
    passed: tuple[Message, ...] = ()


class NotAPi(Unavailable):
    """This machine is no Raspberry Pi, so no library can move its pins."""

    def __init__(self) -> None:
        super().__init__(message("device-not-a-pi"))


def choose(names: Iterable[str] = PIN_LIBRARIES) -> Backend:
    """The first of these libraries that works here; `Unavailable` says why each of them does not."""
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


def _kernel(passed: tuple[Message, ...]) -> Backend:
    local, pins = library("gpiozero.pins.local"), library("hardware.gpio.kernel.pins")
    try:
        revision = local.get_pi_revision()
    except library("gpiozero").PinUnknownPi as error:
        raise NotAPi from error
    chip = header_chip()
    if chip is None:
        chip = 4 if revision & MODEL == PI_5 and os.path.exists(CHIP_OF_PI_5) else 0
    try:
        factory = pins.KernelFactory(chip)
    except OSError as error:
        raise Unavailable(_unopened(f"/dev/gpiochip{chip}", error.strerror or str(error))) from error
    name = f"{KERNEL} {os.uname().release} on gpiochip{chip}"
    tones = Tones(chip, factory)
    return Backend(name, factory, KERNEL_ERR, factory.holder, factory.wait_in, tones, passed=passed)


def _lgpio(passed: tuple[Message, ...]) -> Backend:
    try:
        lgpio = load_lgpio()
    except ImportError as error:
        raise Unavailable(message("device-no-lgpio")) from error
    unknown, chip = library("gpiozero").PinUnknownPi, header_chip()
    try:
        factory = library("gpiozero.pins.lgpio").LGPIOFactory(chip)
    except unknown as error:
        raise NotAPi from error
    except lgpio.error as error:
        usual = CHIP_OF_PI_5 if os.path.exists(CHIP_OF_PI_5) else CHIP
        file = usual if chip is None else f"/dev/gpiochip{chip}"
        raise Unavailable(_unopened(file, str(error))) from error
    factory.pin_class = guarded(factory.pin_class)
    name = f"lgpio {lgpio.get_module_version().removeprefix('lgpio.py_')} on gpiochip{factory.chip}"

    def holder(pin: int) -> str:
        """The program that has the pin, as the kernel names it; "" if none has."""
        return str(lgpio.gpio_get_line_info(factory._handle, pin)[4])

    def nudge() -> None:
        """lgpio wakes its thread whenever a handle of a chip is closed, so open one more and close it."""
        with suppress(lgpio.error):  # a chip that is gone is reported by the devices on it
            lgpio.gpiochip_close(lgpio.gpiochip_open(factory.chip))

    return Backend(name, factory, KERNEL_ERR, holder=holder, nudge=nudge, passed=passed)


def _rpi_gpio(passed: tuple[Message, ...]) -> Backend:
    try:
        rpi = importlib.import_module("RPi.GPIO")
        factory = library("gpiozero.pins.rpigpio").RPiGPIOFactory()
        _ = factory.board_info  # raises where there is no Pi
    except ModuleNotFoundError as error:
        raise Unavailable(message("device-no-rpi-gpio")) from error
    except (ImportError, RuntimeError) as error:  # raised when RPi.GPIO is imported on another machine, or on a Pi 5
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


_OPENERS: dict[str, Callable[[tuple[Message, ...]], Backend]] = {
    KERNEL: _kernel,
    "lgpio": _lgpio,
    "RPi.GPIO": _rpi_gpio,
}
