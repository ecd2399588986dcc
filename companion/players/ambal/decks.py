"""The decks that simulated players bring: two Schools, mostly the better cards."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from companion.players.ambal.box import Box
from companion.players.ambal.scene import usual
from companion.players.ambal.worth import worth
from engine.ambal.cards import SCHOOLS, Card, Resurrect
from engine.ambal.options import BATTLE_ADVANCED, BATTLE_REGULAR, LIBRARY


class Decks(Struct, frozen=True):
    battle: tuple[str, ...]
    library: tuple[str, ...] | None = None

    def to_data(self) -> dict[str, list[str]]:
        """As the action `deck` and the header have it."""
        library = {} if self.library is None else {"library": list(self.library)}
        return {"battle": list(self.battle), **library}


def resurrects(text: Card) -> bool:
    """Whether the card can bring a defeated player back."""
    return any(isinstance(effect, Resurrect) for effect in text.effects or ())


def rough(text: Card, *, double: bool) -> float:
    """The value of a card in general, in points of damage, minus 1.2 points for each Energy of its cost."""
    if resurrects(text):
        return 2.0 if double else -20.0
    scene = usual(double)
    foe = scene.foes(1)[0].seat
    effects = text.effects or ()
    return max(worth(scene, 1, target, effects) for target in (1, foe)) - 1.2 * int(text.cost or 0)


def build(box: Box, mode: str, random: Random) -> Decks:
    """Two Schools; of their cards mostly the better ones, and never exactly the same deck twice."""
    schools = random.sample(SCHOOLS, 2)
    double = mode.startswith("double")
    commons = _by_taste(box, schools, random, double=double, elite=False)
    elites = _by_taste(box, schools, random, double=double, elite=True)
    if not mode.endswith("advanced"):
        taken = elites[:1] if random.random() < 0.9 else []
        return Decks((*commons[: BATTLE_REGULAR - len(taken)], *taken))
    some = elites[: random.randint(0, 4)]
    library = commons[BATTLE_ADVANCED : BATTLE_ADVANCED + LIBRARY - len(some)]
    return Decks(tuple(commons[:BATTLE_ADVANCED]), (*library, *some))


def _by_taste(box: Box, schools: Sequence[str], random: Random, *, double: bool, elite: bool) -> list[str]:
    """The best cards first, by values with a random error for each player."""
    cards = [card for school in (*schools, None) for card in box.of(school, elite=elite)]
    liked = {card: rough(box.texts[card], double=double) + random.gauss(0, 2.5) for card in cards}
    return sorted(cards, key=lambda card: -liked[card])
