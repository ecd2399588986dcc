"""Emulated buses on a clock that stands still: the real Adafruit libraries run over them, turn by turn."""

from hardware.buses import Bus, Buses
from hardware.emulators.bus import EmulatedBuses
from hardware.inputs import Down, Input, Status


class Wire:
    """Buses without threads, a list of what is told, and the moment now."""

    def __init__(self) -> None:
        self.now = 100.0
        self.emulated = EmulatedBuses()
        self.buses = Buses(self.emulated, now=lambda: self.now, threads=False)
        self.told: list[Input] = []

    def run(self, bus: Bus, seconds: float = 0.0) -> int:
        """Let time pass and give every turn when it is due; the answer is how many rounds that took."""
        goal, rounds = self.now + seconds, 1
        due = bus.round(self.now)
        while due is not None and due <= goal:
            assert due > self.now, "a thread would spin"
            self.now = due
            due = bus.round(self.now)
            rounds += 1
        self.now = goal
        return rounds

    def states(self) -> list[str]:
        """What was told of devices: "up", or the id and the gaps of why not."""
        states = [told.state for told in self.told if isinstance(told, Status)]
        return [str(state.why) if isinstance(state, Down) else "up" for state in states]
