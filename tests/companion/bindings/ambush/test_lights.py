"""What counters and lamps show, row by row of the role table of Ambush."""

import pytest

from companion.bindings.ambush import ROLES
from hardware.outputs import Blink, Dark, Digits, Flash, InTurn, Light, Output, Steady
from hardware.roles import ROLES as EVERY_ROLE
from hardware.roles import SHOWS, spot
from tests.companion.bindings.ambush.hands import Hands, hands, playing
from tests.companion.bindings.ambush.test_after_a_call import aftermath, grabbing, tied, verifying
from tests.engine.ambush.moments import MOMENTS, at
from tests.engine.ambush.table import Table


def how(table: Hands, seat: int) -> object:
    output = table.shows(f"seat{seat}.lamp")
    assert isinstance(output, Light)
    return output.how


def pressed(*presses: tuple[int, float, float]) -> Hands:
    """Two cards lie there, and these seats pressed at such a moment with such an error."""
    table = Table(3).begun().turns(2)
    for seat, moment, err in presses:
        table.do("call", seat, at=moment, err=err)
    return Hands(table)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_seat_has_its_four_lights_at_every_moment(moment: str) -> None:
    table = Hands(at(moment, seats=3 if moment != "over" else 2))
    shown = tuple(table.binding.shows(table.view))
    seats = range(1, len(table.view.seats) + 1)
    assert [one.device for one in shown] == [
        f"seat{n}.{role}" for n in seats for role in ("lamp", "main", "aux", "bar")
    ]
    for output in shown:
        place = spot(output.device)
        assert place is not None
        assert type(output) is SHOWS[place.role]


def test_ambush_uses_every_role_but_the_grid() -> None:
    assert set(EVERY_ROLE) - set(ROLES) == {"grid"}
    assert hands().binding.roles == ROLES


# main


def test_the_main_counter_is_the_castle() -> None:
    table = playing(seats=2, castle=120)
    assert table.counter("seat2.main") == "120"
    table.tap("seat1.reader", "footman")
    assert table.counter("seat2.main") == "117"


@pytest.mark.parametrize(("turns", "reads"), [
    ([-5], "15*"), ([-5, 2], "17*"), ([-5, 5], "20"), ([3], "20*"), ([-25], "0*"), ([-999], "0*"),
])  # fmt: skip
def test_it_blinks_with_what_the_castle_would_be(turns: list[int], reads: str) -> None:
    table = playing()
    for by in turns:
        table.turn("seat2.dial", by)
    assert table.counter("seat2.main") == reads
    assert table.counter("seat3.main") == "20"


def test_what_it_would_be_never_goes_above_the_dial() -> None:
    table = playing(castle=20, dial_max=25)
    table.turn("seat2.dial", 9)
    assert table.counter("seat2.main") == "25*"


def test_guard_is_used_up_first() -> None:
    table = playing()
    table.table.do("adjust", 0, target=2, counter="guard", to=4)
    for by, reads in ((-3, "20*"), (-1, "20*"), (-1, "19*"), (9, "20*")):
        table.turn("seat2.dial", by)
        assert table.counter("seat2.main") == reads
    assert table.press("seat1.ok")
    assert table.table.castle(2) == 20


def test_what_it_showed_is_what_happens() -> None:
    table = playing()
    table.table.do("adjust", 0, target=2, counter="guard", to=2)
    table.turn("seat2.dial", -7)
    assert table.counter("seat2.main") == "15*"
    table.press("seat1.ok")
    assert table.counter("seat2.main") == "15"


def test_a_destroyed_castle_reads_dashes() -> None:
    table = playing()
    table.table.do("concede", 2)
    assert table.counter("seat2.main") == "----"


# aux


def test_the_second_counter_is_the_hand() -> None:
    table = hands()
    assert table.counter("seat1.aux") == "0"
    table.press("seat1.ok")
    assert [table.counter(f"seat{seat}.aux") for seat in (1, 2, 3)] == ["5", "5", "5"]


def test_while_a_target_is_chosen_it_is_the_targets_seat() -> None:
    table = playing()
    table.tap("seat1.reader", "footman")
    assert table.counter("seat1.aux") == "-*"
    table.turn("seat1.dial", -1)
    assert [table.counter(f"seat{seat}.aux") for seat in (1, 2, 3)] == ["3", "5", "5"]
    table.press("seat1.no")
    assert table.counter("seat1.aux") == "5"


def test_in_the_grab_it_is_the_pile_or_what_the_dial_makes_of_it() -> None:
    table = grabbing()
    assert table.counter("seat2.aux") == "0"
    table.tap("seat2.reader", "mason")
    assert table.counter("seat2.aux") == "1"
    table.turn("seat2.dial", 3)
    assert table.counter("seat2.aux") == "4*"  # screens say 1 until OK is pressed
    table.press("seat2.ok")
    assert table.counter("seat2.aux") == "4"


