"""Operations of cards: when they are carried out, in which order, whom they meet, and what each does."""

from typing import Any

import pytest

from tests.engine.ambush.moments import told_at
from tests.engine.ambush.table import Table

PLACE = {"op": "place", "n": 1, "from": "deck"}


def op(name: str, n: int, **fields: Any) -> dict[str, Any]:
    """An operation of a card, or a change that people enter."""
    return {"op": name, "n": n} | fields


def holding(*effects: dict[str, Any], seats: int = 3, damage: int | None = None, **options: Any) -> Table:
    """Seat 1 has exposed and holds the card "act" with these effects."""
    card = {"id": "act", "name": "Act", "effects": list(effects)} | ({} if damage is None else {"damage": damage})
    table = Table(seats, cards=(card,), **options).begun()
    table.do("expose", 1)
    return table


def act(table: Table, **fields: Any) -> Table:
    table.do("play", 1, card="act", **fields)
    return table


def set_to(table: Table, seat: int, **numbers: int) -> Table:
    """The referee sets numbers of a seat, or of the table."""
    for counter, to in numbers.items():
        table.do("adjust", 0, target=seat, counter=counter, to=to)
    return table


def entered(*changes: dict[str, Any], table: Table | None = None) -> Table:
    """Seat 1 plays a card without identity and enters what happened."""
    table = table or holding()
    table.do("play", 1, changes=list(changes))
    return table


def castles(table: Table) -> list[int]:
    return [seat["counters"]["castle"] for seat in table.view["seats"]]


def guards(table: Table) -> list[int]:
    return [seat["counters"]["guard"] for seat in table.view["seats"]]


def hands(table: Table) -> list[int]:
    return [seat["zones"]["hand"] for seat in table.view["seats"]]


# When and in which order


@pytest.mark.rule("AMBUSH-CARD-01")
def test_the_directions_of_a_card_that_is_placed_or_captured_are_not_followed() -> None:
    table = holding(op("place", 1, **{"from": "deck"}), seats=2)
    act(table).do("place", 1, card="quake")
    table.do("call", 1)
    table.do("capture", 1, card="quake")
    table.do("capture", 2, card="mason")
    table.stop_all()
    assert (castles(table), table.table["pending"]) == ([20, 20], None)


@pytest.mark.rule("AMBUSH-CARD-01", "AMBUSH-AFTER-04")
def test_in_the_aftermath_only_the_triggered_directions_are_followed() -> None:
    trap = {"id": "trap", "name": "Trap", "damage": 7, "effects": [op("draw", 3)], "on_ambush": [op("damage", 2)]}
    table = Table(cards=(trap,)).begun().lying("ambush", "ambush")
    table.do("call", 1)
    table.stop_all()
    table.do("resolve", 2, card="trap")
    assert (castles(table), hands(table)) == ([18, 20], [5, 5])


@pytest.mark.rule("AMBUSH-CARD-02")
def test_damage_then_effects_in_their_order_then_the_card_is_laid() -> None:
    table = holding(op("draw", 1), op("guard", 2), op("repair", 1, to="target"), op("return", 1), damage=3)
    facts = [fact["fact"] for fact in act(table, target=2).facts]
    assert facts == ["played", "castle", "drew", "guard", "castle", "returned", "laid", "turn"]
    assert [fact["by"] for fact in table.told("castle")] == ["damage", "repair"]


@pytest.mark.rule("AMBUSH-CARD-02")
@pytest.mark.parametrize(("effects", "castle"), [(("damage", "repair"), 20), (("repair", "damage"), 15)])
def test_the_order_of_the_effects_matters(effects: tuple[str, str], castle: int) -> None:
    table = act(holding(*(op(name, 5, to="target") for name in effects)), target=2)
    assert table.castle(2) == castle


