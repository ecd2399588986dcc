"""A program on the emulated Pi: a bare gpiozero button that leaves debouncing to lgpio. It prints each edge.

python -m tests.hardware.shim.settling_program PIN SECONDS
"""

import sys

from gpiozero import InputDevice

from hardware.gpio import choose


def tell(ticks: float, level: int) -> None:
    print(ticks, level, flush=True)


pin, seconds = sys.argv[1:]
button = InputDevice(int(pin), pull_up=True, pin_factory=choose(["lgpio"]).factory)
button.pin.bounce = float(seconds)
button.pin.edges = "both"
button.pin.when_changed = tell
print("ready", flush=True)
sys.stdin.read()
button.close()
