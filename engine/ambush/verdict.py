"""After the grab: was the call good, who pays for a false one, and how the piles come into the hands."""

from typing import Literal

from msgspec.structs import replace

from engine.ambush import facts as f
from engine.ambush.calls import close_window
from engine.ambush.clock import mean
from engine.ambush.facts import Facts
from engine.ambush.options import GOOD_CALL
from engine.ambush.state import Press, State, Stats


def end_grab(now: State, facts: Facts) -> State:
    """Once all have stopped: tapped cards settle the call where they can, otherwise people declare."""
    assert now.window is not None
    if now.window.open:
        now = close_window(now, facts)
    window = now.window
    assert window is not None
    lo = max(now.lo, window.tapped_ambush)
    hi = min(now.hi, window.count - window.tapped_other)
    settled = (lo >= GOOD_CALL) == (hi >= GOOD_CALL)
    if now.box.options.verify == "auto" and settled:
        return judge(now, lo >= GOOD_CALL, "tapped", facts)
    return replace(now, phase="verify")


def undeclared(now: State) -> list[int]:
    """Whose declaration is needed and missing; 0 stands for the cards left lying."""
    assert now.window is not None
    needed = [0] if now.battlefield else []
    needed += [seat for seat in now.standing if now.seat(seat).captured]
    return [seat for seat in needed if seat not in now.window.declared]


def count_declarations(now: State, facts: Facts) -> State:
    """Good as soon as enough are declared, false when all have declared and it is not enough."""
    assert now.window is not None
    if sum(now.window.declared.values()) >= GOOD_CALL:
        return judge(now, True, "declared", facts)
    if not undeclared(now):
        return judge(now, False, "declared", facts)
    return now


def judge(now: State, good: bool, by: Literal["tapped", "declared"], facts: Facts) -> State:
    """Only good or false is told, never a number known from tapped cards."""
    window = now.window
    assert window is not None
    facts.append(f.Verdict(good, by))
    callers = window.callers
    window = replace(window, verdict="good" if good else "false")
    now = replace(now, window=window)
    if len(callers) > 1:
        for number in callers:
            stats = now.seat(number).stats
            now = _counted(now, number, replace(stats, heats=stats.heats + 1))
    if good:
        return join(_good_call(now, callers, window.presses, facts), facts)
    if len(callers) > 1:
        return replace(now, window=replace(window, tied=callers), phase="heat")
    return pay(now, callers[0] if callers else None, facts)


def _counted(now: State, number: int, stats: Stats) -> State:
    return replace(now, seats=now.seats_with(replace(now.seat(number), stats=stats)))


def _good_call(now: State, callers: tuple[int, ...], presses: tuple[Press, ...], facts: Facts) -> State:
    """Reaction times count only now: otherwise a wild press would earn a record."""
    for number in callers:
        stats = now.seat(number).stats
        now = _counted(now, number, replace(stats, good_calls=stats.good_calls + 1))
    for press in presses:
        if press.reaction_ms is not None:
            now = _timed(now, press.seat, press.reaction_ms, facts)
    return now


def _timed(now: State, seat: int, ms: int, facts: Facts) -> State:
    stats = now.seat(seat).stats
    bests = [one.stats.best_ms for one in now.seats if one.stats.best_ms is not None]
    best = ms if stats.best_ms is None else min(ms, stats.best_ms)
    presses, total = stats.presses + 1, stats.total_ms + ms
    facts.append(f.Reaction(seat, ms, best, mean(total, presses), presses))
    if not bests or ms < min(bests):
        facts.append(f.Record(seat, ms))
    return _counted(now, seat, replace(stats, presses=presses, last_ms=ms, best_ms=best, total_ms=total))


def settle_heat(now: State, facts: Facts) -> State:
    """The highest die is the caller; those who share the highest roll again; one who is left alone need not roll."""
    window = now.window
    assert window is not None
    if len(window.tied) > 1 and any(seat not in window.rolls for seat in window.tied):
        return now
    highest = max(window.rolls.get(seat, 0) for seat in window.tied)
    top = tuple(seat for seat in window.tied if window.rolls.get(seat, 0) == highest)
    if len(top) > 1:
        facts.append(f.Reroll(list(top)))
        return replace(now, window=replace(window, tied=top, rolls={}))
    facts.append(f.Called(top[0]))
    return pay(replace(now, window=replace(window, callers=top, tied=(), rolls={})), top[0], facts)


def pay(now: State, caller: int | None, facts: Facts) -> State:
    """The false caller's whole pile is shuffled into the deck; everybody else keeps theirs."""
    if caller is not None:
        seat = now.seat(caller)
        facts.append(f.Penalty(caller, seat.captured))
        stats = replace(seat.stats, false_calls=seat.stats.false_calls + 1)
        seats = now.seats_with(replace(seat, stats=stats, captured=0))
        now = replace(now, deck=now.deck + seat.captured, seats=seats)
    return join(now, facts)


def join(now: State, facts: Facts) -> State:
    """Every pile joins its owner's hand."""
    facts += [f.Joined(seat.number, seat.captured) for seat in now.seats if seat.captured]
    seats = tuple([replace(seat, hand=seat.hand + seat.captured, captured=0) for seat in now.seats])
    return replace(now, seats=seats, phase="aftermath")
