"""The bar of a seat: an LED for each action left, then its score on the way to the goal, or the time of its turn."""

from collections.abc import Sequence
from math import ceil

from companion.bindings.tash_kalar import queries
from companion.bindings.tash_kalar.timers import TURN
from companion.bindings.views import counter
from companion.bindings.wishes import Timing
from engine.view import View
from hardware.outputs import Colour, Pixel, Pixels

USUAL: dict[int, Colour] = {1: "blue", 2: "red", 3: "green", 4: "yellow"}
WORDS: dict[str, Colour] = {
    "blue": "blue", "red": "red", "green": "green", "yellow": "yellow", "white": "white", "orange": "orange",
    "violet": "violet", "purple": "violet", "turquoise": "turquoise",
}  # fmt: skip
"""Names of colours that an LED can show; a side whose colour is called otherwise keeps the usual one."""
Row = tuple[Pixel, ...]


def colour(view: View, side: int) -> Colour:
    """In which colour the pieces of a side are shown."""
    return WORDS.get(queries.table(view).colors.get(str(side), "").lower(), USUAL[side])


def bar(view: View, seat: int, goal: int, timings: Sequence[Timing], length: int) -> Pixels:
    """Actions on the own turn; beside them the turn's timer while it runs, else the score out of `goal`."""
    actions = _actions(view, seat)
    left = length - len(actions)
    time = next((one.left for one in timings if one.name == TURN and one.seat == seat and one.left > 0), None)
    rest = _score(view, seat, goal, left) if time is None else (Pixel("yellow"),) * min(left, ceil(time * left))
    return Pixels(f"seat{seat}.bar", (actions + rest)[:length])


def _actions(view: View, seat: int) -> Row:
    """One LED each, and a dark one after them."""
    if not queries.playing(view) or seat not in view.to_act:
        return ()
    return (Pixel("white", "bright"),) * queries.actions(view) + (Pixel(),)


def _score(view: View, seat: int, goal: int, length: int) -> Row:
    """Points so far, then, blinking, those of this turn; in the melee a short bar in each enemy colour."""
    side, pending = queries.side_of(view, seat), _pending(view, seat)
    if not queries.is_melee(view):
        return _track(colour(view, side), counter(view, seat, "score"), sum(pending.values()), goal, length)
    enemies = queries.enemies(view, side)
    short = max(1, length // len(enemies) - 1)
    row: Row = ()
    for enemy in enemies:
        track = _track(colour(view, enemy), counter(view, seat, f"points_{enemy}"), pending.get(enemy, 0), goal, short)
        row += track + (Pixel(),) * (short + 1 - len(track))
    return row


def _track(colour: Colour, points: int, pending: int, goal: int, length: int) -> Row:
    """Out of `length` LEDs, which stand for the goal: what was scored, and what is about to be: at least one LED."""
    soon = max(1, _part(points + pending, goal, length) - _part(points, goal, length)) if pending else 0
    scored = min(_part(points, goal, length), length - soon)
    return (Pixel(colour),) * scored + (Pixel(colour, "bright", blink=True),) * soon


def _part(points: int, goal: int, length: int) -> int:
    """All LEDs only at the goal, and at least one as soon as there is a point."""
    return max(0, min(length, max(1, points * length // goal))) if points > 0 else 0


def _pending(view: View, seat: int) -> dict[int, int]:
    """Points by colour that the turn will score for this seat's side."""
    table = queries.table(view)
    if not queries.playing(view) or queries.active_side(view) != queries.side_of(view, seat):
        return {}
    told = (table.this_turn or {}).get("pending") or {}
    return {int(side): points for side, points in told.items()}
