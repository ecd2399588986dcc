"""What a link needs to know of its board's time; `hardware.satellite.clock` knows it."""

from typing import Protocol

from hardware.clock import Moment
from hardware.satellite.messages import Sample


class BoardTime(Protocol):
    """The time of one board. It is called in the thread of the links only."""

    def pong(self, sent: float, came: float, received_us: int, answered_us: int) -> None:
        """A ping sent and answered between two moments of this machine, and when it was on the board (32 bits)."""

    @property
    def is_known(self) -> bool:
        """Whether moments of the board can be told: a ping was answered."""

    @property
    def period(self) -> float:
        """Seconds from one burst of pings to the next, as often as it is needed now."""

    def frames(self, samples: tuple[Sample, ...]) -> None:
        """When the board saw frames of the bus."""

    def moment(self, ticks_us: int, unsure: float) -> Moment | None:
        """When it was, for us; `unsure` are seconds that the board itself adds. None: not known yet."""

    def trouble(self, since: float) -> str:
        """What is wrong with the board's clock now, or was when something happened since that moment; "": nothing."""

    def restarted(self) -> None:
        """The board has begun anew, and so has its timer."""
