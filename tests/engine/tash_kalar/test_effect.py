"""Effects: when they are open, what is mandatory, what is possible, and the key words."""

from typing import Any

import pytest

from tests.engine.tash_kalar.table import DUEL, FIELDS, MELEE, Table, creature

Data = dict[str, Any]


def summoned(*script: Data, board: bool = True, form: str | None = None, at: str = "e5", **options: Any) -> Table:
    """Seat 1 has summoned a creature with that script on a square of its own choice; some enemies stand around."""
    card = creature("mage", "heroic", form, script)
    table = Table(DUEL, card, board=board, **options)
    table.set(1, actions=3)
    if board:
        table.put(d4="2c", f4="2h", d6="2l", c1="1c", e4="1c")
    table.do("summon", 1, card="mage", **({"at": at} if board else {}))
    return table


@pytest.mark.rule("TASH-EFFECT-01")
def test_nothing_else_is_done_while_an_effect_is_open() -> None:
    table = Table(DUEL)
    assert table.refused("done", 1) == "EFFECT-01"
    assert table.no_resolve({"op": "again"}) == "EFFECT-01"
    table.set(1, actions=2)
    table.do("summon", 1, card="riddle")
    for verb in ("place", "summon", "discard", "flare", "end"):
        assert table.refused(verb, 1, **FIELDS.get(verb, {})) == "EFFECT-01"
    assert table.view["prompt"] == {"id": "tash.effect", "args": {"seat": 1, "card": "riddle", "part": "creature"}}


@pytest.mark.rule("TASH-EFFECT-02", "TASH-EFFECT-03", "TASH-EFFECT-04")
def test_what_may_be_done_may_be_left_and_everything_else_may_not() -> None:
    summoned({"op": "destroy", "may": True}).do("done", 1)
    summoned({"op": "destroy", "min": 0, "max": 3}).do("done", 1)
    table = summoned({"op": "destroy", "min": 2, "max": 3})
    assert table.refused("done", 1) == "EFFECT-04"
    table.resolve({"op": "destroy", "at": "d4"})
    assert table.refused("done", 1) == "EFFECT-04"
    table.resolve({"op": "destroy", "at": "f4"})
    table.do("done", 1)
    assert table.phase == "action"
    assert summoned({"op": "choose", "of": [[], []]}).refused("done", 1) == "EFFECT-04"
    summoned({"op": "destroy", "min": 2}, board=False).do("done", 1)


@pytest.mark.rule("TASH-EFFECT-05")
def test_what_cannot_be_done_is_over_by_itself() -> None:
    table = summoned({"op": "destroy", "who": "enemy", "rank": ["common"], "min": 3})
    assert table.phase == "effect"
    table.resolve({"op": "destroy", "at": "d4"})
    assert table.phase == "action", "only one common enemy was there"
    held = summoned({"op": "destroy", "who": "enemy", "rank": ["common"]})
    held.put(d4=None)
    assert held.phase == "action", "after a correction too"
    ledger = summoned({"op": "choose", "of": [[{"op": "gain"}]]}, {"op": "gain", "if": "did"}, board=False)
    ledger.do("done", 1)
    assert ledger.count(1, "actions") == 2, "no branch is taken"


@pytest.mark.rule("TASH-EFFECT-06", "TASH-CARD-09")
def test_the_creature_is_its_piece_wherever_it_goes() -> None:
    table = summoned({"op": "move", "where": "self", "min": 2}, {"op": "upgrade", "where": "self"})
    table.resolve({"op": "move", "from": "e5", "to": "f5"}, {"op": "move", "from": "f5", "to": "g5"})
    assert table.table["effect"]["at"] == "g5"
    assert table.no_resolve({"op": "upgrade", "at": "e4"}) == "CARD-06"
    table.resolve({"op": "upgrade", "at": "g5"})
    assert table.at("g5") == "1l"
    gone = summoned({"op": "destroy"}, {"op": "upgrade", "where": "self"})
    gone.resolve({"op": "destroy", "at": "e5"})
    assert gone.phase == "action", "a step on it finds nothing"


