"""Who decides first: calling the order, dice for those who are equal, a word that binds, and the option `decide`."""

from typing import Any

import pytest

from engine.refusal import INPUT
from tests.engine.ambal.moments import MODES, MOMENTS, at, everybody, in_library, place
from tests.engine.ambal.table import Table, effect, heal, skill

LEAVE = skill("leave", {"op": "skip", "to": "you"})
RAISE = skill("raise", effect("resurrect", "partner", health=9, energy=3))
GIFT = skill("gift", heal(3, "partner"))


def four(*health: int, **options: Any) -> Table:
    """A Double Duel with these Healths, ready to decide."""
    table = Table(LEAVE, mode="double-regular", **options).begun()
    for seat, points in enumerate(health, 1):
        table.set(seat, health=points)
    return table


def two(first: int = 60, second: int = 50, **table: Any) -> Table:
    """A Single Duel with these Healths, ready to decide."""
    return Table(LEAVE, **table).begun().set(1, health=first).set(2, health=second)


def called(table: Table, by: int = 1, **rolls: int) -> Table:
    table.do("order", by)
    return rolled(table, **rolls)


def rolled(table: Table, **rolls: int) -> Table:
    """Dice by seat, such as s1=4."""
    for seat, value in rolls.items():
        table.do("roll", int(seat[1:]), value=value)
    return table


def order(table: Table) -> list[int]:
    seats: list[int] = table.table["order"]
    return seats


# The call


@pytest.mark.rule("AMBAL-ORDER-01")
@pytest.mark.parametrize("caller", [1, 2, 3, 4])
def test_any_undecided_player_may_call_the_order(caller: int) -> None:
    table = four(40, 50, 60, 30)
    assert table.do("order", caller) == [{"fact": "order", "seats": [3, 2, 1, 4]}]
    assert (table.moment[3], order(table), table.view()["to_act"]) == ("declare", [3, 2, 1, 4], [3])


@pytest.mark.rule("AMBAL-ORDER-01")
def test_who_has_decided_or_is_out_calls_nothing() -> None:
    table = four(60, 50, 40, 0)
    table.do("commit", 1, card="nothing", target=1)
    assert table.refused("order", 1) == "AMBAL-ORDER-01"
    assert table.refused("order", 4) == "AMBAL-ORDER-01"
    table.do("stop", 2)
    assert table.refused("order", 2) == "AMBAL-ORDER-01"


@pytest.mark.rule("AMBAL-ORDER-01")
def test_two_players_must_be_undecided() -> None:
    table = four(60, 50, 40, 30)
    table.do("stop", 1)
    table.do("commit", 2, card="nothing", target=2)
    table.do("order", 3)
    table = four(60, 50, 40, 30)
    for seat in (1, 2, 4):
        table.do("stop", seat)
    assert table.refused("order", 3) == "AMBAL-ORDER-01"


@pytest.mark.rule("AMBAL-ORDER-01")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in ("decide", "over")])
def test_the_order_is_called_at_no_other_moment(moment: str, mode: str) -> None:
    assert at(moment, mode).refused("order", 1) == "AMBAL-ORDER-01"
    assert at(moment, mode).refused("order", 2) == "AMBAL-ORDER-01"


@pytest.mark.rule("AMBAL-ORDER-01", "AMBAL-ORDER-04", "AMBAL-ORDER-05")
def test_neither_is_it_in_the_draft_or_beside_the_library() -> None:
    for table in (Table(mode="draft"), in_library()):
        assert table.refused("order", 1) == "AMBAL-ORDER-01"
        assert table.refused("declare", 1) == "AMBAL-ORDER-05"
    assert in_library().refused("roll", 1, value=3) == "AMBAL-ORDER-04"


# By Health


@pytest.mark.rule("AMBAL-ORDER-02")
@pytest.mark.parametrize(("health", "first"), [((60, 59), 1), ((59, 60), 2)])
def test_the_player_with_the_most_health_decides_first(health: tuple[int, int], first: int) -> None:
    table = called(two(*health), by=3 - first)
    assert (order(table), table.view()["to_act"]) == ([first, 3 - first], [first])


@pytest.mark.rule("AMBAL-ORDER-02")
def test_nobody_decides_out_of_turn() -> None:
    table = called(four(30, 40, 60, 50))
    for seat in (3, 4, 2, 1):
        for other in {1, 2, 3, 4} - {seat}:
            assert table.refused("declare", other) == "AMBAL-ORDER-02"
        for waiting in {*table.state.undecided} - {seat}:
            assert table.refused("stop", waiting) == table.refused("skip", waiting) == "AMBAL-ORDER-02"
        table.do("declare", seat)
    assert table.moment[3] == "place"


