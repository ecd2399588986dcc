"""A device that nothing here can reach: it is down, and says why."""

from hardware.driver import Report
from hardware.inputs import Listener, State
from hardware.saying import Saying


class Absent:
    """A `hardware.driver.Driver` that never comes up."""

    def __init__(self, name: str, why: Saying, tell: Listener) -> None:
        self._report = Report(name, tell)
        self._report.down(why)

    @property
    def name(self) -> str:
        return self._report.name

    def state(self) -> State:
        return self._report.state()

    def reopen(self) -> None:
        """There is nothing to try."""

    def close(self) -> None:
        self._report.close()
