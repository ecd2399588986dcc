"""What cannot be understood, and in which order actions are checked."""

from typing import Any

import pytest

from engine.message import Message, message
from engine.refusal import Refusal
from tests.engine.tash_kalar.table import DUEL, MELEE, Table

BAD: tuple[tuple[str, dict[str, Any]], ...] = (
    ("dance", {}),
    ("place", {}),
    ("place", {"at": "e10"}),
    ("place", {"at": 5}),
    ("place", {"at": "e5", "pick": "common"}),
    ("summon", {"at": "e5"}),
    ("summon", {"at": "e5", "rank": "mythic"}),
    ("summon", {"card": "bomb"}),
    ("summon", {"card": "nobody", "at": "e5"}),
    ("summon", {"card": "spite", "at": "e5"}),
    ("summon", {"card": "bomb", "at": "e5", "as": 8}),
    ("summon", {"card": "bomb", "at": "e5", "impro": 3}),
    ("discard", {"card": "t1"}),
    ("discard", {"return": {"stones": 1}}),
    ("flare", {"card": "bomb"}),
    ("flare", {"upper": 1, "against": 3}),
    ("resolve", {"ops": []}),
    ("resolve", {"ops": "destroy"}),
    ("resolve", {"ops": ["destroy"]}),
    ("end", {"claim": "bomb"}),
    ("end", {"points": 0}),
    ("find", {"card": "scout"}),
    ("fix", {"at": "e5", "piece": "1c"}),
)


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(("verb", "fields"), BAD)
def test_what_cannot_be_understood_is_refused_before_everything_else(verb: str, fields: dict[str, Any]) -> None:
    table = Table(DUEL, board=True)
    assert table.refused(verb, 2, **fields) == "TABLE-INPUT"
    table.do("concede", 1)
    assert table.refused(verb, 2, **fields) == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("school", ["", " ", "\n", "north\nsouth", "\u2028", "\x1b[2J", "x" * 61])
def test_a_school_is_called_by_something_that_can_be_read_on_one_line(school: str) -> None:
    assert Table(DUEL, start=False).refused("school", 1, school=school) == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT")
def test_what_is_no_square_is_told_as_it_was_said() -> None:
    table = Table(DUEL, board=True)
    for said, told in (("e10", '"e10"'), (5, "5"), (["e5"], '["e5"]'), ("e" * 200, '"' + "e" * 56 + "…")):
        refusal = table.attempt("place", 1, at=said)
        assert isinstance(refusal, Refusal)
        assert (refusal.message.id, refusal.message.args["got"]) == ("tash-kalar-no-square", told)
    table.do("summon", 1, card="riddle", at="c1")
    for op in ({"op": "destroy", "at": "e10"}, {"op": "move", "from": "c1", "to": "e10"}):
        refusal = table.attempt("resolve", 1, ops=[op])
        assert isinstance(refusal, Refusal)
        assert (refusal.clause, refusal.message.id) == ("TABLE-INPUT", "tash-kalar-op")
        why = refusal.message.args["why"]
        assert isinstance(why, Message)
        assert (why.id, why.args["got"]) == ("tash-kalar-no-square", '"e10"')


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("side", [0, 4, "2", 2.5, True])
def test_the_colour_of_a_legends_point_is_a_side_of_the_game(side: Any) -> None:
    table = Table(MELEE, seats=3)
    assert table.refused("summon", 1, card="titan", in_=side) == "TABLE-INPUT"
    table.do("summon", 1, card="scout", in_=side)


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(("op", "most"), [("gain", 9), ("extra", 9), ("place", 17)])
def test_too_many_at_once_are_told_how_many_there_can_be(op: str, most: int) -> None:
    table = Table(DUEL)
    table.do("summon", 1, card="riddle")
    for n in (most + 1, 40):
        refusal = table.attempt("resolve", 1, ops=[{"op": op, "deck": "flares", "n": n}])
        assert isinstance(refusal, Refusal)
        why = refusal.message.args["why"]
        assert isinstance(why, Message)
        assert (why.args["expected"], why.args["got"]) == (message("expected-range", low=1, high=most), str(n))


def test_fields_of_the_other_depth_and_null_are_ignored() -> None:
    table = Table(DUEL)
    table.set(1, actions=4)
    table.do("place", 1, at=12.5, side="x", pick=None)
    table.do("summon", 1, card="bomb", at="nowhere", as_="x", in_=[], over=None, rank=7, impro=None)
    board = Table(DUEL, board=True)
    board.set(1, actions=4)
    board.do("summon", 1, card="scout", at="e5", over=5, in_="x")
    board.do("summon", 1, card="riddle", at="e6")
    board.resolve({"op": "destroy", "at": "e5", "side": "x", "n": "many", "uncounted": None})


@pytest.mark.rule("TASH-ARENA-02")
def test_bad_input_names_its_clause_and_changes_nothing() -> None:
    table = Table(DUEL, board=True)
    table.set(1, actions=9, beings=9)
    table.put(e5="1c", e6="1h")
    assert table.refused("place", 1, at="i9") == "ARENA-02"
    assert table.refused("summon", 1, card="bomb", at="b1") == "ARENA-02"
    assert table.refused("summon", 1, card="line", at="e4") == "FORM-01"
    table.do("summon", 1, card="riddle", at="i5")
    assert table.no_resolve({"op": "move", "from": "e6", "to": "e8"}) == "KEY-03"
    assert table.no_resolve({"op": "place", "at": "a9"}) == "ARENA-02"
    table.set(1, removed=13)
    assert table.no_resolve({"op": "place", "at": "c1"}) == "KEY-10"


def test_the_checks_come_in_their_order() -> None:
    """Each of these actions breaks several rules at once; the first of them is named."""
    table = Table(MELEE, seats=3, board=True)
    table.put(e5="2l")
    table.set(1, actions=0, beings=0)
    assert table.refused("summon", 1, card="bomb", at="a1", impro=1, pick="a2") == "TURN-05"
    table.set(1, actions=2)
    assert table.refused("summon", 1, card="bomb", at="a1", impro=1, pick="a2") == "SUMMON-02"
    table.set(1, beings=2)
    assert table.refused("summon", 1, card="wyrm", at="a1", impro=1) == "SCORE-08"
    assert table.refused("summon", 1, card="bomb", at="a1", impro=1, pick="a2") == "IMPRO-01"
    assert table.refused("summon", 1, card="bomb", at="a1", pick="a2") == "ARENA-02"
    assert table.refused("summon", 1, card="bomb", at="e5", pick="a2") == "ARENA-02"
    assert table.refused("summon", 1, card="bomb", at="e5", pick="c1") == "SUMMON-07"
    assert table.refused("summon", 1, card="bomb", at="e6", impro=2, pick="c1") == "IMPRO-05"
    assert table.refused("summon", 1, card="bomb", at="e6", pick="c1") == "FORM-01"
    table.do("summon", 1, card="riddle", at="c1")
    assert table.no_resolve({"op": "move", "from": "a1", "to": "e5"}) == "ARENA-02"
    assert table.no_resolve({"op": "move", "from": "e6", "to": "e8"}) == "TRACK-03"
