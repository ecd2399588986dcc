"""Attacking an opponent: who and what is declared first, and what becomes of a declared attack."""

import pytest

from tests.engine.ambyria.table import Table, card, op


def thieving(seats: int = 3) -> Table:
    """Seat 1 has played a thief; seats 2 and 3 have two cards each before them."""
    table = Table(seats).playing()
    for seat in range(2, seats + 1):
        table.given(seat, row=["pebble", "nugget"])
    return table.do("play", 1, card="thief")


@pytest.mark.rule("AMBYRIA-AIM-01")
def test_the_target_is_declared_before_the_window_opens_and_nothing_else_is_done_first() -> None:
    table = thieving()
    assert (table.prompt, table.view["to_act"], table.table["window"]) == ("aim", [1], None)
    assert table.table["pending"] == {"kind": "aim", "seat": 1, "op": "steal"}
    assert table.view["prompt"]["args"] == {"seat": 1, "card": "thief", "effect": 1, "op": "steal"}
    assert table.refused("go", 1) == "RESP-10"
    assert table.refused("aim", 2, target=1, slots=[1]) == "AIM-01"
    table.do("aim", 1, target=3, slots=[2])
    assert table.told("announced") == [{"seat": 1, "card": "thief", "effect": 1, "target": 3, "slots": [2]}]
    assert table.refused("aim", 1, target=2, slots=[1]) == "AIM-01"


@pytest.mark.rule("AMBYRIA-AIM-01")
def test_a_later_effect_is_aimed_when_its_turn_comes() -> None:
    late = card("late", op("draw"), op("steal"))
    table = Table(2, late).playing().given(2, row=["pebble"]).do("play", 1, card="late")
    assert table.prompt == "window"
    assert table.go().prompt == "aim"


@pytest.mark.rule("AMBYRIA-AIM-02")
def test_an_attack_names_one_opponent_who_is_in_the_game() -> None:
    table = thieving()
    assert table.refused("aim", 1, slots=[1]) == "AIM-02"
    assert table.refused("aim", 1, target=1, slots=[1]) == "AIM-02"
    assert table.refused("aim", 1, target=4, slots=[1]) == "TABLE-INPUT"
    table = Table(3).playing().given(2, row=["pebble"]).given(3, row=["pebble"]).do("concede", 3)
    assert table.do("play", 1, card="thief").refused("aim", 1, target=3, slots=[1]) == "AIM-02"


@pytest.mark.rule("AMBYRIA-AIM-03")
def test_the_declared_player_must_have_something() -> None:
    table = Table(3).playing().given(3, row=["pebble"]).do("play", 1, card="thief")
    assert table.refused("aim", 1, target=2, slots=[]) == "AIM-03"
    toll = card("toll", op("discard"))
    table = Table(3, toll).playing().given(2, hand=0).do("play", 1, card="toll")
    assert table.refused("aim", 1, target=2) == "AIM-03"


@pytest.mark.rule("AMBYRIA-AIM-04")
@pytest.mark.parametrize("slots", [[], [1, 2]])
def test_single_cards_are_named_exactly_as_many_as_it_takes(slots: list[int]) -> None:
    assert thieving().refused("aim", 1, target=2, slots=slots) == "AIM-04"


@pytest.mark.rule("AMBYRIA-AIM-04")
def test_cards_of_a_discard_pile_too() -> None:
    digger = card("digger", op("steal", from_="discard", n=2))
    table = Table(2, digger).playing().given(2, discard=["pebble", "?", "pebble"]).do("play", 1, card="digger")
    assert table.refused("aim", 1, target=2, cards=["pebble"]) == "AIM-04"
    assert table.refused("aim", 1, target=2) == "AIM-04"
    table.do("aim", 1, target=2, cards=["pebble", "?"]).go()
    assert table.zone(2, "discard") == ["pebble"]


@pytest.mark.rule("AMBYRIA-AIM-05")
def test_the_declared_cards_must_be_ones_to_which_it_can_be_done() -> None:
    digger = card("digger", op("steal", from_="discard"))
    table = Table(2, digger).playing().given(2, discard=["pebble"]).do("play", 1, card="digger")
    assert table.refused("aim", 1, target=2, cards=["nugget"]) == "AIM-05"
    assert table.refused("aim", 1, target=2, cards=["?"]) == "AIM-05"
    turner = card("turner", op("turn", face="down", who="target"))
    table = Table(2, turner).playing().given(2, row=["-snare", "pebble"]).do("play", 1, card="turner")
    assert table.refused("aim", 1, target=2, slots=[1]) == "AIM-05"


