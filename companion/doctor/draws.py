"""The current that all lights draw together in the lamp test, when a game starts."""

from hardware.profile import Profile
from hardware.wiring.drivers import AnyDriver, GpioLamp, GpioLeds, Ht16k33, NeopixelSpi

STRIP_LED, COUNTER, PLAIN_LED = 60, 100, 10
"""Milliamperes: an LED of a strip in white and a whole counter, both at full brightness; an LED on a pin."""


def milliamperes(profile: Profile | None) -> int:
    """A rough sum, 0 without a profile; a lamp behind a transistor may take more than is counted here."""
    devices = () if profile is None else profile.devices
    return round(sum(_draws(device.driver) for device in devices))


def _draws(driver: AnyDriver) -> float:
    match driver:
        case NeopixelSpi(length=length, brightness=brightness):
            return STRIP_LED * length * brightness
        case Ht16k33(brightness=brightness):
            return COUNTER * brightness
        case GpioLeds(pins=pins):
            return PLAIN_LED * len(pins)
        case GpioLamp():
            return PLAIN_LED
        case _:
            return 0
