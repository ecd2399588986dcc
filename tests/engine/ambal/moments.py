"""One table at each moment of a duel, reached by play alone: what is refused there, and what are people told?"""

from collections.abc import Callable
from typing import Any

from engine.ambal import GAME
from tests.engine.ambal.table import Table, skill

DROP = skill("drop", {"op": "discard", "to": "opponent", "n": 1})
DROP_AT_END = skill("drop-at-end", {"op": "discard", "to": "opponent", "n": 1, "when": "end"})
NAG = skill(
    "nag",
    {"op": "curse", "to": "opponent", "rounds": 6},
    {"op": "discard", "to": "bearer", "n": 1, "when": "start"},
)
"""A Curse that makes its bearer discard at the start of every round."""
FACING = {1: 3, 2: 4, 3: 1, 4: 2}
"""Who sits opposite in Double."""


def place(table: Table, seat: int, card: str) -> None:
    """A card on the player opposite, or on oneself where that is the only one it may be aimed at."""
    if not table.state.box.double:
        table.do("commit", seat, card=card)
        return
    aimed = card in ("drop", "drop-at-end", "nag", "riddle")
    table.do("commit", seat, card=card, target=FACING[seat] if aimed else seat)


def everybody(table: Table, *cards: str) -> Table:
    """One battle turn: these cards by seat, and nothing much from the others."""
    for seat in table.state.undecided:
        place(table, seat, cards[seat - 1] if seat <= len(cards) else "nothing")
    return table


def _after(table: Table, do: str, seat: int, **fields: Any) -> Table:
    table.do(do, seat, **fields)
    return table


def _rolled(table: Table) -> Table:
    """The order is called, and everybody has rolled: seat 1 decides first."""
    table = _after(table.begun(), "order", 1)
    for value, seat in zip((6, 5, 4, 3), table.view()["to_act"], strict=False):
        table.do("roll", seat, value=value)
    return table


def _said(table: Table) -> Table:
    """Seat 1 has said that a card will be played, the others have stopped."""
    return _after(_rolled(table), "declare", 1).end_battle()


def _given_up(table: Table) -> Table:
    table.begun()
    for seat in table.state.team(1):
        table.do("concede", seat)
    return table


_WAYS: dict[str, Callable[[Table], Table]] = {
    "setup": lambda table: table,
    "decide": lambda table: table.begun(),
    "roll": lambda table: _after(table.begun(), "order", 1),
    "declare": _rolled,
    "place": _said,
    "reveal": lambda table: everybody(table.begun(), "riddle"),
    "discard": lambda table: everybody(table.begun(), "drop"),
    "end": lambda table: everybody(table.begun(), "drop-at-end").end_battle(),
    "move": lambda table: table.begun().end_battle(),
    "start": lambda table: everybody(table.begun(), "nag").to_next_round(),
    "over": _given_up,
}

MOMENTS = tuple(_WAYS)
IN_BATTLE = ("decide", "roll", "declare", "place", "reveal", "discard")
MODES = ("single-regular", "single-advanced", "double-regular", "double-advanced")


def at(moment: str, mode: str = "single-regular", **options: Any) -> Table:
    """A table at that moment; where there is a choice, seat 1 is the one who has something to do."""
    table = _WAYS[moment](Table(DROP, DROP_AT_END, NAG, mode=mode, **options))
    stage = table.table["stage"]
    assert moment in (stage, table.state.phase), (moment, stage, table.state.phase)
    return table


def in_library(mode: str = "single-advanced") -> Table:
    """Everybody has kept the hand; the Library Decks are open."""
    table = at("move", mode)
    for seat in table.view()["to_act"]:
        table.do("pass", seat)
    assert table.state.phase == "library"
    return table


def told(table: Table) -> tuple[str, ...]:
    """The rules that people are told beside the prompt."""
    return GAME.clauses(GAME.view(table.state, None))


def told_at(clause: str, mode: str = "single-regular") -> set[str]:
    """The moments at which people are told that rule."""
    return {moment for moment in MOMENTS if clause in told(at(moment, mode))}
