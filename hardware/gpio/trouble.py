"""Why a pin cannot be used, in words for people."""

from hardware.driver import library
from hardware.gpio.backend import Backend


def sentence(error: Exception, pin: int, backend: Backend) -> str:
    """Half a sentence, as `Down` has it, that says who has the pin where that can be known."""
    gpiozero = library("gpiozero")
    if isinstance(error, gpiozero.PinInvalidPin):
        return f"this Pi has no pin {pin}"
    if isinstance(error, gpiozero.PinFixedPull):
        return f'pin {pin} has a resistor on the board: wire the button to ground, with pull = "up"'
    if isinstance(error, gpiozero.GPIOPinInUse):
        return f"pin {pin} is taken by another part of this program"
    if "busy" in str(error):
        return _busy(pin, backend.holder(pin))
    return f"pin {pin} cannot be used ({error})"


def _busy(pin: int, holder: str) -> str:
    if not holder:
        return f"pin {pin} is taken by another program: end it"
    return f"pin {pin} is taken by {holder}: end that program, or switch the bus of that name off"
