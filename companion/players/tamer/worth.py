"""What a creature is worth to a team: how much damage it is good for, with what its effects add."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET, Struct

from engine.tamer.cards import Buff, Card, Each, Flip, If, Kin, Kinds, Op, Those, When
from engine.tamer.creatures import Creature

POWER, HEALTH = 3.0, 4.0
"""What a usual creature beside it has: a buff is worth as much as it brings on such a one."""
LINE = 4
"""Creatures in a usual team."""
OFTEN: Mapping[When, float] = {"draft": 1.5, "start": 1.0, "ko": 0.8}
"""How much an effect counts: what a draft gives stays in all rounds, and not everybody knocks somebody out."""
LASTS = 1.4
"""Permanent dice help in later rounds, too."""
FLIPPED = 7.0
"""A creature turned over from a deck, without points."""


class Company(Struct, frozen=True):
    """The cards that somebody owns, among whom an effect finds its targets."""

    cards: Sequence[Card]

    def count(self, kin: Kin) -> float:
        """How many of them an effect would find in a usual team."""
        of: Kinds = "element" if kin.type is UNSET else "type"
        kind = kin.element if kin.type is UNSET else kin.type
        return min(LINE, 0.5 + sum(kind in card.kinds(of) for card in self.cards) / 2)


def strength(creature: Creature, card: Card) -> float:
    """Blows that it lives through, times the damage of each: power times health, with the dice on it."""
    power = (card.power or 0) + creature.temp_power + creature.perm_power
    health = (card.health or 0) + creature.temp_health + creature.perm_health
    return (power + 0.3) * health


def worth(creature: Creature, card: Card, company: Company) -> float:
    """Its strength, and all that its effects bring."""
    effects = card.effects if isinstance(card.effects, tuple) else ()
    known = [(effect.when, op) for effect in effects if effect.ops is not UNSET for op in effect.ops]
    return strength(creature, card) + sum(OFTEN[when] * _brings(op, card, company) for when, op in known)


def _brings(op: Op, card: Card, company: Company) -> float:
    chance = 1.0 if op.test is UNSET else _likely(op.test, company)
    if isinstance(op, Flip):
        return chance * op.n * FLIPPED
    lasting = LASTS if op.die.startswith("perm") else 1.0
    return chance * lasting * _amount(op, company) * _reached(op, card, company)


def _reached(op: Buff, card: Card, company: Company) -> float:
    """One more on that die of everybody meant, in strength."""
    other = HEALTH if op.die.endswith("power") else POWER
    if op.to == "self":
        return float((card.health if op.die.endswith("power") else card.power) or 0)
    if isinstance(op.to, Those):
        return other * (op.to.choose if op.to.choose is not UNSET else company.count(op.to))
    return other * {"all": LINE, "others": LINE - 1}.get(op.to, 1)


def _amount(op: Buff, company: Company) -> float:
    if not isinstance(op.n, Each):
        return op.n
    if op.n.kinds is not UNSET:
        return op.n.each * 2.5
    return op.n.each * (company.count(op.n.per) if isinstance(op.n.per, Kin) else LINE)


def _likely(test: If, company: Company) -> float:
    """How probably a condition holds."""
    there = 2.5 if test.kinds is not UNSET else company.count(test.of) if isinstance(test.of, Kin) else LINE
    return 0.9 if there >= test.at_least else 0.3
