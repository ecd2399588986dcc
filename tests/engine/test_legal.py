"""What a seat may do now: asked for emptiness, for one action, or gone through; the rules themselves decide."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.legal import OPEN, covers, legal
from tests.engine.ambush.table import Table
from tests.engine.scenario.pebbles import PEBBLES, Hide, Open, State, offers

START = State(("Ana", "Bo"), most=3)


def test_what_the_rules_refuse_is_not_listed() -> None:
    assert list(legal(PEBBLES, START, 1)) == [{"do": "hide", "seat": 1, "pebbles": OPEN}]
    assert list(legal(PEBBLES, START, 0)) == [{"do": "open", "seat": 0}]
    assert len(list(offers(START, 1))) == 3


def test_it_can_be_asked_whether_there_is_anything() -> None:
    assert legal(PEBBLES, START, 2)
    assert not legal(PEBBLES, START, 9)
    assert list(legal(PEBBLES, START, 9)) == []


def test_it_is_lazy_and_looks_no_further_than_it_must() -> None:
    looked: list[int] = []

    def watched(now: State, action: Any) -> Any:
        looked.append(action.seat)
        return PEBBLES.apply(now, action)

    listed = legal(replace(PEBBLES, apply=watched), START, 1)
    assert looked == []
    assert listed
    assert looked == [1]


@pytest.mark.parametrize(
    ("action", "seat"),
    [
        ({"do": "hide", "seat": 1, "pebbles": 3}, 1),
        ({"do": "hide", "seat": 1, "pebbles": 0, "quietly": True}, 1),
        ({"do": "wait", "seat": 2, "at": 1.5}, 2),
        (Hide(seat=2, pebbles=1), 2),
        (Open(seat=0), 0),
    ],
    ids=str,
)
def test_an_action_that_would_be_accepted_is_in_it(action: Any, seat: int) -> None:
    assert action in legal(PEBBLES, START, seat)


@pytest.mark.parametrize(
    "action",
    [
        {"do": "hide", "seat": 1, "pebbles": 4},
        {"do": "hide", "seat": 2, "pebbles": 1},
        {"do": "hide", "seat": 1},
        {"do": "fly", "seat": 1},
        {"do": "open", "seat": 0},
        Hide(seat=2, pebbles=1),
        {},
        None,
        "hide",
        7,
    ],
    ids=str,
)
def test_anything_else_is_not(action: Any) -> None:
    assert action not in legal(PEBBLES, START, 1)


# Listed actions with a field left open


@pytest.mark.parametrize(
    ("listed", "action", "covered"),
    [
        ({"do": "pass", "seat": 1}, {"do": "pass", "seat": 1}, True),
        ({"do": "pass", "seat": 1}, {"do": "pass", "seat": 2}, False),
        ({"do": "pass", "seat": 1}, {"do": "pass", "seat": 1, "at": 3.5}, True),
        ({"do": "call", "seat": 1}, {"do": "call", "seat": 1, "at": 3.5, "err": 0.1}, True),
        ({"do": "play", "seat": 1, "card": OPEN}, {"do": "play", "seat": 1, "card": "footman"}, True),
        ({"do": "play", "seat": 1, "card": OPEN}, {"do": "play", "seat": 1}, False),
        ({"do": "play", "seat": 1}, {"do": "play", "seat": 1, "card": "footman"}, False),
        ({"do": "play", "seat": 1, "card": "wall"}, {"do": "play", "seat": 1, "card": "footman"}, False),
        ({"do": "x", "seat": 1, "a": OPEN, "b": OPEN}, {"do": "x", "seat": 1, "a": [], "b": None}, True),
    ],
)
def test_a_listed_action_covers_every_value_of_an_open_field(
    listed: dict[str, Any], action: dict[str, Any], covered: bool
) -> None:
    assert covers(listed, action) is covered


def test_where_the_moment_is_listed_it_matters() -> None:
    listed = {"do": "call", "seat": 1, "at": 2.0}
    assert covers(listed, {"do": "call", "seat": 1, "at": 2.0, "err": 0.1})
    assert not covers(listed, {"do": "call", "seat": 1, "at": 1.0})
    assert not covers(listed, {"do": "call", "seat": 1})


# A real game


def test_in_ambush_the_buttons_to_light_follow_the_turn() -> None:
    table = Table().begun()
    game, state = table.history.game, table.state
    assert {"do": "expose", "seat": 1} in legal(game, state, 1)
    assert {"do": "expose", "seat": 2} not in legal(game, state, 2)
    assert {listed["do"] for listed in legal(game, state, 1)} >= {"expose", "call", "concede", "name"}
    assert {listed["do"] for listed in legal(game, state, 2)} == {"call", "concede", "name"}
    assert {"do": "expose", "seat": 1, "card": OPEN} in list(legal(game, state, 1))
