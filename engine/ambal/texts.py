"""What the effects of a card say, sorted once for all who play it: by when they work, and by their step."""

from collections.abc import Callable, Iterable, Set
from functools import lru_cache
from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from engine.ambal import cards as c
from engine.ambal.cards import Aim, Card, Effects, Side, When, Whom

CARDS_KEPT = 2_000
"""Texts that are remembered: more than the cards of a box, with what people enter for some and what joins others."""

OWN_SIDE = ("you", "partner", "ally", "allies")
OTHER_SIDE = ("opponent", "opponents")
OFFENSIVE = (c.Damage, c.Interrupt, c.Condition, c.Curse)
DEFENSIVE = (c.Heal, c.Block, c.Evade, c.Resurrect, c.ReduceDamage)
"""Whomever these are for; some others only if they are for the other side, or for one's own."""


class Part(Struct, frozen=True):
    """The effects of a card for one kind of moment; of each step in the order of the card."""

    interrupts: tuple[c.Interrupt, ...] = ()
    blocks: tuple[c.Block | c.Evade, ...] = ()
    own: tuple[Effects, ...] = ()
    """What may fall on the user's own side, whatever is tested."""
    other: tuple[Effects, ...] = ()
    """What may fall on the other side, whatever is tested. What is for a target, or for everyone, stands in both."""
    tested: tuple[Effects, ...] = ()
    """What depends on something, on either side."""
    heals: tuple[c.Heal, ...] = ()
    damages: tuple[c.Damage, ...] = ()
    steps: frozenset[str] = frozenset()
    """The names of those of the above that have any effects."""


class Text(Struct, frozen=True):
    """All effects of a card."""

    effects: tuple[Effects, ...]
    """As they stand on it."""
    parts: dict[When, Part]
    """By the moment at which they work; a moment without effects is not there."""
    lasting: c.Boon | c.Curse | None
    """The effect by which the card lies on somebody for some rounds."""
    removal: c.Remove | None
    """The removal with a number, of which a card has at most one."""
    resurrects: bool
    aim: Aim | None
    """At whom the card is aimed, as far as its words say."""
    targets: bool
    """Whether it says "target", if only in a test."""
    sides: tuple[Side, ...]
    """Offensive, Defensive or both, as far as its words say."""
    interrupts: bool
    """Whether it interrupts other skills when it is used."""
    numbers: bool
    """Whether it names seats by number, as people do who enter a card: then aim and sides depend on the user."""
    costs: tuple[c.Cost, ...] = ()
    """The changes of costs while a Boon or Curse is in force; after it the reductions of damage and of heals."""
    less_damage: tuple[c.ReduceDamage, ...] = ()
    less_heal: tuple[c.ReduceHeal, ...] = ()


@lru_cache(CARDS_KEPT)
def text(effects: tuple[Effects, ...]) -> Text:
    """The same effects, sorted."""
    in_force = [effect for effect in effects if effect.when == "while"]
    to = {effect.to for effect in effects if isinstance(effect, c.Aimed)}
    return Text(
        effects,
        {when: _part([one for one in effects if one.when == when]) for when in {effect.when for effect in effects}},
        c.lasts(effects),
        next((one for one in effects if isinstance(one, c.Remove) and one.n != "all"), None),
        any(isinstance(effect, c.Resurrect) for effect in effects),
        aim_said(effects, to),
        "target" in to | _tested(effects),
        sides_said(effects, lambda to: to),
        any(isinstance(effect, c.Interrupt) and effect.when == "use" for effect in effects),
        any(isinstance(one, int) for one in to),
        tuple(effect for effect in in_force if isinstance(effect, c.Cost)),
        tuple(effect for effect in in_force if isinstance(effect, c.ReduceDamage)),
        tuple(effect for effect in in_force if isinstance(effect, c.ReduceHeal)),
    )


def _part(effects: Iterable[Effects]) -> Part:
    """Interrupts, blocks, heals and damage stay in their own step, also with a test."""
    steps: dict[str, list[Effects]] = {}
    for effect in effects:
        for step in _steps(effect):
            steps.setdefault(step, []).append(effect)
    sorted_effects: dict[str, Any] = {step: tuple(some) for step, some in steps.items()}
    return Part(**sorted_effects, steps=frozenset(steps))


def _steps(effect: Effects) -> tuple[str, ...]:
    match effect:
        case c.Interrupt():
            return ("interrupts",)
        case c.Block() | c.Evade():
            return ("blocks",)
        case c.Heal():
            return ("heals",)
        case c.Damage():
            return ("damages",)
        case c.Extend():
            return ("tested",)
    if effect.test is not UNSET:
        return ("tested",)
    to = effect.to if isinstance(effect, c.Aimed) else UNSET
    if to is UNSET or to in OWN_SIDE:  # what has no recipient concerns its user
        return ("own",)
    return ("other",) if to in OTHER_SIDE else ("own", "other")


def aim_said(effects: tuple[Effects, ...], to: Set[object]) -> Aim | None:
    """The aim of effects that are directed `to` these words; None for everyone. The first that fits holds."""
    tested = _tested(effects)
    blocks = any(isinstance(effect, c.Block | c.Evade) for effect in effects)
    if "target" in to:
        return "target"
    if to & {"opponent", "opponents"} or blocks or "opponent" in tested:
        return "opponent"
    if "partner" in to:
        return "partner"
    if to & {"ally", "allies"}:
        return "ally"
    return None if "everyone" in to else _aim_tested(tested)


def _tested(effects: tuple[Effects, ...]) -> set[Whom | UnsetType]:
    """Whom the tests of a skill look at."""
    return {effect.test.of for effect in effects if effect.test is not UNSET}


def _aim_tested(tested: set[Whom | UnsetType]) -> Aim:
    """A skill for its user alone is aimed at another player only if a test reads the player that the token names."""
    if "target" in tested:
        return "target"
    return "ally" if "ally" in tested else "you"


def sides_said(effects: tuple[Effects, ...], word: Callable[[Whom | UnsetType], object]) -> tuple[Side, ...]:
    """Offensive, Defensive or both; `word` says what the `to` of an effect counts as."""
    offensive = any(_offends(effect, word) for effect in effects)
    defensive = any(_defends(effect, word) for effect in effects)
    return (*(("offensive",) if offensive else ()), *(("defensive",) if defensive else ()))


def _offends(effect: Effects, word: Callable[[Whom | UnsetType], object]) -> bool:
    if isinstance(effect, c.Energy | c.Discard):
        takes = isinstance(effect, c.Discard) or _sign(effect.n) < 0
        return takes and word(effect.to) in (*OTHER_SIDE, "target")
    return isinstance(effect, OFFENSIVE)


def _defends(effect: Effects, word: Callable[[Whom | UnsetType], object]) -> bool:
    if isinstance(effect, c.Energy):
        return _sign(effect.n) > 0 and word(effect.to) in OWN_SIDE
    if isinstance(effect, c.Remove):
        return effect.what in ("condition", "curse")
    return isinstance(effect, DEFENSIVE)


def _sign(n: int | c.Mastery) -> int:
    return n if isinstance(n, int) else n.times


def as_kept(card: Card) -> Card:
    """The same card. Its effects are the very ones that `text` keeps, so that it finds them without comparing any."""
    return card if card.effects is UNSET else replace(card, effects=text(card.effects).effects)


NOTHING = Part()


def part(effects: tuple[Effects, ...], when: When) -> Part:
    """What the effects of a card do at one kind of moment."""
    return text(effects).parts.get(when, NOTHING)
