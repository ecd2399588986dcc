"""One table at each moment of a game, reached by play alone: when are people told the rules that only they can keep?"""

from collections.abc import Callable

from engine.ambush import GAME
from tests.engine.ambush.table import Table


def _playing(table: Table) -> Table:
    table.begun().do("expose", 1)
    return table


def _after(table: Table, do: str, seat: int, **fields: object) -> Table:
    table.do(do, seat, **fields)
    return table


def _called(table: Table) -> Table:
    return _after(table.begun().turns(2), "call", 1)


def _tied(table: Table) -> Table:
    """A dead heat whose call turns out to be false."""
    table.begun().turns(2)
    for seat in (1, 2):
        table.do("call", seat, at=5.0)
    return _after(table.stop_all(), "declare", 0, ambush=0)


_WAYS: dict[str, Callable[[Table], Table]] = {
    "setup": lambda table: table,
    "expose, nothing lies": lambda table: table.begun(),
    "expose, cards lie": lambda table: table.begun().turns(1),
    "play": _playing,
    "effect": lambda table: _after(_playing(table), "play", 1, card="archer", target=2),
    "effect, not known": lambda table: _after(_playing(table), "play", 1),
    "capture": _called,
    "count": lambda table: _after(_called(table), "stop", 0),
    "verify": lambda table: _called(table).stop_all(),
    "heat": _tied,
    "aftermath": lambda table: _after(table.begun().lying("ambush", "ambush"), "call", 1).stop_all(),
    "over": lambda table: _after(table.begun(), "concede", 2),
}

MOMENTS = tuple(_WAYS)
AMBUSH_PHASE = ("capture", "count", "verify", "heat", "aftermath")


def at(moment: str, mode: str = "standard", *, seats: int = 2) -> Table:
    """A table at that moment. Where somebody is on turn, it is seat 1, but where one card lies: there it is seat 2."""
    table = _WAYS[moment](Table(seats, mode=mode, practice_rounds=5))
    assert table.state.phase == {"count": "capture"}.get(moment, moment.split(",")[0])
    return table


def told_at(clause: str, mode: str = "standard") -> set[str]:
    """The moments at which people are told that rule beside the prompt."""
    return {moment for moment in MOMENTS if clause in GAME.clauses(GAME.view(at(moment, mode).state, None))}
