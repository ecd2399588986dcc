"""Card data: what a pack or a header may say about a card, and what people may enter as changes."""

from typing import Any

import pytest

from engine.ambush import GAME
from engine.ambush.state import State
from engine.cards import Pack
from engine.refusal import INPUT, Refusal
from engine.setup import Header, begin
from tests.engine.ambush.table import Table


def start(*cards: dict[str, Any], packs: tuple[Pack, ...] = ()) -> State | Refusal:
    begun: State | Refusal = begin(GAME, Header(game="ambush", seats=("Ana", "Bo"), cards=cards), packs)
    return begun


def fault(**data: Any) -> str:
    """The clause on which a card with this data is refused."""
    answer = start({"id": "act", "name": "Act"} | data)
    assert isinstance(answer, Refusal)
    return answer.clause


def without(key: str, data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != key}


def playing(seats: int = 3) -> Table:
    """Seat 1 has exposed and may play."""
    table = Table(seats).begun()
    table.do("expose", 1)
    return table


def hands(table: Table) -> list[int]:
    return [seat["zones"]["hand"] for seat in table.view["seats"]]


# Packs and headers


WHOLE: dict[str, Any] = {
    "id": "elder-mage-2",
    "name": "Elder Mage",
    "ambush": True,
    "damage": 999,
    "effects": [
        *[{"op": op, "n": 0, "to": "all"} for op in ("damage", "repair", "guard", "draw", "return", "pick")],
        {"op": "place", "n": 1},
        {"op": "place", "n": 999, "from": "hand", "up_to": True},
        {"op": "give", "n": 999, "from": "self", "to": "target"},
    ],
    "on_ambush": [{"op": "draw", "n": 2, "to": "opponents"}, {"op": "give", "n": 1, "from": "target"}],
}


@pytest.mark.rule("TABLE-INPUT")
def test_a_card_may_say_all_of_this() -> None:
    assert isinstance(start(WHOLE), State)


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    "id", [None, 7, "", "Act", "act two", "act_two", "-act", "act-", "act--two", "act\n", "target-1"]
)
def test_the_id_of_a_card_is_kebab_case_text_and_no_target_token(id: Any) -> None:
    assert fault(id=id) == INPUT


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("missing", ["id", "name"])
def test_a_card_needs_an_id_and_a_name(missing: str) -> None:
    answer = start(without(missing, {"id": "act", "name": "Act"}))
    assert isinstance(answer, Refusal)
    assert answer.clause == INPUT


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    "data",
    [
        {"name": 7},
        {"cost": 3},
        {"ambush": 1},
        {"ambush": None},
        *[{"damage": damage} for damage in (-1, 1000, "3", 2.5, None)],
        {"effects": None},
        {"effects": {"op": "draw", "n": 1}},
        {"on_ambush": None},
        {"on_ambush": [{"op": "place", "n": 1, "from": "deck"}]},
    ],
)
def test_the_fields_of_a_card_are_of_their_kind(data: dict[str, Any]) -> None:
    assert fault(**data) == INPUT


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    "operation",
    [
        {"op": "steal", "n": 1},
        {"n": 1},
        {"op": "draw"},
        {"op": "draw", "n": 1, "seat": 2},
        *[{"op": "damage", "n": n} for n in (-1, 1000, "3", 1.5, None)],
        *[{"op": "draw", "n": 1, "to": to} for to in ("everybody", 2, None)],
        {"op": "place", "n": 0},
        {"op": "place", "n": 1000},
        {"op": "place", "n": 1, "from": "battlefield"},
        {"op": "place", "n": 1, "to": "self"},
        {"op": "place", "n": 1, "up_to": "yes"},
        {"op": "give", "n": 1},
        {"op": "give", "n": 1, "from": "all"},
        {"op": "give", "n": 1, "from": "self", "to": "opponents"},
    ],
)
def test_an_operation_that_is_not_in_the_vocabulary_cannot_be_started(operation: dict[str, Any]) -> None:
    assert fault(effects=[operation]) == INPUT
    assert fault(effects=[{"op": "draw", "n": 1}, operation]) == INPUT