@pytest.mark.rule("AMBAL-ORDER-02")
def test_the_health_at_the_call_counts() -> None:
    table = called(two(60, 50)).set(1, health=10)
    assert (order(table), table.view()["to_act"]) == ([1, 2], [1])


@pytest.mark.rule("AMBAL-ORDER-02", "AMBAL-BATTLE-06", "AMBAL-BATTLE-05")
def test_having_decided_or_stopped_counts_more_than_the_turn() -> None:
    table = called(four(30, 40, 60, 50))
    table.do("declare", 3)
    assert table.refused("stop", 3) == "AMBAL-BATTLE-06"
    assert table.refused("skip", 3) == "AMBAL-BATTLE-06"
    table.do("stop", 4)
    assert table.refused("stop", 4) == "AMBAL-BATTLE-05"
    table.set(1, health=0)
    assert table.refused("stop", 1) == "AMBAL-ROUND-06"


# Dice


@pytest.mark.rule("AMBAL-ORDER-03")
@pytest.mark.parametrize(("rolls", "wanted"), [((6, 5), [1, 2]), ((1, 2), [2, 1])])
def test_of_two_with_equal_health_the_higher_roll_decides_first(rolls: tuple[int, int], wanted: list[int]) -> None:
    table = called(two(50, 50))
    assert (table.moment[3], order(table), table.view()["to_act"]) == ("roll", [], [1, 2])
    assert table.do("roll", 2, value=rolls[1]) == [{"fact": "rolled", "seat": 2, "value": rolls[1]}]
    assert table.view()["to_act"] == [1]
    facts = table.do("roll", 1, value=rolls[0])
    assert facts == [{"fact": "rolled", "seat": 1, "value": rolls[0]}, {"fact": "order", "seats": wanted}]
    assert (table.moment[3], order(table)) == ("declare", wanted)


@pytest.mark.rule("AMBAL-ORDER-03")
def test_equal_rolls_are_rolled_again() -> None:
    table = called(four(60, 60, 50, 45), by=3, s1=4, s2=4)
    assert (table.moment[3], table.view()["to_act"], order(table)) == ("roll", [1, 2], [])
    assert order(rolled(table, s1=2, s2=5)) == [2, 1, 3, 4]


@pytest.mark.rule("AMBAL-ORDER-03")
def test_of_several_only_those_who_rolled_the_same_roll_again() -> None:
    table = called(four(60, 60, 60, 60), s1=3, s2=5, s3=3, s4=1)
    assert table.view()["to_act"] == [1, 3]
    assert order(rolled(table, s3=6, s1=1)) == [2, 3, 1, 4]


@pytest.mark.rule("AMBAL-ORDER-03")
def test_two_ties_are_thrown_together_and_each_is_settled_for_itself() -> None:
    table = called(four(40, 60, 60, 40))
    assert table.view()["to_act"] == [1, 2, 3, 4]
    rolled(table, s2=2, s3=2, s1=6)
    assert table.view()["to_act"] == [4]
    rolled(table, s4=2)
    assert table.view()["to_act"] == [2, 3]
    assert order(rolled(table, s2=1, s3=4)) == [3, 2, 1, 4]
    assert order(called(four(60, 60, 40, 40), s1=3, s2=1, s3=1, s4=3)) == [1, 2, 4, 3]


@pytest.mark.rule("AMBAL-ORDER-03")
def test_only_the_undecided_are_compared() -> None:
    table = four(60, 60, 50, 45)
    table.do("stop", 2)
    assert order(called(table)) == [1, 3, 4]


@pytest.mark.rule("AMBAL-ORDER-03", "AMBAL-ADJ-04")
@pytest.mark.parametrize("before", [{}, {"s1": 3}])
def test_the_throw_goes_on_without_a_player_who_falls(before: dict[str, int]) -> None:
    table = called(four(60, 60, 60, 45), **before)
    table.set(2, health=0)
    left = [seat for seat in (1, 3) if f"s{seat}" not in before]
    assert table.view()["to_act"] == left
    rolled(table, **{f"s{seat}": {1: 3, 3: 6}[seat] for seat in left})
    assert order(table) == [3, 1, 4]
    table = called(four(60, 60, 50, 45)).set(2, health=0)
    assert (table.moment[3], order(table), table.view()["to_act"]) == ("declare", [1, 3, 4], [1])


