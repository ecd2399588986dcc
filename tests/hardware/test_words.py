"""Inputs, outputs and states are closed sets that travel as JSON; roles and device names belong together."""

from typing import get_args

import msgspec
import pytest

from hardware.inputs import (
    Clash,
    Down,
    Input,
    Lifted,
    Missed,
    Press,
    Settled,
    Standing,
    State,
    Status,
    Tag,
    Tap,
    Touch,
    Turn,
    Unread,
    Up,
)
from hardware.outputs import (
    Blink,
    Dark,
    Digits,
    Flash,
    InTurn,
    Light,
    Output,
    Pixel,
    Pixels,
    Square,
    Squares,
    Steady,
    Tone,
    cells,
    number,
)
from hardware.roles import MOST_SEATS, ROLES, SEAT_ROLES, SHOWS, TABLE_ROLES, Spot, spot, spots

INPUTS: list[Input] = [
    Press(device="seat1.ok", at=3.5, err=0.001),
    Turn(device="seat1.dial", at=3.5, by=-3),
    Touch(device="table.grid", at=3.5, square="e5", how="drag", to="e6"),
    Touch(device="table.grid", at=3.5, square="e5", how="lift"),
    Standing(device="table.grid", at=3.5, squares=("e5", "e6")),
    Tap(device="table.reader", at=3.5, uid="04A1"),
    Lifted(device="table.reader", at=3.5, card="firebolt"),
    Clash(device="table.reader", at=3.5, tags=(Tag(uid="04A1"), Tag(card="firebolt"))),
    Unread(device="table.reader", at=3.5, why="phone"),
    Missed(device="seat1.ok", at=3.5, count=2),
    Settled(device="north", at=3.5),
    Status(device="seat1.ok", at=3.5, state=Down("unplugged")),
    Status(device="seat1.ok", at=3.5, state=Up()),
]
OUTPUTS: list[Output] = [
    Light("seat1.lamp"),
    Light("seat1.lamp", Dark()),
    Light("seat1.lamp", Steady()),
    Light("seat1.lamp", Flash("slow")),
    Light("seat1.lamp", Blink(3, "steady")),
    Light("seat1.lamp", InTurn(1, 2)),
    Digits("seat1.main", "2.14", blink=True, then=("----",)),
    Pixels("seat1.bar", (Pixel("red", "bright", blink=True), Pixel())),
    Squares("table.grid", (Square("e5", Pixel("green")),)),
    Tone("table.sound", "fanfare"),
]


@pytest.mark.parametrize("told", INPUTS, ids=str)
def test_an_input_travels_as_json(told: Input) -> None:
    assert msgspec.json.decode(msgspec.json.encode(told), type=Input) == told


@pytest.mark.parametrize("output", OUTPUTS, ids=str)
def test_an_output_travels_as_json(output: Output) -> None:
    assert msgspec.json.decode(msgspec.json.encode(output), type=Output) == output


def test_no_kind_of_input_or_output_is_left_out_above() -> None:
    assert {type(told) for told in INPUTS} == set(get_args(Input))
    assert {type(output) for output in OUTPUTS} == set(get_args(Output))


def test_an_input_says_what_it_is_in_a_word_of_the_table() -> None:
    press = {"input": "press", "device": "seat1.ok", "at": 3.5, "err": 0.0}
    assert msgspec.to_builtins(Press(device="seat1.ok", at=3.5)) == press


def test_a_state_is_up_or_down_with_a_reason() -> None:
    assert msgspec.to_builtins(Down("no answer")) == {"state": "down", "why": "no answer"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"state": "asleep"}, State)


@pytest.mark.parametrize("text", ["", "0", "0812", "--", "----", "2.14", "1.2.3.4.", " 7", "-999"])
def test_a_counter_reads_up_to_four_digits(text: str) -> None:
    assert Digits("seat1.main", text).text == text


@pytest.mark.parametrize("text", ["12345", "-1000", "HELP", "1:30", "½", "\n"])
def test_a_counter_cannot_read_anything_else(text: str) -> None:
    with pytest.raises(ValueError, match="a counter cannot read"):
        Digits("seat1.main", text)
    with pytest.raises(ValueError, match="a counter cannot read"):
        Digits("seat1.main", "1", then=(text,))


def test_a_point_takes_no_digit() -> None:
    assert (cells("2.14"), cells("1.2.3.4."), cells("")) == (3, 4, 0)


@pytest.mark.parametrize(("value", "text"), [(None, ""), (0, "0"), (-5, "-5"), (12345, "9999"), (-4000, "-999")])
def test_a_number_stops_at_what_a_counter_can_say(value: int | None, text: str) -> None:
    assert number(value) == text
    assert Digits("seat1.main", number(value)).text == text


def test_every_role_is_at_a_seat_or_at_the_table_and_readers_at_both() -> None:
    assert set(SEAT_ROLES) | set(TABLE_ROLES) == set(ROLES)
    assert set(SEAT_ROLES) & set(TABLE_ROLES) == {"reader"}


def test_a_device_is_named_by_its_place_and_role() -> None:
    assert spot("seat2.dial") == Spot(2, "dial")
    assert spot("table.undo") == Spot(0, "undo")
    for each in spots(MOST_SEATS):
        assert spot(each.name) == each


@pytest.mark.parametrize("name", ["seat1.grid", "seat9.ok", "seat0.ok", "table.ok", "ok", "", "seat1.", "seat1.ok.x"])
def test_other_names_are_no_devices(name: str) -> None:
    assert spot(name) is None


def test_what_is_shown_is_an_output_of_its_own_kind() -> None:
    assert set(SHOWS.values()) == set(get_args(Output))
