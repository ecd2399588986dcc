"""The virtual table: what people do to its devices, what the table is told, and what they see and hear."""

from collections.abc import Callable

import pytest

from hardware import roles
from hardware.clock import SimulatedClock
from hardware.faults import Faults
from hardware.inputs import Clash, Input, Lifted, Press, Settled, Tag, Tap, Touch, Turn, Up
from hardware.outputs import Blink, Digits, Flash, Light, Output, Pixel, Pixels, Square, Squares, Steady, Tone
from hardware.profile import Profile, load, read, shipped
from hardware.table import Table
from hardware.virtual import Late, NoSuchDevice, NotItsRole, VirtualTable, devices
from hardware.virtual.plug import Plug


def from_box(name: str, clock: SimulatedClock) -> VirtualTable:
    profile = load(shipped()[name])
    assert isinstance(profile, Profile)
    return VirtualTable.of_profile(profile, clock)


def test_a_virtual_table_is_a_table(table: VirtualTable) -> None:
    as_the_companion_sees_it: Table = table
    assert set(as_the_companion_sees_it.devices()) == {spot.name for spot in roles.spots(2)}


def test_virtual_devices_play_the_roles(clock: SimulatedClock) -> None:
    def plug(name: str) -> Plug:
        spot = roles.spot(name)
        assert spot is not None
        return Plug(spot, "bench", clock, Faults())

    button: roles.Button = devices.VirtualButton(plug("seat1.ok"))
    reader: roles.Reader = devices.VirtualReader(plug("seat1.reader"))
    dial: roles.Dial = devices.VirtualDial(plug("seat1.dial"))
    lamp: roles.Lamp = devices.VirtualLamp(plug("seat1.lamp"))
    counter: roles.Counter = devices.VirtualCounter(plug("seat1.main"), 4)
    bar: roles.Bar = devices.VirtualBar(plug("seat1.bar"), 29)
    grid: roles.Grid = devices.VirtualGrid(plug("table.grid"))
    sound: roles.Sound = devices.VirtualSound(plug("table.sound"))
    every: list[roles.Device] = [button, reader, dial, lamp, counter, bar, grid, sound]
    assert [device.state() for device in every] == [Up()] * 8
    assert every[0].name == "seat1.ok"


def test_every_device_is_up_at_first(table: VirtualTable) -> None:
    assert set(table.devices().values()) == {Up()}


def test_a_table_can_have_some_roles_only(clock: SimulatedClock) -> None:
    table = VirtualTable.of_seats(1, clock, roles=("ok", "reader"))
    assert set(table.devices()) == {"seat1.ok", "seat1.reader", "table.reader"}


@pytest.mark.parametrize("seats", [0, 9])
def test_a_table_has_one_to_eight_seats(seats: int, clock: SimulatedClock) -> None:
    with pytest.raises(ValueError, match="1 to 8 seats"):
        VirtualTable.of_seats(seats, clock)


def test_the_eighth_seat_has_every_device_and_a_link_of_its_own(clock: SimulatedClock) -> None:
    table = VirtualTable.of_seats(8, clock)
    told: list[Input] = []
    table.listen(told.append)
    table.press("seat8.call")
    assert [one.device for one in told if isinstance(one, Press)] == ["seat8.call"]
    assert {f"seat8.{role}" for role in roles.SEAT_ROLES} <= set(table.devices())
    assert "seat8" in table.links()


