"""What kind of skill a card is, which skills a card means, and what a skill costs."""

from msgspec import UNSET, Struct

from engine.ambal import cards as c
from engine.ambal.cards import Effects, Match, School, Side, Type
from engine.ambal.state import Revealed, State
from engine.ambal.targets import word

OTHER_SIDE = ("opponent", "opponents", "target")
OWN_SIDE = ("you", "ally", "allies", "partner")


class Traits(Struct, frozen=True):
    """What is known of a skill at a moment."""

    types: tuple[Type, ...]
    sides: tuple[Side, ...]
    schools: tuple[School, ...]


def traits(now: State, user: int, card: str, types: tuple[Type, ...], effects: tuple[Effects, ...] | None) -> Traits:
    """`effects` are those of the card and those that joined it; None when they are not known."""
    known = now.card(card)
    sides = known.sides if known.sides is not UNSET else _sides(now, user, effects or ())
    schools = () if known.school is UNSET else (known.school,)
    return Traits((*known.types, *types), sides, schools)


def traits_of(now: State, one: Revealed) -> Traits:
    """The traits of a revealed card, with what people entered for it."""
    return traits(now, one.seat, one.card, one.types, one.effects)


def matches(match: Match, skill: Traits) -> bool:
    """For every key given, the skill has at least one of the values."""
    asked = ((match.types, skill.types), (match.sides, skill.sides), (match.schools, skill.schools))
    return all(wanted is UNSET or any(one in has for one in wanted) for wanted, has in asked)


def _sides(now: State, user: int, effects: tuple[Effects, ...]) -> tuple[Side, ...]:
    """Offensive, Defensive or both, as the effects say."""
    offensive = any(_offends(now, user, effect) for effect in effects)
    defensive = any(_defends(now, user, effect) for effect in effects)
    return (*(("offensive",) if offensive else ()), *(("defensive",) if defensive else ()))


def _offends(now: State, user: int, effect: Effects) -> bool:
    match effect:
        case c.Damage() | c.Interrupt() | c.Condition() | c.Curse():
            return True
        case c.Energy(n=n):
            return _sign(n) < 0 and word(now, user, effect.to) in OTHER_SIDE
        case c.Discard():
            return word(now, user, effect.to) in OTHER_SIDE
        case _:
            return False


def _defends(now: State, user: int, effect: Effects) -> bool:
    match effect:
        case c.Heal() | c.Block() | c.Evade() | c.Resurrect() | c.ReduceDamage():
            return True
        case c.Remove(what=what):
            return what in ("condition", "curse")
        case c.Energy(n=n):
            return _sign(n) > 0 and word(now, user, effect.to) in OWN_SIDE
        case _:
            return False


def _sign(n: int | c.Mastery) -> int:
    return n if isinstance(n, int) else n.times


def mastery(now: State, number: int, school: School) -> int:
    """The cards of that School in the player's own Discard Pile."""
    return sum(now.card(card).school == school for card in now.seat(number).discard)


class Price(Struct, frozen=True):
    cost: int
    counted: tuple[int, ...]
    """The lasting changes that concerned the skill, whether or not a higher one counted."""


def price(now: State, user: int, base: int, skill: Traits) -> Price:
    """Base cost, plus the highest increase, minus the highest reduction."""
    waiting = [one for one in now.lasting if one.op == "cost" and one.seat == user and matches(one.match, skill)]
    changes = [one.n for one in waiting] + _while_in_force(now, user, skill)
    cost = base + max([0, *changes]) + min([0, *changes])
    return Price(max(0, cost), tuple(one.serial for one in waiting))


def _while_in_force(now: State, bearer: int, skill: Traits) -> list[int]:
    changes = []
    for one in now.durations:
        for effect in one.effects if one.on == bearer else ():
            if isinstance(effect, c.Cost) and effect.when == "while" and matches(effect.match, skill):
                n = effect.n if isinstance(effect.n, int) else mastery(now, one.by, effect.n.mastery) * effect.n.times
                changes.append(n)
    return changes
