"""What is heard of Ambush, row by row of the role table."""

from typing import Any

from hardware.outputs import Figure
from tests.companion.bindings.ambush.hands import Hands
from tests.engine.ambush.moments import at
from tests.engine.ambush.table import Table


def heard(table: Table, do: str, seat: int, **fields: Any) -> list[Figure]:
    """The sounds of one action."""
    table.do(do, seat, **fields)
    last = table.history.last
    assert last is not None
    return list(Hands(table).binding.sounds(last.facts))


def test_a_laid_card_makes_one_click() -> None:
    table = Table(2).begun()
    assert heard(table, "expose", 1) == ["click"]
    assert heard(table, "play", 1, card="mason") == ["click"]


def test_an_effect_clicks_with_every_card_it_places() -> None:
    table = Table(2).begun()
    table.do("expose", 1)
    assert heard(table, "play", 1, card="archer") == []
    assert heard(table, "place", 1) == ["click"]
    assert heard(table, "place", 1) == ["click", "click"]


def test_passing_is_silent() -> None:
    assert heard(at("play"), "pass", 1) == []


def test_a_call_is_one_fanfare_spoken_or_pressed() -> None:
    assert heard(Table(2).begun().turns(2), "call", 1) == ["fanfare"]
    table = Table(2).begun().turns(2)
    assert heard(table, "call", 1, at=5.0) == ["fanfare"]
    assert heard(table, "call", 2, at=5.0) == []


def test_a_false_start_is_a_low_blip() -> None:
    assert heard(Table(2).begun(), "call", 1) == ["blip"]


def test_a_dead_heat_is_two_tones_at_once() -> None:
    table = Table(2).begun().turns(2)
    for seat in (1, 2):
        table.do("call", seat, at=5.0)
    assert heard(table, "close", 0) == ["two-tones"]


def test_who_was_first_is_shown_and_not_heard() -> None:
    table = Table(2).begun().turns(2)
    table.do("call", 1, at=5.0)
    assert heard(table, "close", 0) == []


def test_when_time_is_up_there_is_a_gong() -> None:
    assert heard(at("capture"), "stop", 0) == ["gong"]


def test_a_good_call_rises_and_a_false_one_falls() -> None:
    assert heard(at("verify"), "declare", 0, ambush=2) == ["rising"]
    assert heard(at("verify"), "declare", 0, ambush=0) == ["falling"]


def test_a_castle_falls_with_a_rumble_and_the_game_ends_with_a_tune() -> None:
    table = Table(3).begun()
    assert heard(table, "concede", 2) == ["rumble"]
    assert heard(table, "concede", 1) == ["rumble", "tune"]


def test_a_practice_round_ends_with_the_tune_too() -> None:
    table = Table(2, mode="practice").begun().turns(1)
    table.do("expose", 2)
    assert heard(table, "pass", 2) == ["tune"]
