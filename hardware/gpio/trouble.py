"""Why a pin cannot be used, for people."""

from hardware.driver import library
from hardware.gpio.backend import Backend
from hardware.saying import Saying, saying


def why_closed(error: Exception, pin: int, backend: Backend) -> Saying:
    """Half a sentence, as `Down` has it, that says who has the pin where that can be known."""
    gpiozero = library("gpiozero")
    if isinstance(error, gpiozero.PinInvalidPin):
        return saying("device-pin-none", pin=pin)
    if isinstance(error, gpiozero.PinFixedPull):
        return saying("device-pin-fixed", pin=pin)
    if isinstance(error, gpiozero.GPIOPinInUse):
        return saying("device-pin-here", pin=pin)
    if "busy" in str(error):
        return _busy(pin, backend.holder(pin))
    return saying("device-pin-fails", pin=pin, why=str(error))


def _busy(pin: int, holder: str) -> Saying:
    return saying("device-pin-held", pin=pin, holder=holder) if holder else saying("device-pin-busy", pin=pin)
