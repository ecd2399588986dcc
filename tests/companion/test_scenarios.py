"""The device steps of a scenario: what a step may say, what it may not, and what one input leaves behind."""

from typing import Any

import pytest

from companion.messages import Speaker, languages
from companion.scenarios import devices_of
from companion.taps import Tagged
from engine.refusal import INPUT, UNDO, Refusal
from engine.scenario import Report, Scenario, read, run
from engine.scenario import steps as s
from tests.companion.bindings.ambush.hands import NOTHING, Hands, hands, playing
from tests.companion.messages.saying import finished
from tests.engine.ambush.table import Table

TURNED = s.Turn(turn="seat1.dial", by=1)


def scenario(*steps: str) -> Scenario:
    header = '{"game":"ambush","seats":["Ana","Bo"],"options":{"castle":9},"cards":[{"id":"page","name":"Page"}]}'
    found = read(line.encode() for line in (header, *steps))
    assert isinstance(found, Scenario), found
    return found


def reports(*steps: str) -> list[Report]:
    played = scenario(*steps)
    return list(run(played, devices_of(played)))


# Inputs that nobody could have made


@pytest.mark.parametrize(("step", "words"), [
    (s.Press(press="seat3.ok"), "device-unknown"),
    (s.Press(press="seat9.ok"), "device-unknown"),
    (s.Press(press="seat1.undo"), "device-unknown"),
    (s.Press(press=""), "device-unknown"),
    (s.Tap(tap="reader", card="mason"), "device-unknown"),
    (s.Turn(turn="table.dial", by=1), "device-unknown"),
    (s.Press(press="seat1.main"), "device-not-pressed"),
    (s.Press(press="table.reader"), "device-not-pressed"),
    (s.Press(press="table.grid"), "device-not-pressed"),
    (s.Turn(turn="seat1.ok", by=1), "device-not-turned"),
    (s.Touch(touch="seat1.ok", square="e5"), "device-not-touched"),
    (s.Touch(touch="seat1.grid", square="e5", how="put"), "device-unknown"),
    (s.Stand(stand="table.reader", squares=("e5",)), "device-not-touched"),
    (s.Tap(tap="seat1.dial", card="mason"), "device-not-tapped"),
    (s.Tap(tap="seat1.reader"), "device-tap-empty"),
    (s.Tap(tap="seat1.reader", card="", uid=""), "device-tap-empty"),
    (s.Tap(tap="seat1.reader", uid="04A1B2C3"), "tag-unknown"),
])  # fmt: skip
def test_what_no_device_could_tell_is_refused(step: s.Device, words: str) -> None:
    table = hands(2)
    refusal = table.device(step)
    assert isinstance(refusal, Refusal)
    assert (refusal.clause, refusal.message.id) == (INPUT, words)
    for language in languages():
        assert finished(Speaker(language).refusal(refusal))


def test_the_refusal_says_what_would_be_right() -> None:
    table = hands(2)
    refusal = table.device(s.Press(press="seat3.ok"))
    assert isinstance(refusal, Refusal)
    said = Speaker("en").refusal(refusal)
    assert "“seat3.ok”" in said
    assert "1 to 2" in said


def test_a_registered_tag_is_its_card() -> None:
    tags = {"04AA": Tagged("ambush", "mason"), "04BB": Tagged(None, "target-2"), "04CC": Tagged("ambal", "firebolt")}
    table = playing(tags=tags.get)
    assert table.use(s.Tap(tap="seat1.reader", uid="04CC")) == INPUT
    assert table.use(s.Tap(tap="seat1.reader", uid="04BB")) == NOTHING
    assert table.use(s.Tap(tap="seat1.reader", uid="04AA")) == [{"do": "play", "seat": 1, "card": "mason"}]


# When it happened


def test_an_action_carries_the_moment_of_its_input() -> None:
    assert hands().press("seat1.ok", at=2.5) == [{"do": "first", "seat": 0, "first": 1, "at": 2.5}]


def test_an_action_has_no_moment_where_the_input_had_none() -> None:
    assert hands().press("seat1.ok") == [{"do": "first", "seat": 0, "first": 1}]


def test_only_a_call_says_how_wrong_its_moment_may_be() -> None:
    table = Hands(Table(2).begun().turns(2))
    assert table.press("seat1.ok", at=1, err=0.5) == [{"do": "expose", "seat": 1, "at": 1.0}]
    assert table.press("seat1.call", at=2, err=0.5) == [{"do": "call", "seat": 1, "at": 2.0, "err": 0.5}]
    assert table.press("seat2.call", at=2) == [{"do": "call", "seat": 2, "at": 2.0}]


def test_a_press_without_a_moment_is_a_spoken_call() -> None:
    table = Hands(Table(2).begun().turns(2))
    table.press("seat1.call")
    assert table.table.told("ambush") == [{"fact": "ambush", "how": "voice"}]


# What is left to undo


def test_one_input_is_one_step_of_undo() -> None:
    table = hands()
    table.press("seat1.ok")
    table.press("seat1.ok")
    assert len(table.table.history.moments) == 2


@pytest.mark.parametrize("step", [TURNED, s.Press(press="seat2.no"), s.Tap(tap="seat1.reader", card="footman")])
def test_what_means_nothing_or_is_only_noted_leaves_nothing_to_undo(step: s.Press | s.Tap | s.Turn) -> None:
    table = playing()
    before, state = table.table.history.moments, table.table.state
    outcome = table.device(step)
    assert not isinstance(outcome, Refusal)
    assert (outcome.state, outcome.facts) == (state, ())
    assert table.table.history.moments == before


def test_what_means_nothing_does_not_end_what_could_be_redone() -> None:
    table = playing()
    table.press("table.undo")
    table.press("seat2.no")
    assert table.table.history.redo() is None


def test_a_refused_input_leaves_nothing_to_undo() -> None:
    table = playing()
    before = table.table.history.moments
    assert table.tap("seat1.reader", "dragon") == INPUT
    assert table.table.history.moments == before


def test_the_button_of_a_scenario_is_the_referees_and_asks_nobody() -> None:
    table = hands(3)
    table.press("seat1.ok")
    table.tap("table.reader", "ambush")
    assert table.press("table.undo") == NOTHING
    assert (table.view.phase, len(table.table.history.moments)) == ("expose", 1)
    assert table.press("seat1.ok") == [{"do": "expose", "seat": 1}], "nobody has a question to answer"


def test_undo_without_anything_to_take_back_is_refused() -> None:
    assert hands().press("table.undo") == UNDO


# In a scenario


def test_a_scenario_is_played_with_its_own_cards_and_options() -> None:
    last = reports(
        '{"press":"seat1.ok"}',
        '{"press":"seat1.ok"}',
        '{"turn":"seat2.dial","by":-3}',
        '{"press":"seat1.ok"}',
        '{"tap":"seat2.reader","card":"page"}',
        '{"expect":{"seats":{"2":{"counters":{"castle":6}}},"table":{"shown":"page"}}}',
    )[-1]
    assert last.ok, last.mismatch


def test_the_table_of_a_scenario_sends_nothing_by_itself() -> None:
    steps = [f'{{"press":"seat{seat}.ok","at":1}}' for seat in (1, 1, 1, 2, 2)]
    played = reports(*steps, '{"press":"seat1.call","at":2}')
    window: dict[str, Any] = played[-1].view.table.window
    assert window["open"] is True
