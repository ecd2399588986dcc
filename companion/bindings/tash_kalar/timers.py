"""The timers of the table: they remind people, and never end a turn."""

from collections.abc import Iterator, Sequence

from companion.bindings.tash_kalar import queries
from companion.bindings.timer_wishes import TimerWishes
from companion.bindings.wishes import StartTimer, Wish
from engine.action import Fact
from engine.message import Message
from engine.tash_kalar.options import Options
from engine.view import View

TURN, EFFECT = "turn", "effect"
EFFECT_SECONDS = 180.0
"""So long an effect may be open before somebody is reminded to finish it."""


class TashKalarTimers(TimerWishes):
    def __init__(self, options: Options) -> None:
        super().__init__()
        self._seconds = float(options.turn_timer)

    def follow(self, view: View, facts: Sequence[Fact]) -> Iterator[Wish]:
        """The time of a turn runs on its seat's bar; the reminder is only heard and read."""
        active = queries.table(view).active
        turn = StartTimer(TURN, self._seconds, seat=active, figure="soft")
        yield from self.run(turn, view.turn if queries.playing(view) else None)
        open_effect = view.phase == "effect"
        seat = view.to_act[0] if open_effect else active
        says = Message("tash-kalar-finish-effect", {"seat": seat})
        reminder = StartTimer(EFFECT, EFFECT_SECONDS, figure="soft", says=says, shown=False)
        yield from self.run(reminder, True if open_effect else None)