def test_in_the_verification_it_is_the_dialled_number() -> None:
    table = verifying(s1=2, s2=3)
    assert table.counter("seat2.aux") == "0*"
    table.turn("seat2.dial", 2)
    assert table.counter("seat2.aux") == "2*"


def test_those_from_whom_no_number_is_awaited_see_their_hand() -> None:
    table = verifying(s1=2, s2=3)
    assert table.counter("seat3.aux") == "5"
    table.press("seat2.ok")
    assert table.counter("seat2.aux") == "5"


def test_the_seat_that_declares_for_the_cards_left_lying_sees_its_number() -> None:
    table = verifying(s2=3)
    assert table.counter("seat1.aux") == "0*"
    table.turn("seat1.dial", 1)
    assert table.counter("seat1.aux") == "1*"


def test_in_a_dead_heat_it_is_the_die() -> None:
    table = tied()
    assert [table.counter(f"seat{seat}.aux") for seat in (1, 2, 3)] == ["1*", "1*", "5"]
    table.turn("seat2.dial", 4)
    assert table.counter("seat2.aux") == "5*"


def test_in_the_aftermath_it_is_what_has_to_be_given_back() -> None:
    table = aftermath()
    assert table.counter("seat2.aux") == "5"
    table.table.do("adjust", 0, target=2, counter="hand", to=13)
    assert table.counter("seat2.aux") == "3"


# lamp


def test_the_lamp_is_lit_while_a_press_is_a_call() -> None:
    table = Hands(Table(3).begun())
    assert {table.lamp(seat) for seat in (1, 2, 3)} == {"dark"}
    table.table.turns(2)
    assert {table.lamp(seat) for seat in (1, 2, 3)} == {"steady"}


def test_the_lamp_is_dark_while_an_effect_is_carried_out() -> None:
    table = Hands(Table(2).begun().turns(2))
    table.table.do("expose", 1)
    table.table.do("play", 1, card="archer")
    assert table.lamp(2) == "dark"


def test_the_lamp_of_a_barred_seat_is_dark() -> None:
    table = Hands(Table(2, false_start="bar").begun().turns(1))
    table.press("seat1.call", at=1)
    table.table.turns(1)
    assert (table.lamp(1), table.lamp(2)) == ("dark", "steady")


def test_all_flash_until_the_window_closes() -> None:
    table = pressed((2, 5.0, 0.0))
    assert {how(table, seat) for seat in (1, 2, 3)} == {Flash()}
    table.table.do("close", 0)
    assert [how(table, seat) for seat in (1, 2, 3)] == [Dark(), Steady(), Dark()]


def test_after_a_spoken_call_the_callers_lamp_is_lit_at_once() -> None:
    assert [how(grabbing(), seat) for seat in (1, 2, 3)] == [Steady(), Dark(), Dark()]


def test_in_a_dead_heat_the_lamps_take_turns() -> None:
    table = pressed((3, 5.0, 0.1), (1, 5.0, 0.1))
    table.table.do("close", 0)
    assert [how(table, seat) for seat in (1, 2, 3)] == [InTurn(1, 2), Dark(), InTurn(2, 2)]


def test_the_callers_lamp_stays_lit_to_the_end_of_the_ambush() -> None:
    table = pressed((2, 5.0, 0.0))
    table.table.stop_all()
    assert (table.view.phase, how(table, 2)) == ("verify", Steady())
    table.table.do("declare", 0, ambush=2)
    assert (table.view.phase, how(table, 2)) == ("aftermath", Steady())
    table.table.do("ready", 0)
    assert how(table, 2) == Dark()


def test_a_destroyed_seat_and_a_finished_game_have_no_light() -> None:
    table = pressed((1, 5.0, 0.0))
    table.table.do("concede", 3)
    assert [how(table, seat) for seat in (1, 2, 3)] == [Flash(), Flash(), Dark()]
    table.table.do("concede", 2)
    assert {how(table, seat) for seat in (1, 2, 3)} == {Dark()}


# Signals


def signals(table: Hands) -> list[Output]:
    table.catch_up()
    last = table.table.history.last
    assert last is not None
    return list(table.binding.signals(last.facts))


def test_a_false_start_blinks_three_times() -> None:
    table = playing()
    table.press("seat2.call", at=5)
    assert signals(table) == [Light("seat2.lamp", Blink(3, then="dark"))]


def test_after_a_press_that_was_too_early_the_lamp_is_lit_again() -> None:
    table = Hands(Table(2).begun().turns(1))
    table.press("seat2.ok", at=5)
    table.press("seat1.call", at=4)
    assert table.table.told("false-start")[0]["why"] == "early"
    assert signals(table) == [Light("seat1.lamp", Blink(3, then="steady"))]


def test_nothing_else_is_signalled() -> None:
    table = playing()
    assert signals(table) == []
    table.tap("seat1.reader", "mason")
    assert signals(table) == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_counter_is_never_left_without_a_text(moment: str) -> None:
    table = Hands(at(moment))
    assert all(one.text for one in table.binding.shows(table.view) if isinstance(one, Digits))
