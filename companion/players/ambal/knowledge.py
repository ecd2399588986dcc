"""What one player of a simulated duel knows when deciding: what everybody sees, and the own cards."""

from collections.abc import Mapping

from msgspec import UNSET, Struct

from companion.players.ambal.scene import Body, Scene
from companion.players.ambal.worth import worth
from engine.ambal import cards as c
from engine.ambal.skills import Traits, matches
from engine.ambal.texts import aim_said
from engine.view import View

HARM = (c.Damage, c.Interrupt, c.Condition, c.Curse)
HELP = (c.Heal, c.Block, c.Evade, c.Resurrect, c.ReduceDamage)


class Temper(Struct, frozen=True):
    """How a simulated player decides."""

    thrift: float
    """How good a card must be while Energy can still be saved."""
    whim: float
    """How far a guess may be off."""
    rash: float
    """How often a card is placed without counting Energy."""


class Knowledge(Struct, frozen=True):
    me: int
    view: View
    scene: Scene
    texts: Mapping[str, c.Card]
    hand: tuple[str, ...]
    temper: Temper

    @property
    def body(self) -> Body:
        """This player's own counters."""
        return self.scene.bodies[self.me]

    @property
    def flags(self) -> list[str]:
        """This player's own flags in the view."""
        return self.view.seats[self.me - 1].flags

    def effects(self, card: str) -> tuple[c.Effects, ...]:
        """What is printed on the card; empty if nothing is known of it."""
        return tuple(self.texts[card].effects or ())

    def worth(self, card: str, target: int | None) -> float:
        """The value of playing this card at that target now, in points of damage."""
        return worth(self.scene, self.me, target, self.effects(card))

    def cost(self, card: str) -> int:
        """What the card will cost, as far as a player keeps the changes in mind."""
        text = self.texts[card]
        changes = [self.scene.number(one, effect.n) for one, effect in self._changes() if _meant(effect, text)]
        return max(0, int(text.cost or 0) + max([0, *changes]) + min([0, *changes]))

    def _changes(self) -> list[tuple[int, c.Cost]]:
        """The changes of cost that concern this player, each with the player whose Mastery counts for it."""
        table = self.view.table
        waiting = [
            (self.me, one["card"], False) for one in table.lasting if (one["seat"], one["op"]) == (self.me, "cost")
        ]
        lying = [(one["by"], one["card"], True) for one in table.durations if one["on"] == self.me]
        return [
            (by, effect)
            for by, card, lies in (*waiting, *lying)
            for effect in self.effects(card)
            if isinstance(effect, c.Cost) and (effect.when == "while") == lies
        ]

    def targets(self, card: str) -> tuple[int, ...]:
        """Whom the card can be aimed at, as its text says; in Single whom it works on."""
        text = self.texts[card]
        friends = [body.seat for body in self.scene.friends(self.me)]
        foes = [body.seat for body in self.scene.foes(self.me) if body.alive]
        living = [seat for seat in friends if self.scene.bodies[seat].alive]
        match _aim(text):
            case "target":
                return (*foes, *living)
            case "other":
                return (*foes, *(seat for seat in living if seat != self.me))
            case "opponent":
                return tuple(foes)
            case "partner":
                return tuple(seat for seat in friends if seat != self.me and self._can_be_named(seat, text))
            case "ally":
                return tuple(living)
            case _:
                return (self.me,)

    def _can_be_named(self, seat: int, text: c.Card) -> bool:
        back = any(isinstance(effect, c.Resurrect) for effect in text.effects or ())
        return self.scene.bodies[seat].alive or back


def _meant(effect: c.Cost, text: c.Card) -> bool:
    return matches(effect.match, kind(text))


def kind(text: c.Card) -> Traits:
    """What sort of skill a player takes a card for."""
    effects = text.effects or ()
    offensive = ("offensive",) if any(isinstance(effect, HARM) for effect in effects) else ()
    defensive = ("defensive",) if any(isinstance(effect, HELP) for effect in effects) else ()
    sides = text.sides if text.sides is not UNSET else (*offensive, *defensive)
    return Traits(text.types, sides, () if text.school is UNSET else (text.school,))


def _aim(text: c.Card) -> str:
    """At whom a card is aimed, as its text says; a card for everyone may be laid before anybody."""
    if text.aim is not UNSET:
        return text.aim
    effects = text.effects or ()
    to: set[str | None] = {
        effect.to for effect in effects if isinstance(effect, c.Aimed) and isinstance(effect.to, str)
    }
    return aim_said(effects, to) or "target"
