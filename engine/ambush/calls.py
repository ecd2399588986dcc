"""The reaction buzzer: whether a press is a call, who else pressed, and who was first as far as the clocks can tell."""

from typing import Literal

from msgspec.structs import replace

from engine.ambush import facts as f
from engine.ambush.clock import milliseconds
from engine.ambush.facts import Facts
from engine.ambush.state import Press, State, Window

BAR_LENGTH = 2
"""A bar lasts until the second next turn begins."""

Why = Literal["effect", "too-few", "barred", "early"]


def forbidden(now: State, seat: int, at: int | None, err: int) -> Why | None:
    """Why a press at this moment is a false start; the first reason counts (AMBUSH-CALL-10)."""
    if now.phase == "effect":
        return "effect"
    if now.phase != "capture" and now.battlefield < 2:
        return "too-few"
    if now.seat(seat).bar:
        return "barred"
    if at is not None and now.opened_at is not None and at + err < now.opened_at:
        return "early"
    return None


def false_start(now: State, number: int, why: Why, facts: Facts) -> State:
    """The press is accepted and counted; with the option "bar" the seat may not call for `BAR_LENGTH` turns."""
    seat = now.seat(number)
    count = seat.stats.false_starts + 1
    facts.append(f.FalseStart(number, why, count))
    bar = seat.bar
    if now.box.options.false_start == "bar":
        if not bar:
            facts.append(f.Barred(number))
        bar = BAR_LENGTH
    seat = replace(seat, stats=replace(seat.stats, false_starts=count), bar=bar)
    return replace(now, seats=now.seats_with(seat))


def speak(now: State, seat: int, facts: Facts) -> State:
    """A spoken call, on which the players agree: there is no race to judge."""
    facts += [f.Ambush("voice"), f.Called(seat)]
    window = Window(now.phase, now.battlefield, open=False, callers=(seat,))
    return replace(now, phase="capture", window=window)


def press(now: State, seat: int, at: int, err: int, facts: Facts) -> State:
    """The first press opens the window and the grab begins at once; later ones join, in whatever order they arrive."""
    window = now.window
    if window is None:
        facts.append(f.Ambush("press"))
        window = Window(now.phase, now.battlefield)
    mine = Press(seat, at, err, _reaction(now, at))
    presses = tuple(sorted((*window.presses, mine), key=lambda one: (one.at, one.seat)))
    facts.append(f.Press(seat, mine.reaction_ms, behind_ms(mine, presses), milliseconds(err)))
    return replace(now, phase="capture", window=replace(window, presses=presses))


def _reaction(now: State, at: int) -> int | None:
    return None if now.laid_at is None else milliseconds(max(0, at - now.laid_at))


def behind_ms(one: Press, presses: tuple[Press, ...]) -> int:
    """How long after the earliest press in the window."""
    return milliseconds(one.at - min(press.at for press in presses))


def possible_firsts(presses: tuple[Press, ...]) -> tuple[int, ...]:
    """Seats that may have been first, given how wrong each moment may be (AMBUSH-RACE-07)."""
    if not presses:
        return ()
    surely_by = min(press.at + press.err for press in presses)
    return tuple(sorted(press.seat for press in presses if press.at - press.err <= surely_by))


def close_window(now: State, facts: Facts) -> State:
    """The verdict on who was first. It is final: a dead heat is said to be one, and nothing arbitrary decides it."""
    window = now.window
    assert window is not None
    presses = window.presses
    callers = possible_firsts(presses)
    if len(callers) == 1:
        facts.append(f.Called(callers[0]))
    if len(callers) > 1:
        moments = [press.at for press in presses if press.seat in callers]
        facts.append(f.DeadHeat(list(callers), milliseconds(max(moments) - min(moments))))
    return replace(now, window=replace(window, open=False, callers=callers, heat=len(callers) > 1))
