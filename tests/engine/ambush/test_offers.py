"""What is legal is listed without trying it: here all that could be sent is tried, and the list is exactly that."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from engine.action import TABLE, Action, to_data
from engine.ambush import GAME
from engine.ambush import actions as a
from engine.ambush.state import Box, State
from engine.game import Step
from engine.legal import covers, legal
from engine.verbs import Concede, Name
from tests.engine.ambush.moments import MOMENTS, at
from tests.engine.ambush.table import Table

TRIGGERED: tuple[dict[str, Any], ...] = (
    {"id": "spy", "name": "Spy", "effects": [], "on_ambush": [{"op": "damage", "n": 1}]},
    {"id": "feast", "name": "Feast", "damage": 1, "on_ambush": [{"op": "draw", "n": 1}]},
)
LISTED = ["ambush", "footman", "riddle", "spy"] * 5
"""A registered deck with cards of several kinds, but not with every card."""


GOING_ON = tuple(moment for moment in MOMENTS if moment not in ("setup", "over"))
TABLES = [
    *product(MOMENTS, ["two"]),
    *product([moment for moment in MOMENTS if moment != "over"], ["three"]),
    *product(GOING_ON, ["one of three is out"]),
]
"""With three, a game is not over when one of them leaves."""


def box(registered: bool) -> Box:
    return Table(cards=TRIGGERED, deck_list=LISTED if registered else None).state.box


def anything(now: State, seat: int) -> Iterator[Action]:
    """Every verb of a player or the table, with every shape of its fields."""
    cards, changes = (UNSET, *now.box.cards), (UNSET, ())
    castles = (UNSET, *now.numbers)
    count = range(now.box.size)
    yield from (a.Castle(seat, "High Rock"), a.Pass(seat), a.Close(seat), a.Stop(seat), a.Ready(seat), Concede(seat))
    yield from (Name(seat, "Ana"), a.Call(seat), a.Call(seat, at=1e6))
    yield from _each(a.First, seat, now.numbers)
    yield from _each(a.First, seat, now.numbers, ("youngest",))
    yield from _each(a.Expose, seat, cards)
    yield from _each(a.Capture, seat, cards)
    yield from _each(a.Play, seat, cards, castles, changes)
    yield from _each(a.Place, seat, (UNSET, "deck", "hand"), cards)
    yield from _each(a.Resolve, seat, changes, cards, castles)
    yield from _each(a.Stop, seat, count)
    yield from _each(a.Declare, seat, count)
    yield from _each(a.Roll, seat, range(1, 7))


def _each(verb: Any, seat: int, *values: Iterable[Any]) -> Iterator[Action]:
    return (verb(seat, *some) for some in product(*values))


@pytest.mark.parametrize("registered", [False, True], ids=["any card", "a registered deck"])
@pytest.mark.parametrize(("moment", "seats"), TABLES)
def test_exactly_what_the_rules_accept_is_listed(moment: str, seats: str, registered: bool) -> None:
    now = replace(at(moment, seats=2 if seats == "two" else 3).state, box=box(registered))
    if seats == "one of three is out":
        step = GAME.apply(now, Concede(3))
        assert isinstance(step, Step)
        now = step.state
    for seat in (TABLE, *now.numbers):
        listed = list(legal(GAME, now, seat))
        for action in anything(now, seat):
            accepted = isinstance(GAME.apply(now, action), Step)
            assert any(covers(entry, to_data(action)) for entry in listed) == accepted, action


def test_nothing_is_tried() -> None:
    for moment in MOMENTS:
        now = at(moment).state
        assert all(offer.sure for seat in (TABLE, *now.numbers) for offer in GAME.offers(now, seat))


def test_which_cards_can_be_named_is_worked_out_once_a_game() -> None:
    table = Table().begun()
    choices = table.state.box.choices
    assert table.turns(2).state.box.choices is choices
