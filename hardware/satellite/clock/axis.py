"""One USB controller's frames as the time axis of all its boards, and that axis on the Pi's clock by their pings."""

from typing import NamedTuple

from hardware.satellite.clock.frames import LAP
from hardware.satellite.clock.pings import PingFit, Pings, Sample
from hardware.satellite.clock.readings import Readings

NAMED = 0.98 * LAP / 2
"""µs: boards of one controller are on one axis if their pings say the lap: wrong by less than half a lap."""
UNNAMED = 5_000.0
"""µs: where the controller is not known, frame numbers have to agree this closely (by chance: 1 in 200)."""


def laps(own: float, other: float) -> int:
    """How many laps an axis time lies behind another that is known to less than half a lap, 1.024 s."""
    return round((other - own) / LAP)


class Member(NamedTuple):
    """A board on an axis: whole laps between its own count of frames and the axis, in µs, for one window of frames."""

    board: Readings
    shift: float
    window: int

    @property
    def holds(self) -> bool:
        """Whether it still counts frames of the same window, and hears them."""
        return self.window == self.board.frames.begun and self.board.has_frames

    def axis(self, x: float) -> float:
        """The board's µs as µs of the axis."""
        fit = self.board.frames.fit
        assert fit is not None
        return fit.at(x) + self.shift

    def pi(self, axis: float) -> tuple[float, float]:
        """The Pi's time at that moment of the axis by this board's own pings, with its bound; both in µs."""
        frames, pings = self.board.frames.fit, self.board.pings.fit
        assert frames is not None
        assert pings is not None
        x = frames.back(axis - self.shift)
        return pings.at(x), pings.err(x) + frames.err(x)


def joined(board: Readings, member: Member) -> Member | None:
    """The board as a member of the same axis; None where that is not sure, or where frame numbers contradict it."""
    named = bool(board.controller) and bool(member.board.controller)
    if named and board.controller != member.board.controller:
        return None
    frames, pings, other = board.frames.fit, board.pings.fit, member.board.pings.fit
    if frames is None or pings is None or other is None:
        return None
    x = frames.last
    pi = pings.at(x)
    there = other.back(pi)
    apart = pings.err(x) + other.err(there)
    if apart > (NAMED if named else UNNAMED):
        return None
    shift = laps(frames.at(x), member.axis(there)) * LAP
    found = Member(board, shift, board.frames.begun)
    return found if agree(found, member) else None


def agree(one: Member, other: Member) -> bool:
    """Whether both boards' pings put the same frame at the same moment of the Pi, within their bounds."""
    fit = one.board.frames.fit
    assert fit is not None
    axis = one.axis(fit.last)
    (pi, err), (other_pi, other_err) = one.pi(axis), other.pi(axis)
    return abs(pi - other_pi) <= err + other_err


class Axis:
    """Boards that hear the same frames. `pings` are those of all of them, on the axis."""

    def __init__(self, first: Readings) -> None:
        self.members: list[Member] = []
        self.pings = Pings()
        self._take(Member(first, 0.0, first.frames.begun))

    def member(self, board: Readings) -> Member | None:
        """The board's place, or None."""
        return next((each for each in self.members if each.board is board), None)

    def join(self, board: Readings) -> bool:
        """Take the board in if its frame numbers agree with those of all who are here."""
        found = joined(board, self.members[0]) if self.members else None
        if found is None or not all(agree(found, each) for each in self.members):
            return False
        self._take(found)
        return True

    def _take(self, member: Member) -> None:
        self.members.append(member)
        self._ping_all(member)

    def _ping_all(self, member: Member) -> None:
        for each in member.board.pings.kept:
            self.pinged(member, each)

    def pinged(self, member: Member, new: Sample) -> None:
        """A ping of a member, for the way from the axis to the Pi."""
        self.pings.add(Sample(member.axis(new.x), new.y, new.trip), member.board.name)

    def contradicted(self, member: Member) -> bool:
        """Whether a board that was here before has other frames at the same moment."""
        earlier = self.members[: self.members.index(member)]
        return not all(agree(member, each) for each in earlier if each.holds)

    def leave(self, member: Member) -> None:
        """The board is no longer on this axis, nor are its pings: its frames may have been wrong for a while."""
        self.members.remove(member)
        self.pings.clear()
        for each in self.members:
            if each.holds:
                self._ping_all(each)

    @property
    def calls(self) -> int:
        """Call buttons on this axis."""
        return sum(each.board.calls for each in self.members)

    @property
    def fit(self) -> PingFit | None:
        """From the axis to the Pi's clock, as it is known now."""
        return self.pings.fit
