"""The rules of Tash-Kalar: what forbids an action whatever it is, in the order of the rules file, and what follows."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.action import Action
from engine.checks import wrong_seat
from engine.refusal import Refusal, refuse
from engine.rulebook import Facts, Rulebook, rename
from engine.tash_kalar import actions as a
from engine.tash_kalar.corrections import adjust, concede, fix
from engine.tash_kalar.discarding import discard_action
from engine.tash_kalar.effects import advance, done, resolve
from engine.tash_kalar.finding import find, forgotten
from engine.tash_kalar.flares import flare
from engine.tash_kalar.inputs import malformed
from engine.tash_kalar.placing import place
from engine.tash_kalar.setting_up import place_start, reveal, school, start, start_sides
from engine.tash_kalar.state import State
from engine.tash_kalar.summoning import summon, way_to_summon
from engine.tash_kalar.teams import handover
from engine.tash_kalar.turn import end
from engine.verbs import Concede, Name

ANY_TIME = frozenset({a.Adjust, a.Fix, Concede, a.Find})
"""In any phase after the start, whoever's turn it is."""
BEFORE_THE_START = frozenset({a.School, a.Start})
NEEDS_THE_BOARD = frozenset({a.Find, a.Fix})
NOBODYS_TURN = frozenset({a.Reveal, a.School, a.Start})
OF_AN_EFFECT = frozenset({a.Resolve, a.Done})
DURING_AN_EFFECT = OF_AN_EFFECT | {a.Handover}
NOT_THE_TEAMMATES = frozenset({a.Summon, a.Discard, a.Flare})
CORRECTIONS = frozenset({a.Adjust, a.Fix})


def forbidden(now: State, do: Action) -> Refusal | None:
    """Steps 2 to 6 of the order of checks: the moment, the phase, whose turn it is."""
    if now.phase == "over":
        return refuse("TASH-END-10", "tash-kalar-over")
    verb = type(do)
    refusal = _before_or_after_the_start(now, verb)
    if refusal or verb in ANY_TIME or now.phase == "setup":
        return refusal
    refusal = _other_phase(now, verb)
    return refusal if refusal or verb in NOBODYS_TURN else _other_turn(now, do)


def _before_or_after_the_start(now: State, verb: type[Action]) -> Refusal | None:
    setup = now.phase == "setup"
    if verb in BEFORE_THE_START:
        fine = setup
    elif verb is a.Reveal:
        fine = setup or now.phase == "reveal"
    elif setup and verb is a.Place:
        fine = now.box.board and bool(start_sides(now))
    else:
        fine = not setup
    if not fine:
        return refuse("TASH-SETUP-01", "tash-kalar-not-yet" if setup else "tash-kalar-too-late")
    if verb in NEEDS_THE_BOARD and not now.box.board:
        return refuse("TASH-TRACK-05", "tash-kalar-needs-board")
    return None


def _other_phase(now: State, verb: type[Action]) -> Refusal | None:
    if now.phase == "reveal":
        return None if verb is a.Reveal else refuse("TASH-TASK-08", "tash-kalar-reveal-first")
    if now.phase == "effect":
        return None if verb in DURING_AN_EFFECT else refuse("TASH-EFFECT-01", "tash-kalar-effect-first")
    return refuse("TASH-EFFECT-01", "tash-kalar-no-effect") if verb in OF_AN_EFFECT else None


def _other_turn(now: State, do: Action) -> Refusal | None:
    lasts, control = now.lasts, now.control
    if do.seat not in (now.active, control):
        return refuse("TASH-TURN-02", "tash-kalar-not-your-turn", seat=do.seat, active=control)
    if not lasts:
        return None
    if type(do) in NOT_THE_TEAMMATES:
        return refuse("TASH-TEAM-08", "tash-kalar-handed-over")
    if (type(do) is a.End) == (do.seat == control):
        return refuse("TASH-TURN-02", "tash-kalar-not-your-turn", seat=do.seat, active=control)
    return None


def put_down(now: State, do: a.Place, facts: Facts) -> State | Refusal:
    """The verb `place`: a start piece in set-up, afterwards an action."""
    return place_start(now, do, facts) if now.phase == "setup" else place(now, do, facts)


def settle(before: State, now: State, do: Action, facts: Facts) -> State:
    """An effect goes on by itself as far as it can, after corrections too; what was taken in this turn is counted."""
    verb = type(do)
    if verb is a.Find:
        return now
    now = forgotten(now)
    if now.phase == "effect" and verb is not a.Resolve:  # which has done so after each of its operations
        now = advance(now, facts)
    if verb in CORRECTIONS or now.turn != before.turn:
        return now
    return replace(now, deeds=now.deeds + 1)


RULES: dict[type[Action], Callable[[State, Any, Facts], State | Refusal]] = {
    Name: rename, a.School: school, a.Reveal: reveal, a.Place: put_down, a.Start: start, a.Summon: summon,
    a.Discard: discard_action, a.Flare: flare, a.Resolve: resolve, a.Done: done, a.Handover: handover, a.End: end,
    a.Find: find, a.Fix: fix, Concede: concede, a.Adjust: adjust,
}  # fmt: skip

RULEBOOK = Rulebook(malformed=malformed, forbidden=forbidden, rules=RULES, settle=settle)


def allows(now: State, do: Action) -> bool:
    """Whether the action would be accepted; of a summoning, the commonest question, nothing is carried out."""
    if not isinstance(do, a.Summon):
        return RULEBOOK.allows(now, do)
    if wrong_seat(now, do) or malformed(now, do) or forbidden(now, do):
        return False
    return not isinstance(way_to_summon(now, do), Refusal)
