"""Makes the simulated players act, one after the other, and never for a seat that a person has taken."""

import pickle
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Protocol

from companion.demo.pace import PacedClock
from companion.players import Players
from companion.session import Halted, Session
from companion.session.notices import Changed, News, Notice
from engine.action import TABLE, to_data
from engine.legal import Legal

PACE = 1.2
"""Seconds of table time between two actions of players."""
QUICKEST = 0.4
"""The longest time (seconds) between a player's decision to press the button and the press."""
RACE = 0.05
"""Seconds after the first press within which the others press, too."""
CONSENT = 0.5
"""Seconds that simulated players take to agree to an undo."""
LINK = "players"
"""The name of the simulated players as a link, for the question about earlier presses."""


class Links(Protocol):
    """The part of the table that the players need to be a link: they are asked for earlier presses, like a phone."""

    def join(self, name: str, ask: Callable[[], object]) -> Callable[[], None]:
        """Have `ask` called when earlier presses are asked for; call the returned function to leave."""

    def settled(self, name: str) -> None:
        """Everything that happened at this link before now has been told."""


class Director:
    """One game that plays by itself. The virtual cards follow the facts, of players' and of people's actions."""

    def __init__(
        self,
        session: Session,
        people: Players,
        table: Links,
        clock: PacedClock,
        changed: Callable[[], object],
        seed: str,
        *,
        remembers: bool = True,
    ) -> None:
        """Without `remembers` the virtual cards do not come back when a step is taken back."""
        self._session, self._people, self._table, self._clock, self._changed = session, people, table, clock, changed
        self.seed = seed
        self.playing = False
        self._persons: set[int] = set()
        self._stepping = False
        self._due: Callable[[], None] | None = None
        self._last_change = session.now()
        self._jumps, self._steps = session.history.jumps, 0
        self._remembers = remembers
        self._memories = [pickle.dumps(people)]
        """What the players held and knew after each step, so that their cards come back when it is taken back."""
        self._leave = [session.watch(self._news), table.join(LINK, self._asked)]

    # What there is to see

    @property
    def speed(self) -> float:
        """Seconds of table time per real second."""
        return self._clock.speed

    @property
    def by_themselves(self) -> tuple[int, ...]:
        """Seats that no person has taken."""
        seats = (seat.seat for seat in self._session.view().seats)
        return tuple(seat for seat in seats if seat not in self._persons)

    def hands(self) -> dict[int, tuple[str, ...]]:
        """The virtual cards that each seat holds."""
        return self._people.hands()

    def top(self) -> str | None:
        """The next card of a deck that all share; None without one."""
        return self._people.top()

    # What can be asked of it

    def play(self) -> None:
        """Let players act and timers run."""
        self.playing = True
        self._session.timers.go_on()
        self._plan()
        self._changed()

    def pause(self) -> None:
        """Players and timers stand still until `play` or `step`, or until a person acts."""
        self.playing = False
        self._forget_plan()
        self._session.timers.pause()
        self._changed()

    def step(self) -> None:
        """Let one player act at once; all presses of a race count as one act."""
        self._forget_plan()
        self._stepping = True
        self._go()
        self._stepping = False
        self._plan()

    def run_at(self, speed: float) -> None:
        """Set the seconds of table time per real second."""
        self._clock.run_at(speed)
        self._changed()

    def take(self, seat: int) -> None:
        """A person plays this seat from now on."""
        self._persons.add(seat)
        self._changed()

    def release(self, seat: int) -> None:
        """The seat plays by itself again."""
        self._persons.discard(seat)
        self._plan()
        self._changed()

    def close(self) -> None:
        """Stop acting and leave the session and the links."""
        self._forget_plan()
        for leave in self._leave:
            leave()

    # One step after the other

    def _plan(self) -> None:
        if self.playing and self._due is None and not self._over():
            self._due = self._clock.call_at(self._clock.now() + PACE, self._go).cancel

    def _forget_plan(self) -> None:
        if self._due is not None:
            self._due()
        self._due = None

    def _over(self) -> bool:
        return self._session.halted is not None or self._session.view().result is not None

    def _go(self) -> None:
        """One player acts. If a person is to act, no player does; the next change of the game plans the next act."""
        self._due = None
        wish = self._wish()
        if wish is not None:
            self._do(wish)
            self._plan()  # what somebody only looks at changes nothing: no news of it plans the next act

    def _do(self, wish: dict[str, Any]) -> None:
        try:
            self._session.act(wish)
        except Halted:
            self.pause()

    def _wish(self) -> dict[str, Any] | None:
        """What a player does now. A press says when it was: never before the event that it reacts to."""
        now = self._session.now()
        if self._over():
            return None
        try:
            began = max(self._last_change, now - QUICKEST)
            wish = self._people.next(self._session.view(), self._legal, began)
        except LookupError:
            return None
        if not self._session.history.game.verbs[wish["do"]].dated:  # its `at` is a place
            return wish
        return wish | {"at": min(wish["at"], now) if self._is_press(wish) else now}

    def _is_press(self, wish: dict[str, Any]) -> bool:
        """Whether the action is a timed press that has its moment."""
        return "at" in wish and self._session.history.game.is_timed(wish)

    def _legal(self, seat: int) -> Legal:
        """Legal actions for the players: none for a person's seat, and none for the table while a person must act."""
        awaited = self._persons.intersection(self._session.view().to_act)
        left_alone = seat in self._persons or (seat == TABLE and awaited)
        return _Nothing(self._session) if left_alone else self._session.legal(seat)

    # A race to the button

    def _asked(self) -> None:
        """Asked for earlier presses: press within `RACE` seconds, then answer; while paused, only answer."""
        race = self._race if self.playing or self._stepping else self._nothing_earlier
        self._clock.call_at(self._clock.now() + RACE, race)

    def _race(self) -> None:
        """Every player who had decided to press does so now."""
        for _ in self._session.view().seats:
            wish = self._wish()
            if wish is None or not self._is_press(wish):
                break
            self._do(wish)
        self._nothing_earlier()

    def _nothing_earlier(self) -> None:
        self._table.settled(LINK)

    # The cards follow

    def _news(self, news: News) -> None:
        if isinstance(news, Notice):
            self._asked_back()
        if not isinstance(news, Changed):
            return
        self._last_change = self._session.now()
        if self._session.history.jumps != self._jumps:
            self._recall()
        else:
            self._follow()
        self._plan()

    def _asked_back(self) -> None:
        """A step is to be taken back: all players agree, after `CONSENT` seconds."""
        asked = self._session.asked
        if asked is not None and set(asked.waiting) - self._persons:
            self._clock.call_at(self._clock.now() + CONSENT, self._agree)

    def _agree(self) -> None:
        for seat in self.by_themselves:
            if self._session.asked is not None and seat in self._session.asked.waiting:
                with suppress(Halted):
                    self._session.consent(seat, True)

    def _follow(self) -> None:
        history = self._session.history
        del self._memories[self._steps + 1 :]
        for moment in history.since(self._steps):
            self._people.follow(to_data(moment.actions[0]) if moment.actions else {}, moment.facts)
            if self._people.breach(self._session.view()):
                self._people.settle(self._session.view())
            if self._remembers:
                self._memories.append(pickle.dumps(self._people))
        self._steps = history.count

    def _recall(self) -> None:
        """After undo or redo: restore the players' cards of that step, and pause."""
        self._jumps, self._steps = self._session.history.jumps, self._session.history.count
        if self._remembers:
            self._people = pickle.loads(self._memories[self._steps])
        self.pause()


class _Nothing(Legal):
    """An empty list of legal actions."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.history.game, session.history.state, TABLE)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(())

    def __contains__(self, action: object) -> bool:
        return False
