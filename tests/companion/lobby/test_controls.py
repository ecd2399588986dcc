"""What buttons and dials mean in the lobby and after a game: an input and the lobby give an answer."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.lobby.choice import Wish, game_of
from companion.lobby.controls import (
    LATEST,
    SOONEST,
    Answer,
    Armed,
    AtLobby,
    Begin,
    Choose,
    Resume,
    Sit,
    Stand,
    Vote,
    meaning,
    stops,
)
from companion.lobby.evening import Evening, begun, chose, sat, stood, voted
from companion.lobby.focus import Focus
from engine import registry
from engine.refusal import Refusal
from hardware.inputs import Input, Press, Tap, Turn

BEGIN = Focus("begin", "")
GAMES = registry.offered()


def evening(*seats: int, game: str = "ambush") -> Evening:
    there = chose(begun(), Wish(game=game))
    for seat in seats:
        assert not isinstance(there, Refusal)
        there = sat(there, seat, "", 8)
    assert not isinstance(there, Refusal)
    return there


def at(*seats: int, **more: Any) -> AtLobby:
    given: dict[str, Any] = {"phase": "lobby", "evening": evening(*seats), "boxes": (1, 2, 3, 4)} | more
    return AtLobby(**given)


def press(device: str, at: float = 10.0) -> Press:
    return Press(device=device, at=at)


def turn(by: int, device: str = "seat3.dial") -> Turn:
    return Turn(device=device, at=10.0, by=by)


@pytest.mark.parametrize("button", ["ok", "call"])
def test_a_button_at_a_free_seat_sits_down(button: str) -> None:
    answer = meaning(at(1), press(f"seat2.{button}"))
    assert answer is not None
    assert answer.order == Sit(2)


def test_no_gets_up_unless_a_phone_has_the_seat() -> None:
    answer = meaning(at(1, 2), press("seat2.no"))
    assert answer is not None
    assert answer.order == Stand(2)
    assert meaning(at(1, 2, phones={2}), press("seat2.no")) is None
    assert meaning(at(1), press("seat2.no")) is None


def test_a_dial_goes_through_games_then_modes_then_begin_then_saved_games_and_round_again() -> None:
    now = at(1, 2, saved=(31, 7))
    modes = [Focus("mode", mode) for mode in game_of(now.evening.choice).modes]
    wanted = [*(Focus("game", game) for game in GAMES), *modes, BEGIN, Focus("resume", "31"), Focus("resume", "7")]
    assert list(stops(now)) == wanted
    seen = []
    for _ in wanted:
        answer = meaning(now, turn(1))
        assert answer is not None
        assert answer.order is None
        now = replace(now, focus=answer.focus)
        seen.append(now.focus)
    first = wanted.index(Focus("game", "ambush"))
    assert seen == [*wanted[first + 1 :], *wanted[: first + 1]]


def test_a_press_chooses_a_game_and_the_dial_goes_on_with_its_modes() -> None:
    answer = meaning(at(1, 2, focus=Focus("game", "ambal")), press("seat3.dial"))
    assert answer is not None
    assert answer.order == Choose(Wish(game="ambal"))
    assert answer.focus is not None
    assert answer.focus.on == "mode"
    assert answer.focus.value in modes_of("ambal")


def modes_of(game: str) -> list[str]:
    found = registry.find(game)
    assert found is not None
    return list(found.modes)


def test_ok_of_somebody_who_sits_chooses_too_and_means_nothing_where_nothing_is_pointed_at() -> None:
    mode = Focus("mode", modes_of("ambush")[0])
    answer = meaning(at(1, 2, focus=mode), press("seat1.ok"))
    assert answer == Answer(mode, order=Choose(Wish(mode=mode.value)), figure="click")
    assert meaning(at(1, 2), press("seat1.ok")) is None


@pytest.mark.rule("TABLE-DEVICES")
def test_begin_takes_two_presses_of_one_device_with_a_moment_between() -> None:
    now = at(1, 2, focus=BEGIN)
    first = meaning(now, press("seat1.dial"))
    assert first is not None
    assert (first.order, first.armed) == (None, Armed("seat1.dial", 10.0))
    armed = replace(now, armed=first.armed)
    second = meaning(armed, press("seat1.dial", 10.0 + SOONEST))
    assert second is not None
    assert second.order == Begin()
    for device, moment in (
        ("seat1.dial", 10.0 + SOONEST / 2),
        ("seat1.dial", 10.1 + LATEST),
        ("seat2.dial", 11.0),
        ("seat1.ok", 11.0),
    ):
        other = meaning(armed, press(device, moment))
        assert other is not None
        assert (other.order, other.armed) == (None, Armed(device, moment))


@pytest.mark.parametrize(
    "told", [turn(1), press("seat1.no"), press("seat1.call"), Tap(device="seat1.reader", at=10.5, card="target-1")]
)
def test_whatever_else_is_touched_takes_the_first_press_back(told: Input) -> None:
    answer = meaning(at(1, 2, focus=BEGIN, armed=Armed("seat1.dial", 10.0)), told)
    assert answer is not None
    assert (answer.armed, answer.order) == (None, None)


def test_begin_is_refused_with_the_reason_while_too_few_sit() -> None:
    answer = meaning(at(1, focus=BEGIN), press("seat1.dial"))
    assert answer is not None
    assert answer.refused is not None
    assert answer.armed is None
    assert answer.refused.message.id == "lobby-too-few"


def test_a_saved_game_is_taken_up_with_two_presses() -> None:
    focus = Focus("resume", "31")
    now = at(1, 2, saved=(31,), focus=focus, armed=Armed("seat1.dial", 10.0))
    answer = meaning(now, press("seat1.dial", 11.0))
    assert answer is not None
    assert answer.order == Resume(31)


def test_without_a_dial_the_call_buttons_of_those_who_sit_go_on_by_one() -> None:
    answer = meaning(at(1, 2, dials=False), press("seat1.call"))
    assert answer is not None
    assert answer.focus == stops(at(1, 2))[(GAMES.index("ambush") + 1) % len(GAMES)]
    assert meaning(at(1, 2), press("seat1.call")) is None


def test_undo_points_at_nothing_any_more() -> None:
    assert meaning(at(1, focus=BEGIN), press("table.undo")) == Answer(None, figure="blip")
    assert meaning(at(1), press("table.undo")) is None


def test_after_a_game_ok_is_yes_and_no_takes_it_back() -> None:
    now = at(1, 2, phase="over")
    for device, order in (("seat1.ok", Vote(1, True)), ("seat2.dial", Vote(2, True)), ("seat2.no", Vote(2, False))):
        answer = meaning(now, press(device))
        assert answer is not None
        assert answer.order == order
    assert meaning(now, press("seat3.ok")) is None
    assert meaning(now, press("seat1.call")) is None


def test_after_a_game_the_dial_reaches_again_and_another_game() -> None:
    now = at(1, 2, phase="over")
    again = meaning(now, turn(1))
    assert again is not None
    assert again.focus == BEGIN
    other = meaning(replace(now, focus=BEGIN), turn(1))
    assert other is not None
    assert other.focus == Focus("game", GAMES[0])
    first = meaning(replace(now, focus=other.focus), press("seat1.dial"))
    assert first is not None
    assert (first.order, first.armed) == (None, Armed("seat1.dial", 10.0))
    second = meaning(replace(now, focus=other.focus, armed=first.armed), press("seat1.dial", 11.0))
    assert second is not None
    assert second.order == Choose(Wish(game=GAMES[0]), leave=True)
    button = meaning(replace(now, focus=other.focus), press("seat1.ok"))
    assert button is not None
    assert button.order == Vote(1, True)


# Whoever touches things at random

DEVICES = [f"seat{seat}.{role}" for seat in range(1, 5) for role in ("ok", "no", "call", "dial")] + ["table.undo"]
TOUCHES = st.lists(
    st.tuples(st.sampled_from(DEVICES), st.integers(-9, 9), st.floats(0.05, 12.0)), min_size=1, max_size=60
)


def touched(now: AtLobby, told: Input) -> tuple[AtLobby, Answer | None]:
    answer = meaning(now, told)
    if answer is None:
        return now, None
    there: Evening | Refusal = now.evening
    match answer.order:
        case Sit(seat=seat):
            there = sat(now.evening, seat, "", 8)
        case Stand(seat=seat):
            there = stood(now.evening, seat)
        case Vote(seat=seat, yes=yes):
            there = voted(now.evening, seat, yes)
        case Choose(wish=wish):
            there = chose(now.evening, wish)
    assert not isinstance(there, Refusal), there
    return replace(now, evening=there, focus=answer.focus, armed=answer.armed), answer


@settings(max_examples=150, deadline=None)
@given(TOUCHES)
def test_nobody_begins_without_pressing_one_device_twice_in_a_row_and_nobody_is_stuck(
    touches: list[tuple[str, int, float]],
) -> None:
    now, moment, before = at(saved=(4,)), 0.0, ""
    for device, by, later in touches:
        moment += later
        turns = device.endswith("dial") and by
        told: Input = Turn(device=device, at=moment, by=by) if turns else press(device, moment)
        now, answer = touched(now, told)
        if answer is not None and isinstance(answer.order, Begin | Resume):
            assert before == device
            assert not turns
        before = "" if turns else device
    begins(now, moment)


def begins(now: AtLobby, moment: float) -> None:
    """From wherever it is, the usual way leads to a game: two sit, the dial goes to Begin, and two presses."""
    for seat in (1, 2, 3, 4):
        if (seat in now.evening.people) != (seat < 3):
            now, _ = touched(now, press(f"seat{seat}.{'ok' if seat < 3 else 'no'}", moment := moment + 20))
            if (seat in now.evening.people) != (seat < 3):  # the first one took back what was armed
                now, _ = touched(now, press(f"seat{seat}.no", moment := moment + 20))
    now, _ = touched(now, Turn(device="seat1.dial", at=moment + 20, by=1))
    while now.focus != Focus("game", "ambush"):
        now, _ = touched(now, Turn(device="seat1.dial", at=moment + 20, by=1))
    now, _ = touched(now, press("seat1.dial", moment := moment + 40))
    while now.focus != BEGIN:
        now, _ = touched(now, Turn(device="seat1.dial", at=moment, by=1))
    now, _ = touched(now, press("seat1.dial", moment := moment + 20))
    _, answer = touched(now, press("seat1.dial", moment + 1))
    assert answer is not None
    assert answer.order == Begin()