@pytest.mark.rule("AMBAL-ORDER-04")
def test_only_who_is_tied_and_has_not_rolled_may_roll() -> None:
    table = called(four(60, 60, 50, 45), s1=4)
    for seat in (1, 3, 4):
        assert table.refused("roll", seat, value=5) == "AMBAL-ORDER-04"
    rolled(table, s2=4)
    for seat in (3, 4):
        assert table.refused("roll", seat, value=5) == "AMBAL-ORDER-04"
    rolled(table, s1=1, s2=2)
    assert table.refused("roll", 1, value=5) == "AMBAL-ORDER-04"


@pytest.mark.rule("AMBAL-ORDER-04")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in ("roll", "over")])
def test_nobody_rolls_at_another_moment(moment: str, mode: str) -> None:
    assert at(moment, mode).refused("roll", 1, value=3) == "AMBAL-ORDER-04"


@pytest.mark.rule("AMBAL-ORDER-04", "TABLE-INPUT")
@pytest.mark.parametrize("value", [0, 7, -1, 2.5, "6", None])
def test_a_die_has_six_sides(value: Any) -> None:
    assert at("roll").refused("roll", 1, value=value) == INPUT
    assert at("decide").refused("roll", 1, value=value) == INPUT


# Saying it aloud


@pytest.mark.rule("AMBAL-ORDER-05")
def test_in_turn_each_says_to_play_or_stops_or_skips() -> None:
    table = four(60, 50, 40, 30)
    everybody(table, "leave", "nothing", "leave")
    table.set(3, health=40)
    called(table, by=4)
    assert table.do("declare", 1) == [{"fact": "plays", "seat": 1}]
    assert table.do("stop", 2) == [{"fact": "stopped", "seat": 2}]
    assert table.do("skip", 3) == [{"fact": "skips", "seat": 3}]
    assert [table.flags(seat) for seat in (1, 2, 3, 4)] == [["may-skip", "plays"], ["stopped"], ["skips"], []]
    assert table.view()["to_act"] == [4]
    assert table.view()["prompt"] == {"id": "ambal.declare", "args": {}}


@pytest.mark.rule("AMBAL-ORDER-05")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment not in ("declare", "over")])
def test_nothing_is_said_at_another_moment(moment: str, mode: str) -> None:
    for seat in (1, 2):
        assert at(moment, mode).refused("declare", seat) == "AMBAL-ORDER-05"


@pytest.mark.rule("AMBAL-ORDER-05", "AMBAL-ORDER-02", "AMBAL-HAND-04")
def test_whose_turn_it_is_counts_more_than_an_empty_hand() -> None:
    table = called(two()).set(1, hand=0).set(2, hand=0)
    assert table.refused("declare", 2) == "AMBAL-ORDER-02"
    assert table.refused("declare", 1) == "AMBAL-HAND-04"


@pytest.mark.rule("AMBAL-ORDER-06")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", ["roll", "declare"])
def test_cards_are_placed_only_after_all_have_decided(moment: str, mode: str) -> None:
    table = at(moment, mode)
    for seat in (1, 2):
        assert table.refused("commit", seat, card="nothing") == "AMBAL-ORDER-06"
    if moment == "declare":
        table.do("declare", 1)
        assert table.refused("commit", 1, card="nothing") == "AMBAL-ORDER-06"


# A word that binds


@pytest.mark.rule("AMBAL-ORDER-07")
@pytest.mark.parametrize("mode", MODES)
def test_who_said_to_play_neither_stops_nor_skips(mode: str) -> None:
    table = at("place", mode)
    for seat in (1, 2):
        assert table.refused("stop", seat) == "AMBAL-ORDER-07"
        assert table.refused("skip", seat) == "AMBAL-ORDER-07"
    assert table.flags(1) == ["plays"]


@pytest.mark.rule("AMBAL-ORDER-07")
@pytest.mark.parametrize("unaffordable", ["penalty", "refuse"])
def test_without_a_card_the_word_costs_nothing(unaffordable: str) -> None:
    table = at("place", unaffordable=unaffordable).set(1, hand=0)
    assert table.refused("skip", 1) == "AMBAL-ORDER-07"
    assert table.do("stop", 1)[0] == {"fact": "stopped", "seat": 1}
    assert (table.state.phase, table.energy(1), table.told("max-energy")) == ("move", (8, 12), [])


@pytest.mark.rule("AMBAL-ORDER-07")
def test_where_nothing_too_dear_can_be_placed_the_word_is_broken_at_a_price() -> None:
    table = called(two(unaffordable="refuse"))
    for seat in (1, 2):
        table.do("declare", seat)
    assert table.refused("skip", 1) == "AMBAL-ORDER-07"
    table.do("stop", 1)
    assert (table.flags(1), table.energy(1), table.counter(1, "hand")) == (["barred", "stopped"], (8, 11), 7)
    assert table.told("max-energy") == [{"fact": "max-energy", "seat": 1, "from": 12, "to": 11, "by": "unpaid"}]
    assert table.refused("stop", 1) == "AMBAL-ORDER-07"
    table.do("commit", 2, card="nothing")
    assert [fact["seat"] for fact in table.told("revealed")] == [2]