@pytest.mark.rule("TASH-EFFECT-07")
def test_an_effect_is_for_pieces_of_every_colour() -> None:
    table = summoned({"op": "destroy", "min": 2})
    table.resolve({"op": "destroy", "at": "c1"}, {"op": "destroy", "at": "d4"})
    assert (table.at("c1"), table.at("d4")) == (None, None)


@pytest.mark.rule("TASH-EFFECT-08")
def test_adjacent_is_measured_from_the_summoning_square_or_from_the_creature() -> None:
    script: tuple[Data, ...] = (
        {"op": "move", "where": "self", "leap": True}, {"op": "destroy", "where": "adjacent", "who": "enemy"},
    )  # fmt: skip
    for reference, near, far in (("summoning", "d4", "h8"), ("creature", "h8", "d4")):
        table = summoned(*script, reference=reference)
        table.put(h8="2c")
        table.resolve({"op": "move", "from": "e5", "to": "h7"})
        assert table.no_resolve({"op": "destroy", "at": far}) == "CARD-06"
        table.resolve({"op": "destroy", "at": near})


@pytest.mark.rule("TASH-EFFECT-09")
def test_operations_happen_in_order_all_or_none() -> None:
    table = Table(DUEL)
    table.free({"op": "place"}, {"op": "upgrade", "side": 1, "rank": "common"})
    held = table.count(1, "common", "heroic")
    assert table.no_resolve({"op": "place"}, {"op": "upgrade", "side": 2, "rank": "heroic"}) == "TRACK-03"
    assert table.count(1, "common", "heroic") == held
    assert table.no_resolve({"op": "place"}, {"op": "dance"}) == "TABLE-INPUT"


@pytest.mark.rule("TASH-EFFECT-05", "TASH-END-08")
def test_in_the_middle_of_an_effect_one_can_go_back_be_corrected_and_resign() -> None:
    table = summoned({"op": "destroy", "who": "enemy", "min": 2}, {"op": "upgrade", "where": "self"})
    table.resolve({"op": "destroy", "at": "d4"})
    half_done = table.view
    table.resolve({"op": "destroy", "at": "f4"})
    assert table.table["effect"]["step"] == "upgrade"
    assert table.history.undo() is None
    assert table.view == half_done
    table.put(f4=None, d6=None)
    assert table.table["effect"]["step"] == "upgrade", "no enemy is left to destroy"
    table.set(1, removed_legendary=3)
    assert table.phase == "action", "and no legendary piece is left to become"
    assert table.history.undo() is None
    table.do("concede", 2)
    assert (table.phase, table.table["effect"], table.result["winners"]) == ("over", None, [1])
    assert table.history.undo() is None
    table.resolve({"op": "upgrade", "at": "e5"})
    assert (table.phase, table.at("e5")) == ("action", "1l")


# Key words


@pytest.mark.rule("TASH-KEY-01")
def test_a_gained_action_is_one_more_in_this_turn() -> None:
    table = Table(DUEL)
    table.do("summon", 1, card="riddle")
    table.resolve({"op": "gain", "n": 2})
    assert table.told("actions") == [{"seat": 1, "from": 0, "to": 2}]
    table.resolve({"op": "gain", "n": 9})
    assert table.count(1, "actions") == 9
    assert table.no_resolve({"op": "gain", "n": 10}) == "TABLE-INPUT"
    table.do("done", 1)
    table.do("place", 1)


def free() -> Table:
    """An effect that nobody knows is open; pieces of every rank stand around e5."""
    table = Table(DUEL, board=True)
    table.put(e5="1h", d4="2c", e4="2h", f4="2l", d5="1c", c1="1l")
    table.do("summon", 1, card="riddle", at="i5")
    return table


