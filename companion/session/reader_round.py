"""One reader that goes round the table: whose tap the next one is, and what to say when nobody can tell."""

from collections.abc import Collection

from msgspec.structs import replace

from engine.action import TABLE
from engine.refusal import INPUT, Refusal, refuse
from hardware.inputs import Input, Press, Tap
from hardware.outputs import Figure
from hardware.roles import Spot, place, spot

TAKEN: Figure = "click"
"""What is heard when somebody takes it."""
TAPPED: str = Spot(TABLE, "reader").name


def is_taking(told: Input) -> bool:
    """Whether it is a press of the button with which a seat takes the reader."""
    place = spot(told.device)
    return isinstance(told, Press) and place is not None and place.role == "reader"


class ReaderRound:
    """The seats that share the table's reader, and the one that has taken it.

    Where a card is awaited from one of them alone, the reader is that seat's without a press. Who has taken it keeps it
    until nothing more is awaited from that seat, or another takes it.
    """

    def __init__(self, seats: Collection[int] = ()) -> None:
        self.seats = tuple(seats)
        self.taken: int | None = None
        """Who has taken it with the button or on the screen, and has not finished with it."""
        self._expected = False
        """Whether a card was awaited from that seat since then."""

    def take(self, seat: int) -> None:
        """This player taps next. Also one from whom nothing is awaited, to correct what was tapped."""
        self.taken, self._expected = seat, False

    def whose(self, awaited: Collection[int]) -> int | None:
        """Whose tap it would be now: 0 for the table's own, None where several could be meant."""
        if not self.seats:
            return TABLE
        if self.taken is not None:
            return self.taken
        could = [seat for seat in self.seats if seat in awaited]
        if TABLE in awaited or not could:
            return TABLE
        return could[0] if len(could) == 1 else None

    def addressed(self, told: Tap, awaited: Collection[int]) -> Tap | Refusal:
        """The tap as the reader of its player would tell it. Nobody else learns what was tapped."""
        if told.device != TAPPED or not self.seats:
            return told
        seat = self.whose(awaited)
        if seat is None:
            return refuse(INPUT, "reader-whose", seats=[one for one in self.seats if one in awaited])
        return replace(told, device=f"{place(seat)}.reader") if seat else told

    def follow(self, awaited: Collection[int], tapped: int | None = None) -> None:
        """Something has changed, by a tap of the seat `tapped`: who has nothing more to tap hands the reader on."""
        if self.taken is None:
            return
        if self.taken in awaited:
            self._expected = True
        elif self._expected or self.taken == tapped:
            self.taken = None
