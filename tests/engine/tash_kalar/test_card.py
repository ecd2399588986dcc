"""Scripts: the steps of a card, followed one after the other."""

from typing import Any

import pytest

from tests.engine.tash_kalar.table import DUEL, Table, creature, flare
from tests.engine.tash_kalar.test_effect import Data, summoned


@pytest.mark.rule("TASH-CARD-01", "TASH-CARD-10")
def test_a_card_that_nobody_knows_is_resolved_freely() -> None:
    table = Table(DUEL)
    table.do("summon", 1, card="riddle")
    assert table.no_resolve({"op": "choose", "pick": 1}) == "CARD-06"
    table.resolve({"op": "gain"}, {"op": "extra", "deck": "legends"}, {"op": "again"})
    table.resolve({"op": "destroy", "side": 2, "rank": "common"})
    table.do("done", 1)
    assert table.phase == "action"


@pytest.mark.rule("TASH-CARD-02")
def test_an_effect_that_needs_nobody_is_never_seen() -> None:
    table = summoned()
    assert (table.phase, table.told("effect_done")) == ("action", [{"card": "mage", "part": "creature"}])
    assert summoned({"op": "gain"}).phase == "action"


@pytest.mark.rule("TASH-CARD-03")
def test_some_steps_carry_themselves_out() -> None:
    table = summoned({"op": "gain", "n": 2, "may": True}, {"op": "extra", "deck": "flares"}, {"op": "again"})
    assert table.count(1, "actions") == 4
    assert table.table["this_turn"]["extra"]["flares"] == 1
    assert table.table["this_turn"]["again"] is True
    assert summoned({"op": "destroy", "all": True, "may": True}).at("d4") is None
    assert summoned({"op": "destroy", "all": True}, board=False).phase == "effect", "the ledger waits for operations"


@pytest.mark.rule("TASH-CARD-04")
@pytest.mark.parametrize(
    ("test", "destroys", "gained"),
    [
        ("did", "d4", True), ("did", None, False), ("did-not", "d4", False), ("did-not", None, True),
        ("hit-common", "d4", True), ("hit-common", "f4", False), ("hit-heroic", "f4", True),
        ("hit-legendary", "d6", True), ("last-action", "d4", False), ("not-last-action", "d4", True),
    ],
)  # fmt: skip
def test_a_step_whose_condition_fails_is_passed_over(test: str, destroys: str | None, gained: bool) -> None:
    table = summoned({"op": "destroy", "may": True}, {"op": "gain", "if": test})
    if destroys is None:
        table.do("done", 1)
    else:
        table.resolve({"op": "destroy", "at": destroys})
    assert table.count(1, "actions") == (3 if gained else 2)


@pytest.mark.rule("TASH-CARD-04")
def test_a_step_that_was_passed_over_did_nothing() -> None:
    table = summoned({"op": "gain"}, {"op": "gain", "if": "did-not"}, {"op": "again", "if": "did"})
    assert table.table["this_turn"]["again"] is False


@pytest.mark.rule("TASH-CARD-05")
def test_a_step_is_over_when_it_has_had_its_most() -> None:
    table = summoned({"op": "destroy", "max": 2}, {"op": "upgrade", "where": "self"})
    table.resolve({"op": "destroy", "at": "d4"})
    assert table.table["effect"]["step"] == "destroy"
    table.resolve({"op": "destroy", "at": "f4"})
    assert table.table["effect"]["step"] == "upgrade"
    ledger = summoned({"op": "destroy", "max": 2}, board=False)
    ledger.set(2, common=5)
    assert ledger.no_resolve({"op": "destroy", "side": 2, "rank": "common", "n": 3}) == "CARD-06"
    ledger.resolve({"op": "destroy", "side": 2, "rank": "common", "n": 2})
    assert ledger.phase == "action"
    unlimited = summoned({"op": "destroy", "all": True}, board=False)
    unlimited.set(2, common=5)
    unlimited.resolve({"op": "destroy", "side": 2, "rank": "common", "n": 5})
    assert unlimited.phase == "effect"


MISFITS: tuple[tuple[Data, Data], ...] = (
    ({"op": "destroy"}, {"op": "upgrade", "at": "c1"}),
    ({"op": "destroy", "who": "own"}, {"op": "destroy", "at": "d4"}),
    ({"op": "destroy", "who": "enemy"}, {"op": "destroy", "at": "c1"}),
    ({"op": "destroy", "rank": ["heroic"]}, {"op": "destroy", "at": "d4"}),
    ({"op": "destroy", "where": "orthogonal"}, {"op": "destroy", "at": "d4"}),
    ({"op": "destroy", "where": "diagonal"}, {"op": "destroy", "at": "e4"}),
    ({"op": "destroy", "where": "within:1"}, {"op": "destroy", "at": "c1"}),
    ({"op": "destroy", "where": "other"}, {"op": "destroy", "at": "e5"}),
    ({"op": "move"}, {"op": "move", "from": "e4", "to": "e3", "kind": "combat"}),
    ({"op": "move"}, {"op": "move", "from": "e4", "to": "c3", "leap": True}),
    ({"op": "move", "leap": True}, {"op": "move", "from": "e4", "to": "e3", "leap": False}),
    ({"op": "move", "to": "empty"}, {"op": "move", "from": "e5", "to": "d4"}),
    ({"op": "convert", "as": "common"}, {"op": "convert", "at": "f4", "rank": "heroic"}),
    ({"op": "convert"}, {"op": "convert", "at": "f4", "rank": "common"}),
    ({"op": "place", "where": "adjacent"}, {"op": "place", "at": "h8"}),
    ({"op": "place"}, {"op": "place", "at": "h8", "rank": "heroic"}),
    ({"op": "place"}, {"op": "place", "at": "h8", "side": 2}),
)


