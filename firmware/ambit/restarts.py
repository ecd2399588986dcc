"""Why the board starts: two words that outlive a restart, but not a loss of power."""

import sys

import machine
from machine import mem32

from ambit import messages, timer

_WATCHDOG = 0x400D8000 if timer.CHIP == messages.RP2350 else 0x40058000
_CAUSE, _RAN_OUT = _WATCHDOG + 0x08, 1  # REASON; its other bit says that the program asked for the restart
# The first of the two words says what the restart was for, the second how often the program has failed.
_REASON, _FAILURES = _WATCHDOG + 0x0C, _WATCHDOG + 0x10
_WANTED, _SAFE, _UPDATE = 0x416D0001, 0x416D0003, 0x416D0004
_REASONS = {
    messages.RESTART_NORMAL: _WANTED,
    messages.RESTART_SAFE: _SAFE,
    messages.RESTART_UPDATE: _UPDATE,
}
_MOST_FAILURES = 3


def restart(how: int) -> None:
    """Start anew, if it is known how."""
    if how == messages.RESTART_BOOTLOADER:
        machine.bootloader()
    elif how in _REASONS:
        _reset(_REASONS[how])


def is_for_update() -> bool:
    """Whether this start is for a new firmware: nothing runs then but MicroPython's prompt. The next one is normal."""
    if mem32[_REASON] != _UPDATE:
        return False
    mem32[_REASON] = _WANTED
    return True


def flags() -> int:
    """What `hello` says about this start."""
    why, mem32[_REASON] = mem32[_REASON], 0
    if why == _SAFE:
        return messages.SAFE_MODE
    return messages.WATCHDOG_RESET if mem32[_CAUSE] & _RAN_OUT else 0


def fail(error: Exception) -> None:
    """The program has failed: note why, and start it anew; in safe mode, if that happens again and again."""
    with open("/failure.txt", "w") as file:
        sys.print_exception(error, file)
    failures = mem32[_FAILURES] + 1
    mem32[_FAILURES] = failures if failures <= _MOST_FAILURES else 1
    _reset(_SAFE if failures >= _MOST_FAILURES else 0)


def forget_failures() -> None:
    """The program has worked for long enough."""
    mem32[_FAILURES] = 0


def _reset(reason: int) -> None:
    mem32[_REASON] = reason
    machine.reset()
