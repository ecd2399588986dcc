"""Which of the rules that only people can keep are told together with a prompt."""

from typing import Any

from engine.tamer.battle_state import SAMPLE
from engine.tamer.options import ROUNDS
from engine.view import View

SORTING = ("TAMER-SETUP-02", "TAMER-SETUP-03")
DEALING = ("TAMER-SETUP-04", "TAMER-SETUP-09")


def reminders(view: View) -> tuple[str, ...]:
    """The clauses whose words belong beside the prompt of this moment."""
    match view.phase:
        case "draft":
            return _draft(view)
        case "build":
            return _build(view)
        case "battle":
            return _battle(view)
        case _:
            return ()


def _draft(view: View) -> tuple[str, ...]:
    clauses: tuple[str, ...] = ()
    if view.turn == 1:
        clauses += (SORTING if view.round == 1 else ()) + DEALING
        clauses += ("TAMER-SETUP-10",) if view.table.short else ()
    return (*clauses, "TAMER-SETUP-05", "TAMER-DRAFT-17")


def _build(view: View) -> tuple[str, ...]:
    clauses: tuple[str, ...] = ()
    if view.table.draft == "off" and view.round <= ROUNDS:
        clauses += (SORTING if view.round == 1 else ()) + ("TAMER-MODE-06",)
    return (*clauses, "TAMER-TEAM-18") if view.table.unpriced else clauses


def _battle(view: View) -> tuple[str, ...]:
    clauses: tuple[str, ...] = ("TAMER-BATTLE-02", "TAMER-BUFF-10", "TAMER-BUFF-13")
    if any(keys for battle in view.table.battles for keys in battle["flipped"].values()):
        clauses += ("TAMER-FLIP-06",)
    if any(_faces_sample(battle) for battle in view.table.battles):
        clauses += ("TAMER-BYE-09",)
    return clauses


def _faces_sample(battle: dict[str, Any]) -> bool:
    """Somebody fights the sample team; a bye that counts by itself has nobody to fight."""
    return SAMPLE in battle["seats"] and (battle["result"] or {}).get("how") != "bye"
