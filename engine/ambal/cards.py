"""The card vocabulary of Ambal Tournament: a skill is a School, some types, a cost and a list of effects."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from engine.action import Remark, kebab
from engine.cards import Card as AnyCard
from engine.message import Message

School = Literal["fire", "water", "sword", "assassination"]
Type = Literal["spell", "action", "ability", "curse", "boon", "elite"]
Side = Literal["offensive", "defensive"]
ConditionName = Literal["burning", "bleeding", "poison"]
Word = Literal["you", "opponent", "opponents", "partner", "ally", "allies", "target", "everyone", "bearer"]
Whom = Word | Annotated[int, Meta(ge=1, le=4)]
"""A word of a card; where people enter what a card says, also the number of a seat."""
Aim = Literal["target", "other", "opponent", "partner", "ally", "you"]
When = Literal["use", "start", "end", "while", "damaged"]

SCHOOLS: tuple[School, ...] = ("fire", "water", "sword", "assassination")
CONDITIONS: tuple[ConditionName, ...] = ("burning", "bleeding", "poison")
TYPES: tuple[Type, ...] = ("spell", "action", "ability", "curse", "boon", "elite")

FAR = 1_000_000  # the rules set no maximum: more than any card has, and still a number that every screen can show
Count = Annotated[int, Meta(ge=0, le=FAR)]
Rounds = Annotated[int, Meta(ge=1, le=FAR)]
Change = Annotated[int, Meta(ge=-FAR, le=FAR)]


class Mastery(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, omit_defaults=True):
    """The user's Mastery of a School, multiplied by `times`."""

    mastery: School
    times: Change = 1


class If(Struct, frozen=True, cache_hash=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A test: exactly one of Condition, Curse, Boon and Mastery is asked for."""

    condition: ConditionName | Literal["any"] | UnsetType = UNSET
    curse: bool | UnsetType = UNSET
    boon: bool | UnsetType = UNSET
    mastery: School | UnsetType = UNSET
    min: Count | UnsetType = UNSET
    of: Whom | UnsetType = UNSET


class Match(Struct, frozen=True, cache_hash=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which skills are meant: for every key given, a skill has at least one of the values."""

    types: tuple[Type, ...] | UnsetType = UNSET
    sides: tuple[Side, ...] | UnsetType = UNSET
    schools: tuple[School, ...] | UnsetType = UNSET


class Effect(
    Struct,
    frozen=True,
    cache_hash=True,
    kw_only=True,
    tag_field="op",
    tag=kebab,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"test": "if"},
):
    """One sentence of a card."""

    when: When = "use"
    test: If | UnsetType = UNSET


class Aimed(Effect, frozen=True, kw_only=True):
    """An effect that somebody receives. Only what works `while` a Boon or Curse is in force does without `to`."""

    to: Whom | UnsetType = UNSET


class Interrupt(Aimed, frozen=True, kw_only=True):
    match: Match = Match()


class Block(Effect, frozen=True, kw_only=True):
    match: Match = Match()


class Evade(Effect, frozen=True, kw_only=True):
    match: Match = Match()


class Remove(Aimed, frozen=True, kw_only=True):
    what: Literal["condition", "curse", "boon"]
    n: Count | Mastery | Literal["all"]
    which: tuple[ConditionName, ...] | UnsetType = UNSET


class ReduceDamage(Aimed, frozen=True, kw_only=True):
    n: Count | Mastery


class ReduceHeal(Aimed, frozen=True, kw_only=True):
    n: Count | Mastery


class Cost(Aimed, frozen=True, kw_only=True):
    n: Change | Mastery
    match: Match = Match()
    until: Literal["round", "next"] = "round"


class Energy(Aimed, frozen=True, kw_only=True):
    n: Change | Mastery


class MaxEnergy(Aimed, frozen=True, kw_only=True):
    n: Change | Mastery


class MaxHealth(Aimed, frozen=True, kw_only=True):
    n: Count | Mastery


class Draw(Aimed, frozen=True, kw_only=True):
    n: Count | Mastery


class Discard(Aimed, frozen=True, kw_only=True):
    n: Count | Mastery


class Boon(Aimed, frozen=True, kw_only=True):
    rounds: Rounds


class Curse(Aimed, frozen=True, kw_only=True):
    rounds: Rounds


class Condition(Aimed, frozen=True, kw_only=True):
    condition: ConditionName
    rounds: Rounds


class Extend(Aimed, frozen=True, kw_only=True):
    condition: ConditionName
    n: Count | Mastery


class Resurrect(Aimed, frozen=True, kw_only=True):
    health: Annotated[int, Meta(ge=1, le=99)]
    energy: Count


class Next(Aimed, frozen=True, kw_only=True):
    effects: tuple["Effects", ...]
    match: Match = Match()


class Skip(Aimed, frozen=True, kw_only=True):
    """The recipient may let one turn go by."""


class Out(Effect, frozen=True, kw_only=True):
    """The card goes to the Out of Play pile where it would go to the Discard Pile."""


class Other(Aimed, frozen=True, kw_only=True):
    text: Remark


class Heal(Aimed, frozen=True, kw_only=True):
    n: Count | Mastery


class Damage(Aimed, frozen=True, kw_only=True):
    n: Count | Mastery


Effects = (
    Interrupt | Block | Evade | Remove | ReduceDamage | ReduceHeal | Cost | Energy | MaxEnergy | MaxHealth | Draw
    | Discard | Boon | Curse | Condition | Extend | Resurrect | Next | Skip | Out | Other | Heal | Damage
)  # fmt: skip


class Card(AnyCard, frozen=True, kw_only=True):
    """What a pack may say about a skill. An absent field means "not known", not "none"."""

    school: School | UnsetType = UNSET
    types: tuple[Type, ...] = ()
    sides: tuple[Side, ...] | UnsetType = UNSET
    cost: Count | UnsetType = UNSET
    aim: Aim | UnsetType = UNSET
    effects: tuple[Effects, ...] | UnsetType = UNSET

    @property
    def elite(self) -> bool:
        """Whether it is an Elite, of which decks may have only a few."""
        return "elite" in self.types

    def flaw(self) -> Message | None:
        """What is wrong with its effects together; None for a card whose effects are not known."""
        from engine.ambal.flaws import flaw  # here, since that module imports this one

        return None if self.effects is UNSET else flaw(self.effects)


def lasts(effects: tuple[Effects, ...]) -> Boon | Curse | None:
    """The effect by which a card lies on somebody for some rounds, if it has one."""
    return next((effect for effect in effects if isinstance(effect, Boon | Curse)), None)
