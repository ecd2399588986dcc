"""Responses: windows before every effect, claims, holds, passes, and what happens first."""

import pytest

from engine.refusal import Refusal
from tests.engine.ambyria.table import Table, begun, card, op


def announced(seats: int = 3, **options: object) -> Table:
    """Seat 1 has played a card that draws; its window is open."""
    return Table(seats, **options).playing().do("play", 1, card="reader")  # type: ignore[arg-type]


@pytest.mark.rule("AMBYRIA-RESP-01")
def test_an_effect_is_announced_and_happens_after_its_window() -> None:
    table = announced()
    assert (table.count(1, "hand"), table.prompt, table.view["to_act"]) == (4, "window", [1])
    assert table.view["prompt"]["args"] == {"seat": 1, "card": "reader", "effect": 1, "windows": "open"}
    table.do("go", 1)
    assert (table.count(1, "hand"), table.told("happened")) == (5, [{"seat": 1, "card": "reader", "effect": 1}])


@pytest.mark.rule("AMBYRIA-RESP-02", "AMBYRIA-RESP-06", "AMBYRIA-RESP-14")
def test_a_response_happens_first_and_the_effect_still_does_though_its_card_is_gone() -> None:
    table = announced().do("call", 2).do("respond", 2, card="avenger").do("aim", 2, target=1, slots=[1]).do("go", 2)
    assert (table.zone(1, "discard"), table.row(1)) == (["reader"], [])
    assert table.table["window"] == {"kind": "effect", "seat": 1, "held": None, "passed": []}
    assert table.do("go", 1).count(1, "hand") == 5


@pytest.mark.rule("AMBYRIA-RESP-02")
def test_a_response_can_stop_the_effect_and_its_card_goes_on_with_the_next() -> None:
    table = Table().playing().do("play", 1, card="scholar").do("respond", 2, card="gong").go()
    assert table.told("stopped") == [{"seat": 1, "card": "scholar", "effect": 1, "clause": "AMBYRIA-RESP-02"}]
    assert (table.count(1, "hand"), table.table["chain"][-1]["effect"]) == (4, 2)
    assert table.go().count(1, "hand") == 6


@pytest.mark.rule("AMBYRIA-RESP-03")
def test_nobody_responds_to_the_own_effect() -> None:
    table = announced()
    assert table.refused("respond", 1, card="spark") == "RESP-03"
    assert table.refused("call", 1) == "RESP-03"


@pytest.mark.rule("AMBYRIA-RESP-04")
def test_a_card_that_says_no_is_not_played_as_a_response() -> None:
    assert announced().refused("respond", 2, card="thief") == "RESP-04"
    announced().do("respond", 2, card="riddle")


@pytest.mark.rule("AMBYRIA-RESP-05")
def test_a_response_can_be_responded_to_and_the_last_one_happens_first() -> None:
    table = Table(deck_size=30).playing().do("play", 1, card="reader").do("respond", 2, card="spark")
    table.do("respond", 1, card="hoard")
    assert [one["card"] for one in table.table["chain"]] == ["reader", "spark", "hoard"]
    order = []
    for _ in range(3):
        order += [one["card"] for one in table.go().told("happened")]
    assert order == ["hoard", "spark", "reader"]


@pytest.mark.rule("AMBYRIA-RESP-07")
def test_a_response_needs_an_open_window() -> None:
    assert Table().playing().refused("respond", 2, card="spark") == "RESP-07"


@pytest.mark.rule("AMBYRIA-RESP-08")
def test_anybody_claims_a_response_in_a_free_window() -> None:
    table = announced().do("call", 3)
    assert (table.told("held"), table.prompt, table.view["to_act"]) == ([{"seat": 3}], "held", [3])
    assert table.table["window"]["held"] == 3


@pytest.mark.rule("AMBYRIA-RESP-08")
def test_without_a_window_one_opens_for_what_has_just_happened() -> None:
    for table in (Table().chosen(), Table().playing(), Table().playing().do("play", 1, card="riddle")):
        before = table.wait
        table.do("call", 2)
        assert table.table["window"] == {"kind": "event", "seat": 2, "held": 2, "passed": []}
        assert table.table["chain"][-1] == {"kind": "event", "seat": 2}
        table.do("respond", 2, card="spark")
        assert table.told("response") == [{"seat": 2, "card": "spark", "to": "event"}]
        assert table.go().wait == before


@pytest.mark.rule("AMBYRIA-RESP-08")
def test_at_other_moments_there_is_nothing_to_claim() -> None:
    assert Table().refused("call", 1) == "RESP-08"
    table = Table().playing().given(1, hand=12).do("play", 1, card="pebble")
    assert table.refused("call", 2) == "RESP-08"
    table = Table().playing().given(2, row=["pebble"]).do("play", 1, card="thief")
    assert table.refused("call", 2) == "RESP-08"


@pytest.mark.rule("AMBYRIA-RESP-09")
def test_while_it_is_held_only_the_holder_acts() -> None:
    table = announced().do("pass", 3).do("call", 2)
    assert table.refused("call", 3) == "RESP-09"
    assert table.refused("respond", 3, card="spark") == "RESP-09"
    assert table.refused("pass", 3) == "RESP-09"
    assert table.refused("go", 1) == "RESP-09"
    assert table.refused("go", 0) == "RESP-09"
    table.do("pass", 2)
    assert table.told("released") == [{"seat": 2}]
    assert table.table["window"] == {"kind": "effect", "seat": 1, "held": None, "passed": [3]}


