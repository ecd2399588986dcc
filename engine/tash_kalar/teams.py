"""Team play: handing over control to the teammate."""

from msgspec.structs import replace

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar import facts as f
from engine.tash_kalar.drawing import pass_legends
from engine.tash_kalar.state import State


def handover(now: State, do: a.Handover, facts: Facts) -> State | Refusal:
    """Once a turn, before an action or during an effect; the legends go with it. `State.lasts` says how long."""
    if refusal := cannot_hand_over(now):
        return refusal
    mate = now.teammate(do.seat)
    facts.append(f.Handover(do.seat, mate))
    return replace(pass_legends(now, do.seat, mate, facts), handed=True)


def cannot_hand_over(now: State) -> Refusal | None:
    """Only in team play, once a turn, and while there is something left to do."""
    if not now.box.teams or now.handed:
        return refuse("TASH-TEAM-06", "tash-kalar-handed-before" if now.box.teams else "tash-kalar-no-teams")
    if now.phase == "action" and not now.actions:
        return refuse("TASH-TEAM-07", "tash-kalar-nothing-to-hand-over")
    return None
