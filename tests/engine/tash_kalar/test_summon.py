"""Summoning, the summoning square, shortages, and improvising."""

import pytest

from tests.engine.tash_kalar.table import DUEL, HIGH, MELEE, Table, creature
from tests.engine.tash_kalar.test_turn import short_of_pieces


@pytest.mark.rule("TASH-SUMMON-02")
def test_a_creature_comes_from_the_hand() -> None:
    table = Table(DUEL, decks={"1": ["scout", "scout", "hero", "bomb"]})
    table.set(1, actions=9, beings=9, legends=9)
    assert table.refused("summon", 1, card="riddle") == "SUMMON-02", "not in the registered deck"
    table.do("summon", 1, card="hero")
    assert table.refused("summon", 1, card="hero") == "SUMMON-02", "the only copy lies in the discard pile"
    table.do("summon", 1, card="scout")
    table.do("summon", 1, card="scout")
    assert table.refused("summon", 1, card="scout") == "SUMMON-02"
    table.do("summon", 1, card="titan")
    assert table.refused("summon", 1, card="titan") == "SUMMON-02"
    table.set(1, beings=0, legends=0)
    assert table.refused("summon", 1, card="bomb") == "SUMMON-02"
    assert table.refused("summon", 1, rank="common") == "SUMMON-02"
    assert table.refused("summon", 1, rank="legendary") == "SUMMON-02"


@pytest.mark.rule("TASH-SUMMON-02")
def test_a_card_of_another_school_is_refused_once_a_school_is_chosen() -> None:
    table = Table(DUEL, start=False)
    table.do("school", 1, school="sylvan")
    table.start()
    table.set(1, actions=2)
    assert table.refused("summon", 1, card="northerner") == "SUMMON-02"
    table.turn()
    table.do("summon", 2, card="northerner")


@pytest.mark.rule("TASH-SUMMON-03", "TASH-SUMMON-13", "TASH-SUMMON-14")
def test_the_card_lies_on_the_table_until_its_effect_is_resolved() -> None:
    table = Table(DUEL)
    table.set(1, actions=2)
    table.do("summon", 1, card="riddle")
    assert (table.phase, table.count(1, "beings"), table.zone(1, "discard")) == ("effect", 2, [])
    assert table.table["effect"] == {"card": "riddle", "part": "creature", "step": None, "at": None}
    table.do("done", 1)
    assert (table.phase, table.zone(1, "discard")) == ("action", ["riddle"])
    assert table.told("discarded") == [{"seat": 1, "card": "riddle", "pile": "school"}]
    table.do("summon", 1, rank="legendary")
    table.do("done", 1)
    assert table.told("discarded") == [{"seat": 1, "card": "?", "pile": "legends"}]
    assert table.table["decks"]["legends"]["discard"] == ["?"]


@pytest.mark.rule("TASH-SUMMON-04", "TASH-SUMMON-05", "TASH-FORM-01")
def test_the_arena_must_show_the_formation() -> None:
    table = Table(DUEL, board=True)
    table.put(e5="1c", e6="1c")
    assert table.refused("summon", 1, card="bomb", at="e4") == "FORM-01"
    assert table.refused("summon", 1, card="bomb", at="d4", as_=3) == "FORM-01"
    table.do("summon", 1, card="bomb", at="d4")
    assert table.at("d4") == "1c"
    assert table.told("summoned") == [
        {"seat": 1, "card": "bomb", "rank": "common", "at": "d4", "as": 0, "used": ["e5", "e6"]}
    ]


@pytest.mark.rule("TASH-SUMMON-06", "TASH-KEY-23")
def test_what_stands_on_the_square_is_destroyed() -> None:
    table = Table(DUEL, board=True)
    table.set(1, actions=2)
    table.put(e5="1c", d5="1c", c6="1c")
    table.do("summon", 1, card="cannon", at="e5")
    assert (table.at("e5"), table.count(1, "common", "heroic", "removed", "supply")) == ("1h", (2, 1, 1, 12))
    assert table.told("destroyed")[0]["counted"] is False
    table.put(f5="2c")
    table.do("summon", 1, card="guard", at="f5")
    assert (table.at("f5"), table.table["this_turn"]["destroyed"]["2"]["common"]) == ("1c", 1)
    ledger = Table(DUEL)
    ledger.do("summon", 1, card="hero", over={"side": 2, "rank": "common"})
    assert ledger.count(2, "common", "removed") == (0, 1)


@pytest.mark.rule("TASH-SUMMON-07")
def test_a_higher_piece_on_the_square_forbids_it() -> None:
    table = Table(DUEL, board=True)
    table.put(e5="1c", f5="1h")
    assert table.refused("summon", 1, card="guard", at="f5") == "SUMMON-07"
    ledger = Table(DUEL)
    ledger.set(2, legendary=1)
    assert ledger.refused("summon", 1, card="hero", over={"side": 2, "rank": "legendary"}) == "SUMMON-07"
    assert ledger.refused("summon", 1, card="hero", over={"side": 2, "rank": "heroic"}) == "TRACK-03"