@pytest.mark.rule("TASH-CARD-06")
@pytest.mark.parametrize(("step", "op"), MISFITS)
def test_an_operation_that_the_step_does_not_ask_for_is_refused(step: Data, op: Data) -> None:
    assert summoned(step).no_resolve(op) == "CARD-06"


@pytest.mark.rule("TASH-CARD-06")
def test_what_the_step_fixes_need_not_be_said() -> None:
    table = summoned(
        {"op": "move", "kind": "move", "leap": True}, {"op": "convert", "as": "common"},
        {"op": "place", "rank": ["heroic"]}, {"op": "upgrade", "where": "last"},
    )  # fmt: skip
    table.resolve({"op": "move", "from": "c1", "to": "d6"}, {"op": "convert", "at": "f4"}, {"op": "place", "at": "h8"})
    assert [table.at(square) for square in ("d6", "f4", "h8")] == ["1c", "1c", "1h"]
    assert table.no_resolve({"op": "upgrade", "at": "f4"}) == "CARD-06", "the last piece is the one placed"
    table.resolve({"op": "upgrade", "at": "h8"})


@pytest.mark.rule("TASH-CARD-06")
def test_nothing_comes_after_the_last_step_but_the_lower_effect() -> None:
    table = summoned({"op": "destroy"})
    assert table.no_resolve({"op": "destroy", "at": "d4"}, {"op": "destroy", "at": "f4"}) == "CARD-06"
    both = Table(DUEL, flare("wrath", 0, 0, [{"op": "destroy"}]))
    both.set(2, common=3)
    both.do("flare", 1, card="wrath")
    one: Any = {"op": "destroy", "side": 2, "rank": "common"}
    assert both.no_resolve(one, one, one) == "CARD-06"
    both.resolve(one, one)
    assert both.phase == "action"


@pytest.mark.rule("TASH-CARD-07")
def test_all_is_carried_out_on_every_piece_that_fits_as_the_step_is_reached() -> None:
    table = summoned({"op": "destroy", "all": True, "where": "within:1"}, {"op": "gain", "if": "did"})
    assert [fact["at"] for fact in table.told("destroyed")] == ["d4", "e4", "f4", "e5", "d6"]
    assert table.count(1, "actions") == 3
    short = creature("choir", "heroic", effects=[{"op": "upgrade", "all": True, "rank": ["heroic"]}])
    left = Table(DUEL, short, board=True)
    left.put(c1="1h", d1="1h", e1="1h", f1="1h", g1="2c")
    left.do("summon", 1, card="choir", at="i5")
    assert [left.at(square) for square in ("c1", "d1", "e1", "f1", "i5")] == ["1l", "1l", "1l", "1h", "1h"]


@pytest.mark.rule("TASH-CARD-08")
def test_the_steps_of_a_branch_take_the_place_of_the_choice() -> None:
    script: tuple[Data, ...] = (
        {"op": "destroy", "may": True},
        {"op": "choose", "of": [[{"op": "gain", "if": "did"}], []]},
        {"op": "again", "if": "did"},
    )
    table = summoned(*script)
    assert table.no_resolve({"op": "choose", "pick": 1}) == "CARD-06"
    table.resolve({"op": "destroy", "at": "d4"})
    assert table.no_resolve({"op": "choose", "pick": 3}) == "CARD-06"
    assert table.no_resolve({"op": "destroy", "at": "f4"}) == "CARD-06"
    table.resolve({"op": "choose", "pick": 1})
    assert (table.count(1, "actions"), table.table["this_turn"]["again"]) == (3, True)
    empty = summoned(*script)
    empty.do("done", 1)
    empty.resolve({"op": "choose", "pick": 2})
    assert empty.table["this_turn"]["again"] is False, "the step before is the one before the choice"


@pytest.mark.rule("TASH-CARD-09", "TASH-TRACK-08")
def test_a_corrected_square_keeps_or_ends_the_creature() -> None:
    table = summoned({"op": "upgrade", "where": "self"})
    table.put(e5="1c")
    assert table.table["effect"]["at"] == "e5"
    table.put(e5="2c")
    assert table.phase == "action", "the creature is gone, and with it the step"


@pytest.mark.rule("TASH-IMPRO-04", "TASH-FORM-09")
def test_used_and_marked_squares_are_those_of_the_match() -> None:
    card = creature("sower", form="c*.", effects=[{"op": "place", "where": "marked"}], marks="..m")
    table = Table(DUEL, card, board=True)
    table.put(d5="1c")
    table.do("summon", 1, card="sower", at="e5")
    assert table.no_resolve({"op": "place", "at": "e6"}) == "CARD-06"
    table.resolve({"op": "place", "at": "f5"})
    assert table.at("f5") == "1c"
