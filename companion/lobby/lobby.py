"""The lobby of a running program: the evening, kept on disk with every change, and what lasts only for a moment."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from companion.lobby import keeping
from companion.lobby.choice import Choice
from companion.lobby.evening import HOST, Evening, Moves, begun, handed_to, moved_all
from companion.lobby.focus import Focus
from companion.lobby.totals import Total, totals
from companion.log import Damaged, Log, Progress, Saved, Unusable
from companion.log.log import utc_now
from companion.log.progress import finished_in, keep_progress, progress_of
from companion.log.replay import replayed
from engine.refusal import Refusal, refuse
from hardware.clock import Alarm, Clock

ASKING = 30.0
"""Seconds in which a press of any button makes the phone host that asked for it."""
KEEP_EVERY = 600.0
"""Seconds after which the evening is written again although only the game has gone on."""
JUMP = 60.0
"""Seconds by which the machine's date may move away from the steady clock before the evening is written again."""
MOST_SAVED = 5
"""Unfinished games that are offered to be taken up again."""


class Asking(Struct, frozen=True):
    """A phone asks to be host."""

    seat: int
    until: float
    """On the steady clock, in seconds."""


class Lobby:
    """On the host's thread. `changed` is called after every change; `reseated` before it, where people moved."""

    def __init__(
        self,
        log: Log,
        clock: Clock,
        changed: Callable[[], object],
        reseated: Callable[[Moves], object],
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """`clock` is steady: a jump of the machine's date ends nobody's evening."""
        self._log, self._clock, self._changed, self._reseated, self._now = log, clock, changed, reseated, now
        found = keeping.read(log, now())
        self.number, self.evening = found or self._new()
        self._touched = self._written = clock.now()
        self._date_ahead = now().timestamp() - clock.now()
        self.asking: Asking | None = None
        self._ends: Alarm | None = None
        self.focus: Focus | None = None

    def _new(self, pin: str = "") -> tuple[int, Evening]:
        evening = begun(pin)
        return keeping.write_new(self._log, evening, self._now()), evening

    # The evening

    def change(self, evening: Evening | Refusal, moves: Moves | None = None) -> Refusal | None:
        """Keep it on the disk, then tell; a refusal changes nothing. `moves`: people sit elsewhere now."""
        if isinstance(evening, Refusal):
            return evening
        if evening != self.evening:
            keeping.write(self._log, self.number, evening, self._now())
            self._written = self._clock.now()
            self.evening = evening
        if moves is not None:
            self._reseated(moves)
        if self.asking is not None and self.asking.seat not in evening.people:
            self._no_question()
        self._changed()
        return None

    def use_pin(self, pin: str) -> None:
        """The PIN that somebody wants instead of the one that was made."""
        self.change(replace(self.evening, pin=pin))

    def touch(self) -> None:
        """Something happened at the table. An evening in which nothing happened for long is over, and one begins."""
        now = self._clock.now()
        quiet, self._touched = now - self._touched, now
        with suppress(Unusable):  # whoever acts is told by the log of the game; the evening is written later
            if quiet > keeping.LASTS.total_seconds():
                self.number, self.evening = self._new()
                self._reseated({})
                self._changed()
            elif self._date_jumped(now) or now - self._written > KEEP_EVERY:
                self._written = now
                keeping.write(self._log, self.number, self.evening, self._now())

    def _date_jumped(self, now: float) -> bool:
        """Whether the machine's date was set since the last look. The evening on the disk has the old date until it is
        written again, and would be over for a program that is started then."""
        ahead = self._now().timestamp() - now
        jumped, self._date_ahead = abs(ahead - self._date_ahead) > JUMP, ahead
        return jumped

    def opened(self, people: Mapping[int, str], moves: Moves, choice: Choice, first: int) -> None:
        """A game begins, or goes on: these people sit at its seats, and `moves` says where they sat before."""
        known = {before: after for before, after in moves.items() if after in people}
        seated = moved_all(self.evening, known)
        names = tuple(people.get(seat) for seat in range(1, len(seated.seats) + 1))
        self.change(replace(seated, seats=names, again=(), choice=choice, first=first), known)

    # Who is host

    def ask_for_host(self, seat: int) -> None:
        """A phone wants to be host: a press of any button of the table within `ASKING` seconds grants it."""
        self._no_question()
        until = self._clock.now() + ASKING
        self.asking = Asking(seat, until)
        self._ends = self._clock.call_at(until, self._nobody_pressed)
        self._changed()

    def seconds_left(self) -> float:
        """For how long a press still counts."""
        return max(0.0, self.asking.until - self._clock.now()) if self.asking else 0.0

    def pressed(self) -> bool:
        """A button of the table was pressed; True if that made a phone host."""
        if self.asking is None:
            return False
        seat = self.asking.seat
        self._no_question()
        self.change(handed_to(self.evening, seat))
        return True

    def _nobody_pressed(self) -> None:
        self._no_question()
        self._changed()

    def _no_question(self) -> None:
        if self._ends is not None:
            self._ends.cancel()
        self._ends, self.asking = None, None

    def must_be_host(self, seat: int | None) -> Refusal | None:
        """For a phone: a refusal unless its seat is host."""
        return None if seat is not None and seat == self.evening.host else refuse(HOST, "lobby-host-only")

    def close(self) -> None:
        """The program ends; the evening is on the disk."""
        self._no_question()

    # What there is to see

    def saved(self) -> tuple[tuple[Saved, Progress], ...]:
        """The newest games that are not over, with how far they are."""
        found = ((saved, self._progress(saved)) for saved in self._log.unfinished(MOST_SAVED))
        return tuple((saved, progress) for saved, progress in found if progress is not None)

    def _progress(self, saved: Saved) -> Progress | None:
        """A game from before this was kept is played again once; None if that cannot be done."""
        with self._log.reading() as store:
            known = progress_of(store, saved.id)
        if known is not None:
            return known
        try:
            entries, _ = self._log.entries(saved.id)
            game, history = replayed(saved, entries, self._log)
            known = Progress.of(game.view(history.state, None))
            found = known  # for the function, which outlives this name
            self._log.write(lambda store: keep_progress(store, saved.id, found, counts=True))
        except Damaged:
            return None
        return known

    def totals(self) -> tuple[Total, ...]:
        """Who won what in this evening."""
        with self._log.reading() as store:
            return totals((game, progress) for _, game, progress in finished_in(store, self.number))