@pytest.mark.rule("AMBAL-ORDER-07")
def test_who_never_gave_a_word_cannot_break_one() -> None:
    table = four(60, 50, 40, 30, unaffordable="refuse")
    table.do("commit", 1, card="nothing", target=1)
    called(table, by=2)
    table.do("declare", 2)
    table.do("stop", 3)
    table.do("stop", 4)
    for seat in (1, 3):
        assert table.refused("stop", seat) == "AMBAL-ORDER-07"
    table.do("stop", 2)
    assert table.flags(2) == ["barred", "stopped"]


def promised(*cards: dict[str, Any], fallen: int | None = None, hand: int, **table: Any) -> Table:
    """Seat 1 has announced a card, with this number of cards in hand; all others have stopped."""
    duel = Table(*cards, **table).begun().set(1, hand=hand)
    if fallen:
        duel.set(fallen, health=0)
    duel.do("order", 1)
    while duel.moment[3] == "roll":
        seat = duel.view()["to_act"][0]
        duel.do("roll", seat, value=7 - seat)
    duel.do("declare", 1)
    return duel.end_battle()


@pytest.mark.rule("AMBAL-ORDER-07", "AMBAL-SINGLE-03")
def test_a_hand_that_may_hold_nothing_but_resurrection_breaks_the_word_at_a_price() -> None:
    table = promised(RAISE, hand=1)
    assert table.refused("commit", 1, card="raise") == "AMBAL-SINGLE-03"
    assert table.refused("skip", 1) == "AMBAL-ORDER-07"
    table.do("stop", 1)
    assert (table.state.phase, table.energy(1), table.counter(1, "hand")) == ("move", (8, 11), 1)


@pytest.mark.rule("AMBAL-ORDER-07")
def test_a_hand_with_more_cards_than_can_be_useless_holds_one_to_place() -> None:
    assert promised(RAISE, hand=2).refused("stop", 1) == "AMBAL-ORDER-07"
    table = promised(RAISE, hand=2)
    table.do("adjust", 0, target=1, card="raise", zone="discard", from_="hand")
    assert (table.counter(1, "hand"), table.refused("stop", 1)) == (1, "AMBAL-ORDER-07")


@pytest.mark.rule("AMBAL-ORDER-07")
def test_registered_decks_tell_which_cards_may_be_in_the_hand() -> None:
    fillers = [f"filler-{n}" for n in range(1, 21)]
    assert promised(RAISE, hand=1, decks={"1": fillers}).refused("stop", 1) == "AMBAL-ORDER-07"
    table = promised(RAISE, hand=1, decks={"1": ["raise", *fillers[1:]]})
    table.do("stop", 1)
    assert table.energy(1) == (8, 11)


@pytest.mark.rule("AMBAL-ORDER-07", "AMBAL-TOKEN-03")
def test_cards_for_a_partner_who_has_fallen_do_not_bind_either() -> None:
    assert promised(GIFT, hand=1, mode="double-regular").refused("stop", 1) == "AMBAL-ORDER-07"
    table = promised(GIFT, hand=1, mode="double-regular", fallen=2)
    assert table.refused("commit", 1, card="gift", target=2) == "AMBAL-TOKEN-03"
    table.do("stop", 1)
    assert table.energy(1) == (8, 11)


# For one turn


@pytest.mark.rule("AMBAL-ORDER-08")
def test_the_order_holds_for_one_turn_and_placed_cards_stay() -> None:
    table = four(60, 50, 40, 30)
    table.do("commit", 4, card="nothing", target=4)
    called(table, by=3)
    assert (order(table), table.flags(4), table.zone(4, "placed")) == ([1, 2, 3], ["placed"], 1)
    for seat in (1, 2, 3):
        table.do("declare", seat)
    for seat in (3, 2, 1):
        table.do("commit", seat, card="nothing", target=seat)
    assert [fact["seat"] for fact in table.told("revealed")] == [1, 2, 3, 4]
    assert (table.moment, order(table)) == (("battle", 1, 2, "decide"), [])
    table.do("commit", 4, card="filler-1", target=4)