@pytest.mark.rule("AMBUSH-CARD-03")
@pytest.mark.parametrize("effects", [[], [op("draw", 1)], [op("damage", 1, to="all"), op("guard", 1)]])
def test_a_card_without_placing_is_done_at_once(effects: list[dict[str, Any]]) -> None:
    table = act(holding(*effects))
    assert (table.view["turn"], table.view["phase"]) == (2, "expose")
    assert (table.table["in_play"], table.table["pending"]) == (0, None)


@pytest.mark.rule("AMBUSH-CARD-03", "AMBUSH-EFFECT-05")
@pytest.mark.parametrize("source", ["deck", "hand", "any"])
def test_a_placing_for_which_there_are_no_cards_keeps_nobody_waiting(source: str) -> None:
    table = holding(op("place", 2, **{"from": source}), op("guard", 1))
    set_to(set_to(table, 0, deck=0), 1, hand=1)
    act(table)
    assert (table.view["turn"], table.table["battlefield"], guards(table)) == (2, 2, [1, 0, 0])


@pytest.mark.rule("AMBUSH-CARD-03")
@pytest.mark.parametrize("source", ["deck", "hand", "any"])
def test_a_placing_that_can_be_carried_out_is_waited_for(source: str) -> None:
    table = act(holding(op("place", 2, **{"from": source}), op("guard", 1)))
    assert (table.view["turn"], table.view["phase"], guards(table)) == (1, "effect", [0, 0, 0])


# Effects that are not known


@pytest.mark.rule("AMBUSH-CARD-04")
@pytest.mark.parametrize("card", [None, "riddle"])
def test_a_card_that_is_not_known_waits_for_people_to_say_what_happened(card: str | None) -> None:
    table = holding(seats=2)
    table.do("play", 1, **({} if card is None else {"card": card}))
    assert (table.view["turn"], table.view["phase"]) == (1, "effect")
    assert table.table["pending"] == {"place": 0, "from": None, "up_to": False, "resolve": True}
    assert table.view["prompt"]["args"] == {"seat": 1, "adjacent": "card", "place": 0, "resolve": True}


@pytest.mark.rule("AMBUSH-CARD-04")
def test_what_happened_may_be_said_with_the_play_and_nothing_waits() -> None:
    table = holding(seats=2)
    table.do("play", 1, card="riddle", changes=[op("repair", 4, seat=2), op("draw", 2, seat=1)])
    assert [fact["fact"] for fact in table.facts] == ["played", "castle", "castle", "drew", "laid", "turn"]
    assert (castles(table), hands(table), table.counts) == ([20, 20], [6, 5], (39, 2))
    assert (table.view["turn"], table.view["phase"], table.table["pending"]) == (2, "expose", None)


@pytest.mark.rule("AMBUSH-CARD-04")
def test_an_empty_list_of_changes_says_that_nothing_else_happened() -> None:
    table = entered()
    assert [fact["fact"] for fact in table.facts] == ["played", "laid", "turn"]
    assert (table.view["turn"], hands(table), table.counts) == (2, [4, 5, 5], (36, 2))


@pytest.mark.rule("AMBUSH-CARD-05")
@pytest.mark.parametrize("card", ["footman", "ambush", "mason", "archer"])
@pytest.mark.parametrize("changes", [[], [op("damage", 1, seat=2)]])
def test_nobody_enters_changes_for_a_card_whose_effects_are_known(card: str, changes: list[dict[str, Any]]) -> None:
    assert holding(seats=2).refused("play", 1, card=card, changes=changes) == "AMBUSH-CARD-05"


@pytest.mark.rule("AMBUSH-CARD-05", "AMBUSH-PLAY-04")
def test_changes_for_a_known_card_count_more_than_a_missing_target() -> None:
    assert holding().refused("play", 1, card="footman", changes=[]) == "AMBUSH-CARD-05"


