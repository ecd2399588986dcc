"""Boons, Curses and Conditions: how they begin, how long they last, and where their cards go."""

from typing import Literal

from msgspec.structs import replace

from engine.ambal import facts as f
from engine.ambal.boards import set_condition
from engine.ambal.cards import CONDITIONS, ConditionName
from engine.ambal.facts import Facts
from engine.ambal.options import LONGEST
from engine.ambal.piles import put_away
from engine.ambal.state import Before, Duration, Seat, Skill, State

Why = Literal["time", "removed", "replaced", "defeated", "adjust"]
Kind = Literal["boon", "curse"]


def take_hold(now: State, skill: Skill, kind: Kind, on: int, rounds: int, facts: Facts) -> State:
    """The card lies on a player. The same card on the same player counts only if it lasts longer."""
    left = min(rounds, LONGEST)
    old = next((one for one in now.durations if one.card == skill.card and one.on == on), None)
    if old is not None:
        if old.left >= left:
            return now
        now = end(now, old, "replaced", facts)
    new = Duration(
        now.serial + 1, skill.card, kind, skill.by, on, left, skill.effects, skill.serial, current(now, skill).out
    )
    facts.append((f.Boon if kind == "boon" else f.Curse)(skill.card, skill.by, on, left))
    return replace(now, serial=new.serial, durations=(*now.durations, new))


def current(now: State, skill: Skill) -> Skill:
    """The skill as it is by now: its card may have been put out of play meanwhile."""
    return next((one for one in now.skills if one.serial == skill.serial), skill)


def end(now: State, one: Duration, why: Why, facts: Facts) -> State:
    """It ends, and its card goes to a pile of its user."""
    now = lift(now, one, why, facts)
    return now.having(put_away(now.seat(one.by), one.card, one.out, facts))


def lift(now: State, one: Duration, why: Why, facts: Facts) -> State:
    """It ends; the caller moves the card."""
    facts.append(f.Ended(one.card, one.by, one.on, why))
    now = replace(now, durations=tuple(other for other in now.durations if other.serial != one.serial))
    return now.with_skill(one.skill, lies=False)


def on_seat(now: State | Before, number: int, kind: Kind) -> tuple[Duration, ...]:
    """The Boons or Curses (`kind`) in force on this player, oldest first."""
    return tuple([one for one in now.durations if one.on == number and one.kind == kind])


def conditions_of(seat: Seat) -> tuple[ConditionName, ...]:
    """The Conditions that this player is affected by."""
    if not (seat.burning or seat.bleeding or seat.poison):  # as mostly
        return ()
    return tuple([name for name in CONDITIONS if getattr(seat, name)])


def clear(now: State, fallen: list[int], facts: Facts) -> State:
    """Players leave the duel: whatever lies on them ends, oldest first."""
    for number in fallen:
        for condition in CONDITIONS:
            now = now.having(set_condition(now.seat(number), condition, 0, facts))
    for one in now.durations:
        if one.on in fallen:
            now = end(now, one, "defeated", facts)
    return now


def count_down(now: State, facts: Facts) -> State:
    """Every duration in force goes down by one; what waited for this round is over."""
    for seat in now.seats:
        for condition in conditions_of(seat):
            rounds = getattr(seat, condition) - 1
            now = now.having(set_condition(now.seat(seat.number), condition, rounds, facts))
    if not now.durations and not now.lasting:
        return now
    shorter = tuple(replace(one, left=one.left - 1) for one in now.durations)
    facts += [f.Duration(one.card, one.on, one.left) for one in shorter]
    now = replace(now, durations=shorter, lasting=())
    for one in shorter:
        if one.left == 0:
            now = end(now, one, "time", facts)
    return now
