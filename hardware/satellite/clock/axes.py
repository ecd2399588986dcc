"""All axes of a table: which one races are measured on, and a stamp of any board as a moment of the Pi's clock."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from hardware.clock import Moment
from hardware.satellite.clock.axis import Axis, Member
from hardware.satellite.clock.line import SECOND
from hardware.satellite.clock.pings import PingFit, Sample
from hardware.satellite.clock.readings import STALE, Readings

QUIET = 1.0
"""Seconds after the last stamp in which nothing is mapped anew: a race may be going on."""
PACE = 2.0
"""Seconds between two looks at where a board belongs, and between two new lines."""

Means = Literal["frames", "axis", "pings", "none"]
"""By frames of the races' axis; by frames of another axis and its pings; by the board's own pings; not at all yet."""
Trouble = Literal["", "few-frames", "no-frames", "lost-frames", "contradiction", "other-axis"]
"""Why it is not frames: none heard for long enough; they stopped; their steps were wrong; frames and pings contradict
each other; they are another controller's."""


class Stamp(NamedTuple):
    """A moment, by which means it was found, and what is wrong, if anything is."""

    moment: Moment
    means: Means
    trouble: Trouble


class Axes:
    """`now`: the Pi's monotonic seconds. Stamps are relative to one axis, the reference, on one unchanging line."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._axes: list[Axis] = []
        self._trouble: dict[str, Trouble] = {}
        self._reference: Axis | None = None
        self._line: PingFit | None = None
        self._held = 0
        self._last = self._renewed = float("-inf")
        self._looked: dict[str, float] = {}

    @property
    def many(self) -> int:
        """How many axes there are: 1 where all boards are on one controller."""
        return len(self._axes)

    @property
    def reference(self) -> tuple[str, ...]:
        """The names of the boards on the axis that races are measured on."""
        return tuple(each.board.name for each in self._reference.members) if self._reference else ()

    @property
    def line(self) -> PingFit | None:
        """From the reference axis to the Pi's clock, as stamps use it; None where no board hears frames."""
        return self._line

    def hold(self) -> None:
        """A call window opens: until `release` stamps are mapped as they are now."""
        self._held += 1

    def release(self) -> None:
        """The window has closed."""
        self._held = max(0, self._held - 1)
        self._renew()

    def pinged(self, board: Readings, new: Sample) -> None:
        """A board has answered a ping; the sample is among its readings already."""
        axis, member = self._place(board)
        if axis and member and member.holds:
            axis.pinged(member, new)
        if self.now() - self._looked.get(board.name, float("-inf")) >= PACE:
            self.heard(board)

    def heard(self, board: Readings) -> None:
        """Something new was heard of the board's clock: where does it belong?"""
        self._looked[board.name] = self.now()
        axis, member = self._place(board)
        if axis and member:
            self._examine(axis, member)
            axis, member = self._place(board)
        if board.has_frames and board.pings.fit and (not axis or len(axis.members) == 1):
            self._find(board, axis)
        self._renew()

    def gone(self, board: Readings) -> None:
        """The board was restarted or its link is closed for good."""
        axis, member = self._place(board)
        if axis and member:
            self._leave(axis, member)
        self._trouble.pop(board.name, None)
        self._renew()

    def _place(self, board: Readings) -> tuple[Axis | None, Member | None]:
        for axis in self._axes:
            member = axis.member(board)
            if member:
                return axis, member
        return None, None

    def _examine(self, axis: Axis, member: Member) -> None:
        if not member.holds:
            lost = member.window != member.board.frames.begun or not member.board.frames.fit
            self._trouble[member.board.name] = "lost-frames" if lost else "no-frames"
            self._leave(axis, member)
        elif axis.contradicted(member):
            self._trouble[member.board.name] = "contradiction"
            self._leave(axis, member)

    def _leave(self, axis: Axis, member: Member) -> None:
        axis.leave(member)
        if not axis.members:
            self._axes.remove(axis)

    def _find(self, board: Readings, now_on: Axis | None) -> None:
        others = sorted((each for each in self._axes if each is not now_on), key=lambda each: -each.calls)
        for axis in others:
            if now_on and axis.calls < now_on.calls:
                return
            if axis.join(board):
                if now_on:
                    self._axes.remove(now_on)
                return
        if not now_on:
            self._axes.append(Axis(board))

    def _renew(self) -> None:
        """Between races: the reference is the axis with the most call buttons, on the line that is best now."""
        now = self.now()
        if self._held or (self._line and (now - self._last < QUIET or now - self._renewed < PACE)):
            return
        self._renewed = now
        best = max(self._axes, key=lambda each: each.calls, default=None)
        if self._reference in self._axes and best and self._reference and best.calls <= self._reference.calls:
            best = self._reference
        self._reference, self._line = best, best.fit if best else None

    def stamp(self, board: Readings, x: float, unsure: float) -> Stamp | None:
        """The moment of a board's µs, relative to the reference; `unsure` in µs. None before its first ping."""
        self._last = self.now()
        return self.examined(board, x, unsure)

    def examined(self, board: Readings, x: float, unsure: float = 0.0) -> Stamp | None:
        """The same for whoever only looks: races are not concerned."""
        found = self._found(board, x)
        if found is None:
            return None
        pi, err, means, trouble = found
        return Stamp(Moment(pi / SECOND, (err + unsure) / SECOND), means, trouble)

    def _found(self, board: Readings, x: float) -> tuple[float, float, Means, Trouble] | None:
        pings = board.pings.fit
        if pings is None:
            return None
        pi, err = pings.at(x), pings.err(x)
        frames = board.frames.fit
        axis, member = self._place(board)
        trouble = self._trouble_of(board, axis)
        if axis and member and member.holds and frames and x - frames.last <= STALE:
            line = self._line if axis is self._reference else axis.fit
            along, off = member.axis(x), frames.err(x)
            if line is not None and abs(line.at(along) - pi) > line.err(along) + off + err:
                trouble = "contradiction"
            elif line is not None and axis is self._reference:
                return line.at(along), off, "frames", trouble
            elif line is not None and line.err(along) + off < err:
                return line.at(along), line.err(along) + off + self._mapped(pi), "axis", trouble
        return pi, err + self._mapped(pi), "pings", trouble

    def _trouble_of(self, board: Readings, axis: Axis | None) -> Trouble:
        if axis is self._reference and axis is not None:
            return ""
        known = self._trouble.get(board.name, "")
        if axis is not None:
            return known if known == "contradiction" else "other-axis"
        return known or "few-frames"

    def _mapped(self, pi: float) -> float:
        """µs by which the reference may be wrong against the Pi's clock."""
        line = self._line
        return line.err(line.back(pi)) if line is not None else 0.0

    def of_pi(self, moment: Moment) -> Moment:
        """A stamp of the Pi's own (a pin, a phone), with the error that it has against stamps of the reference."""
        return Moment(moment.at, moment.err + self._mapped(moment.at * SECOND) / SECOND)
