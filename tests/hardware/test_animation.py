"""How outputs look at a moment: what people would see, computed from the time alone."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.animation import BLINK, TURN, fit, glowing, lit, reads
from hardware.outputs import Blink, Dark, Digits, Figure, Flash, How, InTurn, Pixel, Pixels, Steady, cells
from hardware.tones import NOTES, seconds, sounding

MOMENTS = st.floats(0, 1e5)
SECOND = [tenth / 100 for tenth in range(100)]


def seen(how: How, since: float = 0.0) -> int:
    """How often a lamp lights up within a second."""
    on = [lit(how, since, since + moment) for moment in SECOND]
    return sum(later and not earlier for earlier, later in zip([False, *on], on, strict=False))


def test_dark_and_steady_stay_what_they_are() -> None:
    assert not any(lit(Dark(), 0, moment) for moment in SECOND)
    assert all(lit(Steady(), 0, moment) for moment in SECOND)


def test_flashes_are_slow_or_quick() -> None:
    assert (seen(Flash("slow")), seen(Flash("quick"))) == (1, 4)


@given(MOMENTS, MOMENTS, MOMENTS)
def test_lamps_that_flash_flash_together(one: float, two: float, now: float) -> None:
    assert lit(Flash(), one, now) == lit(Flash(), two, now)


@pytest.mark.parametrize("then", ["dark", "steady"])
def test_three_blinks_are_three_and_then_it_rests(then: str) -> None:
    how = Blink(3, "steady" if then == "steady" else "dark")
    assert seen(how, since=50.0) == 3 + (then == "steady")
    assert lit(how, 50.0, 50.0)
    assert lit(how, 50.0, 50.001 + 3 * BLINK) == (then == "steady")
    assert lit(how, 50.0, 999.0) == (then == "steady")


@given(MOMENTS, st.integers(2, 4))
def test_of_lamps_in_turn_exactly_one_is_lit(now: float, of: int) -> None:
    assert [lit(InTurn(place, of), 0.0, now) for place in range(1, of + 1)].count(True) == 1


def test_lamps_in_turn_go_round() -> None:
    lamps = [InTurn(place, 3) for place in (1, 2, 3)]
    rounds = [[lit(lamp, 0, (step + 0.5) * TURN) for lamp in lamps].index(True) for step in range(6)]
    assert rounds == [0, 1, 2, 0, 1, 2]


def test_a_counter_that_blinks_so_often_is_steady_then() -> None:
    digits = Digits("seat1.main", "41", blink=True, times=3)
    halves = [reads(digits, 7.0, 7.0 + half * 0.25) for half in range(10)]
    assert halves == ["41", ""] * 3 + ["41"] * 4


def test_a_counter_that_blinks_shows_its_number_first_and_nothing_then() -> None:
    digits = Digits("seat1.main", "41", blink=True)
    texts = {reads(digits, 7.0, 7.0 + moment) for moment in SECOND}
    assert (reads(digits, 7.0, 7.0), texts) == ("41", {"41", ""})


def test_a_counter_turns_its_pages_and_begins_again() -> None:
    digits = Digits("seat1.main", "1", then=("2", "3"))
    assert [reads(digits, 0.5, 0.5 + second) for second in (0, 0.9, 1, 2, 3)] == ["1", "1", "2", "3", "1"]


@pytest.mark.parametrize(
    ("text", "places", "shown"),
    [("7", 4, "   7"), ("0812", 4, "0812"), ("2.14", 4, " 2.14"), ("", 2, "  "), ("0812", 2, "--"), ("2.14", 2, "--")],
)
def test_a_text_stands_to_the_right_and_is_never_cut(text: str, places: int, shown: str) -> None:
    assert fit(text, places) == shown


@given(st.text("0123456789- ", max_size=4), st.integers(1, 4))
def test_a_counter_always_shows_all_its_digits(text: str, places: int) -> None:
    assert cells(fit(text, places)) == places


def test_a_short_bar_shows_the_first_lights_and_a_long_one_is_dark_beyond() -> None:
    shown = Pixels("seat1.bar", (Pixel("red"), Pixel("green"), Pixel("blue")))
    assert glowing(shown, 2, 0) == (Pixel("red"), Pixel("green"))
    assert glowing(shown, 5, 0) == (*shown.pixels, Pixel(), Pixel())


def test_only_the_lights_that_blink_blink() -> None:
    shown = Pixels("seat1.bar", (Pixel("red", blink=True), Pixel("green")))
    looks = {glowing(shown, 2, moment) for moment in SECOND}
    assert looks == {shown.pixels, (Pixel(), Pixel("green"))}


@pytest.mark.parametrize("figure", get_args(Figure))
def test_every_sound_has_notes_that_people_hear_and_that_soon_end(figure: Figure) -> None:
    assert all(60 <= tone <= 4000 for note in NOTES[figure] for tone in note.hertz)
    assert all(note.hertz and note.seconds > 0 for note in NOTES[figure])
    assert 0 < seconds(figure) <= 2


def test_no_two_sounds_are_the_same() -> None:
    assert set(NOTES) == set(get_args(Figure))
    assert len(set(NOTES.values())) == len(NOTES)


def test_two_tones_sound_at_once() -> None:
    assert len(NOTES["two-tones"][0].hertz) == 2


def test_what_sounds_at_a_moment_is_a_note_of_the_figure_and_nothing_after_it() -> None:
    assert [sounding("rising", at) for at in (0.0, 0.15, 0.3, 0.43)] == [523.3, 659.3, 784.0, 0.0]
