"""Which of the rules that only people can keep are told together with a prompt."""

from engine.ambal.cards import CONDITIONS
from engine.view import View

SETTING_UP = ("AMBAL-SETUP-03", "AMBAL-SETUP-11", "AMBAL-SETUP-12")
IN_DOUBLE = ("AMBAL-SETUP-07", "AMBAL-DOUBLE-03", "AMBAL-DOUBLE-04")
"""Where partners sit and what they may tell each other: two who duel alone have none."""


def reminders(view: View) -> tuple[str, ...]:
    """The clauses whose words belong beside the prompt of this moment."""
    match view.phase:
        case "setup":
            return SETTING_UP + (IN_DOUBLE if view.mode.startswith("double") else ())
        case "draft":
            return ("AMBAL-DRAFT-03",) if view.table.stage in ("roll", "schools") else ("AMBAL-DRAFT-27",)
        case "over":
            return ()
        case _:
            return _duel(view)


def _duel(view: View) -> tuple[str, ...]:
    """Always: move your own pieces. Tokens and dice: only while there is something to show with them."""
    clauses: tuple[str, ...] = ("AMBAL-ROUND-07",) if view.phase == "battle" else ()
    affected = any(seat.counters[name] for seat in view.seats for name in CONDITIONS)
    if affected:
        clauses += ("AMBAL-COND-10",)
    if affected or view.table.durations:
        clauses += ("AMBAL-DUR-12",)
    if view.table.stage == "reveal" and len(view.prompt.args["target"]) > 1:
        clauses += ("AMBAL-SINGLE-07",)
    return clauses
