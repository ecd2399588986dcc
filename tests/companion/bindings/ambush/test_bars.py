"""The bar of a seat: its castle, its guard, and the timers."""

import pytest

from companion.bindings import Timing, colours
from companion.bindings.game_binding import USUAL_LENGTH
from hardware.outputs import Pixel
from hardware.virtual import build
from tests.companion.bindings.ambush.hands import Hands, playing
from tests.companion.bindings.ambush.test_after_a_call import grabbing
from tests.engine.ambush.moments import at
from tests.engine.ambush.table import Table

TEN = dict.fromkeys((1, 2, 3, 4), 10)
LETTERS = {**dict.fromkeys(colours.SEATS[:4], "c"), "violet": "g", "white": "t", "dark": "."}


def drawn(table: Hands, seat: int, *timings: Timing) -> str:
    """A letter an LED: castle, guard, timer; in capitals where it is bright."""
    pixels = table.bar(seat, *timings).pixels
    return "".join(LETTERS[one.colour].upper() if one.glow == "bright" else LETTERS[one.colour] for one in pixels)


def with_castle(castle: int, guard: int = 0) -> Hands:
    """Seat 2, which is not on turn, has such a castle and guard; its bar has ten LEDs."""
    table = Table(3, castle=20).begun()
    table.do("adjust", 0, target=2, counter="castle", to=castle)
    table.do("adjust", 0, target=2, counter="guard", to=guard)
    return Hands(table, TEN)


@pytest.mark.parametrize(("castle", "leds"), [(20, 10), (19, 9), (10, 5), (4, 2), (3, 1), (1, 1)])
def test_the_castle_is_a_part_of_what_it_began_with(castle: int, leds: int) -> None:
    assert drawn(with_castle(castle), 2) == "c" * leds


def test_a_whole_castle_fills_the_bar_however_far_the_dial_goes() -> None:
    assert drawn(Hands(Table(2, castle=20, dial_max=40).begun(), TEN), 2) == "cccccccccc"


@pytest.mark.parametrize(("castle", "guard", "leds"), [
    (10, 4, "ccccc...gg"), (20, 4, "ccccccccgg"), (10, 1, "ccccc....g"), (1, 99, "cggggggggg"),
])  # fmt: skip
def test_guard_has_another_colour_at_the_end(castle: int, guard: int, leds: str) -> None:
    assert drawn(with_castle(castle, guard), 2) == leds


def test_the_seat_on_turn_is_brighter() -> None:
    table = Hands(Table(2).begun(2), TEN)
    assert (drawn(table, 1), drawn(table, 2)) == ("c" * 10, "C" * 10)


def test_a_fallen_castle_has_no_light() -> None:
    table = with_castle(10, 9)
    table.table.do("concede", 2)
    assert drawn(table, 2) == ""


def test_after_the_end_nobody_is_on_turn() -> None:
    assert set(drawn(Hands(at("over"), TEN), 1)) == {"c"}


def test_a_bar_is_as_long_as_that_of_the_virtual_table() -> None:
    assert USUAL_LENGTH == build.USUAL_LENGTH
    assert len(playing().bar(2).pixels) == USUAL_LENGTH


@pytest.mark.parametrize("length", [1, 2, 8, 60])
def test_a_bar_never_asks_for_more_than_it_has(length: int) -> None:
    table = Hands(with_castle(20, 50).table, {2: length})
    assert len(table.bar(2).pixels) == length
    assert table.bar(2).pixels[0] == Pixel(colours.of_seat(2))
    assert len(table.bar(2, Timing("turn", 1.0, seat=2)).pixels) == length


def test_every_castle_has_the_colour_of_its_seat() -> None:
    table = Hands(Table(4).begun(), TEN)
    assert [{one.colour for one in table.bar(seat).pixels} for seat in (1, 2, 3, 4)] == [
        {"blue"}, {"orange"}, {"green"}, {"yellow"},
    ]  # fmt: skip


# Timers


@pytest.mark.parametrize(("left", "leds"), [(1.0, 10), (0.5, 5), (0.41, 5), (0.01, 1)])
def test_in_the_grab_every_bar_is_the_timer(left: float, leds: int) -> None:
    table = Hands(grabbing().table, TEN)
    assert [drawn(table, seat, Timing("capture", left)) for seat in (1, 2, 3)] == ["T" * leds] * 3


def test_a_grab_without_a_timer_shows_the_castles() -> None:
    table = Hands(grabbing().table, TEN)
    assert drawn(table, 2) == "c" * 10
    assert drawn(table, 2, Timing("capture", 0.0)) == "c" * 10


def test_the_reminder_runs_down_on_the_bar_of_the_seat_on_turn() -> None:
    table = Hands(Table(2).begun(), TEN)
    timing = Timing("turn", 0.3, seat=1)
    assert (drawn(table, 1, timing), drawn(table, 2, timing)) == ("T" * 3, "c" * 10)


def test_in_the_grab_no_reminder_is_shown() -> None:
    table = Hands(grabbing().table, TEN)
    assert drawn(table, 1, Timing("turn", 0.3, seat=1)) == "C" * 10
