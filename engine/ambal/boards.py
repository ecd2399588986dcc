"""The Health and Energy boards of a player: every number stays on its scale, and every change gives a fact."""

from typing import Literal

from msgspec.structs import replace

from engine.ambal import facts as f
from engine.ambal.cards import ConditionName
from engine.ambal.facts import Facts
from engine.ambal.options import HEALTH_TOP, LONGEST, MAX_ENERGY_TOP
from engine.ambal.state import Seat

HealthBy = Literal["damage", "heal", "condition", "resurrect", "adjust", "max-health"]
EnergyBy = Literal["cost", "effect", "round", "max", "resurrect", "adjust"]
MaxEnergyBy = Literal["refresh", "unpaid", "library", "effect", "resurrect", "adjust"]


def set_health(seat: Seat, to: int, by: HealthBy, facts: Facts) -> Seat:
    """Between 0 and the player's highest Health. No fact if nothing changes."""
    if to < 0:
        to = 0
    elif to > seat.max_health:
        to = seat.max_health
    if to == seat.health:
        return seat
    facts.append(f.Health(seat.number, seat.health, to, by))
    return replace(seat, health=to)


def set_max_health(seat: Seat, to: int, facts: Facts) -> Seat:
    """The highest Health. Raising it leaves Health as it is; lowering it below Health lowers Health, too."""
    to = min(to, HEALTH_TOP)
    if to == seat.max_health:
        return seat
    facts.append(f.MaxHealth(seat.number, seat.max_health, to))
    return set_health(replace(seat, max_health=to), seat.health, "max-health", facts)


def set_energy(seat: Seat, to: int, by: EnergyBy, facts: Facts) -> Seat:
    """The clear marker: between 0 and Max Energy."""
    if to < 0:
        to = 0
    elif to > seat.max_energy:
        to = seat.max_energy
    if to == seat.energy:
        return seat
    facts.append(f.Energy(seat.number, seat.energy, to, by))
    return replace(seat, energy=to)


def set_max_energy(seat: Seat, to: int, by: MaxEnergyBy, facts: Facts) -> Seat:
    """The black marker; lowering it below Energy lowers Energy, too."""
    to = min(max(to, 0), MAX_ENERGY_TOP)
    if to == seat.max_energy:
        return seat
    facts.append(f.MaxEnergy(seat.number, seat.max_energy, to, by))
    return set_energy(replace(seat, max_energy=to), seat.energy, "max", facts)


def lose_max_energy(seat: Seat, n: int, by: MaxEnergyBy, facts: Facts) -> Seat:
    """Max Energy goes down by `n`, within its scale."""
    return set_max_energy(seat, seat.max_energy - n, by, facts)


def set_condition(seat: Seat, condition: ConditionName, rounds: int, facts: Facts) -> Seat:
    """The Condition lasts `rounds` more rounds, at most `LONGEST`; 0 ends it. No fact if nothing changes."""
    before, rounds = getattr(seat, condition), min(rounds, LONGEST)
    if rounds == before:
        return seat
    facts.append(f.Condition(seat.number, condition, before, rounds))
    return replace(seat, **{condition: rounds})