@pytest.mark.rule("TASH-SUMMON-01", "TASH-TASK-03")
def test_what_is_summoned_in_a_turn_is_counted_for_objectives() -> None:
    table = Table(HIGH, board=True)
    table.set(1, actions=4, beings=9, legends=9)
    counted = ("summoned", "legends", "on_red", "on_green")
    for card, at, now in (
        ("scout", "e5", (1, 0, 1, 0)), ("hero", "c3", (2, 0, 1, 1)), ("titan", "d1", (3, 1, 1, 1)),
    ):  # fmt: skip
        table.do("summon", 1, card=card, at=at)
        assert tuple(table.table["this_turn"][count] for count in counted) == now
    table.do("summon", 1, rank="legendary", at="h6")
    table.do("done", 1)
    assert tuple(table.table["this_turn"][count] for count in counted) == (4, 2, 2, 1)
    assert table.count(1, "actions") == 0
    table.do("end", 1)
    assert tuple(table.table["this_turn"][count] for count in counted) == (0, 0, 0, 0)


# Shortage


@pytest.mark.rule("TASH-SUMMON-08", "TASH-SUMMON-09")
def test_a_piece_in_supply_is_taken_from_there() -> None:
    table = Table(DUEL, board=True)
    table.put(e5="1c", c1="1c")
    assert table.refused("summon", 1, card="guard", at="f5", pick="c1") == "SUMMON-09"
    table.do("summon", 1, card="guard", at="f5")
    assert table.count(1, "common", "supply") == (3, 13)
    assert Table(DUEL).refused("summon", 1, card="scout", pick="common") == "SUMMON-09"


@pytest.mark.rule("TASH-SUMMON-10")
def test_in_a_shortage_an_own_piece_on_the_square_becomes_the_creature() -> None:
    table = short_of_pieces()
    table.put(e5="1c")
    before = table.count(1, "common", "heroic", "removed")
    assert table.refused("summon", 1, card="hero", at="e5", pick="c1") == "SUMMON-10"
    table.do("summon", 1, card="hero", at="e5")
    assert table.count(1, "common", "heroic", "removed") == (before[0] - 1, before[1] + 1, before[2])
    ledger = Table(DUEL)
    ledger.set(1, common=15, heroic=1)
    assert ledger.refused("summon", 1, card="hero", over={"side": 1, "rank": "common"}, pick="common") == "SUMMON-10"
    ledger.do("summon", 1, card="hero", over={"side": 1, "rank": "common"})
    assert ledger.count(1, "common", "heroic", "supply") == (14, 2, 0)


@pytest.mark.rule("TASH-SUMMON-11", "TASH-FORM-09")
def test_in_a_shortage_a_piece_off_the_formation_is_picked_up() -> None:
    table = short_of_pieces()
    assert table.refused("summon", 1, card="guard", at="f5") == "SUMMON-11"
    for unfit in ("e5", "f5", "e6"):
        assert table.refused("summon", 1, card="guard", at="f5", pick=unfit) == "SUMMON-11"
    table.do("summon", 1, card="guard", at="f5", pick="c1")
    assert (table.at("c1"), table.at("f5")) == (None, "1c")
    ledger = Table(DUEL)
    ledger.set(1, common=16)
    assert ledger.refused("summon", 1, card="hero") == "SUMMON-11"
    assert ledger.refused("summon", 1, card="hero", pick="heroic") == "SUMMON-11"
    ledger.do("summon", 1, card="hero", pick="common")
    assert ledger.count(1, "common", "heroic", "supply") == (15, 1, 0)


@pytest.mark.rule("TASH-SUMMON-12")
def test_without_any_piece_for_it_the_summoning_is_refused() -> None:
    table = Table(DUEL, board=True)
    table.set(1, removed_legendary=3)
    table.put(e5="1c")
    assert table.refused("summon", 1, card="wyrm", at="f5") == "SUMMON-12"
    assert table.refused("summon", 1, card="wyrm", at="f5", pick="e5") == "SUMMON-12"
    ledger = Table(DUEL)
    ledger.set(1, removed_legendary=3)
    assert ledger.refused("summon", 1, card="titan") == "SUMMON-12"


@pytest.mark.rule("TASH-SUMMON-10", "TASH-SUMMON-11")
def test_a_piece_of_the_wrong_type_does_not_help() -> None:
    table = Table(DUEL, board=True)
    table.put(e5="1l", e6="1l", e7="1l", d1="1h", c1="1c")
    assert table.refused("summon", 1, card="titan", at="d1") == "SUMMON-11"
    assert table.refused("summon", 1, card="titan", at="d1", pick="c1") == "SUMMON-11"
    table.do("summon", 1, card="titan", at="d1", pick="e7")
    assert (table.at("d1"), table.at("e7"), table.count(1, "legendary", "removed")) == ("1l", None, (3, 1))