@pytest.mark.rule("AMBUSH-CARD-02")
def test_a_card_of_the_header_replaces_the_card_of_a_pack() -> None:
    pack = Pack(
        pack="base",
        game="ambush",
        title="Base",
        cards=({"id": "act", "name": "Act", "damage": 7}, {"id": "ambush", "name": "Ambush", "ambush": True}),
    )
    state = start({"id": "act", "name": "Act", "effects": []}, packs=(pack,))
    assert isinstance(state, State)
    card = state.box.cards["act"]
    assert (card.needs_target, card.effects) == (False, ())
    assert state.box.cards["ambush"].ambush


@pytest.mark.rule("AMBUSH-CARD-04")
def test_a_card_of_which_only_the_name_is_known_waits_to_be_resolved() -> None:
    table = Table(3, cards=({"id": "elven-archer", "name": "Elven Archer"},)).begun()
    table.do("expose", 1)
    table.do("play", 1, card="elven-archer")
    assert table.table["pending"] == {"place": 0, "from": None, "up_to": False, "resolve": True}


# Changes


@pytest.mark.rule("AMBUSH-CARD-14")
@pytest.mark.parametrize(("deck", "n", "placed"), [(9, 3, 3), (3, 3, 3), (2, 3, 2), (0, 3, 0)])
def test_cards_placed_as_a_change_come_from_the_deck_as_many_as_there_are(deck: int, n: int, placed: int) -> None:
    table = playing()
    table.do("adjust", 0, target=0, counter="deck", to=deck)
    table.do("play", 1, changes=[{"op": "place", "n": n, "seat": 2, "from": "deck"}])
    assert (table.counts, hands(table)) == ((deck - placed, 1 + placed + 1), [4, 5, 5])
    assert table.told("placed") == ([{"fact": "placed", "seat": 2, "from": "deck", "count": placed}] if placed else [])
    assert table.view["turn"] == 2


@pytest.mark.rule("AMBUSH-CARD-14")
@pytest.mark.parametrize(("hand", "n", "placed"), [(5, 3, 3), (3, 3, 3), (2, 3, 2), (0, 3, 0)])
def test_cards_placed_as_a_change_come_from_the_hand_of_that_seat(hand: int, n: int, placed: int) -> None:
    table = playing()
    table.do("adjust", 0, target=2, counter="hand", to=hand)
    table.do("play", 1, changes=[{"op": "place", "n": n, "seat": 2, "from": "hand"}])
    assert (table.counts, hands(table)) == ((36, 1 + placed + 1), [4, hand - placed, 5])
    assert table.told("placed") == ([{"fact": "placed", "seat": 2, "from": "hand", "count": placed}] if placed else [])


@pytest.mark.rule("AMBUSH-CARD-14", "AMBUSH-VERIFY-05")
def test_what_was_placed_as_a_change_is_not_known_so_people_declare() -> None:
    table = Table().begun().lying("ambush", "footman")
    table.do("expose", 1, card="footman")
    table.do("play", 1, card="riddle", changes=[{"op": "place", "n": 1, "seat": 1, "from": "deck"}])
    table.do("call", 2)
    table.stop_all()
    assert table.view["phase"] == "verify"


def test_changes_apply_in_the_order_given() -> None:
    table = playing()
    draw, back = {"op": "draw", "n": 2, "seat": 2}, {"op": "return", "n": 9, "seat": 2}
    table.do("play", 1, changes=[draw, back])
    assert hands(table) == [4, 0, 5]
    table.do("expose", 2)
    table.do("adjust", 0, target=2, counter="hand", to=1)
    table.do("play", 2, changes=[back, draw])
    assert hands(table) == [4, 2, 5]