@pytest.mark.rule("TASH-KEY-03")
def test_a_move_goes_to_an_adjacent_square() -> None:
    table = free()
    for far in ("e7", "c3", "e5"):
        assert table.no_resolve({"op": "move", "from": "e5", "to": far}) == "KEY-03"
    assert table.no_resolve({"op": "move", "from": "e6", "to": "e7"}) == "TRACK-03"
    assert table.no_resolve({"op": "move", "from": "e5", "to": "a1"}) == "ARENA-02"
    table.resolve({"op": "move", "from": "e5", "to": "f6"})
    assert table.told("moved") == [{"side": 1, "rank": "heroic", "from": "e5", "to": "f6"}]
    assert (table.at("e5"), table.at("f6")) == (None, "1h")


@pytest.mark.rule("TASH-KEY-04", "TASH-KEY-05", "TASH-KEY-06", "TASH-KEY-08")
def test_moves_destroy_what_their_kind_lets_them_reach() -> None:
    lower, same, above = {"to": "d4"}, {"to": "e4"}, {"to": "f4"}
    move = {"op": "move", "from": "e5"}
    assert free().no_resolve(move | same) == "KEY-05"
    assert free().no_resolve(move | above) == "KEY-05"
    assert free().no_resolve(move | above | {"kind": "combat"}) == "KEY-06"
    for kind, target, rank in (("standard", lower, "common"), ("combat", same, "heroic"), ("move", above, "legendary")):
        table = free()
        table.resolve(move | target | {"kind": kind})
        assert table.at(target["to"]) == "1h"
        assert table.table["this_turn"]["destroyed"]["2"][rank] == 1
    own = free()
    own.resolve(move | {"to": "d5"})
    assert own.told("destroyed")[0] == {"side": 1, "rank": "common", "at": "d5", "by": "move", "counted": False}


@pytest.mark.rule("TASH-KEY-07")
def test_a_leap_goes_anywhere_else() -> None:
    table = free()
    assert table.no_resolve({"op": "move", "from": "e5", "to": "e5", "leap": True}) == "KEY-07"
    assert table.no_resolve({"op": "move", "from": "e5", "to": "f4", "leap": True}) == "KEY-05"
    table.resolve({"op": "move", "from": "e5", "to": "g9", "leap": True})
    assert table.at("g9") == "1h"


@pytest.mark.rule("TASH-KEY-09", "TASH-KEY-10")
def test_an_effect_places_on_an_empty_square_from_the_supply() -> None:
    table = free()
    assert table.no_resolve({"op": "place", "at": "e5"}) == "PLACE-01"
    table.resolve({"op": "place", "at": "g5", "rank": "heroic", "side": 2})
    assert (table.at("g5"), table.told("placed")[0]["by"]) == ("2h", "effect")
    table.set(1, removed=16 - 3)
    assert table.count(1, "supply") == 0
    assert table.no_resolve({"op": "place", "at": "g6"}) == "KEY-10"
    ledger = Table(DUEL)
    ledger.free({"op": "place", "n": 2})
    assert ledger.no_resolve({"op": "place", "n": 14}) == "KEY-10"
    assert ledger.no_resolve({"op": "place", "rank": "legendary", "n": 4}) == "KEY-10"
    assert ledger.no_resolve({"op": "place", "n": 18}) == "TABLE-INPUT"


@pytest.mark.rule("TASH-KEY-11", "TASH-KEY-12", "TASH-KEY-13", "TASH-KEY-22", "TASH-SCORE-09")
def test_upgrading() -> None:
    table = free()
    assert table.no_resolve({"op": "upgrade", "at": "c1"}) == "KEY-12"
    table.resolve({"op": "upgrade", "at": "d5"}, {"op": "upgrade", "at": "e5"})
    assert (table.at("d5"), table.at("e5")) == ("1h", "1l")
    assert table.count(1, "removed", "score", "legend_supply") == (1, 0, 1)
    assert table.told("destroyed") == []
    table.set(1, removed_legendary=1)
    assert table.no_resolve({"op": "upgrade", "at": "d5"}) == "KEY-13"
    ledger = Table(DUEL)
    ledger.set(1, heroic=4)
    ledger.free({"op": "upgrade", "side": 1, "rank": "heroic", "n": 2})
    assert ledger.no_resolve({"op": "upgrade", "side": 1, "rank": "heroic", "n": 2}) == "KEY-13"


