"""The table of emulated parts: real drivers all the way down to the wire, and hands at the other end of it."""

from asyncio import AbstractEventLoop
from collections.abc import Callable

from hardware.emulators.workbench.bench import Workbench
from hardware.emulators.workbench.operator import BenchOperator
from hardware.faults import Dead, Unplugged
from hardware.profile import Profile
from hardware.real import RealTable


class WireTable(RealTable):
    """A real table, as far as anybody above it can tell. What is plugged into it is the bench's."""

    def __init__(
        self, profile: Profile, loop: AbstractEventLoop, known: Callable[[str], bool] = lambda uid: False
    ) -> None:
        """`known` says whether the number of a tag is that of a card; see `hardware.real.SharedHardware`."""
        self._bench = Workbench(profile)
        super().__init__(self._bench.profile, loop, self._bench.shared(known))
        self.operator = BenchOperator(self._bench, self._hand_over, self._bench.clock.now)
        self.listen(self.operator.told)

    @property
    def profile(self) -> Profile:
        """As it is wired, with the ports of the bench."""
        return self._bench.profile

    def reopen(self, device: str) -> None:
        """Somebody puts the plug back, or switches the part off and on; then it is tried again."""
        for target in self._bench.plugs(device):
            for kind in (Dead, Unplugged):
                self.operator.mend(target, kind)
        super().reopen(device)

    def close(self) -> None:
        super().close()
        self._bench.close()