@pytest.mark.rule("AMBUSH-CARD-05", "AMBUSH-AFTER-04")
@pytest.mark.parametrize("changes", [[], [op("damage", 1, seat=2)]])
def test_nobody_enters_changes_for_a_card_whose_triggered_directions_are_known(changes: list[dict[str, Any]]) -> None:
    trap = {"id": "trap", "name": "Trap", "on_ambush": []}
    table = Table(cards=(trap,)).begun().lying("ambush", "ambush")
    table.do("call", 1)
    table.stop_all()
    assert table.refused("resolve", 2, card="trap", changes=changes) == "AMBUSH-CARD-05"
    assert table.refused("resolve", 2, card="trap", changes=changes, target=2) == "AMBUSH-CARD-05"
    table.do("resolve", 2, card="footman", changes=[op("damage", 1, seat=1)])
    assert castles(table) == [19, 20]


# Whom it meets


@pytest.mark.rule("AMBUSH-CARD-06")
@pytest.mark.parametrize(
    ("to", "meant"), [("self", [2]), ("target", [3]), ("opponents", [1, 3, 4]), ("all", [1, 2, 3, 4])]
)
def test_an_operation_meets_the_seats_it_names_in_ascending_order(to: str, meant: list[int]) -> None:
    card = {"id": "act", "name": "Act", "effects": [op("guard", 1, to=to)]}
    table = Table(4, cards=(card,)).begun(2)
    table.do("expose", 2)
    table.do("play", 2, card="act", target=3)
    assert [fact["seat"] for fact in table.told("guard")] == meant


@pytest.mark.rule("AMBUSH-CARD-06")
@pytest.mark.parametrize(("name", "seat"), [("repair", 1), ("guard", 1), ("draw", 1), ("return", 1), ("pick", 1)])
def test_what_is_not_aimed_is_for_the_player(name: str, seat: int) -> None:
    table = act(holding(op(name, 1), castle=10, dial_max=20))
    [fact] = [fact for fact in table.facts if fact["fact"] not in ("played", "laid", "turn")]
    assert fact["seat"] == seat


@pytest.mark.rule("AMBUSH-CARD-06", "AMBUSH-PLAY-04")
def test_damage_that_is_not_aimed_is_for_the_target() -> None:
    assert castles(act(holding(op("damage", 2)), target=3)) == [20, 20, 18]


@pytest.mark.rule("AMBUSH-CARD-06", "AMBUSH-DAMAGE-03")
@pytest.mark.parametrize(("to", "drawing"), [("all", [1, 2, 3]), ("opponents", [2, 3])])
def test_a_castle_at_0_in_this_very_action_is_still_among_them(to: str, drawing: list[int]) -> None:
    table = act(holding(op("damage", 20), op("draw", 1, to=to)), target=2)
    assert [fact["seat"] for fact in table.told("drew")] == drawing
    assert table.told("destroyed") == [{"fact": "destroyed", "seat": 2, "count": 6}]


@pytest.mark.rule("AMBUSH-CARD-06", "AMBUSH-CARD-15")
@pytest.mark.parametrize(("to", "hit"), [("opponents", [20, 0, 19, 19]), ("all", [19, 0, 19, 19])])
def test_a_seat_that_fell_while_cards_were_placed_is_not_among_them(to: str, hit: list[int]) -> None:
    table = act(holding(PLACE, op("damage", 1, to=to), op("guard", 3, to=to), seats=4))
    table.do("concede", 2)
    table.do("place", 1)
    assert (castles(table), guards(table)[1]) == (hit, 0)


@pytest.mark.rule("AMBUSH-CARD-15")
def test_a_target_that_fell_meanwhile_is_left_alone_and_the_rest_goes_on() -> None:
    steal, gift = op("give", 1, **{"from": "target"}), op("give", 1, **{"from": "self", "to": "target"})
    table = act(holding(PLACE, op("guard", 2, to="target"), steal, gift, op("draw", 2)), target=2)
    table.do("concede", 2)
    table.do("place", 1)
    assert [fact["fact"] for fact in table.facts] == ["placed", "drew", "laid", "turn"]
    assert (hands(table), guards(table)) == ([6, 0, 5], [0, 0, 0])


