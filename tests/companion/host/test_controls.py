"""An evening by buttons and dials alone, at a virtual table: sit down, choose, begin, the winner's moment, again."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.bindings.colours import of_seat
from companion.host import TableHost, Wanted
from companion.host.controls import MOMENT, POINTING
from companion.host.device_test import LASTS
from companion.host.news import LobbyChanged
from companion.lobby.controls import LATEST
from companion.lobby.focus import Focus
from companion.log import Log
from companion.session.notices import Notice
from engine import registry
from hardware.clock import SimulatedClock
from hardware.outputs import Dark, Digits, Flash, Light, Output, Pixel, Pixels, Steady
from hardware.virtual import VirtualTable
from tests.companion.host.hosts import Lived, host_in, play_on

BEGIN = Focus("begin", "")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Lived]:
    with host_in(tmp_path) as host:
        host.open_lobby()
        yield host


def table(host: Lived) -> VirtualTable:
    assert isinstance(host.operator, VirtualTable)
    return host.operator


def press(host: Lived, *devices: str) -> None:
    for device in devices:
        host.hand.advance(1.0)
        table(host).press(device)


def looks(host: Lived, device: str) -> Output | None:
    return table(host).look(device)


def lamp(host: Lived, seat: int) -> object:
    light = looks(host, f"seat{seat}.lamp")
    assert isinstance(light, Light)
    return light.how


def leds(host: Lived, seat: int) -> set[str]:
    bar = looks(host, f"seat{seat}.bar")
    assert isinstance(bar, Pixels)
    return {pixel.colour for pixel in bar.pixels}


def phase(host: Lived) -> str:
    return host.phase


def again(host: Lived) -> tuple[int, ...]:
    return host.lobby.evening.again


def point_at(host: Lived, focus: Focus, dial: str = "seat1.dial") -> None:
    for _ in range(40):
        table(host).turn(dial, 1)
        if host.lobby.focus == focus:
            return
    raise AssertionError(f"no dial reaches {focus}")


def begin(host: Lived) -> None:
    press(host, "seat1.ok", "seat2.call")
    point_at(host, Focus("game", "ambush"))
    press(host, "seat1.dial")
    point_at(host, BEGIN)
    press(host, "seat1.dial", "seat1.dial")


def to_the_end(host: Lived, loser: int = 2) -> None:
    """Ambush: the castle of one of two falls, by a correction of the referee."""
    press(host, "seat1.ok")
    host.game.session.act({"do": "adjust", "seat": 0, "target": loser, "counter": "castle", "to": 0})
    assert phase(host) == "over", host.game.session.view()


def heard(host: Lived) -> list[str]:
    return [figure for _, figure in table(host).heard()]


def test_seats_fill_in_their_colours_as_buttons_are_pressed(host: Lived) -> None:
    assert lamp(host, 2) == Dark()
    press(host, "seat2.ok", "seat4.call")
    assert host.lobby.evening.people == {2: "", 4: ""}
    assert (lamp(host, 1), lamp(host, 2), lamp(host, 4)) == (Dark(), Steady(), Steady())
    assert leds(host, 2) == {of_seat(2)}
    assert leds(host, 4) == {of_seat(4)}
    assert looks(host, "seat1.aux") == Digits("seat1.aux", "2")
    press(host, "seat2.no")
    assert host.lobby.evening.people == {4: ""}
    assert lamp(host, 2) == Dark()


@pytest.mark.rule("TABLE-DEVICES")
def test_a_whole_game_is_chosen_and_begun_without_a_screen(host: Lived) -> None:
    begin(host)
    assert phase(host) == "game"
    assert host.game.header.game == "ambush"
    assert len(host.game.header.seats) == 2
    assert host.lobby.focus is None


def test_a_dial_goes_through_the_games_in_the_order_of_the_screens(host: Lived) -> None:
    shown = {}
    for name in registry.offered():
        point_at(host, Focus("game", name))
        number = looks(host, "seat1.main")
        assert isinstance(number, Digits)
        shown[name] = number.text
    assert next(iter(shown)) == registry.USUAL
    assert list(shown.values()) == [f"1-{place}" for place in range(1, len(shown) + 1)]


def test_counters_show_the_number_of_the_choice_and_screens_what_the_dial_points_at(host: Lived) -> None:
    host.told.clear()
    point_at(host, Focus("game", "ambal"), "seat3.dial")
    assert LobbyChanged() in host.told
    number = looks(host, "seat1.main")
    assert isinstance(number, Digits)
    assert number.text.startswith("1-")
    assert number.blink
    press(host, "seat3.dial")
    assert host.lobby.evening.choice.game == "ambal"
    assert host.lobby.focus is not None
    assert host.lobby.focus.on == "mode"
    number = looks(host, "seat4.main")
    assert isinstance(number, Digits)
    assert number.text.startswith("2-")
    assert not number.blink


def test_a_first_press_lapses_and_so_does_what_is_pointed_at(host: Lived) -> None:
    press(host, "seat1.ok", "seat2.ok")
    point_at(host, BEGIN)
    press(host, "seat1.dial")
    assert {pixel.blink for pixel in bar_of(host, 1)} == {True}
    host.hand.advance(LATEST + 0.1)
    assert {pixel.blink for pixel in bar_of(host, 1)} == {False}
    press(host, "seat1.dial")
    assert phase(host) == "lobby"
    host.hand.advance(LATEST + POINTING + 1)
    assert host.lobby.focus is None


def bar_of(host: Lived, seat: int) -> tuple[Pixel, ...]:
    bar = looks(host, f"seat{seat}.bar")
    assert isinstance(bar, Pixels)
    return bar.pixels


def test_begin_with_too_few_says_why_and_sounds_low(host: Lived) -> None:
    press(host, "seat1.ok")
    point_at(host, BEGIN)
    press(host, "seat1.dial")
    said = [news for news in host.told if isinstance(news, Notice)]
    assert [notice.message.id for notice in said] == ["lobby-too-few"]
    assert heard(host)[-1] == "low"


def test_a_saved_game_is_taken_up_by_the_dial(host: Lived) -> None:
    begin(host)
    press(host, "seat1.ok")
    number = host.game.session.number
    assert host.leave(unfinished=True) is None
    point_at(host, Focus("resume", str(number)))
    press(host, "seat2.dial", "seat2.dial")
    assert phase(host) == "game"
    assert host.game.session.number == number


def test_the_press_that_makes_a_phone_host_means_nothing_else(host: Lived) -> None:
    press(host, "seat1.ok")
    host.lobby.ask_for_host(1)
    press(host, "seat1.no")
    assert host.lobby.evening.host == 1
    assert host.lobby.evening.people == {1: ""}


def test_the_winner_has_a_moment_and_the_loser_is_quiet(host: Lived) -> None:
    begin(host)
    to_the_end(host)
    assert (lamp(host, 1), lamp(host, 2)) == (Flash(), Dark())
    assert leds(host, 1) == {of_seat(1)}
    assert leds(host, 2) == set()
    assert "tune" in heard(host)
    press(host, "seat2.ok")
    assert again(host) == ()
    host.hand.advance(MOMENT)
    assert (lamp(host, 1), lamp(host, 2)) == (Flash("slow"), Flash("slow"))


@pytest.mark.rule("TABLE-DEVICES")
def test_ok_is_yes_no_takes_it_back_and_the_last_yes_begins(host: Lived) -> None:
    begin(host)
    first = host.game.session.number
    to_the_end(host)
    host.hand.advance(MOMENT)
    press(host, "seat1.ok")
    assert again(host) == (1,)
    assert lamp(host, 1) == Steady()
    press(host, "seat1.no")
    assert again(host) == ()
    assert lamp(host, 1) == Flash("slow")
    press(host, "seat1.ok", "seat2.ok")
    assert phase(host) == "game"
    assert host.game.session.number != first


def test_the_end_can_still_be_taken_back_and_votes_go_with_it(host: Lived) -> None:
    begin(host)
    to_the_end(host)
    host.hand.advance(MOMENT)
    press(host, "seat2.ok")
    press(host, "table.undo")
    assert phase(host) == "game"
    assert again(host) == ()
    host.game.session.act({"do": "adjust", "seat": 0, "target": 2, "counter": "castle", "to": 0})
    assert phase(host) == "over"
    assert lamp(host, 1) == Flash()


def test_the_dial_reaches_another_game_after_the_end(host: Lived) -> None:
    begin(host)
    to_the_end(host)
    host.hand.advance(MOMENT)
    point_at(host, Focus("game", "ambal"))
    press(host, "seat1.dial")
    assert phase(host) == "over"
    press(host, "seat1.dial")
    assert phase(host) == "lobby"
    assert host.lobby.evening.choice.game == "ambal"
    assert host.lobby.focus is not None
    assert host.lobby.focus.on == "mode"


@pytest.mark.parametrize("device", ["seat1.lamp", "seat1.main", "seat1.aux", "seat1.bar"])
def test_press_me_lights_a_device_and_then_it_shows_again_what_it_showed(host: Lived, device: str) -> None:
    press(host, "seat1.ok")
    before = looks(host, device)
    assert host.test(device) is None
    assert looks(host, device) != before
    host.hand.advance(LASTS)
    assert looks(host, device) == before


def test_press_me_in_a_game_and_at_a_seat_where_nobody_plays(host: Lived) -> None:
    begin(host)
    before = looks(host, "seat2.main")
    assert host.test("seat2.main") is None
    assert looks(host, "seat2.main") == Digits("seat2.main", "8888", blink=True)
    host.hand.advance(LASTS)
    assert looks(host, "seat2.main") == before


def test_every_input_of_a_device_counts_as_touched(host: Lived) -> None:
    press(host, "seat1.ok", "seat1.ok")
    table(host).turn("seat2.dial", 2)
    table(host).tap("table.reader", uid="04FF")
    assert (host.touched["seat1.ok"], host.touched["seat2.dial"]) == (2, 1)
    assert host.touched["table.reader"] >= 1


def test_what_the_lobby_lit_at_other_seats_is_dark_in_a_game_of_fewer(tmp_path: Path) -> None:
    clock = SimulatedClock(start=50.0)
    devices = VirtualTable.of_seats(4, clock)
    with closing(Log(tmp_path / "ambit.db")) as log, closing(TableHost(log, clock, None, devices, devices)) as host:
        host.open_lobby()
        for device in ("seat1.ok", "seat2.ok", "seat3.ok", "seat3.no"):
            devices.press(device)
        assert devices.look("seat3.main") == Digits("seat3.main", "1-1")
        assert host.begin() is None
        assert devices.look("seat3.main") == Digits("seat3.main")
        assert devices.look("seat3.bar") == Pixels("seat3.bar")
        assert devices.look("seat1.main") != Digits("seat1.main")
        assert host.leave(unfinished=True) is None
        assert devices.look("seat3.main") == Digits("seat3.main", "1-1")


def test_press_me_for_a_button_lights_what_is_beside_it_and_the_speaker_sounds(host: Lived) -> None:
    assert host.test("seat3.no") is None
    assert lamp(host, 3) == Flash()
    assert host.test("table.sound") is None
    assert heard(host)[-1] == "chord"
    assert lamp(host, 3) == Dark()
    refused = host.test("seat9.ok")
    assert refused is not None
    assert refused.message.id == "lobby-no-device"


def test_a_press_that_the_end_of_a_game_still_needs_is_no_vote(host: Lived) -> None:
    """Ambyria turns up its totals one by one; OK shows them all, and the winner's moment comes after them."""
    assert host.start_demo(Wanted(game="ambyria", demo=True, seed="7"), 1.0) is None
    play_on(host)
    host.take(1)
    assert host.game.session.timings()
    assert not any(isinstance(lamp(host, seat), Flash) for seat in (1, 2))
    table(host).press("seat1.ok")
    assert not host.game.session.timings()
    assert again(host) == ()
    result = host.game.session.view().result
    assert result is not None
    assert {lamp(host, seat) for seat in result.winners} == {Flash()}
