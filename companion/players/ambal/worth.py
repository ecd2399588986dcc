"""A rough value of a card for its player at a moment, in points of damage."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET, Struct

from companion.players.ambal.scene import Body, Scene
from engine.ambal import cards as c

WOUND = {"burning": 3, "bleeding": 2, "poison": 1}
DEADLY = 15.0
"""Points added when the damage would defeat the player."""
BRACED, WEAK = 4.0, 20
"""Points for a block or evasion, and the Health below which it is worth more."""


class Hand(Struct, frozen=True):
    """A card about to be played: by whom, at whom, and who would bear its Boon or Curse."""

    scene: Scene
    me: int
    target: int | None
    bearer: int | None

    def friend(self, body: Body) -> bool:
        """Whether that player is on the user's side."""
        return body.team == self.scene.bodies[self.me].team

    def sign(self, body: Body) -> int:
        """1 where harm is welcome, -1 where it is not."""
        return -1 if self.friend(body) else 1


def worth(scene: Scene, me: int, target: int | None, effects: tuple[c.Effects, ...]) -> float:
    """The sum over the effects: how often they happen, how likely, and how many points each time."""
    lasting = c.lasts(effects)
    lies = [] if lasting is None or lasting.to is UNSET else scene.meant(me, target, None, lasting.to)
    hand = Hand(scene, me, target, lies[0].seat if lies else None)
    rounds = 0 if lasting is None or not lies else lasting.rounds
    return sum(_often(effect, rounds) * _likely(hand, effect) * _value(hand, effect) for effect in effects)


def _often(effect: c.Effects, rounds: int) -> float:
    """How many times an effect will happen; later ones count less."""
    if effect.when == "use":
        return 1.0
    if effect.when == "end":
        return 0.8 * max(1, rounds)
    return {"start": 0.8 * (rounds - 1), "while": 0.8 * rounds, "damaged": 0.5 * rounds}[effect.when]


def _likely(hand: Hand, effect: c.Effects) -> float:
    test = effect.test
    if test is UNSET:
        return 1.0
    if test.mastery is not UNSET:
        return 1.0 if hand.scene.mastery[hand.me][test.mastery] >= int(test.min or 0) else 0.1
    of: c.Whom = test.of if test.of is not UNSET else getattr(effect, "to", "you")
    meant = hand.scene.meant(hand.me, hand.target, hand.bearer, of)
    return 1.0 if any(_affected(body, test) for body in meant) else 0.15


def _affected(body: Body, test: c.If) -> bool:
    if test.curse is not UNSET:
        return body.curses > 0
    if test.boon is not UNSET:
        return body.boons > 0
    return any(left for name, left in body.conditions.items() if test.condition in ("any", name))


def _value(hand: Hand, effect: c.Effects) -> float:
    """The sum over all players who would receive the effect."""
    if isinstance(effect, c.Block | c.Evade):
        return _guard(hand, effect)
    if isinstance(effect, c.Out):
        return -0.5
    to = "bearer" if effect.to is UNSET else effect.to
    meant = hand.scene.meant(hand.me, hand.target, hand.bearer, to)
    value = VALUES[type(effect)]
    return sum(value(hand, effect, body) for body in meant if body.alive or isinstance(effect, c.Resurrect))


def _guard(hand: Hand, effect: c.Block | c.Evade) -> float:
    """Worth something only if an opponent still plays; more at low Health."""
    if not any(body.active for body in hand.scene.foes(hand.me)):
        return 0.0
    narrow = 0.7 if effect.match != c.Match() else 1.0
    return BRACED * narrow * (1.6 if hand.scene.bodies[hand.me].health < WEAK else 1.0)


def _damage(hand: Hand, effect: c.Damage, body: Body) -> float:
    n = max(0, hand.scene.number(hand.me, effect.n))
    return hand.sign(body) * (n + (DEADLY if n >= body.health else 0.0))


