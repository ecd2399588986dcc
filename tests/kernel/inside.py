"""Runs in the real kernel: every back end that can be used there, each with a table of its own, check by check."""

import subprocess
import sys
import time
from collections.abc import Callable

from hardware.pin_library import PIN_LIBRARIES
from tests.kernel import closing, inputs, late, order, outputs
from tests.kernel.pins import Pins, pretend_to_be_a_pi
from tests.kernel.seeing import Seen
from tests.kernel.table import Table, Wrong

REGISTERS = "RPi.GPIO"
"""It moves the registers of a Broadcom chip by itself, so it needs that chip: no kernel can give it simulated pins."""
Check = Callable[[Pins, Table, Seen], None]
CHECKS: tuple[Check, ...] = (
    inputs.stamps,
    inputs.bounces,
    inputs.races,
    inputs.dial,
    late.late_levels,
    order.order,
    closing.closing,
    outputs.lamp,
    outputs.leds,
    outputs.buzzer,
    outputs.busy,
)
NAMED = {each.__name__: each for each in CHECKS}


def main() -> int:
    """How many things were wrong."""
    pretend_to_be_a_pi()
    pins = Pins()
    print(f"{REGISTERS} cannot run here: it moves the registers of a Broadcom chip by itself", flush=True)
    return min(99, sum(_try(name, pins, sys.argv[1:]) for name in PIN_LIBRARIES if name != REGISTERS))


def _try(name: str, pins: Pins, only: list[str]) -> int:
    see, checks = Seen(name), [NAMED[each] for each in only or NAMED]
    while left := len(checks):  # a table that was not as it should is replaced for the checks that are left
        try:
            with Table(name) as table:
                print(f"{name}: {table.backend}, after {time.monotonic():.0f} s", flush=True)
                while checks and not _fails(checks.pop(0), pins, table, see):
                    pass
        except (AssertionError, TimeoutError, subprocess.TimeoutExpired) as why:
            see(False, f"the table's program did not start, or did not end well: {why}")
            if len(checks) == left:
                break
    return see.wrong


def _fails(check: Check, pins: Pins, table: Table, see: Seen) -> bool:
    began = time.monotonic()
    try:
        check(pins, table, see)
    except (Wrong, TimeoutError, AssertionError) as why:
        see(False, f"{check.__name__}: {why}")
        return True
    finally:
        print(f"{check.__name__}: {time.monotonic() - began:.1f} s", flush=True)
    return False


if __name__ == "__main__":
    sys.exit(main())
