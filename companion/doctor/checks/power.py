"""Power and heat: a Pi with too little of one or too much of the other loses devices at random."""

import subprocess
from collections.abc import Iterator

from companion.doctor.finding import Finding, good, note, warning, wrong
from companion.doctor.machine import Machine
from engine.message import message
from hardware.profile import Profile
from hardware.wiring.current import MOST_HIGH, MOST_LOW, MOST_PINS, MOST_USB, MOST_USB_PI_5, current, lit

NAME = "power"
THROTTLED = "sys/devices/platform/*/*/get_throttled"
TOOL = "usr/bin/vcgencmd"
PATIENCE = 5.0
"""Seconds that the tool may take."""
LOW_NOW, LOW_ONCE = 1 << 0, 1 << 16
"""Bits of the firmware: the voltage is too low now, or was since the start."""
HOT = 80.0
"""Degrees Celsius at which a Pi slows itself down."""


def check(machine: Machine) -> Iterator[Finding]:
    """The voltage as the firmware saw it, the current of all lights together, and the temperature."""
    yield from _voltage(machine)
    if machine.profile is not None:
        yield from _budget(machine, machine.profile)
    heat = machine.text("sys/class/thermal/thermal_zone0/temp")
    if heat.isascii() and heat.isdigit() and int(heat) / 1000 >= HOT:
        degrees = round(int(heat) / 1000)
        yield warning(NAME, message("doctor-hot", degrees=degrees), message("doctor-hot-do"), celsius=degrees)


def _budget(machine: Machine, profile: Profile) -> Iterator[Finding]:
    """What all parts together draw, against what a Pi can give."""
    draws = current(profile.devices).rounded()
    most = {"low": MOST_LOW, "pins": MOST_PINS, "high": MOST_HIGH, "usb": _most_usb(machine)}
    if any(draws[rail] for rail in most):
        said = {rail: draws[rail] for rail in most} | {f"most_{rail}": limit for rail, limit in most.items()}
        yield note(NAME, message("doctor-current", **said), None, **draws)
    for rail, limit in most.items():
        if draws[rail] > limit:
            says = message(f"doctor-current-{rail}", milliamperes=draws[rail], most=limit)
            yield warning(NAME, says, message(f"doctor-current-{rail}-do"), milliamperes=draws[rail], most=limit)
    lights = lit(profile.devices)
    if lights > MOST_HIGH:
        says = message("doctor-power-start", milliamperes=lights)
        yield warning(NAME, says, message("doctor-power-start-do"), milliamperes=lights)


def _most_usb(machine: Machine) -> int:
    """A Pi 5 gives half as much where it does not know its supply, unless config.txt says that it may give all."""
    trusts = "usb_max_current_enable=1" in machine.text("boot/firmware/config.txt").split()
    return MOST_USB_PI_5 if machine.is_pi_5 and not trusts else MOST_USB


def _voltage(machine: Machine) -> Iterator[Finding]:
    bits = _throttled(machine)
    if bits is None:
        yield note(NAME, message("doctor-power-unknown"))
    elif bits & LOW_NOW:
        yield wrong(NAME, message("doctor-power-low"), message("doctor-power-do"), throttled=bits)
    elif bits & LOW_ONCE:
        yield warning(NAME, message("doctor-power-was-low"), message("doctor-power-do"), throttled=bits)
    else:
        yield good(NAME, message("doctor-power"), throttled=bits)


def _throttled(machine: Machine) -> int | None:
    """The firmware's bits; where only the kernel's alarm can be read, the bit for "too low now"; None: unknown."""
    for file in machine.there(THROTTLED):
        return _bits(machine.text(str(file.relative_to(machine.root))))
    if machine.path(TOOL).exists():
        return _bits(_asked(machine))
    for name in machine.there("sys/class/hwmon/*/name"):
        folder = name.parent.relative_to(machine.root)
        if machine.text(str(folder / "name")) == "rpi_volt":
            return LOW_NOW if machine.text(str(folder / "in0_lcrit_alarm")) == "1" else 0
    return None


def _bits(text: str) -> int | None:
    """`50005`, `0x50005` or `throttled=0x50005`; None if it is no such number."""
    try:
        return int(text.rpartition("=")[2], 16)
    except ValueError:
        return None


def _asked(machine: Machine) -> str:
    command = [str(machine.path(TOOL)), "get_throttled"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip()
