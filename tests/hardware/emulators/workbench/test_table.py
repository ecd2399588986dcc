"""The table of emulated parts as a whole: what it has, what it refuses, and that nothing is left of it."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from hardware.emulators.workbench import BenchOperator, WireTable
from hardware.inputs import Down, Input, Press, Settled, Tag, Tap, Touch
from hardware.message import message
from hardware.operator import Operator
from hardware.profile import Profile, load, shipped
from hardware.table import Impossible, NoSuchDevice, NotItsRole
from hardware.wiring.drivers import Pn532Uart
from tests.hardware.emulators.workbench.sitting import Sitting, sit
from tests.hardware.hearing import SOON
from tests.hardware.telling import told

MIXED = """
[satellites.north]
id = "E6614103E7000001"
[seat1]
ok     = { driver = "gpio-button", pin = 17 }
dial   = { driver = "gpio-dial", a = 5, b = 6 }
lamp   = { driver = "gpio-lamp", pin = 25 }
no     = { driver = "satellite", satellite = "north" }
call   = "virtual"
reader = { driver = "pn532-uart", port = "/dev/ttyUSB0" }
[table]
grid   = "screen"
"""


def test_the_profile_for_two_comes_up_whole() -> None:
    profile = load(shipped()["two-seats-pi"])
    assert isinstance(profile, Profile)

    async def evening() -> None:
        table = WireTable(profile, asyncio.get_running_loop())
        try:
            await table.opened(SOON)
            assert [name for name, state in table.devices().items() if isinstance(state, Down)] == []
            assert set(table.devices()) == {device.name for device in profile.devices} - {"table.grid"}
            assert table.bars() == {1: 29, 2: 29}
        finally:
            table.close()

    asyncio.run(evening())


def test_its_hands_are_hands() -> None:
    async def scene(sitting: Sitting) -> None:
        operator: Operator = sitting.operator
        assert isinstance(operator, BenchOperator)
        assert operator.faults() == {}

    sit(MIXED, scene)


def test_a_port_of_the_profile_leads_to_the_bench() -> None:
    async def scene(sitting: Sitting) -> None:
        wired = sitting.profile.device("seat1.reader")
        assert wired is not None
        assert isinstance(wired.driver, Pn532Uart)
        assert Path(wired.driver.port).is_symlink()

    sit(MIXED, scene)


def test_what_is_on_a_satellite_is_down_where_no_board_can_be_emulated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardware.emulators.workbench.satellites.lacks", lambda: "node")

    async def scene(sitting: Sitting) -> None:
        why = message("device-no-satellites", lacks="node")
        away = message("satellite-away", satellite="north", was="never", why=why)
        assert sitting.table.devices()["seat1.no"] == Down(away)
        with pytest.raises(NoSuchDevice) as wrong:
            sitting.operator.press("seat1.no")
        assert told(wrong.value.what).startswith('"seat1.no" is on a satellite')

    sit(MIXED, scene)


WRONG: list[tuple[Callable[[BenchOperator], None], str]] = [
    (lambda operator: operator.press("seat1.lamp"), "cannot be pressed"),
    (lambda operator: operator.press("seat1.dial"), "cannot be pressed"),
    (lambda operator: operator.turn("seat1.ok", 1), "cannot be turned"),
    (lambda operator: operator.tap("seat1.ok", card="wall"), "is no reader"),
    (lambda operator: operator.tap("seat1.reader"), "A tap needs a card"),
    (lambda operator: operator.tap("seat1.reader", card="The Wall"), "cannot stand on a tag"),
    (lambda operator: operator.lay("seat1.reader", Tag(uid="1")), "is not the number of a chip"),
    (lambda operator: operator.lift("seat1.lamp"), "is no reader"),
    (lambda operator: operator.touch("seat1.ok", "e5"), "is no board"),
    (lambda operator: operator.touch("seat7.grid", "e5"), "This table has no"),
    (lambda operator: operator.press("seat1.call"), "is wired to nothing"),
    (lambda operator: operator.mend("seat9.ok"), "This table has no"),
    (lambda operator: print(operator.glance("seat1.ok")), "shows nothing"),
]


@pytest.mark.parametrize(("act", "says"), WRONG)
def test_what_cannot_be_done_is_said(act: Callable[[BenchOperator], None], says: str) -> None:
    async def scene(sitting: Sitting) -> None:
        with pytest.raises(Impossible) as wrong:
            act(sitting.operator)
        assert says in told(wrong.value.what)

    sit(MIXED, scene)


def test_a_board_on_the_screen_can_be_touched() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.touch("table.grid", "e5", "drag", "e6")
        touch = await sitting.next(Touch)
        assert (touch.device, touch.square, touch.how, touch.to) == ("table.grid", "e5", "drag", "e6")

    sit(MIXED, scene)


def test_a_bus_is_named_only_where_it_could_have_been_meant() -> None:
    async def scene(sitting: Sitting) -> None:
        with pytest.raises(NoSuchDevice) as wrong:
            sitting.operator.glance("i2c-1")
        assert "It has: seat1.main." in told(wrong.value.what)
        with pytest.raises(NoSuchDevice) as wrong:
            sitting.operator.mend("nowhere")
        assert "It has: seat1.main, i2c-1." in told(wrong.value.what)

    sit('[seat1]\nmain = { driver = "ht16k33", address = 0x70 }\n', scene)


def test_nobody_turns_a_dial_for_ever() -> None:
    async def scene(sitting: Sitting) -> None:
        with pytest.raises(NotItsRole, match="device-turned-far"):
            sitting.operator.turn("seat1.dial", -1_000_000_000)

    sit(MIXED, scene)


def test_settling_waits_until_a_press_has_been_told() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.press("seat1.ok")
        await sitting.operator.settle()
        assert sitting.heard.qsize() > 0
        await sitting.operator.settle()

    sit(MIXED, scene)


def test_links_answer_after_what_was_pressed() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.press("seat1.ok")
        await sitting.operator.settle()
        asked = sitting.table.ask_links()  # the satellite is among them if its board was quick to start
        assert asked[0] == "pins"
        assert {(await sitting.next(Settled)).device for _ in asked} == set(asked)

    sit(MIXED, scene)


def test_nothing_is_left_of_it() -> None:
    before = {thread.name for thread in threading.enumerate()}
    ports: list[Path] = []

    async def scene(sitting: Sitting) -> None:
        wired = sitting.profile.device("seat1.reader")
        assert wired is not None
        assert isinstance(wired.driver, Pn532Uart)
        ports.append(Path(wired.driver.port))
        late: list[Input] = []
        sitting.operator.tap("seat1.reader", card="wall")
        sitting.table.close()
        sitting.table.listen(late.append)
        await asyncio.sleep(0)
        assert late == []

    sit(MIXED, scene)
    assert not ports[0].parent.exists()
    assert {thread.name for thread in threading.enumerate()} <= before


SHARED = """
[seat1]
reader = { driver = "shared-reader", pin = 17 }
[seat2]
reader = { driver = "shared-reader", pin = 27 }
[table]
reader = { driver = "pn532-uart", port = "/dev/ttyUSB0" }
"""


def test_a_tap_at_a_seat_without_a_reader_takes_the_tables_first() -> None:
    async def scene(sitting: Sitting) -> None:
        for seat in (2, 1):
            sitting.operator.tap(f"seat{seat}.reader", uid="04A1B2C3D4E580")
            told = [await sitting.next(Press, Tap) for _ in range(2)]
            assert [one.device for one in told] == [f"seat{seat}.reader", "table.reader"]
        await sitting.operator.settle()

    sit(SHARED, scene)
