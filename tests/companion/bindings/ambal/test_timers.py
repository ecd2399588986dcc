"""The timers of a duel: off unless somebody wants them, and then they only sound."""

from collections.abc import Iterable
from typing import Any

from companion.bindings import StartTimer, StopTimer, Wish
from tests.companion.bindings.ambal.hands import Hands, begun
from tests.engine.ambal.moments import at, in_library
from tests.engine.ambal.pool import BOX, building, one_time, rolled
from tests.engine.ambal.table import Table, hit, skill

GOOD: dict[str, Any] = {
    "decide_seconds": 60, "target_seconds": 20, "move_seconds": 30, "library_seconds": 60, "read_seconds": 5,
}  # fmt: skip
AIMED = skill("aimed", hit(4, "target"))


def starts(name: str) -> StartTimer:
    return StartTimer(name, GOOD[f"{name}_seconds"], figure="soft")


def after(table: Hands, *devices: str) -> list[Wish]:
    """What is wished for because of these presses."""
    table.binding.wishes = ()
    table.press(*devices)
    table.catch_up()
    return list(table.binding.wishes)


def tapping(table: Hands, seat: int, *cards: str) -> list[Wish]:
    """What is wished for because of these taps."""
    table.binding.wishes = ()
    table.tap(seat, *cards)
    return list(table.binding.wishes)


def timed(*cards: dict[str, Any], mode: str = "single-regular") -> Hands:
    return begun(*cards, mode=mode, **GOOD)


def names(wishes: Iterable[Wish]) -> list[str]:
    return [f"{'+' if isinstance(wish, StartTimer) else '-'}{getattr(wish, 'name', '')}" for wish in wishes]


def test_all_are_off_by_default() -> None:
    table = begun(AIMED)
    table.table.turn("aimed", "nothing")
    table.press("seat1.ok", "seat1.no", "seat2.no")
    table.table.to_next_round()
    table.catch_up()
    assert table.binding.wishes == ()


# decide


def test_it_runs_from_the_moment_the_first_player_has_decided() -> None:
    table = timed(mode="double-regular")
    assert after(table) == []
    assert after(table, "seat2.no") == [starts("decide")]
    assert after(table, "seat3.no") == []


def test_a_placed_card_starts_it_and_the_reveal_stops_it() -> None:
    table = timed()
    assert tapping(table, 1, "nothing") == [starts("decide")]
    assert tapping(table, 2, "nothing") == [StopTimer("decide")]


def test_who_stopped_in_an_earlier_turn_decides_nothing_in_this_one() -> None:
    table = timed(mode="double-regular")
    table.table.turn(("nothing", 1), ("nothing", 2), None, None)
    assert after(table) == [starts("decide"), StopTimer("decide")]
    assert table.view.turn == 2
    assert after(table, "seat1.no") == [starts("decide")]


def test_it_runs_on_while_the_order_is_settled() -> None:
    table = timed(mode="double-regular")
    table.press("seat2.no")
    assert after(table, "seat1.call", "seat1.ok", "seat3.ok", "seat4.ok") == []


def test_after_undo_it_runs_anew_if_somebody_has_decided() -> None:
    table = timed(mode="double-regular")
    table.press("seat1.no", "seat2.no")
    assert after(table, "table.undo") == [starts("decide")]
    assert after(table, "table.undo") == []


# target, move, library


def test_a_target_that_is_owed_is_timed_once() -> None:
    table = timed(AIMED)
    table.table.turn("aimed", "aimed")
    assert names(after(table)) == ["+decide", "-decide", "+target"]
    assert starts("target") in table.binding.wishes
    assert after(table, "seat1.ok") == []
    assert after(table, "seat2.ok") == [StopTimer("target")]


def test_the_move_phase_is_timed_to_its_end() -> None:
    table = timed()
    assert names(after(table, "seat1.no", "seat2.no")) == ["+decide", "-decide", "+move"]
    assert starts("move") in table.binding.wishes
    assert after(table, "seat1.no") == []
    assert after(table, "seat2.no") == [StopTimer("move")]


def test_the_library_is_timed_to_its_end() -> None:
    table = timed(mode="single-advanced")
    table.press("seat1.no", "seat2.no", "seat1.no")
    assert after(table, "seat2.no") == [StopTimer("move"), starts("library")]
    assert after(table, "seat1.no") == []
    assert after(table, "seat2.no") == [StopTimer("library")]


def test_nothing_runs_where_the_option_is_off() -> None:
    for table in (Hands(at("move", target_seconds=20)), Hands(in_library())):
        assert table.binding.wishes == ()


# read


def drafting() -> Hands:
    table = Table(*BOX, mode="draft", **GOOD)
    table.do("roll", 1, value=6)
    table.do("roll", 2, value=3)
    return Hands(table)


def test_cards_that_were_dealt_are_read_first() -> None:
    table = drafting()
    assert tapping(table, 1, "fire-1") == tapping(table, 2, "water-1") == []
    assert tapping(table, 2, "sword-1") == [starts("read")]


def test_it_begins_anew_with_every_line_that_is_filled() -> None:
    table = drafting()
    table.tap(1, "fire-1")
    table.tap(2, "water-1", "sword-1")
    assert tapping(table, 1, "fire-2", "fire-3") == []
    assert tapping(table, 1, "fire-4") == [starts("read")]


def test_nobody_is_reminded_where_nobody_asked_for_it() -> None:
    assert Hands(one_time(building())).binding.wishes == Hands(rolled()).binding.wishes == ()
