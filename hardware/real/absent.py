"""A device that this program cannot reach: it is down, and says why."""

from hardware.driver import Reporting
from hardware.inputs import Listener
from hardware.message import Message


class Absent(Reporting):
    """A `hardware.driver.Driver` that never comes up."""

    def __init__(self, name: str, why: Message, tell: Listener) -> None:
        super().__init__(name, tell)
        self._report.down(why)

    def reopen(self) -> None:
        """There is nothing to try."""

    def close(self) -> None:
        """Tell nothing any more."""
        self._report.close()
