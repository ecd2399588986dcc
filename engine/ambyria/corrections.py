"""The referee sets a counter right; a player leaves the game."""

from msgspec.structs import replace

from engine.ambyria import actions as a
from engine.ambyria import facts as f
from engine.ambyria.chain import Wait, waits
from engine.ambyria.options import ARCANE_TOP, COUNTER_TOP
from engine.ambyria.phases import end_turn
from engine.ambyria.scoring import begin_scoring, over
from engine.ambyria.state import State
from engine.checks import off_the_scale
from engine.refusal import ADJUST, Refusal, refuse
from engine.rulebook import Facts
from engine.verbs import Concede

TOPS = {"hand": COUNTER_TOP, "deck": COUNTER_TOP, "arcane": ARCANE_TOP}
"""The counters that can be corrected, and how high each may be set."""


def adjust(now: State, do: a.Adjust, facts: Facts) -> State | Refusal:
    """From the first turn until the game is over; the same follows from it as from play."""
    if now.phase == "setup":
        return refuse(ADJUST, "ambyria-adjust-when")
    if do.counter not in TOPS:
        return refuse(ADJUST, "ambyria-adjust-what", counters=list(TOPS))
    if refusal := off_the_scale(do.counter, do.to, 0, TOPS[do.counter]):
        return refusal
    before = getattr(now.seat(do.target), do.counter)
    facts.append(f.Counter(do.target, do.counter, before, do.to))
    if do.counter == "arcane" and before and not do.to and not now.seat(do.target).out:
        facts.append(f.Ending(do.target))
    return now.with_seat(do.target, **{do.counter: do.to})


def concede(now: State, do: Concede, facts: Facts) -> State | Refusal:
    """The seat is out. On its own turn the next seat's begins; a player who is left alone wins at once."""
    if refusal := no_conceding(waits(now), do.seat):
        return refusal
    facts.append(f.Out(do.seat))
    now = now.with_seat(do.seat, out=True)
    if len(now.playing) == 1:
        return over(now, list(now.playing), "AMBYRIA-FIN-13", {}, facts)
    if do.seat != now.turn:
        return now
    now = replace(now, step="after")
    return begin_scoring(now, facts) if now.ending else end_turn(now, facts)


def no_conceding(wait: Wait | None, seat: int) -> Refusal | None:
    """Only while the table waits for the mode or the card of a turn."""
    if wait is None or wait.kind not in ("mode", "play"):
        return refuse("AMBYRIA-FIN-13", "ambyria-concede-when", seat=seat)
    return None
