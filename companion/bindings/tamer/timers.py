"""The timers of the table: when one runs out there is a tone and lamps blink, and nothing else happens."""

from collections.abc import Hashable, Iterator, Sequence

from companion.bindings.timer_wishes import TimerWishes
from companion.bindings.wishes import StartTimer, Timing, Wish
from engine.action import Fact
from engine.tamer.options import Options
from engine.view import View

PICK, BUILD, BATTLE = "pick", "build", "battle"
TIMERS = {"draft": PICK, "build": BUILD, "battle": BATTLE}
LESS_EACH_PICK = 5
"""Seconds: packs get smaller, and so does the time for them."""
LEAST = 5


class TamerTimers(TimerWishes):
    def __init__(self, options: Options) -> None:
        super().__init__()
        self._seconds = {PICK: options.pick_timer, BUILD: options.build_timer, BATTLE: options.battle_timer}

    def follow(self, view: View, facts: Sequence[Fact]) -> Iterator[Wish]:
        """Each belongs to one pick, one team building, or all battles of one round."""
        for phase, name in TIMERS.items():
            moment: Hashable = view.moment if view.phase == phase else None
            yield from self.run(StartTimer(name, self._length(name, view), figure="soft"), moment)

    def is_up(self, view: View, timings: Sequence[Timing]) -> bool:
        """Whether the time for this moment has run out."""
        name = TIMERS.get(view.phase)
        if name is None or not self._seconds[name]:
            return False
        return all(timing.left <= 0 for timing in timings if timing.name == name)

    def _length(self, name: str, view: View) -> int:
        seconds = self._seconds[name]
        if name != PICK or not seconds:
            return seconds
        return max(LEAST, seconds - LESS_EACH_PICK * max(0, view.turn - 1))