@pytest.mark.rule("AMBUSH-CARD-04")
@pytest.mark.parametrize(
    ("change", "fact"),
    [
        ({"op": "damage", "n": 2, "seat": 3}, {"fact": "castle", "seat": 3, "from": 10, "to": 8, "by": "damage"}),
        ({"op": "repair", "n": 2, "seat": 3}, {"fact": "castle", "seat": 3, "from": 10, "to": 12, "by": "repair"}),
        ({"op": "guard", "n": 2, "seat": 3}, {"fact": "guard", "seat": 3, "from": 0, "to": 2}),
        ({"op": "draw", "n": 2, "seat": 3}, {"fact": "drew", "seat": 3, "count": 2}),
        ({"op": "return", "n": 2, "seat": 3}, {"fact": "returned", "seat": 3, "count": 2}),
        ({"op": "pick", "n": 1, "seat": 3}, {"fact": "picked", "seat": 3, "count": 1}),
        ({"op": "place", "n": 2, "seat": 3, "from": "hand"}, {"fact": "placed", "seat": 3, "from": "hand", "count": 2}),
        ({"op": "give", "n": 2, "seat": 3, "from": 2}, {"fact": "gave", "seat": 2, "to": 3, "count": 2}),
    ],
)
def test_people_can_enter_every_operation_for_a_seat(change: dict[str, Any], fact: dict[str, Any]) -> None:
    table = Table(3, castle=10, dial_max=20).begun()
    table.do("expose", 1)
    facts = table.do("play", 1, changes=[change])
    assert [one for one in facts if one["fact"] not in ("played", "laid", "turn")] == [fact]
    assert table.refused("expose", 1) == "AMBUSH-TURN-03"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    "change",
    [
        {"op": "steal", "n": 1, "seat": 2},
        {"op": "damage", "n": 1},
        {"op": "damage", "seat": 2},
        {"op": "damage", "n": 1, "to": "target"},
        {"op": "damage", "n": 1, "seat": 2, "to": "target"},
        *[{"op": "damage", "n": n, "seat": 2} for n in (-1, 1000, 1.5, "1", None)],
        *[{"op": "damage", "n": 1, "seat": seat} for seat in (0, 4, -1, 3, None, "2")],
        {"op": "draw", "n": 1, "seat": 2, "from": "deck"},
        {"op": "place", "n": 1, "seat": 2},
        {"op": "place", "n": 1, "seat": 2, "from": "any"},
        {"op": "place", "n": 1, "seat": 2, "from": "deck", "up_to": True},
        {"op": "give", "n": 1, "seat": 2},
        {"op": "give", "n": 1, "seat": 2, "from": "target"},
        *[{"op": "give", "n": 1, "seat": 2, "from": seat} for seat in (0, 3, 4)],
        {"op": "give", "n": 1, "seat": 3, "from": 2},
        "damage",
    ],
)
def test_a_change_has_its_own_fields_and_names_standing_seats(change: Any) -> None:
    table = playing()
    table.do("concede", 3)
    fine = {"op": "damage", "n": 1, "seat": 2}
    for changes in ([change], [fine, change]):
        assert table.refused("play", 1, changes=changes) == INPUT
        assert table.refused("play", 2, changes=changes) == INPUT
    table.do("play", 1)
    assert table.refused("resolve", 1, changes=[change]) == INPUT


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("changes", [None, {}, "none", {"op": "damage", "n": 1, "seat": 2}])
def test_changes_are_a_list(changes: Any) -> None:
    table = playing()
    assert table.refused("play", 1, changes=changes) == INPUT
    table.do("play", 1)
    assert table.refused("resolve", 1, changes=changes) == INPUT


@pytest.mark.parametrize("n", [0, 999])
def test_the_number_of_a_change_goes_from_0_to_999(n: int) -> None:
    table = playing()
    table.do("play", 1, changes=[{"op": "place", "n": n, "seat": 2, "from": "hand"}])
    assert hands(table) == [4, 5 if n == 0 else 0, 5]
