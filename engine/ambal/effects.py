"""What each effect of the vocabulary does in the steps 4 and 5: one small function an effect."""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from engine.ambal import cards as c
from engine.ambal import facts as f
from engine.ambal.boards import set_condition, set_energy, set_health, set_max_energy, set_max_health
from engine.ambal.durations import conditions_of, end, on_seat, take_hold
from engine.ambal.options import RESURRECTED
from engine.ambal.piles import draw
from engine.ambal.resolution import Resolution, Source
from engine.ambal.state import Duration, Lasting


def take_place(r: Resolution, source: Source, effect: c.Effects, seat: int) -> None:
    """One effect on one recipient."""
    OPERATIONS[type(effect)](r, source, effect, seat)


def _remove(r: Resolution, source: Source, effect: c.Remove, seat: int) -> None:
    """Everything of the kind, or what was chosen at the reveal as far as it is still there."""
    if effect.what == "condition":
        removed = _removed(effect, source, conditions_of(r.now.seat(seat)))
        for name in c.CONDITIONS if effect.which is UNSET else effect.which:
            if name in removed:
                r.now = r.now.having(set_condition(r.now.seat(seat), name, 0, r.facts))
        return
    lying = on_seat(r.now, seat, effect.what)
    removed = _removed(effect, source, tuple(one.card for one in lying))
    for one in lying:
        if one.card in removed and (effect.n == "all" or _since_before(r, one)):
            r.now = end(r.now, one, "removed", r.facts)


def _removed(effect: c.Remove, source: Source, there: tuple[str, ...]) -> tuple[str, ...]:
    return there if effect.n == "all" else source.removal


def _since_before(r: Resolution, one: Duration) -> bool:
    """Whether this very Boon or Curse was in force at the reveal; a copy that replaced it since does not count."""
    return r.now.before is not None and one.serial <= r.now.before.serial


def _reduce_damage(r: Resolution, source: Source, effect: c.ReduceDamage, seat: int) -> None:
    r.less_damage[seat] = r.less_damage.get(seat, 0) + r.amount(source.skill.by, effect.n)


def _reduce_heal(r: Resolution, source: Source, effect: c.ReduceHeal, seat: int) -> None:
    r.less_heal[seat] = r.less_heal.get(seat, 0) + r.amount(source.skill.by, effect.n)


def _cost(r: Resolution, source: Source, effect: c.Cost, seat: int) -> None:
    n, once = r.change(source.skill.by, effect.n), effect.until == "next"
    _lasts(r, Lasting(r.now.serial + 1, seat, "cost", source.skill.card, effect.match, n, once))


def _next(r: Resolution, source: Source, effect: c.Next, seat: int) -> None:
    _lasts(r, Lasting(r.now.serial + 1, seat, "next", source.skill.card, effect.match, effects=effect.effects))


def _lasts(r: Resolution, one: Lasting) -> None:
    r.now = replace(r.now, serial=one.serial, lasting=(*r.now.lasting, one))


def _energy(r: Resolution, source: Source, effect: c.Energy, number: int) -> None:
    seat = r.now.seat(number)
    r.now = r.now.having(set_energy(seat, seat.energy + r.change(source.skill.by, effect.n), "effect", r.facts))


def _max_energy(r: Resolution, source: Source, effect: c.MaxEnergy, number: int) -> None:
    seat = r.now.seat(number)
    to = seat.max_energy + r.change(source.skill.by, effect.n)
    r.now = r.now.having(set_max_energy(seat, to, "effect", r.facts))


def _max_health(r: Resolution, source: Source, effect: c.MaxHealth, number: int) -> None:
    seat = r.now.seat(number)
    r.now = r.now.having(set_max_health(seat, seat.max_health + r.amount(source.skill.by, effect.n), r.facts))


def _draw(r: Resolution, source: Source, effect: c.Draw, seat: int) -> None:
    r.now = draw(r.now, seat, r.amount(source.skill.by, effect.n), "effect", r.facts)


def _discard(r: Resolution, source: Source, effect: c.Discard, seat: int) -> None:
    """Noted as owed: the player chooses the cards after the defeat check at the end of the turn."""
    owed = r.now.owed.get(seat, 0) + r.amount(source.skill.by, effect.n)
    r.now = replace(r.now, owed={**r.now.owed, seat: owed})


def _boon(r: Resolution, source: Source, effect: c.Boon, seat: int) -> None:
    r.now = take_hold(r.now, source.skill, "boon", seat, effect.rounds, r.facts)


def _curse(r: Resolution, source: Source, effect: c.Curse, seat: int) -> None:
    r.now = take_hold(r.now, source.skill, "curse", seat, effect.rounds, r.facts)


def _condition(r: Resolution, source: Source, effect: c.Condition, number: int) -> None:
    """The longer duration counts; rounds are not added up."""
    seat = r.now.seat(number)
    rounds = max(effect.rounds, getattr(seat, effect.condition))
    r.now = r.now.having(set_condition(seat, effect.condition, rounds, r.facts))


def _extend(r: Resolution, source: Source, effect: c.Extend, number: int) -> None:
    """Nothing to a player who is not affected."""
    seat = r.now.seat(number)
    if rounds := getattr(seat, effect.condition):
        rounds += r.amount(source.skill.by, effect.n)
        r.now = r.now.having(set_condition(seat, effect.condition, rounds, r.facts))


def _resurrect(r: Resolution, source: Source, effect: c.Resurrect, number: int) -> None:
    """A defeated player of the user's team comes back."""
    seat = r.now.seat(number)
    if not seat.defeated or not r.own(source, number):
        return
    r.facts.append(f.Resurrected(number))
    seat = set_max_energy(replace(seat, defeated=False), RESURRECTED, "resurrect", r.facts)
    seat = set_health(seat, effect.health, "resurrect", r.facts)
    r.now = r.now.having(set_energy(seat, min(effect.energy, RESURRECTED), "resurrect", r.facts))


def _skip(r: Resolution, source: Source, effect: c.Skip, seat: int) -> None:
    r.now = r.now.with_seat(seat, may_skip=True)


def _out(r: Resolution, source: Source, effect: c.Out, seat: int) -> None:
    """The card itself, and the Boon or Curse that it has become."""
    serial = source.skill.serial
    durations = tuple(replace(one, out=True) if one.skill == serial else one for one in r.now.durations)
    r.now = replace(r.now, durations=durations).with_skill(serial, out=True)


def _other(r: Resolution, source: Source, effect: c.Other, seat: int) -> None:
    r.facts.append(f.Reminder(seat, source.skill.card, effect.text))


OPERATIONS: dict[type, Callable[[Resolution, Source, Any, int], None]] = {
    c.Remove: _remove,
    c.ReduceDamage: _reduce_damage,
    c.ReduceHeal: _reduce_heal,
    c.Cost: _cost,
    c.Next: _next,
    c.Energy: _energy,
    c.MaxEnergy: _max_energy,
    c.MaxHealth: _max_health,
    c.Draw: _draw,
    c.Discard: _discard,
    c.Boon: _boon,
    c.Curse: _curse,
    c.Condition: _condition,
    c.Extend: _extend,
    c.Resurrect: _resurrect,
    c.Skip: _skip,
    c.Out: _out,
    c.Other: _other,
}
"""Interrupts, blocks, heals and damage are not here: they have steps of their own."""
