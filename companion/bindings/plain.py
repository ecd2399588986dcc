"""The plain binding, for a game without one of its own: an input means the one legal action that fits it.

A tap, a token, a number on the dial, OK, No and the call button count only where exactly one action fits; everything
else is done on the page.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from companion.bindings.choices import Choices, takes
from companion.bindings.game_binding import GameBinding
from companion.bindings.gestures import Gesture
from companion.bindings.lamps import awaited
from companion.bindings.pending import Dial, Pending
from companion.bindings.protocol import Binding
from companion.bindings.situation import Reading, Situation
from companion.bindings.wishes import Timing
from engine.action import TABLE, Action
from engine.cards import Card
from engine.history import History, Moment
from engine.view import View
from hardware.outputs import Digits, Output, number
from hardware.roles import Role

ROLES: tuple[Role, ...] = ("reader", "ok", "no", "call", "lamp", "dial", "main", "aux", "undo", "sound")
PASS = "pass"
"""The verb that No stands for, in a game that has it."""

Now = Situation[Pending, Card]


def bind(history: History, seats: int, bars: Mapping[int, int]) -> Binding:
    """Any game at a table with `seats` seats."""
    return PlainBinding(history, seats, bars)


class PlainBinding(GameBinding[Pending]):
    """It asks the game what is legal; what it shows is the public view, and numbers that all will see anyway."""

    def __init__(self, history: History, seats: int, bars: Mapping[int, int]) -> None:
        self._history, self._takes_cards = history, takes(history.game, "card")
        tokens = range(1, seats + 1) if takes(history.game, "target") else ()
        super().__init__(Pending(), seats, bars, tokens=tokens, roles=ROLES)
        self._known = history.known
        self._choices_at: dict[int, Choices] = {}
        self._seen_at: dict[int, bool] = {}
        """By seat, worked out once a state: a dial is turned more often than anything is done."""

    def read(self, view: View, pending: Pending, hand: Gesture) -> Reading[Pending]:
        """The one action that fits the gesture; nothing if several do."""
        now: Now = Situation(view, pending, {}, hand)
        match hand.did:
            case "tap":
                return _one(now, self._tapped(view, hand))
            case "token":
                return _one(now, self._choices(hand.seat).filled("target", hand.target))
            case "turn":
                return self._turned(now)
            case "ok":
                return self._ok(now)
            case "no":
                return self._no(now)
            case "call":
                return _one(now, *self._choices(hand.seat).whole(timed=True))
        return now.nothing()

    def awaits_card(self, view: View) -> tuple[int, ...]:
        """The seats that are to act. Not by what is legal, which could tell what only the seat itself sees."""
        if not self._takes_cards or view.result is not None:
            return ()
        return (TABLE, *view.to_act) if len(view.to_act) <= 1 else tuple(view.to_act)

    def seat_shows(self, view: View, pending: Pending, seat: int, timings: Sequence[Timing]) -> Iterator[Output]:
        """Whether something is awaited from the seat, and its first two counters."""
        yield awaited(view, seat)
        first, second = (*view.seats[seat - 1].counters.values(), None, None)[:2]
        dialled = pending.numbers.get(seat)
        shown = dialled is not None and self._will_be_seen(seat)
        yield Digits(f"seat{seat}.main", number(first))
        yield Digits(f"seat{seat}.aux", number(dialled if shown else second), blink=shown)

    def _choices(self, seat: int) -> Choices:
        self._look_at_the_state()
        if seat not in self._choices_at:
            self._choices_at[seat] = Choices(self._history, seat)
        return self._choices_at[seat]

    def _look_at_the_state(self) -> None:
        """What was worked out for another state is dropped."""
        if self._known is not self._history.known:
            self._known, self._choices_at, self._seen_at = self._history.known, {}, {}

    def _tapped(self, view: View, hand: Gesture) -> Action | None:
        """A card on a seat's reader is that seat's; on the table's it is the table's, or the only acting seat's."""
        found = self._choices(hand.seat).filled("card", hand.card)
        if found is None and hand.seat == TABLE and len(view.to_act) == 1:
            return self._choices(view.to_act[0]).filled("card", hand.card)
        return found

    def _turned(self, now: Now) -> Reading[Pending]:
        numbers = self._choices(now.seat).numbered()
        if not numbers:
            return now.nothing()
        return now.turned(Dial(least=min(numbers), most=max(numbers), start=min(numbers)))

    def _ok(self, now: Now) -> Reading[Pending]:
        """The dialled number; else the only possible action. "pass" counts only if there is no other."""
        choices = self._choices(now.seat)
        dialled = now.pending.numbers.get(now.seat)
        if dialled is not None:
            chosen = choices.numbered().get(dialled)
            return now.nothing() if chosen is None else now.act(chosen, now.pending.without_number(now.seat))
        whole = choices.whole(timed=False)
        return _one(now, *([action for action in whole if action.verb() != PASS] or whole))

    def _no(self, now: Now) -> Reading[Pending]:
        """Drops the dialled number; without one, passes."""
        if now.seat in now.pending.numbers:
            return now.noted(now.pending.without_number(now.seat))
        whole = self._choices(now.seat).whole(timed=False)
        return _one(now, *(action for action in whole if action.verb() == PASS))

    def _will_be_seen(self, seat: int) -> bool:
        """Whether the number will be public once it is sent: only then may the counter show it before that."""
        self._look_at_the_state()
        if seat not in self._seen_at:
            self._seen_at[seat] = self._tells_apart(seat)
        return self._seen_at[seat]

    def _tells_apart(self, seat: int) -> bool:
        """Whether what all see after each of the numbers is different for each."""
        actions, game = self._choices(seat).numbered().values(), self._history.game
        ways = [way for action in actions if isinstance(way := self._history.weigh(action), Moment)]
        seen = {msgspec.json.encode((game.view(way.after, None), way.facts)) for way in ways}
        return 1 < len(seen) == len(actions)


def _one(now: Now, *actions: Action | None) -> Reading[Pending]:
    """The action, if it is the only one that fits."""
    [action] = actions if len(actions) == 1 else [None]
    return now.nothing() if action is None else now.act(action)