@pytest.mark.rule("AMBYRIA-AIM-06", "AMBYRIA-AIM-07", "AMBYRIA-AIM-08")
def test_protection_that_comes_in_time_stops_the_attack_and_nothing_else() -> None:
    table = Table(3).playing().given(2, row=["pebble"]).given(3, row=["pebble"]).do("play", 1, card="assassin")
    table.do("aim", 1, target=2, slots=[1]).do("call", 2).do("respond", 2, card="guard")
    assert table.seat(2)["flags"] == ["protection"]
    assert table.refused("aim", 1, target=3, slots=[1]) == "AIM-01"
    table.do("go", 1)
    assert table.told("stopped") == [{"seat": 1, "card": "assassin", "effect": 1, "clause": "AMBYRIA-AIM-06"}]
    assert (table.row(2), table.row(3), table.table["chain"][-1]["effect"]) == (["pebble"], ["pebble"], 2)
    assert table.go().told("draw") == [{"seat": 1, "n": 1, "short": 0}]


@pytest.mark.rule("AMBYRIA-AIM-06")
def test_an_attack_on_the_hand_stops_too() -> None:
    picker = card("picker", op("steal", from_="hand"))
    table = Table(2, picker).playing().do("play", 1, card="picker").do("aim", 1, target=2)
    table.do("respond", 2, card="guard").do("go", 1)
    assert table.told("stopped")[0]["clause"] == "AMBYRIA-AIM-06"
    assert table.count(2, "hand") == 4


@pytest.mark.rule("AMBYRIA-AIM-09")
def test_a_declared_card_that_is_gone_is_not_replaced_by_another() -> None:
    saver = card("saver", op("return"), response="may", play="discard")
    table = Table(2, saver).playing().given(2, row=["pebble", "nugget"]).do("play", 1, card="thief")
    table.do("aim", 1, target=2, slots=[1]).do("respond", 2, card="saver").do("aim", 2, slots=[1]).go().go()
    assert (table.row(2), table.count(1, "hand")) == (["nugget"], 4)
    assert table.told("stopped") == [{"seat": 1, "card": "thief", "effect": 1, "clause": "AMBYRIA-AIM-09"}]


@pytest.mark.rule("AMBYRIA-AIM-09")
def test_nor_is_one_that_was_turned_face_down_taken() -> None:
    cloak = card("cloak", op("turn", face="down"), response="may", play="discard")
    table = Table(2, cloak).playing().given(2, row=["pebble"]).do("play", 1, card="thief")
    table.do("aim", 1, target=2, slots=[1]).do("respond", 2, card="cloak").do("aim", 2, slots=[1]).go().go()
    assert (table.zone(2, "down"), table.told("stopped")[0]["clause"]) == ([1], "AMBYRIA-AIM-09")


def test_a_declared_card_is_taken_wherever_its_slot_is_now() -> None:
    saver = card("saver", op("return"), response="may", play="discard")
    table = Table(2, saver).playing().given(2, row=["pebble", "nugget"]).do("play", 1, card="thief")
    table.do("aim", 1, target=2, slots=[2]).do("respond", 2, card="saver").do("aim", 2, slots=[1]).go().go()
    assert (table.row(2), table.told("moved")[0]["card"]) == ([], "nugget")


@pytest.mark.rule("AMBYRIA-AIM-10")
def test_an_effect_on_all_opponents_spares_only_those_it_cannot_be_done_to() -> None:
    storm = card("storm", op("destroy", who="others", n="all"))
    table = Table(4, storm).playing().given(2, row=["pebble", "-snare"]).given(3, row=["pebble"], mode="protection")
    table.given(4, row=["nugget", "pebble"]).do("play", 1, card="storm")
    assert table.prompt == "window"
    table.go()
    assert [table.row(seat) for seat in (2, 3, 4)] == [["?"], ["pebble"], []]
    assert (table.zone(4, "discard"), table.row(1)) == (["nugget", "pebble"], ["storm"])


def test_an_operation_that_stops_being_possible_while_it_is_aimed_is_dropped() -> None:
    toll = card("toll", op("discard"), op("draw"))
    table = Table(2, toll).playing().do("play", 1, card="toll").do("adjust", 0, target=2, counter="hand", to=0)
    assert (table.prompt, table.table["chain"][-1]["effect"]) == ("window", 2)


@pytest.mark.parametrize(
    "fields", [{"target": 2, "slots": [3]}, {"target": 2, "slots": [0]}, {"target": 2, "slots": [1, 1]},
               {"target": 2, "cards": ["pebble"]}]
)  # fmt: skip
def test_aims_that_make_no_sense_are_malformed(fields: dict[str, object]) -> None:
    assert thieving().refused("aim", 1, **fields) == "TABLE-INPUT"


def test_what_needs_no_target_takes_none() -> None:
    polite = card("polite", op("draw", may=True))
    table = Table(2, polite).playing().do("play", 1, card="polite")
    assert table.refused("aim", 1, target=2) == "TABLE-INPUT"
    table.do("aim", 1, symbol="attack")
