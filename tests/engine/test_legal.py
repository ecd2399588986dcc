"""What a seat may do now: asked for emptiness, for one action, or gone through; the rules themselves decide."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engine.action import Action
from engine.game import Offer, Values
from engine.legal import OPEN, Legal, covers, legal, spelled_out
from engine.probes import card_of, one_of
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


def test_the_same_can_be_had_as_typed_actions() -> None:
    (choice,) = legal(PEBBLES, START, 1).choices()
    assert (choice.action, choice.open, choice.values) == (Hide(seat=1, pebbles=1), ("pebbles",), {})


def test_corrections_are_the_tables_alone() -> None:
    def only_for_the_table(now: State) -> Iterator[Offer]:
        yield Offer(Open(seat=0))

    game = replace(PEBBLES, corrections=only_for_the_table)
    assert list(legal(game, START, 0)) == [{"do": "open", "seat": 0}] * 2
    assert list(legal(game, START, 1)) == list(legal(PEBBLES, START, 1))


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


@pytest.mark.parametrize(
    ("listed", "action", "covered"),
    [
        ({"do": "go", "seat": 1, "to": {"among": ["a1", "b2"]}}, {"do": "go", "seat": 1, "to": "b2"}, True),
        ({"do": "go", "seat": 1, "to": {"among": ["a1", "b2"]}}, {"do": "go", "seat": 1, "to": "c3"}, False),
        ({"do": "go", "seat": 1, "to": {"among": ["a1", "b2"]}}, {"do": "go", "seat": 1}, False),
        ({"do": "go", "seat": 1, "to": {"but": ["a1", "b2"]}}, {"do": "go", "seat": 1, "to": "c3"}, True),
        ({"do": "go", "seat": 1, "to": {"but": ["a1", "b2"]}}, {"do": "go", "seat": 1, "to": "a1"}, False),
    ],
)
def test_a_field_may_stand_for_some_values_or_for_any_but_some(
    listed: dict[str, Any], action: dict[str, Any], covered: bool
) -> None:
    assert covers(listed, action) is covered


def test_where_the_moment_is_listed_it_matters() -> None:
    listed = {"do": "call", "seat": 1, "at": 2.0}
    assert covers(listed, {"do": "call", "seat": 1, "at": 2.0, "err": 0.1})
    assert not covers(listed, {"do": "call", "seat": 1, "at": 1.0})
    assert not covers(listed, {"do": "call", "seat": 1})


# Offers with several values


class Move(Action, frozen=True):
    """A piece goes from one square to another; the board is told apart from the one who moves."""

    start: str
    to: str | UnsetType = UNSET
    why: str | UnsetType = UNSET


SQUARES = tuple(f"{column}{row}" for column in "abc" for row in (1, 2, 3))


def pieces(*offered: Offer, allowed: Callable[[Move], bool]) -> Legal:
    """A board of nine squares on which a rule says which moves are allowed."""
    moves = replace(
        PEBBLES, actions=(Move,), offers=lambda now, seat: iter(offered), allows=lambda now, move: allowed(move)
    )
    return legal(moves, START, 1)


def test_of_what_is_sure_nothing_is_tried() -> None:
    tried: list[Move] = []

    def allowed(move: Move) -> bool:
        tried.append(move)
        return False

    offer = Offer(Move(seat=1, start=""), among={"start": Values((SQUARES[:2], SQUARES[2:]))}, sure=True)
    board = pieces(offer, allowed=allowed)
    (choice,) = board.choices()
    assert choice.values == {"start": SQUARES}
    assert choice.action == Move(seat=1, start="a1")
    assert list(board) == [{"do": "move", "seat": 1, "start": {"among": list(SQUARES)}}]
    assert tried == []


@pytest.mark.parametrize("row", ["1", "2", "3"])
@pytest.mark.parametrize("columns", ["a", "ab", "abc"])
def test_what_is_sure_is_told_in_the_same_words_as_what_was_tried(columns: str, row: str) -> None:
    """The game knows both: which values are legal, and all that there are."""
    taken = tuple(square for square in SQUARES if square[0] in columns or square[1] == row)
    sure = Offer(Move(seat=1, start=""), among={"start": Values((taken,), pool=SQUARES)}, sure=True)
    tried = Offer(Move(seat=1, start=""), among={"start": card_of(SQUARES, lambda square: square)})
    assert list(pieces(sure, allowed=lambda move: False)) == list(
        pieces(tried, allowed=lambda move: move.start in taken)
    )


def test_what_is_sure_can_be_told_by_what_is_left_out() -> None:
    def told(*some: str) -> Any:
        offer = Offer(Move(seat=1, start=""), among={"start": Values((some,), pool=SQUARES)}, sure=True)
        [listed] = pieces(offer, allowed=lambda move: False)
        return listed["start"]

    assert told(*SQUARES) == OPEN
    assert told(*SQUARES[2:]) == {"but": ["a1", "a2"]}
    assert told(*SQUARES[:2]) == {"among": ["a1", "a2"]}
    assert told("a1") == "a1"


def test_of_an_offer_the_values_that_the_rules_take_are_listed_together() -> None:
    offer = Offer(Move(seat=1, start=""), among={"start": one_of(SQUARES)})
    assert list(pieces(offer, allowed=lambda move: move.start[0] == "a")) == [
        {"do": "move", "seat": 1, "start": {"among": ["a1", "a2", "a3"]}}
    ]
    assert list(pieces(offer, allowed=lambda move: move.start == "b2")) == [{"do": "move", "seat": 1, "start": "b2"}]
    assert list(pieces(offer, allowed=lambda move: False)) == []


def test_fields_that_depend_on_each_other_are_listed_in_as_many_pieces_as_it_takes() -> None:
    """A rook: along its column or its row."""
    offer = Offer(Move(seat=1, start=""), among={"start": one_of(("a1", "c3")), "to": one_of(SQUARES)})
    listed = [*pieces(offer, allowed=lambda move: move.start != move.to and bool(set(move.start) & set(str(move.to))))]
    assert listed == [
        {"do": "move", "seat": 1, "to": {"among": ["a2", "b1"]}, "start": "a1"},
        {"do": "move", "seat": 1, "to": {"among": ["a3", "c1"]}, "start": {"among": ["a1", "c3"]}},
        {"do": "move", "seat": 1, "to": {"among": ["b3", "c2"]}, "start": "c3"},
    ]


def test_all_values_that_there_are_leave_a_field_open_and_most_of_them_are_told_by_the_others() -> None:
    offer = Offer(Move(seat=1, start=""), among={"start": card_of(SQUARES, lambda square: square)})
    assert list(pieces(offer, allowed=lambda move: True)) == [{"do": "move", "seat": 1, "start": OPEN}]
    assert list(pieces(offer, allowed=lambda move: move.start != "b2")) == [
        {"do": "move", "seat": 1, "start": {"but": ["b2"]}}
    ]
    assert list(pieces(offer, allowed=lambda move: move.start[0] == "a")) == [
        {"do": "move", "seat": 1, "start": {"among": ["a1", "a2", "a3"]}}
    ]


def test_for_values_that_are_alike_the_rules_are_asked_once() -> None:
    asked: list[str] = []

    def allowed(move: Move) -> bool:
        asked.append(move.start)
        return move.start[0] != "c"

    offer = Offer(Move(seat=1, start=""), among={"start": card_of(SQUARES, lambda square: square[0])})
    assert list(pieces(offer, allowed=allowed)) == [{"do": "move", "seat": 1, "start": {"but": ["c1", "c2", "c3"]}}]
    assert asked == ["a1", "b1", "c1"]


def test_an_open_field_that_may_be_left_out_is_listed_both_ways() -> None:
    offer = Offer(Move(seat=1, start="a1", why=""), ("why",), optional=("why",))
    assert list(pieces(offer, allowed=lambda move: True)) == [
        {"do": "move", "seat": 1, "start": "a1", "why": OPEN},
        {"do": "move", "seat": 1, "start": "a1"},
    ]


def test_a_listed_action_can_be_spelled_out() -> None:
    listed = {"do": "move", "seat": 1, "start": {"among": ["a1", "b2"]}, "to": {"but": ["c3"]}, "why": OPEN}
    plain = {"do": "move", "seat": 1, "to": OPEN, "why": OPEN}
    assert list(spelled_out(listed)) == [plain | {"start": "a1"}, plain | {"start": "b2"}]


# A real game


def test_in_ambush_the_buttons_to_light_follow_the_turn() -> None:
    table = Table().begun()
    game, state = table.history.game, table.state
    assert {"do": "expose", "seat": 1} in legal(game, state, 1)
    assert {"do": "expose", "seat": 2} not in legal(game, state, 2)
    assert {listed["do"] for listed in legal(game, state, 1)} >= {"expose", "call", "concede", "name"}
    assert {listed["do"] for listed in legal(game, state, 2)} == {"call", "concede", "name"}
    assert {"do": "expose", "seat": 1, "card": OPEN} in list(legal(game, state, 1))