@pytest.mark.rule("AMBYRIA-RESP-09")
def test_the_pass_of_its_holder_closes_an_event() -> None:
    table = Table().playing().do("call", 2).do("pass", 2)
    assert (table.table["chain"], table.prompt) == ([], "play")


@pytest.mark.rule("AMBYRIA-RESP-10")
def test_whose_effect_it_is_or_the_table_lets_it_happen() -> None:
    assert announced().refused("go", 2) == "RESP-10"
    assert Table().playing().refused("go", 1) == "RESP-10"
    assert Table().playing().do("call", 2).refused("go", 2) == "RESP-10"
    assert announced().do("go", 0).told("happened")
    assert announced().do("go", 1).told("happened")


@pytest.mark.rule("AMBYRIA-RESP-11")
def test_with_the_option_all_others_have_to_pass() -> None:
    table = announced(windows="all")
    assert (table.view["to_act"], table.refused("go", 1)) == ([2, 3], "RESP-11")
    table.do("pass", 3)
    assert table.view["to_act"] == [2]
    assert table.do("pass", 2).told("happened")
    assert announced(windows="all").do("go", 0).told("happened")


@pytest.mark.rule("AMBYRIA-RESP-12")
def test_when_all_others_have_passed_it_happens_without_go() -> None:
    table = announced().do("pass", 2)
    assert (table.told("passed"), table.table["window"]["passed"]) == ([{"seat": 2}], [2])
    assert table.do("pass", 2).facts == []
    assert table.do("pass", 3).told("happened")


@pytest.mark.rule("AMBYRIA-RESP-12")
def test_who_passed_may_still_claim_and_the_pass_is_gone() -> None:
    table = announced().do("pass", 2).do("call", 2)
    assert table.table["window"]["passed"] == []
    table.do("pass", 2)
    assert table.table["window"]["passed"] == []
    assert announced().do("pass", 2).do("respond", 2, card="spark").go().table["window"]["passed"] == []


@pytest.mark.rule("AMBYRIA-RESP-12")
def test_whose_effect_it_is_has_nothing_to_pass() -> None:
    assert announced().refused("pass", 1) == "RESP-12"
    assert Table().playing().refused("pass", 2) == "RESP-12"


@pytest.mark.rule("AMBYRIA-RESP-13")
def test_there_is_a_window_between_two_sentences_and_none_for_a_card_without_effects() -> None:
    table = Table().playing().do("play", 1, card="scholar").go()
    table.do("respond", 2, card="spark")
    assert [one["effect"] for one in table.table["chain"]] == [2, 1]
    assert Table().playing().do("play", 1, card="pebble").table["window"] is None


@pytest.mark.rule("AMBYRIA-RESP-14")
def test_a_window_that_opens_anew_is_held_by_nobody_and_nobody_has_passed() -> None:
    table = announced().do("pass", 3).do("call", 2).do("respond", 2, card="spark").do("go", 2)
    assert table.table["window"] == {"kind": "effect", "seat": 1, "held": None, "passed": []}
    table.do("call", 2).do("respond", 2, card="spark")


@pytest.mark.rule("AMBYRIA-RESP-15")
def test_a_response_is_not_the_card_of_the_turn_and_goes_into_the_responders_emberscape() -> None:
    table = Table().playing().do("call", 1).do("respond", 1, card="reader").go()
    assert (table.row(1), table.table["plays"], table.prompt) == (["reader"], 1, "play")
    table = announced().do("respond", 2, card="reader")
    assert (table.row(2), table.count(2, "hand")) == (["reader"], 4)


@pytest.mark.rule("AMBYRIA-RESP-16")
def test_claims_are_taken_in_the_order_in_which_they_are_given_whenever_they_were_made() -> None:
    table = announced().do("call", 3, at=9.0, err=0.001)
    assert table.refused("call", 2, at=1.0, err=0.001) == "RESP-09"
    assert table.table["window"]["held"] == 3


@pytest.mark.rule("AMBYRIA-RESP-17")
def test_the_table_lets_a_free_window_pass_when_its_time_is_up_and_never_one_that_is_held() -> None:
    table = announced(response_seconds=8).do("call", 2)
    assert table.refused("go", 0) == "RESP-09"
    assert table.do("pass", 2).do("go", 0).told("happened")
    assert isinstance(begun(2, response_seconds=61), Refusal)


# The question changes within a chain


def test_every_new_question_in_a_chain_is_another_moment() -> None:
    table = Table(2, card("twice", [op("draw"), op("steal"), op("steal")])).playing()
    table.given(2, row=["pebble", "nugget"]).given(1, row=["pebble"])
    moments = [table.view["moment"]]
    for do, seat, fields in (
        ("play", 1, {"card": "twice"}),
        ("aim", 1, {"target": 2, "slots": [1]}),
        ("aim", 1, {"target": 2, "slots": [2]}),
        ("call", 2, {}),
        ("respond", 2, {"card": "avenger"}),
        ("aim", 2, {"target": 1, "slots": [1]}),
        ("go", 2, {}),
    ):
        moments.append(table.do(do, seat, **fields).view["moment"])
    assert len(set(moments)) == len(moments)


def test_a_hold_that_is_given_back_and_a_pass_leave_the_question_as_it_was() -> None:
    table = announced()
    before = table.view["moment"]
    assert table.do("pass", 3).view["moment"] == before
    assert table.do("call", 2).view["moment"] != before
    assert table.do("pass", 2).view["moment"] == before
