"""What is heard of a duel."""

from hardware.inputs import Press, Tap, Turn
from tests.companion.bindings.ambal.hands import Hands, begun
from tests.engine.ambal.moments import at
from tests.engine.ambal.table import Table, hit, skill

DOOM = skill("doom", hit(60, "opponents"))


def test_every_placed_card_makes_the_same_tick() -> None:
    for card in ("nothing", "riddle", "doom"):
        table = begun(DOOM)
        table.tap(1, card)
        assert table.sounds() == ["tick"]


def test_all_cards_are_turned_over_with_one_chord() -> None:
    table = begun()
    table.tap(1, "nothing")
    table.tap(2, "filler-1")
    assert table.sounds() == ["tick", "chord"]


def test_who_stops_last_turns_the_cards_over_without_a_tick() -> None:
    table = begun()
    table.tap(1, "nothing")
    table.press("seat2.no")
    assert table.sounds() == ["chord"]


def test_stopping_passing_and_dice_are_silent() -> None:
    table = begun()
    table.press("seat1.no")
    assert table.sounds() == []
    rolling = Hands(at("roll"))
    rolling.press("seat1.ok")
    assert rolling.sounds() == []


def test_a_defeat_is_a_falling_tone() -> None:
    table = begun(DOOM)
    table.table.turn("doom", None)
    assert table.sounds() == ["chord", "falling"]


def test_players_who_fall_together_are_heard_once() -> None:
    table = begun(DOOM, mode="double-regular")
    table.table.turn(("doom", 3), None, None, None)
    assert [fact["seat"] for fact in table.table.told("defeated")] == [3, 4]
    assert table.sounds() == ["chord", "falling"]


def test_the_draw_phase_begins_with_a_bell() -> None:
    table = Hands(Table())
    table.press("seat1.ok")
    assert table.sounds() == ["bell"]
    table.press("seat1.no", "seat2.no", "seat1.no")
    assert table.sounds() == []
    table.press("seat2.no")
    assert table.sounds() == ["bell"]


def test_a_refusal_is_a_low_note_whatever_the_input_and_the_reason() -> None:
    binding = begun().binding
    inputs = (
        Tap(device="seat1.reader", at=0.0, card="nothing"),
        Press(device="seat1.no", at=0.0),
        Turn(device="seat1.dial", at=0.0, by=1),
    )
    assert [binding.refused(told) for told in inputs] == ["low"] * 3
