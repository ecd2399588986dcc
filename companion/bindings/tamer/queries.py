"""What the binding of Tamer Tournament asks of a view: questions, line-ups, battles, and who stands in front."""

from collections.abc import Hashable
from typing import Any

from companion.bindings.views import seat_of, size
from engine.tamer.battle_state import SAMPLE
from engine.tamer.view import Table
from engine.view import View

Ask = dict[str, Any]
Battle = dict[str, Any]
Creature = dict[str, Any]
RUNNING = ("start", "fight", "ask")
"""States of a battle that the engine fights."""


def table(view: View) -> Table:
    """The part of the view that belongs to no seat, as the game's own struct."""
    seen: Table = view.table
    return seen


def knows_cards(view: View) -> bool:
    return view.mode != "manual"


def builds(view: View, seat: int) -> bool:
    """Whether that seat builds a team now: everybody, in a tie-breaker the contenders."""
    contenders = table(view).contenders
    return view.phase == "build" and (not contenders or seat in contenders)


# Creatures


def roster(view: View, seat: int) -> list[str]:
    """The keys of what a seat owns, as far as the viewer knows them."""
    return _keys(view, seat, "roster")


def line(view: View, seat: int) -> list[str]:
    """The line-up, front first; empty where the viewer may only know how long it is."""
    return _keys(view, seat, "line")


def _keys(view: View, seat: int, zone: str) -> list[str]:
    keys = seat_of(view, seat).zones[zone]
    return [] if isinstance(keys, int) else [str(key) for key in keys]


def line_length(view: View, seat: int) -> int:
    return size(view, seat, "line")


def spent(view: View, seat: int) -> int | None:
    """Points of the line-up; None where nobody stated them, or where they are the seat's own business."""
    return table(view).spent[str(seat)]


def is_secret(view: View) -> bool:
    """Whether line-ups are hidden now: then nobody may know what they cost."""
    return view.phase == "build" and knows_cards(view) and any(cost is None for cost in table(view).spent.values())


# Battles


def battle_of(view: View, seat: int) -> Battle | None:
    """The battle of a seat in this round; None outside phase `battle`."""
    if view.phase != "battle":
        return None
    return next((battle for battle in table(view).battles if seat in battle["seats"]), None)


def state_of(view: View, seat: int) -> str:
    battle = battle_of(view, seat)
    return "" if battle is None else str(battle["state"])


def other(battle: Battle, seat: int) -> int:
    """The opponent of a seat; 0 for the sample team."""
    return int(next(one for one in battle["seats"] if one != seat))


def standing(battle: Battle, seat: int) -> list[str]:
    """Who stands in the line of a seat, front first."""
    return [str(key) for key in battle["lines"].get(str(seat), ())]


def front(view: View, seat: int) -> Creature | None:
    """The creature in front of a seat's line, while its battle is fought here."""
    battle = battle_of(view, seat)
    if battle is None or battle["state"] not in RUNNING or not standing(battle, seat):
        return None
    return table(view).creatures[str(seat)][standing(battle, seat)[0]]


# Questions


def ask(view: View, seat: int) -> Ask | None:
    """The question that the inputs of a seat answer: its own, or that of the sample team which it faces."""
    battle = battle_of(view, seat)
    open = {asked["seat"]: asked for asked in table(view).asks}
    if seat in open:
        return open[seat]
    return open.get(SAMPLE) if battle is not None and SAMPLE in battle["seats"] else None


def answerer(view: View, asked: int, battle: int | None) -> int:
    """The seat whose player answers a question."""
    if asked != SAMPLE or battle is None:
        return asked
    return int(next((one["seats"][0] for one in table(view).battles if one["battle"] == battle), asked))


def stage(view: View, seat: int) -> Hashable:
    """What is asked of a seat, and how far its battle is."""
    asked, battle = ask(view, seat), battle_of(view, seat)
    question = None if asked is None else (asked["seat"], asked["kind"], asked["creature"], tuple(asked["from"]))
    return view.moment, question, None if battle is None else (battle["state"], battle["clash"])


# Readers


def awaits_card(view: View) -> tuple[int, ...]:
    """The seats on whose readers a card is awaited."""
    if not knows_cards(view):
        return ()
    if view.phase in ("draft", "build"):
        return tuple(view.to_act)
    return tuple(seat for seat in view.to_act if ask(view, seat) is not None)