@pytest.mark.parametrize("device", ["seat1.ok", "seat2.no", "seat1.call", "table.undo", "seat2.dial"])
def test_a_press_is_told_with_its_moment(
    device: str, table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    clock.advance(3.5)
    table.press(device)
    assert told == [Press(device=device, at=103.5)]


def test_clean_presses_may_follow_each_other_at_once(table: VirtualTable, told: list[Input]) -> None:
    table.press("seat1.ok")
    table.press("seat1.ok")
    assert len(told) == 2


def test_a_dial_turns_both_ways_and_not_by_nothing(table: VirtualTable, told: list[Input]) -> None:
    for by in (3, -2, 0):
        table.turn("seat1.dial", by)
    assert told == [Turn(device="seat1.dial", at=100.0, by=3), Turn(device="seat1.dial", at=100.0, by=-2)]


def test_a_square_is_touched_and_a_piece_is_dragged(table: VirtualTable, told: list[Input]) -> None:
    table.touch("table.grid", "e5")
    table.touch("table.grid", "e5", "drag", "e6")
    assert told == [
        Touch(device="table.grid", at=100.0, square="e5"),
        Touch(device="table.grid", at=100.0, square="e5", how="drag", to="e6"),
    ]


def test_a_tap_is_an_arrival_and_a_removal(table: VirtualTable, told: list[Input]) -> None:
    table.tap("table.reader", uid="04A1")
    table.tap("seat1.reader", card="firebolt")
    assert told == [
        Tap(device="table.reader", at=100.0, uid="04A1"),
        Lifted(device="table.reader", at=100.0, uid="04A1"),
        Tap(device="seat1.reader", at=100.0, card="firebolt"),
        Lifted(device="seat1.reader", at=100.0, card="firebolt"),
    ]


def test_a_card_can_be_laid_down_and_lifted_later(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.lay("seat1.reader", Tag(uid="04A1"))
    assert table.lying("seat1.reader") == (Tag(uid="04A1"),)
    clock.advance(9)
    table.lift("seat1.reader")
    assert table.lying("seat1.reader") == ()
    assert told == [
        Tap(device="seat1.reader", at=100.0, uid="04A1"),
        Lifted(device="seat1.reader", at=109.0, uid="04A1"),
    ]


def test_two_cards_laid_down_together_clash_until_one_is_lifted(table: VirtualTable, told: list[Input]) -> None:
    one, two = Tag(uid="04A1"), Tag(uid="04B2")
    table.lay("seat1.reader", one, two)
    table.lift("seat1.reader", one)
    assert told == [
        Clash(device="seat1.reader", at=100.0, tags=(one, two)),
        Tap(device="seat1.reader", at=100.0, uid="04B2"),
    ]


@pytest.mark.parametrize(("uid", "card"), [("", ""), ("04A1", "firebolt")])
def test_a_tap_names_a_chip_or_a_card(uid: str, card: str, table: VirtualTable) -> None:
    with pytest.raises(ValueError, match="device-tap-one"):
        table.tap("seat1.reader", uid=uid, card=card)


def test_a_device_shows_what_it_was_told_last(table: VirtualTable) -> None:
    shown: list[Output] = [
        Light("seat1.lamp", Steady()),
        Digits("seat1.main", "60"),
        Pixels("seat1.bar", (Pixel("red"),)),
        Squares("table.grid", (Square("e5", Pixel("green")),)),
    ]
    assert [table.look(output.device) for output in shown] == [None] * 4
    table.show([Digits("seat1.main", "59"), *shown])
    assert [table.look(output.device) for output in shown] == shown


def test_what_is_not_shown_anew_stays(table: VirtualTable) -> None:
    table.show([Digits("seat1.main", "60"), Digits("seat1.aux", "5")])
    table.show([Digits("seat1.main", "55")])
    assert table.look("seat1.aux") == Digits("seat1.aux", "5")


def test_a_lamp_can_be_watched_blinking(table: VirtualTable, clock: SimulatedClock) -> None:
    table.show([Light("seat1.lamp", Blink(2, "steady"))])
    looks = []
    for _ in range(8):
        looks.append(table.glance("seat1.lamp"))
        clock.advance(0.12)
    assert looks == [True, False, True, False, True, True, True, True]


def test_lamps_that_were_told_at_different_times_flash_together(table: VirtualTable, clock: SimulatedClock) -> None:
    table.show([Light("seat1.lamp", Flash())])
    clock.advance(0.07)
    table.show([Light("seat2.lamp", Flash())])
    for _ in range(50):
        clock.advance(0.03)
        assert table.glance("seat1.lamp") == table.glance("seat2.lamp")


def test_a_counter_and_a_bar_can_be_read(table: VirtualTable) -> None:
    assert (table.glance("seat1.lamp"), table.glance("seat1.main")) == (False, "    ")
    assert table.glance("seat1.bar") == (Pixel(),) * 29
    table.show([Digits("seat1.main", "42"), Pixels("seat1.bar", (Pixel("red"),))])
    assert table.glance("seat1.main") == "  42"
    assert table.glance("seat1.bar") == (Pixel("red"), *(Pixel(),) * 28)


def test_sounds_are_heard_once_each_in_order(table: VirtualTable, clock: SimulatedClock) -> None:
    table.show([Tone("table.sound", "click"), Tone("table.sound", "click")])
    clock.advance(1)
    table.show([Tone("table.sound", "gong")])
    assert table.heard() == ((100.0, "click"), (100.0, "click"), (101.0, "gong"))


def test_what_no_device_plays_is_left_to_the_screen(clock: SimulatedClock) -> None:
    table = VirtualTable.of_seats(1, clock, roles=["ok"])
    table.show([Digits("seat1.main", "60"), Light("seat8.lamp", Steady()), Tone("table.sound", "gong")])
    assert set(table.devices()) == {"seat1.ok"}


@pytest.mark.parametrize("output", [Light("seat1.ok", Steady()), Digits("seat1.lamp", "1"), Tone("seat1.main", "low")])
def test_a_device_cannot_show_what_is_not_its_role(output: Output, table: VirtualTable) -> None:
    with pytest.raises(NotItsRole, match=f"device-no-output device={output.device}"):
        table.show([output])


WRONG: list[Callable[[VirtualTable], object]] = [
    lambda table: table.press("seat1.lamp"),
    lambda table: table.turn("seat1.ok", 1),
    lambda table: table.tap("seat1.ok", uid="04A1"),
    lambda table: table.touch("seat1.bar", "e5"),
    lambda table: table.look("seat1.ok"),
    lambda table: table.glance("seat1.ok"),
    lambda table: table.heard("seat1.ok"),
]


@pytest.mark.parametrize("act", WRONG)
def test_a_device_does_not_do_what_is_not_its_role(act: Callable[[VirtualTable], object], table: VirtualTable) -> None:
    with pytest.raises(NotItsRole, match=r"device-not-\w+ device=seat1\.\w+"):
        act(table)


def test_a_device_that_is_not_there_is_named_with_those_that_are(table: VirtualTable) -> None:
    with pytest.raises(NoSuchDevice, match=r"device=seat3\.ok devices=seat1\.reader"):
        table.press("seat3.ok")
    for act in (table.mend, lambda target: table.fault(target, Late())):
        with pytest.raises(NoSuchDevice):
            act("nowhere")


def test_a_link_is_no_device(table: VirtualTable) -> None:
    [link, *_] = table.links()
    with pytest.raises(NoSuchDevice) as wrong:
        table.glance(link)
    assert f"{link}," not in f"{wrong.value},".partition("devices=")[2]


def test_nobody_turns_a_dial_for_ever(table: VirtualTable) -> None:
    with pytest.raises(NotItsRole, match="device-turned-far"):
        table.turn("seat1.dial", 1_000_000_000)


def test_everybody_who_listens_is_told_until_they_stop(table: VirtualTable) -> None:
    one, two = list[Input](), list[Input]()
    stop = table.listen(one.append)
    table.listen(two.append)
    table.press("seat1.ok")
    stop()
    stop()
    table.press("seat1.no")
    assert (len(one), len(two)) == (1, 2)


def test_an_input_that_a_listener_causes_comes_after_the_first_one_for_everybody(table: VirtualTable) -> None:
    heard: list[str] = []

    def press_another(told: Input) -> None:
        if told.device == "seat1.ok":
            table.press("seat2.ok")

    table.listen(press_another)
    table.listen(lambda told: heard.append(told.device))
    table.press("seat1.ok")
    assert heard == ["seat1.ok", "seat2.ok"]


def test_a_listener_that_fails_does_not_make_the_table_deaf(table: VirtualTable) -> None:
    heard: list[str] = []

    def fail(told: Input) -> None:
        if told.device == "seat1.ok":
            raise RuntimeError("a mistake in a listener")

    table.listen(fail)
    table.listen(lambda told: heard.append(told.device))
    with pytest.raises(RuntimeError):
        table.press("seat1.ok")
    table.press("seat1.no")
    assert heard == ["seat1.no"]


def test_a_closed_table_tells_nobody_anything(table: VirtualTable, told: list[Input], clock: SimulatedClock) -> None:
    table.fault("seat1", Late(1.0))
    table.press("seat1.ok")
    table.close()
    clock.advance(2)
    table.press("seat1.no")
    assert told == []


def test_each_link_answers_that_nothing_is_under_way(table: VirtualTable, told: list[Input]) -> None:
    assert table.ask_links() == ("seat1", "seat2", "table")
    assert told == [Settled(device=link, at=100.0) for link in table.links()]


def test_the_devices_of_a_satellite_share_its_link(clock: SimulatedClock) -> None:
    links = from_box("four-seats-satellites", clock).links()
    assert set(links) == {"north", "east", "south", "west", "table.reader", "table.undo", "table.sound", "table.grid"}


def test_a_table_has_the_devices_of_its_profile(clock: SimulatedClock) -> None:
    profile = load(shipped()["two-seats-pi"])
    assert isinstance(profile, Profile)
    assert set(from_box("two-seats-pi", clock).devices()) == {device.name for device in profile.devices}


def test_a_bar_of_plain_leds_is_as_long_as_its_pins_are_many(clock: SimulatedClock) -> None:
    profile = read('[seat1]\nbar = { driver = "gpio-leds", pins = [4, 17, 27] }')
    assert isinstance(profile, Profile)
    assert VirtualTable.of_profile(profile, clock).bars() == {1: 3}


def test_a_profile_says_how_long_a_bar_is_and_how_many_digits_a_counter_has(clock: SimulatedClock) -> None:
    counter = 'main = { driver = "ht16k33", address = 0x70, digits = 2 }'
    profile = read(f'[seat1]\n{counter}\nbar = {{ driver = "neopixel-spi", length = 3 }}')
    assert isinstance(profile, Profile)
    table = VirtualTable.of_profile(profile, clock)
    table.show([Digits("seat1.main", "7"), Pixels("seat1.bar", (Pixel("red"),) * 9)])
    assert (table.glance("seat1.main"), table.glance("seat1.bar")) == (" 7", (Pixel("red"),) * 3)
    table.show([Digits("seat1.main", "812")])
    assert table.glance("seat1.main") == "--"