def _heal(hand: Hand, effect: c.Heal, body: Body) -> float:
    n = min(body.missing, max(0, hand.scene.number(hand.me, effect.n)))
    return -hand.sign(body) * n * (1.4 if body.health < WEAK else 0.8)


def _condition(hand: Hand, effect: c.Condition, body: Body) -> float:
    more = max(0, min(effect.rounds, 6) - body.conditions.get(effect.condition, 0))
    return hand.sign(body) * 0.8 * WOUND[effect.condition] * more


def _extend(hand: Hand, effect: c.Extend, body: Body) -> float:
    left = body.conditions.get(effect.condition, 0)
    more = min(hand.scene.number(hand.me, effect.n), 6 - left) if left else 0
    return hand.sign(body) * 0.8 * WOUND[effect.condition] * more


def _energy(hand: Hand, effect: c.Energy, body: Body) -> float:
    n = hand.scene.number(hand.me, effect.n)
    return -hand.sign(body) * 1.2 * (min(n, body.max_energy - body.energy) if n > 0 else max(n, -body.energy))


def _max_energy(hand: Hand, effect: c.MaxEnergy, body: Body) -> float:
    n = hand.scene.number(hand.me, effect.n)
    deadly = DEADLY if body.max_energy + n <= 5 else 0.0
    return -hand.sign(body) * 3.0 * n + hand.sign(body) * deadly


def _remove(hand: Hand, effect: c.Remove, body: Body) -> float:
    """To take a Boon from somebody is harm; to take anything else is help."""
    if effect.what == "condition":
        there = sum(left > 0 and _which(effect, name) for name, left in body.conditions.items())
    else:
        there = body.boons if effect.what == "boon" else body.curses
    n = there if isinstance(effect.n, str) else min(there, hand.scene.number(hand.me, effect.n))
    return hand.sign(body) * 3.0 * n * (1 if effect.what == "boon" else -1)


def _which(effect: c.Remove, condition: str) -> bool:
    return effect.which is UNSET or condition in effect.which


def _interrupt(hand: Hand, effect: c.Interrupt, body: Body) -> float:
    return hand.sign(body) * (BRACED * 0.8 if body.active else 0.0)


def _next(hand: Hand, effect: c.Next, body: Body) -> float:
    """The value of what the next skill will do in addition."""
    energy = hand.scene.bodies[body.seat].energy
    return 0.8 * worth(hand.scene, body.seat, hand.target, effect.effects) if energy >= 3 and body.active else 0.0


def _resurrect(hand: Hand, effect: c.Resurrect, body: Body) -> float:
    return -3.0 if body.alive else float(effect.health)


def _each(points: float, *, harm: bool = False) -> Callable[[Hand, Any, Body], float]:
    """A value of `points` for each 1 of the effect's number: as help for friends, or as harm for foes."""

    def value(hand: Hand, effect: Any, body: Body) -> float:
        n = min(6, hand.scene.number(hand.me, getattr(effect, "n", 1)))
        return (1 if harm else -1) * hand.sign(body) * points * n

    return value


def _nothing(hand: Hand, effect: c.Effects, body: Body) -> float:
    """A Boon or a Curse is worth what its other effects are."""
    return 0.0


VALUES: dict[type, Callable[[Hand, Any, Body], float]] = {
    c.Damage: _damage,
    c.Heal: _heal,
    c.Condition: _condition,
    c.Extend: _extend,
    c.Energy: _energy,
    c.MaxEnergy: _max_energy,
    c.Remove: _remove,
    c.Interrupt: _interrupt,
    c.Next: _next,
    c.Resurrect: _resurrect,
    c.Boon: _nothing,
    c.Curse: _nothing,
    c.ReduceDamage: _each(0.8),
    c.MaxHealth: _each(0.3),
    c.Draw: _each(1.0),
    c.Skip: _each(0.5),
    c.ReduceHeal: _each(0.4, harm=True),
    c.Discard: _each(1.5, harm=True),
    c.Cost: _each(1.2, harm=True),
    c.Other: _nothing,
}
