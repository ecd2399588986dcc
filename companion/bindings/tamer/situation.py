"""All that the meaning of an input depends on in Tamer Tournament."""

from companion.bindings import situation
from companion.bindings.pending import Dial
from companion.bindings.tamer import queries
from companion.bindings.tamer.pending import Pending
from companion.bindings.tamer.seen_tags import SeenTags
from engine.action import Action
from engine.tamer.cards import Card

Reading = situation.Reading[Pending]
MOST_POINTS = 99


class Situation(situation.Situation[Pending, Card], frozen=True):
    tags: SeenTags
    """Which creature a tag is stuck on, as far as earlier taps have shown it."""

    @property
    def pressed_ok(self) -> bool:
        """The button itself: in this game a push on the dial means something else."""
        return self.hand.did == "ok" and not self.hand.knob

    @property
    def pushed_dial(self) -> bool:
        return self.hand.did == "ok" and self.hand.knob

    @property
    def points(self) -> Dial:
        """Where no cards are known a dial counts what the team costs, from what was stated last."""
        return Dial(least=0, most=MOST_POINTS, start=queries.spent(self.view, self.seat) or 0)

    def forgets(self) -> Pending:
        """What is pending without anything that this seat has tapped or gathered."""
        return self.pending.next_stage(self.seat)

    def answers(self, action: Action) -> Reading:
        """Do it. What was gathered for it is forgotten, whether it is accepted or refused."""
        return self.send(action, self.forgets())
