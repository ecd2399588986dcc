"""What kind of skill a card is, which skills a card means, and what a skill costs."""

from msgspec import UNSET, Struct

from engine.ambal import cards as c
from engine.ambal.cards import Effects, Match, School, Side, Type
from engine.ambal.state import Box, Duration, Lasting, Revealed, Seat, State
from engine.ambal.targets import word
from engine.ambal.texts import Text, sides_said, text


class Traits(Struct, frozen=True, gc=False):
    """What is known of a skill at a moment."""

    types: tuple[Type, ...]
    sides: tuple[Side, ...]
    schools: tuple[School, ...]


def traits(now: State, user: int, card: str, types: tuple[Type, ...], effects: tuple[Effects, ...] | None) -> Traits:
    """`effects` are those of the card and those that joined it; None when they are not known."""
    known = now.card(card)
    sides = known.sides if known.sides is not UNSET else _sides(now, user, text(effects or ()))
    schools = () if known.school is UNSET else (known.school,)
    return Traits((*known.types, *types), sides, schools)


def _sides(now: State, user: int, said: Text) -> tuple[Side, ...]:
    """Offensive, Defensive or both, as the effects say; a seat that is named by its number may be on either side."""
    return sides_said(said.effects, lambda to: word(now, user, to)) if said.numbers else said.sides


def traits_of(now: State, one: Revealed) -> Traits:
    """The traits of a revealed card, with what people entered for it."""
    return traits(now, one.seat, one.card, one.types, one.effects)


def matches(match: Match, skill: Traits) -> bool:
    """For every key given, the skill has at least one of the values."""
    return (
        (match.types is UNSET or _meets(match.types, skill.types))
        and (match.sides is UNSET or _meets(match.sides, skill.sides))
        and (match.schools is UNSET or _meets(match.schools, skill.schools))
    )


def _meets(wanted: tuple[str, ...], has: tuple[str, ...]) -> bool:
    for one in wanted:
        if one in has:
            return True
    return False


def mastery(box: Box, seat: Seat, school: School) -> int:
    """The cards of that School in the player's own Discard Pile."""
    return sum([box.cards[card].school == school for card in seat.discard])


class Price(Struct, frozen=True, gc=False):
    cost: int
    counted: tuple[int, ...] = ()
    """The lasting changes that concerned the skill, whether or not a higher one counted."""


def price(now: State, base: int, one: Revealed) -> Price:
    """Base cost, plus the highest increase, minus the highest reduction."""
    lasting, in_force = cost_changes(now, one.seat)
    if not lasting and not in_force:
        return Price(base)
    skill = traits_of(now, one)
    waiting = [change for change in lasting if matches(change.match, skill)]
    changes = [change.n for change in waiting]
    changes += [_in_force(now, by, cost.n) for by, cost in in_force if matches(cost.match, skill)]
    cost = base + max([0, *changes]) + min([0, *changes])
    return Price(max(0, cost), tuple(change.serial for change in waiting))


def cost_changes(now: State, number: int) -> tuple[list[Lasting], list[tuple[Duration, c.Cost]]]:
    """What changes the costs of this player's skills: until the end of the round, and by Boons and Curses in force."""
    lasting: list[Lasting] = []
    in_force: list[tuple[Duration, c.Cost]] = []
    for change in now.lasting:
        if change.seat == number and change.op == "cost":
            lasting.append(change)
    for by in now.durations:
        if by.on == number:
            for cost in text(by.effects).costs:
                in_force.append((by, cost))
    return lasting, in_force


def cost_range(now: State, number: int) -> tuple[int, int]:
    """The highest reduction (0 or less) and the highest increase that any skill of this player can meet with now."""
    lasting, in_force = cost_changes(now, number)
    changes = [0, *[change.n for change in lasting], *[_in_force(now, by, cost.n) for by, cost in in_force]]
    return min(changes), max(changes)


def _in_force(now: State, by: Duration, n: int | c.Mastery) -> int:
    """A change by a Boon or Curse; Mastery is that of its user, now."""
    return n if isinstance(n, int) else mastery(now.box, now.seat(by.by), n.mastery) * n.times
