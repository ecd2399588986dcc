"""Responses by devices: the reaction button claims, a tap or the dial responds, No gives it back."""

import pytest

from companion.bindings import Actions, AskLinks, Claimed, HoldTimer, StartTimer, StopTimer, Wish
from engine.ambyria.actions import Go
from hardware.inputs import Press
from tests.companion.bindings.ambyria.hands import NOTHING, Hands, playing
from tests.companion.bindings.ambyria.test_turn import did
from tests.engine.ambyria.table import Table


def announced(seats: int = 3, **options: object) -> Hands:
    """Ana has played a card whose effect can be responded to."""
    table = playing(seats, **options)  # type: ignore[arg-type]
    table.tap(1, "reader")
    return table


@pytest.mark.rule("AMBYRIA-RESP-08", "AMBYRIA-RESP-09")
def test_a_call_holds_the_window_and_no_gives_it_back() -> None:
    table = announced()
    assert table.press("seat2.call") == did("call", 2)
    assert table.lamps() == ["dark", "flash", "dark"]
    assert table.press("seat1.ok") == NOTHING, "a window that is held does not go on"
    assert table.tap(3, "spark") == "AMBYRIA-RESP-09"
    assert table.press("seat2.no") == did("pass", 2)
    assert table.press("seat1.ok") == did("go", 1)


@pytest.mark.rule("AMBYRIA-RESP-03")
def test_nobody_claims_a_response_to_the_own_effect() -> None:
    assert announced().press("seat1.call") == "AMBYRIA-RESP-03"


@pytest.mark.rule("AMBYRIA-RESP-05")
def test_a_tap_responds_and_can_be_responded_to() -> None:
    table = announced()
    assert table.tap(2, "spark") == did("respond", 2, card="spark")
    assert table.tap(1, "spark") == did("respond", 1, card="spark")
    for seat in (1, 2, 1):
        assert table.press(f"seat{seat}.ok") == did("go", seat)
    assert table.view.turn == 2


@pytest.mark.rule("AMBYRIA-RESP-12")
def test_no_passes_in_the_window_of_another() -> None:
    table = announced(windows="all")
    assert table.press("seat1.ok") == "AMBYRIA-RESP-11"
    assert table.press("seat2.no") == did("pass", 2)
    assert table.press("seat3.no") == did("pass", 3)
    assert table.view.turn == 2


@pytest.mark.rule("AMBYRIA-DOWN-04", "AMBYRIA-DOWN-05")
def test_the_holder_dials_a_face_down_card_and_names_it_by_a_tap() -> None:
    table = playing(rows={2: ("-?", "pebble", "-?")})
    table.tap(1, "reader")
    table.turn(2, 1)
    assert table.press("seat2.ok") == NOTHING, "whoever does not hold the window dials nothing"
    table.press("seat2.call")
    assert table.counter("seat2.aux") == "1*"
    assert table.press("seat2.ok") == "AMBYRIA-DOWN-05"
    table.turn(2, 1)
    assert table.counter("seat2.aux") == "3*"
    assert table.tap(2, "snare") == did("respond", 2, card="snare", slot=3)


@pytest.mark.rule("AMBYRIA-DOWN-04")
def test_a_face_down_card_that_the_table_knows_is_an_ok() -> None:
    table = playing(rows={2: ("-snare",)})
    table.tap(1, "reader")
    table.press("seat2.call")
    assert table.press("seat2.dial") == did("respond", 2, slot=1)


@pytest.mark.rule("AMBYRIA-RESP-08")
def test_a_call_between_effects_opens_a_window_for_what_has_just_happened() -> None:
    table = playing()
    assert table.press("seat2.call") == did("call", 2)
    assert table.view.table.window["kind"] == "event"
    assert table.tap(2, "spark") == did("respond", 2, card="spark")


@pytest.mark.rule("AMBYRIA-RESP-08")
def test_a_call_at_another_moment_is_refused() -> None:
    assert Hands(Table(2)).press("seat1.call") == "AMBYRIA-RESP-08"


