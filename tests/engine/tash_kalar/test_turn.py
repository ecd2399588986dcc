"""Turns, the place action, and pieces that leave the arena."""

import pytest

from tests.engine.tash_kalar.table import DUEL, FIELDS, HIGH, MELEE, TEAMS, Table


@pytest.mark.rule("TASH-TURN-02")
def test_only_the_seat_of_the_turn_acts() -> None:
    table = Table(DUEL)
    for verb in ("place", "summon", "discard", "flare", "end"):
        assert table.refused(verb, 2, **FIELDS.get(verb, {})) == "TURN-02"
    assert table.view["to_act"] == [1]


@pytest.mark.rule("TASH-TURN-03")
def test_two_actions_a_turn_and_one_in_the_first() -> None:
    table = Table(DUEL)
    assert table.count(1, "actions") == 1
    table.turn()
    assert table.told("turn") == [{"seat": 2, "n": 2, "actions": 2}]
    table.turn()
    assert table.count(1, "actions") == 2


@pytest.mark.rule("TASH-TURN-04", "TASH-DISCARD-02", "TASH-DISCARD-04")
def test_place_and_summon_may_be_repeated_and_discard_may_not() -> None:
    table = Table(DUEL)
    table.set(1, actions=6)
    for verb in ("place", "summon", "discard", "place", "summon"):
        table.do(verb, 1, **({"card": "scout"} if verb == "summon" else {}))
    assert table.refused("discard", 1) == "DISCARD-02"
    assert table.flags(1) == ["active", "discarded", "first"]
    assert table.count(1, "beings") == 0, "hands are not refilled before the end of the turn"
    table.set(1, actions=0)
    assert table.refused("discard", 1) == "TURN-05", "this is looked at first"


@pytest.mark.rule("TASH-TURN-05", "TASH-SUMMON-01")
def test_an_action_needs_an_action_left() -> None:
    table = Table(DUEL)
    table.do("place", 1)
    assert table.told("actions") == [{"seat": 1, "from": 1, "to": 0}]
    for verb in ("place", "summon", "discard"):
        assert table.refused(verb, 1, **({"rank": "common"} if verb == "summon" else {})) == "TURN-05"


@pytest.mark.rule("TASH-TURN-06")
def test_every_action_is_used_unless_no_piece_can_be_placed() -> None:
    table = Table(DUEL)
    assert table.refused("end", 1) == "TURN-06"
    table.set(1, common=0, removed=16)
    table.do("end", 1)
    Table(DUEL, use_all_actions=False).do("end", 1)


@pytest.mark.rule("TASH-TURN-07", "TASH-FLARE-01")
def test_a_flare_costs_no_action_and_comes_before_between_and_after_actions() -> None:
    table = Table(HIGH)
    table.turn()
    table.set(1, heroic=5)
    table.set(2, flares=3)
    for actions in (2, 1, 0):
        assert table.count(2, "actions") == actions
        table.do("flare", 2, upper=1)
        table.do("done", 2)
        assert table.count(2, "actions") == actions
        if actions:
            table.do("place", 2)
    table.turn()
    assert table.refused("flare", 2, upper=-9) == "TURN-02"


@pytest.mark.rule("TASH-TURN-08")
def test_the_turn_closes_in_order() -> None:
    table = Table(HIGH, use_all_actions=False, goal=2)
    table.set(1, beings=0, removed=2)
    table.set(2, removed_legendary=1)
    table.do("end", 1, claim="t1")
    assert table.names == [
        "claimed", "score", "task_current", "drawn", "pieces_returned", "pieces_returned", "ending",
    ]  # fmt: skip
    duel = Table(DUEL)
    duel.free({"op": "destroy", "side": 2, "rank": "common"}, {"op": "place", "side": 2})
    duel.resolve({"op": "destroy", "side": 2, "rank": "common"})
    duel.do("done", 1)
    duel.turn()
    assert duel.names == ["score", "drawn", "pieces_returned", "turn"]


@pytest.mark.rule("TASH-TURN-09")
def test_an_extra_turn_is_not_one_of_the_last_round() -> None:
    table = Table(DUEL)
    table.set(2, score=18)
    table.free({"op": "again"}, {"op": "again"})
    table.do("done", 1)
    table.turn()
    assert table.told("turn") == [{"seat": 1, "n": 2, "actions": 2}]
    assert (table.table["ending"]["left"], table.view["round"]) == (2, 1)
    table.turn()
    table.turn()
    assert table.table["ending"]["left"] == 0
    table.free({"op": "again"})
    table.do("done", 1)
    table.turn()
    assert table.phase == "action", "not over before the extra turn"
    table.turn()
    assert table.phase == "over"


# Place