# Castles


@pytest.mark.rule("AMBUSH-CARD-07")
@pytest.mark.parametrize(("castle", "n", "after"), [(15, 4, 19), (15, 5, 20), (15, 6, 20), (20, 3, 20)])
def test_repair_stops_at_the_top_of_the_dial(castle: int, n: int, after: int) -> None:
    table = act(set_to(holding(op("repair", n)), 1, castle=castle))
    assert table.castle(1) == after
    assert [fact["by"] for fact in table.told("castle")] == (["repair"] if after > castle else [])


@pytest.mark.rule("AMBUSH-CARD-07")
@pytest.mark.parametrize(("options", "after"), [({}, 20), ({"dial_max": 25}, 25), ({"castle": 8, "dial_max": 9}, 9)])
def test_the_top_of_the_dial_may_lie_above_the_start(options: dict[str, int], after: int) -> None:
    assert act(holding(op("repair", 999), **options)).castle(1) == after
    assert entered(op("repair", 999, seat=3), table=holding(**options)).castle(3) == after


@pytest.mark.rule("AMBUSH-CARD-08", "AMBUSH-DAMAGE-03")
def test_a_castle_that_is_repaired_in_the_same_action_does_not_fall() -> None:
    table = act(holding(op("repair", 3, to="target"), damage=25), target=2)
    assert (castles(table), table.seat(2)["flags"]) == ([20, 3, 20], [])
    table = entered(op("damage", 20, seat=2), op("repair", 1, seat=2))
    assert (castles(table), table.seat(2)["flags"]) == ([20, 1, 20], [])


@pytest.mark.rule("AMBUSH-CARD-08", "AMBUSH-CARD-15")
def test_repair_does_not_bring_a_destroyed_castle_back() -> None:
    table = act(holding(PLACE, op("repair", 5, to="target"), damage=20), target=2)
    table.do("place", 1)
    assert (table.castle(2), table.seat(2)["flags"], table.told("castle")) == (0, ["destroyed"], [])
    everybody = holding(op("repair", 5, to="all"))
    everybody.do("concede", 3)
    assert act(everybody).castle(3) == 0


@pytest.mark.rule("AMBUSH-CARD-09")
@pytest.mark.parametrize(("guard", "n", "left"), [(4, 3, (1, 20)), (4, 4, (0, 20)), (4, 5, (0, 19)), (0, 3, (0, 17))])
def test_damage_uses_up_guard_first(guard: int, n: int, left: tuple[int, int]) -> None:
    by_value = act(set_to(holding(damage=n), 2, guard=guard), target=2)
    by_effect = act(set_to(holding(op("damage", n)), 2, guard=guard), target=2)
    by_people = entered(op("damage", n, seat=2), table=set_to(holding(), 2, guard=guard))
    for table in (by_value, by_effect, by_people):
        assert (guards(table)[1], table.castle(2)) == left
    assert by_value.told("guard") == ([{"fact": "guard", "seat": 2, "from": 4, "to": left[0]}] if guard else [])


@pytest.mark.rule("AMBUSH-CARD-09")
def test_guard_stays_until_it_is_used() -> None:
    table = act(holding(op("guard", 4))).turns(6)
    assert guards(table) == [4, 0, 0]


@pytest.mark.rule("AMBUSH-CARD-09")
@pytest.mark.parametrize(("before", "n", "after"), [(0, 4, 4), (3, 4, 7), (96, 3, 99), (96, 4, 99)])
def test_guard_adds_up_to_99(before: int, n: int, after: int) -> None:
    assert guards(act(set_to(holding(op("guard", n)), 1, guard=before)))[0] == after


# Cards on their way