@pytest.mark.rule("AMBYRIA-COL-03")
def test_in_the_own_collection_a_tap_responds_and_a_claim_is_like_anybodys() -> None:
    table = Hands(Table(2).playing().given(2, row=("-snare",) * 5, mode="greedy").do("play", 1, card="pebble"))
    assert table.lamps() == ["steady", "steady"]
    assert table.press("seat2.call") == did("call", 2)
    assert table.press("seat2.ok") == did("respond", 2, slot=1)


# Who was first


def claimed(table: Hands, *presses: tuple[int, float, float]) -> dict[str, object] | None:
    """These seats press their buttons at that time with that error, and then every link has answered."""
    binding = table.binding
    wishes: list[Wish] = []
    for seat, at, err in presses:
        meaning = binding.meaning(table.view, Press(device=f"seat{seat}.call", at=at, err=err))
        assert isinstance(meaning, Actions)
        assert meaning.actions == ()
        wishes += meaning.wishes
    assert wishes == [AskLinks(None, 0.5)], "every link is asked once"
    assert binding.claims(table.view) == tuple(Claimed(*press) for press in presses), "what is told of the race"
    action = binding.settled(table.view)
    assert binding.claims(table.view) == ()
    return None if action is None else {"seat": action.seat, "do": action.verb()}


@pytest.mark.rule("AMBYRIA-RESP-16")
@pytest.mark.parametrize(
    ("presses", "first"),
    [
        (((2, 5.0, 0.0), (3, 5.001, 0.0)), 2),
        (((3, 5.001, 0.0), (4, 5.0, 0.0)), 4),
        (((4, 5.0, 0.002), (3, 5.003, 0.002)), 3),
        (((4, 5.0, 0.0), (3, 5.003, 0.002)), 4),
        (((3, 5.0, 0.0), (2, 5.0, 0.0), (4, 4.999, 0.0005)), 4),
    ],
)
def test_the_earliest_claim_holds_and_of_those_alike_the_first_to_the_left(
    presses: tuple[tuple[int, float, float], ...], first: int
) -> None:
    assert claimed(announced(4), *presses) == {"seat": first, "do": "call"}


@pytest.mark.rule("AMBYRIA-RESP-16")
def test_to_the_left_is_counted_from_whose_effect_it_is() -> None:
    table = Hands(Table(4, first=3).playing())
    table.tap(3, "reader")
    assert claimed(table, (2, 5.0, 1.0), (1, 5.0, 1.0)) == {"seat": 1, "do": "call"}
    without_window = Hands(Table(4, first=3).playing())
    assert claimed(without_window, (3, 5.0, 1.0), (2, 5.0, 1.0)) == {"seat": 2, "do": "call"}, "the own seat comes last"


def test_while_claims_are_being_settled_nothing_else_is_heard() -> None:
    table = announced()
    table.binding.meaning(table.view, Press(device="seat2.call", at=1.0))
    assert table.binding.meaning(table.view, Press(device="seat1.ok", at=1.1)) is None


def test_a_window_that_closed_meanwhile_leaves_nothing_to_settle() -> None:
    table = announced()
    table.binding.meaning(table.view, Press(device="seat2.call", at=1.0))
    table.table.do("go", 1)
    table.catch_up()
    assert table.binding.settled(table.view) is None


# The response timer


@pytest.mark.rule("AMBYRIA-RESP-17")
def test_the_timer_runs_in_a_free_window_and_stops_while_it_is_held() -> None:
    table = announced(response_seconds=8)
    table.press("seat2.call")
    table.tap(2, "spark")
    table.press("seat2.ok", "seat1.ok")
    timer, stopped = StartTimer("response", 8, then=Go(0)), StopTimer("response")
    held = HoldTimer("response")
    assert list(table.binding.wishes) == [
        timer,  # Ana's effect
        held,  # Bo holds the window
        timer,  # Bo's response
        timer,  # Ana's window opens anew
        stopped,  # it has happened
    ]


def test_without_the_option_no_timer_runs() -> None:
    assert announced().binding.wishes == ()
