"""A device that is missing: the other displays say so, no number is hidden by it, and the game goes on."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.log import Log
from companion.session import Session, start
from companion.session.missing import BACK, LOST, Missing, pointed
from engine.refusal import Refusal
from hardware.animation import PAGE, fit, reads
from hardware.buses import Buses
from hardware.clock import SimulatedClock
from hardware.emulators.bus import EmulatedBuses
from hardware.emulators.ht16k33 import Counter
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.i2c import ADDRESS, I2cFace
from hardware.inputs import AWAY, Down, State, Status, Up
from hardware.message import message as words
from hardware.outputs import Digits
from hardware.profile import Profile, read
from hardware.real import SharedHardware, open_table
from hardware.virtual import Dead, Unplugged, VirtualTable
from tests.companion.session.conftest import Begin
from tests.companion.session.evening import Evening, header, tagged

WAIT = 20.0


@pytest.fixture
def evening(begin: Begin) -> Evening:
    return begin(castle=23).begun()


def readings(evening: Evening, device: str) -> set[str]:
    """What a counter reads in the course of a few seconds."""
    shown = evening.shows(device)
    assert isinstance(shown, Digits)
    return {reads(shown, 0.0, moment * PAGE / 2) for moment in range(8)}


def test_the_counters_of_the_seat_say_so_and_hide_no_number(evening: Evening) -> None:
    evening.table.fault("seat1.reader", Unplugged())
    assert readings(evening, "seat1.main") == {"23", "23."}
    assert readings(evening, "seat2.main") == {"23"}
    evening.table.mend("seat1.reader")
    assert readings(evening, "seat1.main") == {"23"}


def status(device: str, state: State) -> Status:
    return Status(device=device, at=0.0, state=state)


def test_a_satellite_that_goes_and_comes_back_is_told_once_and_not_each_of_its_devices() -> None:
    missing = Missing(VirtualTable.of_seats(2, SimulatedClock()), 2)
    unplugged = words("satellite-unplugged", satellite="north")
    away = Down(words(AWAY, satellite="north", was="there", why=unplugged))
    silent = Down(words("satellite-part-silent", satellite="north"))
    told = [
        missing.news(status(f"seat1.{role}", state))
        for role, state in (
            ("reader", silent), ("reader", away), ("ok", away), ("no", away), ("ok", away),
            ("reader", silent), ("ok", Up()), ("no", Up()), ("reader", Up()), ("ok", Down("unplugged")),
        )
    ]  # fmt: skip
    assert [notice and (notice.message.id, notice.device) for notice in told] == [
        ("device-down", "seat1.reader"),
        ("satellite-gone", "seat1.reader"),
        None,
        None,
        None,
        ("device-down", "seat1.reader"),
        ("satellite-back", "seat1.ok"),
        None,
        ("device-up", "seat1.reader"),
        ("device-down", "seat1.ok"),
    ]


def test_what_all_share_is_missed_at_every_seat(evening: Evening) -> None:
    evening.table.fault("table.reader", Unplugged())
    assert readings(evening, "seat1.main") == readings(evening, "seat2.main") == {"23", "23."}


def test_where_a_seat_has_no_counter_left_the_others_say_so(evening: Evening) -> None:
    evening.table.fault("seat1.main", Unplugged())
    assert readings(evening, "seat2.main") == {"23"}, "its second counter says it"
    evening.table.fault("seat1.aux", Unplugged())
    assert readings(evening, "seat2.main") == {"23", "23."}
    evening.table.mend("seat1.aux")
    assert readings(evening, "seat2.main") == {"23"}


def test_it_is_heard_once_and_when_it_is_back(evening: Evening) -> None:
    before, told = len(evening.heard()), len(evening.told)
    evening.table.fault("table.reader", Dead("no answer"))
    evening.table.fault("table.reader", Unplugged())  # another reason is no other loss
    evening.table.mend("table.reader")
    assert evening.heard()[before:] == [LOST, BACK]
    assert evening.told[told:] == ["device-down", "device-up"]


def test_what_is_lost_again_is_told_again(evening: Evening) -> None:
    before, told = len(evening.heard()), len(evening.told)
    for _ in range(2):
        evening.table.fault("table.reader", Unplugged())
        evening.table.mend("table.reader")
    assert evening.heard()[before:] == [LOST, BACK] * 2
    assert evening.told[told:] == ["device-down", "device-up"] * 2


def test_the_mark_stays_while_the_game_moves_on(evening: Evening) -> None:
    evening.table.fault("seat1.bar", Unplugged())
    evening.session.act({"do": "adjust", "seat": 0, "target": 1, "counter": "castle", "to": 7, "why": "test"})
    assert readings(evening, "seat1.main") == {"7", "7."}
    evening.press("seat1.ok").wait(1.0)
    assert evening.view.table.battlefield, "the game goes on with what is there"


def test_what_is_missing_where_nobody_sits_is_missed_by_nobody(tmp_path: Path) -> None:
    clock = SimulatedClock()
    table = VirtualTable.of_seats(3, clock)
    for role in ("reader", "main", "aux"):
        table.fault(f"seat3.{role}", Unplugged())
    with closing(Log(tmp_path / "ambit.db")) as log:
        session = start(header(2, castle=23), (), log, table, clock, tagged)
        assert isinstance(session, Session)
        assert table.look("seat2.main") == Digits("seat2.main", "23")
        session.close()


def test_a_game_that_begins_without_a_device_says_so_from_the_start_and_makes_no_noise(tmp_path: Path) -> None:
    clock = SimulatedClock()
    table = VirtualTable.of_seats(2, clock)
    table.fault("seat2.reader", Unplugged())
    with closing(Log(tmp_path / "ambit.db")) as log:
        session = start(header(2, castle=23), (), log, table, clock, tagged)
        assert isinstance(session, Session)
        shown = table.look("seat2.main")
        assert isinstance(shown, Digits)
        assert shown.then == ("23.",)
        assert LOST not in [figure for _, figure in table.heard()]
        session.close()


@pytest.mark.parametrize(
    ("shown", "texts"),
    [
        (Digits("seat1.main", ""), ("", ".")),
        (Digits("seat1.main", "9999"), ("9999", "9999.")),
        (Digits("seat1.main", "0312", then=("2",)), ("0312.", "2.")),
    ],
)
def test_the_point_takes_no_digit(shown: Digits, texts: tuple[str, ...]) -> None:
    marked = pointed(shown)
    assert (marked.text, *marked.then) == texts
    assert all(len(fit(text).replace(".", "")) == 4 for text in texts)


PROFILE = """
[seat1]
main = { driver = "ht16k33", address = 0x70 }
[seat2]
main = { driver = "ht16k33", address = 0x71, segments = 14 }
[table]
reader = { driver = "pn532-i2c" }
"""


def test_real_counters_say_that_a_real_reader_is_gone(tmp_path: Path) -> None:
    """Adafruit's drivers on emulated chips: the reader's chip is taken off the bus in the middle of the game."""
    emulated, counters = EmulatedBuses(), (Counter(), Counter(segments=14))
    bus = emulated.i2c(1)
    for address, chip in ((0x70, counters[0]), (0x71, counters[1]), (ADDRESS, I2cFace(Chip()))):
        bus.attach(address, chip)

    async def evening() -> None:
        profile = read(PROFILE)
        assert isinstance(profile, Profile)
        shared = SharedHardware(buses=Buses(emulated))
        with (
            closing(open_table(profile, asyncio.get_running_loop(), shared)) as table,
            closing(Log(tmp_path / "ambit.db")) as log,
        ):
            await table.opened(WAIT)
            session = start(header(2, castle=23), (), log, table, SimulatedClock(), tagged)
            assert not isinstance(session, Refusal)
            await until(lambda: {counter.text() for counter in counters} == {"  23"})
            bus.detach(ADDRESS)
            await until(lambda: {counter.text() for counter in counters} == {"  23."})
            await until(lambda: {counter.text() for counter in counters} == {"  23"})
            session.close()

    asyncio.run(evening())


async def until(seen: Callable[[], bool]) -> None:
    async def look() -> None:
        while not seen():
            await asyncio.sleep(0)

    await asyncio.wait_for(look(), WAIT)
