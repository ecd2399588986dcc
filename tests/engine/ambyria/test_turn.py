"""Turns: five phases in order, one player after the other to the left."""

import pytest

from tests.engine.ambyria.table import Table


@pytest.mark.rule("AMBYRIA-TURN-01", "AMBYRIA-TURN-03")
def test_a_turn_goes_through_five_phases_and_those_without_a_decision_pass_by_themselves() -> None:
    table = Table().chosen()
    assert table.told("phase") == [{"seat": 1, "phase": "collection"}, {"seat": 1, "phase": "mode"}]
    table.do("mode", 1, card="haste")
    assert [one["phase"] for one in table.told("phase")] == ["draw", "play"]
    table.do("play", 1, card="pebble")
    assert table.told("phase") == [
        {"seat": 1, "phase": "end"}, {"seat": 2, "phase": "collection"}, {"seat": 2, "phase": "mode"},
    ]  # fmt: skip


@pytest.mark.rule("AMBYRIA-TURN-02", "AMBYRIA-TURN-04")
def test_the_turn_goes_round_to_the_left_and_the_round_rises_at_the_seat_that_began() -> None:
    table = Table(3, first=2).chosen()
    course = []
    for _ in range(4):
        course.append((table.view["turn"], table.view["round"]))
        table.do("mode", table.state.turn, card="haste").end_turn()
    assert course == [(2, 1), (3, 1), (1, 1), (2, 2)]


@pytest.mark.rule("AMBYRIA-TURN-02", "AMBYRIA-TURN-04")
def test_who_conceded_is_passed_over_and_the_round_rises_all_the_same() -> None:
    table = Table(3).chosen().do("concede", 1)
    assert (table.view["turn"], table.view["round"]) == (2, 1)
    for _ in range(2):
        table.do("mode", table.state.turn, card="haste").end_turn()
    assert (table.view["turn"], table.view["round"]) == (2, 2)


@pytest.mark.rule("AMBYRIA-TURN-05")
def test_only_the_player_of_the_turn_acts_in_its_phases() -> None:
    table = Table().chosen()
    assert table.refused("mode", 2, card="haste") == "MODE-02"
    assert table.refused("pass", 2) == "RESP-12"
    table.do("mode", 1, card="haste")
    assert table.refused("play", 2, card="pebble") == "PLAY-01"
    assert table.refused("show", 2) == "PLAY-09"
    assert table.refused("done", 2) == "PLAY-14"
    table.do("play", 1, card="reader").do("pass", 2)
    assert table.view["turn"] == 2
