"""Buttons and knobs: they cannot answer, but one that is closed while nobody presses it is probably wired wrongly."""

from collections.abc import Iterator

from companion.doctor.finding import Finding, good, left_alone, note, warning
from companion.doctor.machine import Machine
from companion.doctor.needs import of_kind
from companion.doctor.patience import Hangs, within
from companion.doctor.programs import game
from engine.message import message
from hardware.driver import Unavailable
from hardware.profile import Profile
from hardware.wiring.drivers import GpioButton, GpioDial, SharedReader

NAME = "buttons"


def check(machine: Machine) -> Iterator[Finding]:
    """Reads every contact once; while a game is being played, none."""
    contacts = list(_contacts(machine.profile))
    if not contacts:
        yield note(NAME, message("doctor-buttons-none"))
        return
    if played_by := game(machine.holders_of_pins()):
        # Not every back end knows which program has a pin, and to read a pin is to set it up again.
        yield left_alone(NAME, [device for device, _, _ in contacts], [played_by])
        return
    closed = {device: _is_closed(machine, device, pin, pull_up) for device, pin, pull_up in contacts}
    resting = [device for device, is_closed in closed.items() if is_closed is False]
    unread = [device for device, is_closed in closed.items() if is_closed is None]
    if resting:
        yield good(NAME, message("doctor-buttons", devices=", ".join(resting)), devices=resting)
    for device, pin, _ in contacts:
        if closed[device]:
            says = message("doctor-button-closed", device=device, pin=pin)
            yield warning(NAME, says, message("doctor-button-closed-do"), device=device, pin=pin)
    if unread:
        yield note(NAME, message("doctor-devices-unreached", devices=", ".join(unread)), devices=unread)


def _contacts(profile: Profile | None) -> Iterator[tuple[str, int, bool]]:
    """Each device that can be pressed, its pin, and whether it closes to ground; of a dial only the knob."""
    for device in of_kind(profile, GpioButton, GpioDial, SharedReader):
        match device.driver:
            case GpioButton(pin=pin, pull=pull) | SharedReader(pin=int() as pin, pull=pull):
                yield device.name, pin, pull == "up"
            case GpioDial(push=int() as push):
                yield device.name, push, True


def _is_closed(machine: Machine, device: str, pin: int, pull_up: bool) -> bool | None:
    """None where it cannot be read: `pins` has said why, and a pin that another program has is left alone."""
    try:
        header = machine.header()
        if header.backend.holder(pin):
            return None
        contact = header.open(device, pin, "InputDevice", pull_up=pull_up)
        try:
            return bool(within(machine.patience, lambda: contact.is_active))
        finally:
            header.release(pin, contact)
    except (Unavailable, Hangs):
        return None
