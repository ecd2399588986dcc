"""On whose readers a card means something now."""

from collections.abc import Mapping

from companion.bindings.ambyria import queries
from companion.bindings.ambyria.candidates import candidates
from engine.ambyria.cards import Card
from engine.view import View


def awaits_card(view: View, cards: Mapping[str, Card]) -> tuple[int, ...]:
    """The seats that could tap one; never the table's own reader."""
    if view.phase == "setup":
        return tuple(queries.playing(view))
    if queries.table(view).window is not None:
        may = (seat for seat in queries.playing(view) if queries.may_respond(view, seat) or queries.holds(view, seat))
        return tuple(may)
    match view.prompt.id:
        case "ambyria.aim":
            return tuple(view.to_act) if any(one.slot for one in candidates(view, cards)) else ()
        case "ambyria.resolve" | "ambyria.score" | "ambyria.over":
            return ()
    return tuple(view.to_act)
