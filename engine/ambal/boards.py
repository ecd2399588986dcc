"""The Health and Energy boards: every number stays on its scale, and every change gives a fact."""

from typing import Literal

from msgspec.structs import replace

from engine.ambal import facts as f
from engine.ambal.cards import ConditionName
from engine.ambal.facts import Facts
from engine.ambal.options import HEALTH_TOP, LONGEST, MAX_ENERGY_TOP
from engine.ambal.state import State

HealthBy = Literal["damage", "heal", "condition", "resurrect", "adjust", "max-health"]
EnergyBy = Literal["cost", "effect", "round", "max", "resurrect", "adjust"]
MaxEnergyBy = Literal["refresh", "unpaid", "library", "effect", "resurrect", "adjust"]


def set_health(now: State, number: int, to: int, by: HealthBy, facts: Facts) -> State:
    """Between 0 and the player's highest Health. No fact if nothing changes."""
    seat = now.seat(number)
    to = min(max(to, 0), seat.max_health)
    if to == seat.health:
        return now
    facts.append(f.Health(number, seat.health, to, by))
    return replace(now, seats=now.seats_with(replace(seat, health=to)))


def set_max_health(now: State, number: int, to: int, facts: Facts) -> State:
    """The highest Health. Raising it leaves Health as it is; lowering it below Health lowers Health, too."""
    seat = now.seat(number)
    to = min(to, HEALTH_TOP)
    if to == seat.max_health:
        return now
    facts.append(f.MaxHealth(number, seat.max_health, to))
    return set_health(now.with_seat(number, max_health=to), number, seat.health, "max-health", facts)


def set_energy(now: State, number: int, to: int, by: EnergyBy, facts: Facts) -> State:
    """The clear marker: between 0 and Max Energy."""
    seat = now.seat(number)
    to = min(max(to, 0), seat.max_energy)
    if to == seat.energy:
        return now
    facts.append(f.Energy(number, seat.energy, to, by))
    return replace(now, seats=now.seats_with(replace(seat, energy=to)))


def set_max_energy(now: State, number: int, to: int, by: MaxEnergyBy, facts: Facts) -> State:
    """The black marker; lowering it below Energy lowers Energy, too."""
    seat = now.seat(number)
    to = min(max(to, 0), MAX_ENERGY_TOP)
    if to == seat.max_energy:
        return now
    facts.append(f.MaxEnergy(number, seat.max_energy, to, by))
    return set_energy(now.with_seat(number, max_energy=to), number, seat.energy, "max", facts)


def lose_max_energy(now: State, number: int, n: int, by: MaxEnergyBy, facts: Facts) -> State:
    """Max Energy goes down by `n`, within its scale."""
    return set_max_energy(now, number, now.seat(number).max_energy - n, by, facts)


def set_condition(now: State, number: int, condition: ConditionName, rounds: int, facts: Facts) -> State:
    """The Condition lasts `rounds` more rounds, at most `LONGEST`; 0 ends it. No fact if nothing changes."""
    before, rounds = getattr(now.seat(number), condition), min(rounds, LONGEST)
    if rounds == before:
        return now
    facts.append(f.Condition(number, condition, before, rounds))
    return now.with_seat(number, **{condition: rounds})
