"""Which of several creatures of the same card a tag is stuck on: what taps have shown since the table was opened."""

from collections.abc import Sequence

from companion.bindings.gestures import Gesture
from engine.action import Action, Fact
from engine.tamer.actions import Pick, Place, Start
from engine.tamer.creatures import card_of
from engine.tamer.facts import Revealed


class SeenTags:
    """By seat and number of the chip. A tap that was refused shows nothing."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], str] = {}
        self._face_down: dict[int, Gesture] = {}
        """The tap with which each seat laid down its card: at the reveal it becomes a creature."""
        self._last: Gesture | None = None

    def tapped(self, hand: Gesture) -> None:
        """The input that is being read."""
        self._last = hand if hand.did == "tap" and hand.uid else None

    def creature(self, seat: int, uid: str) -> str | None:
        """The creature on which this tag is stuck, if that is known."""
        return self._known.get((seat, uid))

    def is_known(self, seat: int, key: str) -> bool:
        """Whether some tag is known to be stuck on this creature."""
        return any(whose == seat and creature == key for (whose, _), creature in self._known.items())

    def learn(self, hand: Gesture, key: str) -> None:
        """This tag is on that creature, and no other tag of the seat is."""
        if hand.uid and card_of(key) == hand.card:
            self._known = {tag: one for tag, one in self._known.items() if (tag[0], one) != (hand.seat, key)}
            self._known[hand.seat, hand.uid] = key

    def follow(self, actions: Sequence[Action], facts: Sequence[Fact]) -> None:
        """What an input meant was accepted; and cards that lay face down have become creatures."""
        for action in actions:
            match action:
                case Pick(seat=seat):
                    self._face_down.pop(seat, None)
                    if self._last is not None:
                        self._face_down[seat] = self._last
                case Place(card=key) | Start(card=str(key)) if self._last is not None:
                    self.learn(self._last, key)
        for fact in facts:
            if isinstance(fact, Revealed):
                self._revealed(fact)

    def _revealed(self, fact: Revealed) -> None:
        for seat, hand in self._face_down.items():
            if key := fact.cards.get(str(seat)):
                self.learn(hand, key)
        self._face_down = {}