@pytest.mark.rule("AMBAL-ORDER-09")
@pytest.mark.parametrize("seats", [(1, 2, 3, 4), (4, 2, 1, 3)])
def test_without_a_call_the_players_decide_in_any_order(seats: tuple[int, ...]) -> None:
    table = four(30, 40, 50, 60)
    for seat in seats:
        table.do("stop" if seat == 3 else "commit", seat, card="nothing", target=seat)
    assert table.moment == ("battle", 1, 2, "decide")


@pytest.mark.rule("AMBAL-ORDER-09")
@pytest.mark.parametrize("mode", MODES)
def test_with_the_option_every_turn_begins_with_the_order_in_force(mode: str) -> None:
    table = Table(mode=mode, decide="health").begun()
    assert table.moment == ("battle", 1, 1, "roll")
    assert table.refused("order", 1) == "AMBAL-ORDER-01"
    for turn in (1, 2):
        for seat in table.view()["to_act"]:
            table.do("roll", seat, value=7 - seat)
        assert order(table) == [seat.number for seat in table.state.seats]
        while table.table["stage"] == "declare":
            table.do("declare", table.view()["to_act"][0])
        for seat in table.view()["to_act"]:
            place(table, seat, f"filler-{turn}")
        assert table.moment == ("battle", 1, turn + 1, "roll")


@pytest.mark.rule("AMBAL-ORDER-09")
def test_with_the_option_a_player_alone_simply_decides() -> None:
    table = Table(decide="health").begun()
    rolled(table, s1=1, s2=6)
    table.do("stop", 2)
    table.do("declare", 1)
    table.do("commit", 1, card="nothing")
    assert (table.moment, order(table), table.view()["to_act"]) == (("battle", 1, 2, "decide"), [], [1])
    table.do("commit", 1, card="filler-1")


# When all have decided


@pytest.mark.rule("AMBAL-ORDER-10")
def test_those_who_play_place_their_cards_in_any_order() -> None:
    table = called(four(60, 50, 40, 30))
    for seat, verb in ((1, "declare"), (2, "stop"), (3, "declare"), (4, "stop")):
        table.do(verb, seat)
    assert (table.moment[3], table.view()["to_act"]) == ("place", [1, 3])
    assert table.view()["prompt"] == {"id": "ambal.place", "args": {}}
    table.do("commit", 3, card="nothing", target=3)
    assert (table.flags(3), table.view()["to_act"]) == (["placed"], [1])
    table.do("commit", 1, card="nothing", target=1)
    assert len(table.told("revealed")) == 2


@pytest.mark.rule("AMBAL-ORDER-10")
def test_if_nobody_plays_the_turn_goes_on_as_after_the_last_stop() -> None:
    stopped = called(two())
    stopped.do("stop", 1)
    stopped.do("stop", 2)
    assert (stopped.state.phase, stopped.told("revealed")) == ("move", [])
    earlier = four(60, 50, 40, 30)
    earlier.do("commit", 4, card="nothing", target=4)
    called(earlier)
    for seat in (1, 2, 3):
        earlier.do("stop", seat)
    assert [fact["seat"] for fact in earlier.told("revealed")] == [4]
    skipped = called(two().turn("leave", "nothing"))
    skipped.do("skip", 1)
    assert skipped.do("stop", 2)[-1] == {"fact": "turn", "round": 1, "turn": 3}


@pytest.mark.rule("AMBAL-ORDER-07")
def test_a_hand_corrected_above_the_cards_there_are_breaks_the_word_at_a_price() -> None:
    """Two cards of the registered deck do not lie open, and both could only bring back a partner."""
    revivals = [skill(f"raise-{n}", effect("resurrect", "partner", health=9, energy=3)) for n in (1, 2)]
    deck = [*(card["id"] for card in revivals), *(f"filler-{n}" for n in range(1, 19))]
    table = promised(*revivals, hand=40, decks={"1": deck})
    for card in deck[2:]:
        assert table.refused("stop", 1) == "AMBAL-ORDER-07"
        table.do("adjust", 0, target=1, card=card, zone="discard", from_="hand")
    table.do("stop", 1)
    assert (table.energy(1), table.counter(1, "hand")) == ((8, 11), 22)


@pytest.mark.rule("AMBAL-ORDER-07")
def test_a_hand_of_which_no_card_is_left_breaks_the_word_at_a_price() -> None:
    deck = [f"filler-{n}" for n in range(1, 21)]
    table = promised(hand=40, decks={"1": deck})
    for card in deck:
        assert table.refused("stop", 1) == "AMBAL-ORDER-07"
        table.do("adjust", 0, target=1, card=card, zone="out", from_="hand")
    table.do("stop", 1)
    assert (table.energy(1), table.state.phase) == ((8, 11), "move")