@pytest.mark.rule("TASH-PLACE-01")
def test_placing_puts_one_common_piece_on_an_empty_square() -> None:
    table = Table(DUEL, board=True)
    table.set(1, actions=3)
    table.do("place", 1, at="e5")
    assert table.told("placed") == [{"side": 1, "rank": "common", "at": "e5", "by": "action"}]
    assert (table.at("e5"), table.count(1, "common", "supply")) == ("1c", (1, 15))
    assert table.refused("place", 1, at="e5") == "PLACE-01"
    assert table.refused("place", 1, at="a1") == "ARENA-02"
    assert table.refused("place", 1, at="j5") == "TABLE-INPUT"


def short_of_pieces() -> Table:
    """Seat 1 has 15 commons and a heroic piece in the arena, and nothing in supply."""
    table = Table(DUEL, board=True)
    table.set(1, actions=9)
    squares = [square for square in table.table["arena"] if square not in ("e5", "e6", "d5")]
    table.put(e5="1h", **dict.fromkeys(squares[:15], "1c"))
    assert table.count(1, "supply") == 0
    return table


@pytest.mark.rule("TASH-PLACE-02", "TASH-PLACE-04", "TASH-PLACE-05")
def test_in_a_shortage_an_own_piece_is_picked_up() -> None:
    table = short_of_pieces()
    table.put(d5="2c", i5="1l")
    for pick in (None, "d5", "i5", "e6"):
        assert table.refused("place", 1, at="e6", pick=pick) == "PLACE-02"
    table.do("place", 1, at="e6", pick="e5")
    assert table.names == ["picked_up", "placed", "actions"]
    assert (table.at("e5"), table.at("e6")) == (None, "1c")
    assert table.table["this_turn"]["destroyed"] == {"2": {"common": 0, "heroic": 0, "legendary": 0}}
    table.do("place", 1, at="e6", pick="e6")
    assert table.at("e6") == "1c", "the square of the piece that is picked up counts as empty"
    assert table.count(1, "removed") == 0


@pytest.mark.rule("TASH-PLACE-02", "TASH-PLACE-03")
def test_picking_up_in_the_ledger() -> None:
    table = Table(DUEL)
    assert table.refused("place", 1, pick="common") == "PLACE-03"
    table.set(1, common=15, heroic=1)
    assert table.refused("place", 1) == "PLACE-02"
    assert table.refused("place", 1, pick="legendary") == "PLACE-02"
    assert table.refused("place", 1, pick="e5") == "TABLE-INPUT"
    table.do("place", 1, pick="heroic")
    assert table.count(1, "common", "heroic", "supply") == (16, 0, 0)
    assert Table(DUEL, board=True).refused("place", 1, at="e5", pick="e6") == "PLACE-03"


@pytest.mark.rule("TASH-PIECE-03", "TASH-KEY-20")
@pytest.mark.parametrize("returns", ["turn-end", "at-once"])
def test_what_leaves_the_arena_comes_back_at_the_end_of_the_turn(returns: str) -> None:
    table = Table(DUEL, returns=returns)
    table.set(2, heroic=3, legendary=1)
    table.free(
        {"op": "destroy", "side": 2, "rank": "common"},
        {"op": "upgrade", "side": 2, "rank": "heroic"},
        {"op": "downgrade", "side": 2, "rank": "heroic"},
        {"op": "convert", "side": 2, "rank": "heroic"},
    )
    waiting = (3, 0) if returns == "turn-end" else (0, 0)
    assert table.count(2, "removed", "removed_legendary") == waiting
    assert table.count(2, "common", "heroic", "legendary") == (1, 0, 2)
    table.do("done", 1)
    table.turn()
    assert table.count(2, "removed", "supply") == (0, 15)


@pytest.mark.rule("TASH-PIECE-03")
def test_legendary_pieces_come_back_too() -> None:
    table = Table(DUEL)
    table.set(2, legendary=2)
    table.free({"op": "destroy", "side": 2, "rank": "legendary", "n": 2})
    assert table.count(2, "legendary", "removed_legendary", "legend_supply") == (0, 2, 1)
    table.do("done", 1)
    table.turn()
    assert table.told("pieces_returned") == [{"side": 2, "removed": 0, "legendary": 2}]
    assert table.count(2, "removed_legendary", "legend_supply") == (0, 3)


@pytest.mark.rule("TASH-PIECE-03")
def test_pieces_of_every_colour_come_back() -> None:
    table = Table(MELEE, seats=3)
    table.free(*({"op": "destroy", "side": side, "rank": "common"} for side in (1, 2, 3)))
    table.do("done", 1)
    table.set(1, actions=0)
    table.do("end", 1, in_=2)
    assert [fact["side"] for fact in table.told("pieces_returned")] == [1, 2, 3]


@pytest.mark.rule("TASH-TURN-02")
def test_the_teammate_waits_for_the_own_turn() -> None:
    assert Table(TEAMS).refused("place", 3) == "TURN-02"