# Formations


@pytest.mark.rule("TASH-FORM-09")
def test_the_lowest_orientation_is_taken_unless_another_is_named() -> None:
    for said, used in ((None, "d5"), (2, "f5"), (0, "d5"), (4, "f5")):
        table = Table(DUEL, board=True)
        table.put(d5="1c", f5="1c")
        table.do("summon", 1, card="guard", at="e5", as_=said)
        assert table.told("summoned")[0]["used"] == [used]


@pytest.mark.rule("TASH-FORM-10")
def test_without_a_formation_nothing_is_checked_but_the_square() -> None:
    table = Table(DUEL, board=True)
    table.set(1, actions=3)
    table.put(e5="2h", f5="2l")
    assert table.refused("summon", 1, card="scout", at="e5") == "SUMMON-07"
    assert table.refused("summon", 1, rank="heroic", at="f5") == "SUMMON-07"
    table.do("summon", 1, rank="heroic", at="e5", as_=7)
    assert table.told("summoned")[0] == {
        "seat": 1, "card": None, "rank": "heroic", "at": "e5", "as": None, "used": None,
    }  # fmt: skip


# Improvising


def melee(*cards: dict[str, object], **options: object) -> Table:
    return Table(MELEE, *cards, seats=3, board=True, **options)  # type: ignore[arg-type]


@pytest.mark.rule("TASH-IMPRO-01")
def test_improvising_is_for_the_melee_and_with_an_enemy_colour() -> None:
    assert Table(DUEL).refused("summon", 1, card="scout", impro=2) == "IMPRO-01"
    assert Table(HIGH).refused("summon", 1, card="scout", impro=2) == "IMPRO-01"
    assert melee().refused("summon", 1, card="scout", at="e5", impro=1) == "IMPRO-01"
    assert melee().refused("summon", 1, card="scout", at="e5", impro=4) == "TABLE-INPUT"


@pytest.mark.rule("TASH-IMPRO-02")
def test_it_is_done_once_for_each_colour() -> None:
    table = melee()
    table.set(1, actions=3)
    table.put(e5="2c", e7="3c")
    table.do("summon", 1, card="guard", at="f5", impro=2)
    assert table.told("improvised") == [{"seat": 1, "side": 2}]
    assert table.count(1, "impro_2", "impro_3") == (0, 1)
    assert table.refused("summon", 1, card="guard", at="f5", impro=2) == "IMPRO-02"
    table.do("summon", 1, card="guard", at="f7", impro=3)


@pytest.mark.rule("TASH-IMPRO-03", "TASH-IMPRO-04")
def test_the_piece_keeps_its_colour_and_counts_as_used() -> None:
    script = [{"op": "destroy", "who": "enemy", "where": "used"}]
    table = melee(creature("judge", form="c*", effects=script))
    table.put(e5="2h")
    table.do("summon", 1, card="judge", at="f5", impro=2)
    assert (table.phase, table.at("e5")) == ("effect", "2h")
    table.resolve({"op": "destroy", "at": "e5"})
    assert table.table["this_turn"]["destroyed"]["2"]["heroic"] == 1


@pytest.mark.rule("TASH-IMPRO-05")
def test_exactly_one_enemy_piece_is_used() -> None:
    table = melee()
    table.put(e4="1c", e6="1c")
    assert table.refused("summon", 1, card="line", at="e5", impro=2) == "IMPRO-05"
    table.put(e4="2c", e6="2c")
    assert table.refused("summon", 1, card="line", at="e5", impro=2) == "IMPRO-05"
    assert table.count(1, "impro_2") == 1
    table.put(e4="1c")
    table.do("summon", 1, card="line", at="e5", impro=2)


@pytest.mark.rule("TASH-IMPRO-06")
def test_the_enemy_piece_may_stand_on_the_summoning_square() -> None:
    table = melee()
    table.put(e5="2c", d5="1c", c6="1c")
    table.do("summon", 1, card="cannon", at="e5", impro=2)
    assert table.table["this_turn"]["destroyed"]["2"]["common"] == 1


@pytest.mark.rule("TASH-IMPRO-07")
def test_where_no_formation_is_checked_the_colour_only_needs_a_piece() -> None:
    table = Table(MELEE, seats=3)
    table.set(1, actions=3)
    table.set(2, common=0)
    assert table.refused("summon", 1, card="bomb", impro=2) == "IMPRO-05"
    table.do("summon", 1, card="bomb", impro=3)
    board = melee()
    assert board.refused("summon", 1, card="scout", at="e5", impro=2) == "IMPRO-05"
    board.put(c1="2c")
    board.do("summon", 1, card="scout", at="e5", impro=2)
