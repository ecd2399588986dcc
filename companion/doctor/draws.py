"""What everything that shines draws together, for a moment, when a game starts and all of it is tested."""

from hardware.profile import Profile
from hardware.wiring.drivers import AnyDriver, GpioLamp, GpioLeds, Ht16k33, NeopixelSpi

STRIP_LED, COUNTER, PLAIN_LED = 60, 100, 10
"""Milliamperes: an LED of a strip in white and a whole counter, both at full brightness; an LED on a pin."""


def milliamperes(profile: Profile | None) -> int:
    """Roughly; a lamp behind a transistor may take more than a pin gives."""
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
