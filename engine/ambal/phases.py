"""The round: eight phases in their order, which the players go through together."""

from collections.abc import Callable
from itertools import pairwise

from msgspec.structs import replace

from engine.action import Action
from engine.ambal import facts as f
from engine.ambal import turn
from engine.ambal.boards import set_energy
from engine.ambal.defeat import check
from engine.ambal.durations import count_down
from engine.ambal.facts import Facts
from engine.ambal.options import ENERGY_A_ROUND, HAND
from engine.ambal.piles import draw, put_away
from engine.ambal.state import Phase, Seat, State
from engine.ambal.steps import trigger

ORDER: tuple[Phase, ...] = ("draw", "start", "battle", "end", "durations", "move", "energy", "library")
AFTER: dict[Phase, Phase] = dict(pairwise(ORDER))
"""The phase after each but the last."""


def settle(before: State, now: State, do: Action, facts: Facts) -> State:
    """Everything that follows from an action by itself, until somebody is awaited or the duel is over."""
    if now.owed:
        now = turn.still_owing(now)
    while now.result is None and (then := _next(now, facts)) is not None:
        now = then
    return now


def _next(now: State, facts: Facts) -> State | None:
    if now.owed:
        return None
    if now.phase == "battle":
        go_on = turn.STAGES.get(now.stage)
        if go_on is not None:
            return go_on(now, facts)
        return turn.begin(now, facts) if now.anybody_active else _leave_battle(now, facts)
    if now.phase in ("move", "library"):
        return None if waiting(now) else _leave(now, facts)
    return _follow(now, facts) if now.phase in ORDER else None


def waiting(now: State) -> tuple[int, ...]:
    """Who still has to act in `move` or `library`."""
    return tuple([seat.number for seat in now.seats if not seat.done and not seat.defeated])


def _leave(now: State, facts: Facts) -> State:
    """The check at the end of a phase that people acted in, then the next one."""
    now = check(now, facts)
    if now.result is not None:
        return now
    return _follow(replace(now, seats=tuple([replace(seat, done=False) for seat in now.seats])), facts)


def _leave_battle(now: State, facts: Facts) -> State:
    """Nobody is active any more: the flags of this battle ("stopped", "barred") are cleared."""
    seats = [replace(seat, stopped=False, barred=False, may_skip=False, skips=False) for seat in now.seats]
    now = check(replace(now, seats=tuple(seats), turn=0, stage=None, ranks=(), rolls={}), facts)
    return now if now.result is not None else _follow(now, facts)


def _follow(now: State, facts: Facts) -> State:
    """The next phase; after the last one, which only an Advanced duel has, or the one before, a new round."""
    then = AFTER.get(now.phase)
    if then is None or (then == "library" and not now.box.advanced):
        return begin(now, facts)
    return enter(now, then, facts)


def begin(now: State, facts: Facts) -> State:
    """A new round."""
    return enter(replace(now, round=now.round + 1, revealed=()), "draw", facts)


def enter(now: State, phase: Phase, facts: Facts) -> State:
    """Go to a phase and do what happens at its beginning."""
    facts.append(f.Phase(phase, now.round))
    return PHASES[phase](replace(now, phase=phase, stage=None), facts)


def _draw(now: State, facts: Facts) -> State:
    """Up to seven cards in every hand."""
    drawn = dict.fromkeys(range(1, len(now.seats) + 1), 0)
    for number in now.living:
        hand = now.seat(number).hand
        if hand < HAND:
            now = draw(now, number, HAND - hand, "draw", facts)
            drawn[number] = now.seat(number).hand - hand
    return check(replace(now, drawn=drawn), facts)


def _start(now: State, facts: Facts) -> State:
    return turn.owing(check(trigger(now, "start", facts), facts), facts, done=None)


def _end(now: State, facts: Facts) -> State:
    return turn.owing(check(trigger(now, "end", facts), facts), facts, done=None)


def _durations(now: State, facts: Facts) -> State:
    return check(count_down(now, facts), facts)


def _move(now: State, facts: Facts) -> State:
    """Used skills go to their users' piles; Boons and Curses in force go to the player they are on."""
    in_force = {one.skill for one in now.durations}
    seats = list(now.seats)
    for skill in now.skills:
        if skill.lies and skill.serial not in in_force:
            seats[skill.by - 1] = put_away(seats[skill.by - 1], skill.card, skill.out, facts)
    facts += [f.Moved(one.on, one.card, "play") for one in now.durations if not one.in_play]
    durations = tuple([one if one.in_play else replace(one, in_play=True) for one in now.durations])
    done = tuple([replace(seat, done=_idle(seat, seat.hand)) for seat in seats])
    return replace(now, seats=done, skills=(), durations=durations)


def _idle(seat: Seat, cards: int) -> bool:
    """Whether somebody is not asked in `move` or `library`, having no cards for it; the defeated stay as they were."""
    return seat.done if seat.defeated else cards == 0


def _energy(now: State, facts: Facts) -> State:
    seats = list(now.seats)
    for place, seat in enumerate(seats):
        if not seat.defeated:
            seats[place] = set_energy(seat, seat.energy + ENERGY_A_ROUND, "round", facts)
    return check(replace(now, seats=tuple(seats)), facts)


def _library(now: State, facts: Facts) -> State:
    return replace(now, seats=tuple([replace(seat, done=_idle(seat, seat.books)) for seat in now.seats]))


PHASES: dict[str, Callable[[State, Facts], State]] = {
    "draw": _draw,
    "start": _start,
    "battle": turn.begin,
    "end": _end,
    "durations": _durations,
    "move": _move,
    "energy": _energy,
    "library": _library,
}