@pytest.mark.rule("AMBUSH-CARD-10")
@pytest.mark.parametrize(("deck", "drawn"), [(9, 3), (3, 3), (2, 2), (0, 0)])
def test_drawing_takes_as_many_cards_as_the_deck_has(deck: int, drawn: int) -> None:
    table = act(set_to(holding(op("draw", 3)), 0, deck=deck))
    assert (hands(table), table.counts) == ([4 + drawn, 5, 5], (deck - drawn, 2))
    assert table.told("drew") == ([{"fact": "drew", "seat": 1, "count": drawn}] if drawn else [])
    assert table.told("exposed") == []


@pytest.mark.rule("AMBUSH-CARD-10")
def test_when_all_draw_the_lower_seats_come_first() -> None:
    assert hands(act(set_to(holding(op("draw", 2, to="all")), 0, deck=3))) == [6, 6, 5]


@pytest.mark.rule("AMBUSH-CARD-11")
@pytest.mark.parametrize(("hand", "back"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_returning_gives_as_many_cards_as_the_hand_has(hand: int, back: int) -> None:
    table = act(set_to(holding(op("return", 3, to="target")), 2, hand=hand), target=2)
    assert (hands(table), table.counts) == ([4, hand - back, 5], (36 + back, 2))
    assert table.told("returned") == ([{"fact": "returned", "seat": 2, "count": back}] if back else [])


@pytest.mark.rule("AMBUSH-CARD-11")
def test_people_are_told_that_the_player_chooses_what_to_return() -> None:
    assert told_at("AMBUSH-CARD-11") == {"effect", "effect, not known"}


@pytest.mark.rule("AMBUSH-CARD-12")
@pytest.mark.parametrize(("lying", "picked"), [(4, 2), (2, 2), (1, 1), (0, 0)])
def test_picking_takes_as_many_cards_as_lie_there(lying: int, picked: int) -> None:
    table = act(set_to(holding(op("pick", 2, to="target")), 0, battlefield=lying), target=3)
    assert (hands(table), table.counts) == ([4, 5, 5 + picked], (36, lying - picked + 1))
    assert table.told("picked") == ([{"fact": "picked", "seat": 3, "count": picked}] if picked else [])


@pytest.mark.rule("AMBUSH-CARD-12", "AMBUSH-VERIFY-05")
def test_what_was_picked_is_not_known_so_people_declare() -> None:
    table = Table().begun().lying("ambush", "ambush")
    table.do("expose", 1, card="footman")
    table.do("play", 1, changes=[op("pick", 1, seat=1)])
    table.do("call", 2)
    table.stop_all()
    assert table.view["phase"] == "verify"


@pytest.mark.rule("AMBUSH-CARD-13")
@pytest.mark.parametrize(("hand", "given"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_giving_moves_as_many_cards_as_the_giver_has(hand: int, given: int) -> None:
    table = act(set_to(holding(op("give", 2, **{"from": "target"})), 2, hand=hand), target=2)
    assert (hands(table), table.counts) == ([4 + given, hand - given, 5], (36, 2))
    assert table.told("gave") == ([{"fact": "gave", "seat": 2, "to": 1, "count": given}] if given else [])


@pytest.mark.rule("AMBUSH-CARD-13")
def test_a_player_may_give_to_the_target_and_any_seat_to_any_other() -> None:
    assert hands(act(holding(op("give", 3, **{"from": "self", "to": "target"})), target=3)) == [1, 5, 8]
    assert hands(entered(op("give", 2, **{"from": 3, "seat": 2}))) == [4, 7, 3]


@pytest.mark.rule("AMBUSH-CARD-13")
@pytest.mark.parametrize("one", ["self", "target"])
def test_giving_to_oneself_moves_nothing(one: str) -> None:
    table = act(holding(op("give", 2, **{"from": one, "to": one})), target=2)
    assert (hands(table), table.told("gave")) == ([4, 5, 5], [])
    table = entered(op("give", 2, **{"from": 1, "seat": 1}))
    assert (hands(table), table.told("gave")) == ([4, 5, 5], [])