@pytest.mark.rule("TASH-KEY-14", "TASH-KEY-15", "TASH-KEY-16", "TASH-KEY-20")
def test_downgrading() -> None:
    table = free()
    assert table.no_resolve({"op": "downgrade", "at": "d4"}) == "KEY-15"
    table.resolve({"op": "downgrade", "at": "e4"}, {"op": "downgrade", "at": "f4"})
    assert (table.at("e4"), table.at("f4")) == ("2c", "2h")
    assert table.count(2, "removed", "removed_legendary", "supply") == (0, 1, 13)
    table.set(1, removed=16 - table.count(1, "common") - table.count(1, "heroic"))
    assert table.no_resolve({"op": "downgrade", "at": "c1"}) == "KEY-16"


@pytest.mark.rule("TASH-KEY-17", "TASH-KEY-24")
def test_destroying_counts_for_the_side_of_the_turn_unless_it_is_marked() -> None:
    table = free()
    table.resolve({"op": "destroy", "at": "d4"}, {"op": "destroy", "at": "e4", "uncounted": True})
    assert table.table["this_turn"]["destroyed"]["2"] == {"common": 1, "heroic": 0, "legendary": 0}
    assert [fact["counted"] for fact in table.told("destroyed")] == [True, False]
    moved = free()
    moved.resolve({"op": "move", "from": "f4", "to": "d4", "leap": True})
    assert moved.table["this_turn"]["destroyed"]["2"]["common"] == 1, "whichever piece did it"


@pytest.mark.rule("TASH-KEY-18", "TASH-KEY-19", "TASH-KEY-21")
def test_converting() -> None:
    table = free()
    assert table.no_resolve({"op": "convert", "at": "d5"}) == "KEY-18"
    table.resolve({"op": "convert", "at": "e4"}, {"op": "convert", "at": "f4", "rank": "common"})
    assert (table.at("e4"), table.at("f4")) == ("1h", "1c")
    assert table.table["this_turn"]["destroyed"]["2"] == {"common": 0, "heroic": 1, "legendary": 1}
    assert [fact["by"] for fact in table.told("destroyed")] == ["convert", "convert"]
    table.set(1, removed=16 - table.count(1, "common") - table.count(1, "heroic"))
    assert table.no_resolve({"op": "convert", "at": "d4"}) == "KEY-19"
    ledger = Table(DUEL)
    ledger.free({"op": "convert", "side": 2, "rank": "common", "to": "heroic"})
    assert ledger.told("converted") == [{"side": 2, "to_side": 1, "rank": "heroic", "at": None}]


@pytest.mark.rule("TASH-KEY-21")
def test_what_counts_as_destroyed() -> None:
    table = free()
    table.do("done", 1)
    table.set(1, actions=1)
    table.do("summon", 1, card="scout", at="d4")
    assert table.told("destroyed")[0]["by"] == "summon"
    assert table.table["this_turn"]["destroyed"]["2"]["common"] == 1


@pytest.mark.rule("TASH-TRACK-03", "TASH-TRACK-04")
def test_a_piece_that_is_named_must_be_there() -> None:
    table = Table(MELEE, seats=3)
    table.free({"op": "move"}, {"op": "move", "hits": {"side": 2, "rank": "common"}})
    assert table.no_resolve({"op": "move", "hits": {"side": 2, "rank": "common"}}) == "TRACK-03"
    assert table.no_resolve({"op": "destroy", "side": 3, "rank": "common", "n": 2}) == "TRACK-03"
    assert table.no_resolve({"op": "destroy", "side": 4, "rank": "common"}) == "TABLE-INPUT"
    assert free().no_resolve({"op": "destroy", "at": "h5"}) == "TRACK-03"
