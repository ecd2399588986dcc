"""Castles: damage lowers them, nothing takes them past the ends of the dial, and all is looked at together."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.action import to_data
from engine.ambush import GAME
from tests.engine.ambush.moments import at, told_at
from tests.engine.ambush.table import Table


def playing(seats: int = 3, castles: tuple[int, ...] = (), **options: Any) -> Table:
    """Seat 1 has exposed and may play; the castles stand where the referee set them."""
    table = Table(seats, **options).begun()
    for seat, castle in enumerate(castles, 1):
        table.do("adjust", 0, target=seat, counter="castle", to=castle)
    table.do("expose", 1)
    return table


def entered(table: Table, *changes: dict[str, Any]) -> Table:
    """Seat 1 plays a card that nobody knows and enters what it did."""
    table.do("play", 1, changes=list(changes))
    return table


def damage(seat: int, n: int) -> dict[str, Any]:
    return {"op": "damage", "n": n, "seat": seat}


def repair(seat: int, n: int) -> dict[str, Any]:
    return {"op": "repair", "n": n, "seat": seat}


def castles(table: Table) -> list[int]:
    return [seat["counters"]["castle"] for seat in table.view["seats"]]


@pytest.mark.rule("AMBUSH-DAMAGE-01")
def test_damage_lowers_the_castle_by_its_amount() -> None:
    table = playing()
    table.do("play", 1, card="footman", target=3)
    assert castles(table) == [20, 20, 17]
    assert table.told("castle") == [{"fact": "castle", "seat": 3, "from": 20, "to": 17, "by": "damage"}]


@pytest.mark.rule("AMBUSH-DAMAGE-01")
@pytest.mark.parametrize("n", [5, 6, 999])
def test_damage_beyond_0_is_lost(n: int) -> None:
    table = entered(playing(castles=(20, 5, 20)), damage(2, n))
    assert castles(table) == [20, 0, 20]
    assert table.told("castle") == [{"fact": "castle", "seat": 2, "from": 5, "to": 0, "by": "damage"}]


@pytest.mark.rule("AMBUSH-DAMAGE-01")
def test_a_castle_stands_on_its_last_point() -> None:
    table = entered(playing(castles=(20, 5, 20)), damage(2, 4))
    assert (table.castle(2), table.seat(2)["flags"]) == (1, [])


@pytest.mark.rule("AMBUSH-DAMAGE-01")
def test_no_damage_is_no_news() -> None:
    table = entered(playing(), damage(2, 0))
    assert castles(table) == [20, 20, 20]
    assert table.told("castle") == []


@pytest.mark.rule("AMBUSH-DAMAGE-02")
def test_damage_that_was_lost_does_not_eat_up_a_repair_of_the_same_action() -> None:
    assert castles(entered(playing(castles=(20, 5, 20)), damage(2, 9), repair(2, 2))) == [20, 2, 20]


@pytest.mark.rule("AMBUSH-DAMAGE-02")
@pytest.mark.parametrize(("options", "top"), [({}, 20), ({"castle": 7}, 7), ({"castle": 7, "dial_max": 9}, 9)])
def test_a_castle_stays_at_the_top_of_its_dial(options: dict[str, Any], top: int) -> None:
    table = playing(**options)
    start = table.castle(1)
    entered(table, repair(1, 999))
    assert table.castle(1) == top
    by_repair = {"fact": "castle", "seat": 1, "from": start, "to": top, "by": "repair"}
    assert table.told("castle") == ([by_repair] if start < top else [])


@pytest.mark.rule("AMBUSH-DAMAGE-02")
def test_points_above_the_top_are_not_saved_up() -> None:
    assert castles(entered(playing(), repair(2, 5), damage(2, 3))) == [20, 17, 20]


ENTRY = st.tuples(st.sampled_from(["damage", "repair"]), st.integers(0, 30), st.integers(1, 3))


@pytest.mark.rule("AMBUSH-DAMAGE-01", "AMBUSH-DAMAGE-02")
@given(st.lists(ENTRY, max_size=8), st.integers(1, 25))
def test_castles_follow_the_dial_whatever_people_enter(entries: list[tuple[str, int, int]], start: int) -> None:
    table = playing(castle=start, dial_max=25)
    dials = {1: start, 2: start, 3: start}
    for op, n, seat in entries:
        dials[seat] = min(25, dials[seat] + n) if op == "repair" else max(0, dials[seat] - n)
    entered(table, *({"op": op, "n": n, "seat": seat} for op, n, seat in entries))
    assert castles(table) == list(dials.values())
    fallen = [seat["seat"] for seat in table.view["seats"] if seat["flags"] == ["destroyed"]]
    assert fallen == [seat for seat, castle in dials.items() if castle == 0]


@pytest.mark.rule("AMBUSH-DAMAGE-03")
def test_a_castle_at_0_in_the_middle_of_an_action_is_not_looked_at() -> None:
    table = entered(playing(), damage(2, 20), repair(2, 1))
    assert (table.castle(2), table.seat(2)["flags"]) == (1, [])
    assert table.told("destroyed") == []
    assert table.view["turn"] == 2


@pytest.mark.rule("AMBUSH-DAMAGE-03")
def test_what_follows_in_the_same_action_still_reaches_a_castle_at_0() -> None:
    table = entered(playing(), damage(2, 20), {"op": "draw", "n": 2, "seat": 2})
    kinds = [fact["fact"] for fact in table.facts]
    assert kinds == ["played", "castle", "drew", "laid", "destroyed", "turn"]
    assert table.told("destroyed") == [{"fact": "destroyed", "seat": 2, "count": 7}]


@pytest.mark.rule("AMBUSH-DAMAGE-03")
def test_a_card_at_whose_damage_a_castle_falls_is_carried_out_to_its_end() -> None:
    sword = {"id": "sword", "name": "Sword", "damage": 20, "effects": [{"op": "draw", "n": 1}, {"op": "guard", "n": 2}]}
    table = Table(3, cards=(sword,)).begun()
    table.do("expose", 1)
    table.do("play", 1, card="sword", target=2)
    assert (table.hand(1), table.seat(1)["counters"]["guard"]) == (5, 2)
    assert table.seat(2)["flags"] == ["destroyed"]


@pytest.mark.rule("AMBUSH-DAMAGE-04")
def test_castles_that_fall_in_one_action_fall_together() -> None:
    table = playing(seats=4, castles=(20, 4, 20, 5))
    table.do("play", 1, card="quake")
    assert castles(table) == [15, 0, 15, 0]
    assert [fact["seat"] for fact in table.told("destroyed")] == [2, 4]
    assert (table.view["phase"], table.view["turn"]) == ("expose", 3)


@pytest.mark.rule("AMBUSH-DAMAGE-04")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_it_does_not_matter_whose_castle_is_damaged_first(order: tuple[int, int]) -> None:
    table = playing(seats=2, castles=(3, 3))
    entered(table, *(damage(seat, 3) for seat in order))
    assert table.view["result"]["winners"] == []
    assert [fact["seat"] for fact in table.told("destroyed")] == [1, 2]


@pytest.mark.rule("AMBUSH-DAMAGE-05")
def test_people_are_reminded_to_turn_their_dial_while_a_card_may_be_played() -> None:
    assert told_at("AMBUSH-DAMAGE-05") == {"play"}
    assert at("play").view["prompt"] == {"id": "ambush.play", "args": {"seat": 1, "adjacent": "card"}}


@pytest.mark.rule("AMBUSH-DAMAGE-06")
@pytest.mark.parametrize("moment", ["setup", "play", "effect", "capture", "verify", "heat", "aftermath", "over"])
def test_everybody_sees_every_castle(moment: str) -> None:
    table = at(moment)
    expected = [seat.castle for seat in table.state.seats]
    for viewer in (None, 1, 2):
        view = to_data(GAME.view(table.state, viewer))
        assert [seat["counters"]["castle"] for seat in view["seats"]] == expected


@pytest.mark.rule("AMBUSH-DAMAGE-06")
def test_a_damaged_castle_shows_its_new_value_to_all() -> None:
    table = playing()
    table.do("play", 1, card="footman", target=2)
    views = [to_data(GAME.view(table.state, viewer)) for viewer in (None, 1, 2, 3)]
    assert [view["seats"][1]["counters"]["castle"] for view in views] == [17, 17, 17, 17]
