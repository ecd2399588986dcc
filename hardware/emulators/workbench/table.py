"""The table of emulated parts: real drivers down to the wire, and an operator at the emulated parts."""

from asyncio import AbstractEventLoop
from collections.abc import Callable

from hardware.emulators.workbench.bench import Workbench
from hardware.emulators.workbench.operator import BenchOperator
from hardware.faults import Dead, Unplugged
from hardware.profile import Profile
from hardware.real import RealTable


class WireTable(RealTable):
    """A real table to its users; what is plugged into it is emulated by the workbench."""

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
        """The profile with the ports of the workbench."""
        return self._bench.profile

    def reopen(self, device: str) -> None:
        """As if a person put the plug back, or switched the part off and on; then it is tried again."""
        for target in self._bench.plugs(device):
            for kind in (Dead, Unplugged):
                self.operator.mend(target, kind)
        super().reopen(device)

    def close(self) -> None:
        """The drivers first, then the emulated parts."""
        super().close()
        self._bench.close()
