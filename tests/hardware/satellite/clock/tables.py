"""Model tables for tests of the clock, and how wrong a stamp truly is."""

from collections.abc import Sequence
from random import Random

from hardware.emulators.satellite.model.board import Board, Chip
from hardware.emulators.satellite.model.controller import Controller, Suspended
from hardware.emulators.satellite.model.crystal import crystal
from hardware.emulators.satellite.model.table import ModelTable
from hardware.satellite.clock.axes import Stamp
from hardware.satellite.clock.frames import LAP

SECOND = 1e6
NAMES = ("north", "east", "south", "west")


def controller(chance: Random, name: str = "usb1", rests: Sequence[Suspended] = ()) -> Controller:
    return Controller(name, crystal(chance, zero=chance.uniform(0, 1e9)), rests)


def table(
    seed: int, controllers: Sequence[Controller] = (), chips: Sequence[Chip] = ("rp2040", "rp2350"), named: bool = True
) -> ModelTable:
    """Four boards, on the controllers and of the chips by turns; it has not run yet."""
    chance = Random(seed)
    on = controllers or [controller(chance)]
    boards = [
        Board(name, on[n % len(on)], crystal(chance, zero=chance.uniform(0, 2**32)), chips[n % len(chips)], chance)
        for n, name in enumerate(NAMES)
    ]
    return ModelTable(boards, chance, named)


def reference(of: ModelTable) -> Controller | None:
    """The controller whose frames races are measured on."""
    names = of.axes.reference
    return next((board.controller for board in of.boards if board.name in names), None)


def error(of: ModelTable, stamp: Stamp, true: float) -> float:
    """Seconds by which the stamp is wrong: against the true time as the reference axis shows it, as all stamps do."""
    line, on = of.axes.line, reference(of)
    if line is None or on is None:
        return stamp.moment.at - true / SECOND
    along = line.back(stamp.moment.at * SECOND) - on.axis(true)
    return (along - LAP * round(along / LAP)) / SECOND


def presses(of: ModelTable, many: int, pio: bool = True) -> list[tuple[Board, Stamp, float]]:
    """Presses of all boards every few seconds, each with its true error; the table runs on."""
    found = []
    for _ in range(many):
        of.run(of.now + of.chance.uniform(1.5, 4.0) * SECOND)
        for board in of.boards:
            true = of.now - of.chance.uniform(0.0, 1e5)
            stamp = of.press(board, true, pio)
            assert stamp is not None
            found.append((board, stamp, error(of, stamp, true)))
    return found


def outside(found: Sequence[tuple[Board, Stamp, float]]) -> int:
    return sum(abs(wrong) > stamp.moment.err for _, stamp, wrong in found)
