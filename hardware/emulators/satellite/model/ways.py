"""What packets need from the Pi to a board and back, in µs: each way by the moment at which it begins."""

from collections.abc import Callable
from math import ceil
from random import Random

from hardware.emulators.satellite.model.controller import FRAME, Controller

Way = Callable[[float, Random], float]


def quick(true: float, chance: Random) -> float:
    """Nothing but the wire and two programs."""
    return 60.0 + chance.expovariate(1 / 25.0)


def batched(true: float, chance: Random) -> float:
    """Sent and fetched once a millisecond: what others measured on USB serial."""
    return quick(true, chance) + chance.uniform(0.0, 1000.0)


def busy(true: float, chance: Random) -> float:
    """The same on a machine that has other things to do in one of five cases."""
    return batched(true, chance) + (chance.expovariate(1 / 4000.0) if chance.random() < 0.2 else 0.0)


def slow_there(true: float, chance: Random) -> float:
    """Always 200 µs longer than the way back: no ping can see that."""
    return batched(true, chance) + 200.0


def on_frames(controller: Controller) -> Way:
    """Everything waits for the next start of a frame: the waits are not by chance."""

    def wait(true: float, chance: Random) -> float:
        axis = controller.axis(true)
        return ceil(axis / FRAME) * FRAME - axis + quick(true, chance)

    return wait
