"""The table as the companion sees it: it never knows whether the devices behind it are real."""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from hardware.inputs import Listener, State
from hardware.message import Message
from hardware.outputs import Output


class Impossible(Exception):
    """Something was asked of the table that it cannot do; `what` says so to people."""

    def __init__(self, what: Message) -> None:
        super().__init__(what)
        self.what = what


class NoSuchDevice(Impossible, LookupError):
    """The program named a device or link that this table does not have."""


class NotItsRole(Impossible, ValueError):
    """The program asked of a device what its role cannot do."""


class Table(Protocol):
    """All devices together. Everything is called, and every listener is told, in one and the same thread.

    A table of real drivers must hand over inputs from the drivers' threads; the virtual table has no threads.
    """

    def listen(self, tell: Listener) -> Callable[[], None]:
        """Be told every input from now on, each once, those of one link in order. To call the answer ends it."""

    def show(self, outputs: Iterable[Output]) -> None:
        """Show these; what other devices show stays. An output for a device that the table lacks is no error.

        A device that is down shows it as soon as it is up again; a sound is not played later.
        """

    def devices(self) -> Mapping[str, State]:
        """Every device of the table by name, and whether it works."""

    def reopen(self, device: str) -> None:
        """Try a device that is down once more; one that is up stays up. A `Status` tells whether it helped.

        Raises NoSuchDevice for a device that the table does not have.
        """

    def bars(self) -> Mapping[int, int]:
        """How many LEDs the bar of each seat has, where it has one."""

    def shared_reader(self) -> tuple[int, ...]:
        """The seats that use the table's own reader by turns: a press of "seat3.reader" makes it seat 3's."""

    def standing(self) -> Mapping[str, tuple[str, ...]]:
        """For each board whose sensors work, the squares with a piece: for those who listen from now on."""

    def squares(self) -> tuple[tuple[str, ...], ...]:
        """The rows of the table's board with sensors, "" where there is no square; () where none names its squares."""

    def ask_links(self) -> tuple[str, ...]:
        """Ask every working link "anything before now?"; each of those named here answers with one `Settled`."""

    def links_settled(self) -> None:
        """The question of `ask_links` is settled: all have answered, or nobody waits for an answer any more.

        Until then, the moments of presses on different links are found in the same way.
        """

    def own_error(self, at: float) -> float:
        """Seconds by which a moment of this machine's own clock may be wrong beside presses on links with another.

        What the table tells has it in its `err` already; it is for presses that come in another way.
        """

    def close(self) -> None:
        """Close all devices; listeners are told nothing after it."""
