"""Why a pin cannot be used, for people."""

from hardware.driver import library
from hardware.gpio.backend import Backend
from hardware.message import Message, message


def why_closed(error: Exception, pin: int, backend: Backend) -> Message:
    """Half a sentence, as `Down` has it, that says who has the pin where that can be known."""
    gpiozero = library("gpiozero")
    if isinstance(error, gpiozero.PinInvalidPin):
        return message("device-pin-none", pin=pin)
    if isinstance(error, gpiozero.PinFixedPull):
        return message("device-pin-fixed", pin=pin)
    if isinstance(error, gpiozero.GPIOPinInUse):
        return message("device-pin-here", pin=pin)
    if "busy" in str(error):
        return _busy(pin, backend.holder(pin))
    return message("device-pin-fails", pin=pin, why=str(error))


def _busy(pin: int, holder: str) -> Message:
    return message("device-pin-held", pin=pin, holder=holder) if holder else message("device-pin-busy", pin=pin)
