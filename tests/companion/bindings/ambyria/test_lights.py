"""What counters, bars and lamps show, and what is heard."""

import pytest

from companion.bindings import StartTimer, Timing
from companion.bindings.colours import of_seat
from engine.ambyria.cards import COLOURS
from hardware.inputs import Press
from hardware.outputs import Digits, Pixel
from tests.companion.bindings.ambyria.hands import Hands, hands, playing
from tests.engine.ambyria.table import Table


def test_a_bar_shows_the_slots_and_the_mode() -> None:
    table = playing(rows={1: ("pebble", "-snare", "mushrooms")})
    assert table.colours(1) == ["white", "violet", "turquoise", "dark", "dark", "yellow"]
    assert table.colours(2) == ["dark"] * 6


@pytest.mark.parametrize(
    ("mode", "colour"), [("protection", "blue"), ("attack", "red"), ("hasty", "yellow"), ("greedy", "green")]
)
def test_each_mode_has_its_colour(mode: str, colour: str) -> None:
    table = Hands(Table(2).chosen().given(2, mode=mode))  # type: ignore[arg-type]
    assert table.colours(2)[5] == colour


@pytest.mark.rule("AMBYRIA-SET-04")
def test_a_seat_is_shown_in_the_colour_of_its_deck_and_before_in_its_own() -> None:
    before, after = Hands(Table(2)), Hands(Table(2).chosen())
    heroes = after.view.table.heroes
    assert [before.binding.colour(before.view, seat) for seat in (1, 2)] == [of_seat(1), of_seat(2)]
    assert [after.binding.colour(after.view, int(seat)) for seat in heroes] == [
        COLOURS[hero] for hero in heroes.values()
    ]


def test_a_bar_of_five_leds_has_no_room_for_the_mode() -> None:
    table = Hands(Table(2).playing().given(1, row=("pebble",)), bars={1: 5})
    assert table.colours(1) == ["white", "dark", "dark", "dark", "dark"]


def test_a_face_down_card_with_a_lasting_effect_looks_like_any_other() -> None:
    assert playing(rows={1: ("-mushrooms",)}).colours(1) == playing(rows={1: ("-pebble",)}).colours(1)


def test_a_row_pulses_while_it_is_about_to_be_collected() -> None:
    table = Hands(Table(2).playing().given(2, row=("pebble",) * 5, mode="greedy").do("play", 1, card="pebble"))
    assert table.colours(2) == ["white*"] * 5 + ["green"]
    assert table.colours(1) == ["white"] + ["dark"] * 4 + ["yellow"]
    table.press("seat1.call")
    assert table.colours(2)[0] == "white*", "somebody may still keep it from happening"


def test_the_card_that_a_dial_stands_at_is_bright() -> None:
    table = playing(rows={2: ("pebble", "nugget")})
    table.tap(1, "thief")
    table.turn(1, 1)
    assert table.bar(2).pixels[:2] == (Pixel("white"), Pixel("white", "bright"))


def test_counters_read_arcane_cards_and_the_hand() -> None:
    table = playing()
    assert (table.counter("seat1.main"), table.counter("seat1.aux")) == ("4", "5")


def test_a_lamp_says_who_may_respond_who_holds_and_who_is_waited_for() -> None:
    table = playing(3)
    assert table.lamps() == ["flash", "dark", "dark"]
    table.tap(1, "reader")
    assert table.lamps() == ["flash", "steady", "steady"]
    table.press("seat3.call")
    assert table.lamps() == ["dark", "dark", "flash"]


def test_the_holder_blinks_faster_than_who_is_waited_for() -> None:
    table = playing()
    waited = table.shows("seat1.lamp")
    table.press("seat1.call")
    assert (waited.how.pace, table.shows("seat1.lamp").how.pace) == ("slow", "quick")  # type: ignore[union-attr]


# Sounds


def test_a_window_a_claim_and_a_collection_are_heard() -> None:
    table = Hands(Table(2).playing().given(2, row=("pebble",) * 5, mode="greedy"))
    table.tap(1, "reader")
    assert table.sounds() == ["rising"]
    table.press("seat2.call")
    assert table.sounds() == ["two-tones"]
    table.press("seat2.no")
    assert table.sounds() == [], "a hold that is given back opens no window"
    table.tap(2, "guard")
    assert table.sounds() == ["rising"], "the window opens anew"
    table.press("seat1.ok")
    assert table.sounds() == ["rising"], "Bo's collection"
    table.press("seat2.ok")
    assert table.sounds() == ["bell"]


@pytest.mark.rule("AMBYRIA-FIN-01")
def test_the_last_phase_and_the_end_are_heard() -> None:
    table = Hands(Table(2).playing().given(1, arcane=1))
    table.tap(1, "rune")
    table.press("seat1.ok")
    table.tap(1, "reader")
    assert table.sounds() == ["gong", "rising"]
    table.press("seat1.ok")
    assert (table.view.phase, table.sounds()) == ("over", []), "the gong comes with the last total"


def test_what_means_nothing_or_is_refused_is_a_low_tone() -> None:
    binding, told = hands().binding, Press(device="seat1.no", at=0.0)
    assert (binding.ignored(told), binding.refused(told)) == ("low", "low")


# The end


def ended() -> Hands:
    """Three piles of 4, 18 and 9 stones."""
    table = Table(3).playing()
    for seat, pile in ((1, ("nugget",)), (2, ("hoard", "hoard")), (3, ("hoard",))):
        table.given(seat, collection=pile)
    table.do("adjust", 0, target=2, counter="arcane", to=0)
    shown = Hands(table)
    shown.tap(1, "pebble")
    assert shown.view.phase == "over"
    return shown


def totals(table: Hands, *timings: Timing) -> list[str]:
    shown = [table.shows(f"seat{seat}.main", timings) for seat in (1, 2, 3)]
    return [one.text for one in shown if isinstance(one, Digits)]


@pytest.mark.rule("AMBYRIA-FIN-08")
def test_totals_are_turned_up_one_after_the_other_the_winner_last() -> None:
    table = ended()
    names = [wish.name for wish in table.binding.wishes if isinstance(wish, StartTimer)]
    first, second, third = (Timing(name, 0.5) for name in names)
    assert totals(table, first, second, third) == ["----", "----", "----"]
    assert totals(table, second, third) == ["4", "----", "----"]
    assert totals(table, third) == ["4", "----", "9"]
    assert totals(table) == ["4", "18", "9"]
    assert [table.counter(f"seat{seat}.aux") for seat in (1, 2, 3)] == ["3", "1", "2"]


def test_equal_totals_share_a_place_and_whoever_left_has_none() -> None:
    table = Table(3).playing()
    table.do("concede", 3).do("adjust", 0, target=2, counter="arcane", to=0)
    shown = Hands(table)
    shown.tap(1, "pebble")
    assert [shown.counter(f"seat{seat}.aux") for seat in (1, 2, 3)] == ["1", "1", ""]


# Readers


def test_a_card_is_awaited_where_a_tap_means_something() -> None:
    assert hands(3).awaits_card() == (1, 2, 3)
    table = playing(3)
    assert table.awaits_card() == (1,)
    table.tap(1, "reader")
    assert table.awaits_card() == (2, 3)
    table.press("seat2.call")
    assert table.awaits_card() == (2,)
