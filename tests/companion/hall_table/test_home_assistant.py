"""Home Assistant finds a table, shows what everybody may see, and scans tags only where no game is."""

import re

import msgspec
import pytest

from companion.hall_table.home_assistant import Home, discovery, scanned, shown, state
from companion.messages.speaker import Speaker
from companion.mqtt.shapes import Description
from engine.message import message
from engine.view import Prompt, Result, SeatView, View
from hardware.inputs import Lifted, Press, Tap
from tests.companion.hall_table.home import Found

HOME = Home("club", "north")
TABLE = Description(run="r", version="1.2", seats=2, devices=("seat1.reader", "seat1.ok", "table.reader"))
STATE, SHOWN = "ambit/1/club/north/$state", "ambit/1/club/north/home/state"
SECOND = "Seat\N{NO-BREAK SPACE}2"
"""Somebody without a name."""


def view(result: Result | None = None) -> View:
    seats = [SeatView(seat, name, None, {}, {}, []) for seat, name in ((1, "Ana"), (2, ""))]
    return View("ambush", "standard", 3, 1, "draw", "m", [1], Prompt("p"), seats, {}, result)


@pytest.fixture
def found() -> Found:
    return Found(discovery(HOME, TABLE, Speaker()).payload)


def test_a_table_is_found_where_home_assistant_looks() -> None:
    said = discovery(HOME, TABLE, Speaker())
    assert said.kept
    assert re.fullmatch(r"homeassistant/device/[a-zA-Z0-9_-]+/config", said.topic)


def test_no_two_tables_are_one_device() -> None:
    assert Home("a-b", "c").id != Home("a", "b-c").id


def test_every_entity_is_named_in_the_tables_language() -> None:
    french = Found(discovery(HOME, TABLE, Speaker("fr")).payload)
    assert french.named("Gagnant")["unique_id"] == "ambit_club_north_winner"


def test_a_game_and_who_has_won_it(found: Found) -> None:
    lost = Result([2], [1], "AMBUSH-END-01", {})
    for now, phase, winner in ((view(), "game", "unknown"), (view(lost), "over", SECOND)):
        told = shown(HOME, state(now, (), called=False, say=Speaker()))
        broker = {STATE: b"ready", told.topic: told.payload}
        assert told.kept
        assert (found.shows("Phase", broker), found.shows("Winner", broker)) == (phase, winner)
        assert (found.shows("Game", broker), found.shows("Players", broker)) == ("Ambush", f"Ana, {SECOND}")


def test_alerts_and_a_judge(found: Found) -> None:
    quiet = shown(HOME, state(None, (), called=False, say=Speaker())).payload
    loud = shown(
        HOME, state(None, (message("hall-round-open", round=1, count=1, tables="x"),), called=True, say=Speaker())
    )
    for payload, expected in ((quiet, "off"), (loud.payload, "on")):
        broker = {STATE: b"ready", SHOWN: payload}
        assert found.shows("Problem", broker) == found.shows("Judge wanted", broker) == expected
    assert len(msgspec.json.decode(loud.payload)["alerts"]) == 1


@pytest.mark.parametrize("there", [b"lost", b"disconnected", b"init", b""])
def test_a_table_that_is_not_ready_shows_only_that(found: Found, there: bytes) -> None:
    broker = {STATE: there, SHOWN: shown(HOME, state(view(), (), called=False, say=Speaker())).payload}
    assert found.shows("Phase", broker) == "unavailable"
    if there:
        assert found.shows("Connection", broker) == there.decode()


def test_many_long_names_still_fit() -> None:
    seats = [SeatView(seat, "Maximiliana " * 3, None, {}, {}, []) for seat in range(1, 9)]
    crowd = msgspec.structs.replace(view(), seats=seats)
    assert len(state(crowd, (), called=False, say=Speaker()).players) <= 255


def test_a_tag_is_scanned_between_games(found: Found) -> None:
    said = scanned(HOME, "lobby", Tap(device="seat1.reader", at=1.0, uid="04A1B2C3"))
    assert said is not None
    assert not said.kept
    assert found.scans(said.topic, said.payload) == "04A1B2C3"


@pytest.mark.parametrize("phase", ["game", "over"])
def test_no_tag_is_told_while_a_game_is_at_the_table(phase: str) -> None:
    assert scanned(HOME, phase, Tap(device="seat1.reader", at=1.0, uid="04A1B2C3")) is None  # type: ignore[arg-type]


def test_only_tags_with_a_number_are_scanned() -> None:
    for told in (Tap(device="seat1.reader", at=1.0), Lifted(device="seat1.reader", at=1.0, uid="04"),
                 Press(device="seat1.ok", at=1.0)):  # fmt: skip
        assert scanned(HOME, "lobby", told) is None
