"""The real table: drivers in their threads, everything told in the loop's; mock pins and emulated buses beneath."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.buses import Buses
from hardware.driver import OPENING, Now
from hardware.emulators.bus import EmulatedBuses
from hardware.emulators.ht16k33 import Counter
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.i2c import ADDRESS, I2cFace
from hardware.emulators.pn532.tags import Ntag
from hardware.gpio import Backend, Header
from hardware.inputs import Down, Input, Lifted, Press, Settled, Status, Tap, Unread, Up
from hardware.message import message
from hardware.outputs import Digits, Light, Steady, Tone
from hardware.profile import Profile, read
from hardware.real import RealTable, SharedHardware, open_table
from hardware.real.table import PINS
from hardware.table import NoSuchDevice, NotItsRole
from tests.hardware.hearing import SOON

PROFILE = """
name = "one of each"
[satellites.north]
id = "E6614103E7000001"
[seat1]
ok   = { driver = "gpio-button", pin = 17 }
no   = { driver = "satellite", satellite = "north" }
call = "virtual"
lamp = { driver = "gpio-lamp", pin = 25 }
main = { driver = "ht16k33", address = 0x70 }
aux  = { driver = "ht16k33", address = 0x71 }
bar  = { driver = "neopixel-spi", length = 12 }
[seat2]
bar  = { driver = "gpio-leds", pins = [5, 6, 13] }
[table]
reader = { driver = "pn532-i2c" }
sound  = { driver = "gpio-buzzer", pin = 12 }
grid   = "screen"
"""
K = TypeVar("K", bound=Input)


class Room:
    """A table of that profile with everything that is connected to it, used within a loop."""

    def __init__(self, *lying: Ntag, now: Now = time.monotonic) -> None:
        """With tags that lie on the reader; `now` is the clock of the buses."""
        self.pins = MockFactory(pin_class=MockPWMPin)
        self.emulated = EmulatedBuses()
        self.counter, self.chip = Counter(), Chip()
        for tag in lying:
            self.chip.put(tag)
        self.emulated.i2c(1).attach(0x70, self.counter)
        self.emulated.i2c(1).attach(ADDRESS, I2cFace(self.chip))
        profile = read(PROFILE)
        assert isinstance(profile, Profile)
        shared = SharedHardware(Header(choose=lambda: Backend("mock pins", self.pins)), Buses(self.emulated, now))
        self.table: RealTable = open_table(profile, asyncio.get_running_loop(), shared)
        self.heard: asyncio.Queue[tuple[Input, str]] = asyncio.Queue()
        self.table.listen(lambda told: self.heard.put_nowait((told, threading.current_thread().name)))

    async def next(self, *kinds: type[K]) -> K:
        """The next input of these kinds, which must be told in the loop's thread."""
        while True:
            told, thread = await asyncio.wait_for(self.heard.get(), SOON)
            assert thread == threading.current_thread().name
            if isinstance(told, kinds):
                return told

    async def until_up(self, device: str) -> None:
        while self.table.devices()[device] != Up():
            await self.next(Status)


def play(scene: Callable[[Room], Awaitable[None]], *lying: Ntag, now: Now = time.monotonic) -> None:
    async def evening() -> None:
        room = Room(*lying, now=now)
        try:
            await scene(room)
        finally:
            room.table.close()

    asyncio.run(evening())


def test_every_device_says_whether_it_is_up() -> None:
    async def scene(room: Room) -> None:
        await room.table.opened(SOON)
        states = room.table.devices()
        down = {name for name, state in states.items() if isinstance(state, Down)}
        assert down == {"seat1.no", "seat1.aux"}
        missing = message("satellite-missing", satellite="north", number="E6614103E7000001")
        assert states["seat1.no"] == Down(message("satellite-away", satellite="north", was="never", why=missing))
        assert set(states) == down | {f"seat1.{role}" for role in ("ok", "lamp", "main", "bar")} | {
            "seat2.bar",
            "table.reader",
            "table.sound",
        }

    play(scene)


@pytest.mark.parametrize("late", range(5))
def test_who_is_called_away_just_when_everything_is_open_goes(late: int) -> None:
    async def scene(room: Room) -> None:
        await room.table.opened(SOON)
        room.table._all_heard.clear()
        waiting = asyncio.ensure_future(room.table.opened(SOON))
        for _ in range(3):
            await asyncio.sleep(0)
        room.table._all_heard.set()
        for _ in range(late):
            await asyncio.sleep(0)
        called = waiting.cancel()
        [outcome] = await asyncio.gather(waiting, return_exceptions=True)
        assert isinstance(outcome, asyncio.CancelledError) == called

    play(scene)


def test_before_a_device_is_opened_it_is_not_up() -> None:
    async def evening() -> None:
        asked = threading.Event()

        def choose() -> Backend:
            asked.wait(SOON)
            return Backend("mock pins", MockFactory())

        profile = read('[seat1]\nok = { driver = "gpio-button", pin = 17 }')
        assert isinstance(profile, Profile)
        shared = SharedHardware(Header(choose=choose), Buses(EmulatedBuses()))
        table = open_table(profile, asyncio.get_running_loop(), shared)
        try:
            assert table.devices() == {"seat1.ok": OPENING}
            asked.set()
            await table.opened(SOON)
            assert table.devices() == {"seat1.ok": Up()}
        finally:
            table.close()

    asyncio.run(evening())


def test_presses_and_cards_are_told_in_the_loop() -> None:
    async def scene(room: Room) -> None:
        await room.table.opened(SOON)
        room.pins.pin(17).drive_low()
        assert (await room.next(Press)).device == "seat1.ok"
        tag = Ntag(bytes.fromhex("04A1B2C3D4E580"))
        room.chip.put(tag)
        assert (await room.next(Tap)).uid.upper() == "04A1B2C3D4E580"
        room.chip.remove(tag)
        assert (await room.next(Lifted)).device == "table.reader"

    play(scene)


def test_what_is_shown_goes_to_its_device_and_what_has_none_to_nobody() -> None:
    async def scene(room: Room) -> None:
        await room.table.opened(SOON)
        lights = [Light("seat1.lamp", Steady()), Light("seat2.lamp", Steady())]
        room.table.show([*lights, Digits("seat1.main", "42"), Tone("table.sound", "gong")])
        assert room.pins.pin(12).frequency is not None
        await asyncio.wait_for(_until(lambda: room.counter.text() == "  42"), SOON)
        assert room.pins.pin(25).state

    play(scene)


def test_a_card_that_lay_there_before_the_table_was_opened_does_not_count() -> None:
    """It was tapped before the program ended, if at all: a game that is resumed must not count it twice."""
    tag = Ntag(bytes.fromhex("04A1B2C3D4E580"))

    async def scene(room: Room) -> None:
        assert (await room.next(Unread)).why == "early"
        room.chip.remove(tag)
        assert isinstance(await room.next(Tap, Lifted), Lifted)
        room.chip.put(tag)
        assert (await room.next(Tap)).uid == "04A1B2C3D4E580"

    play(scene, tag)


def test_a_card_that_was_laid_down_while_the_reader_was_away_counts() -> None:
    async def scene(room: Room) -> None:
        await room.table.opened(SOON)
        bus, face = room.emulated.i2c(1), I2cFace(room.chip)
        bus.detach(ADDRESS)
        while isinstance(room.table.devices()["table.reader"], Up):
            await room.next(Status)
        room.chip.put(Ntag(bytes.fromhex("04A1B2C3D4E580")))
        bus.attach(ADDRESS, face)
        assert isinstance(await room.next(Tap, Unread), Tap)

    play(scene)


async def _until(holds: Callable[[], bool]) -> None:
    """The thread of a bus does not tell when it has drawn, so this looks again in every round of the loop."""
    while not holds():
        await asyncio.sleep(0)


def test_a_role_shows_only_what_it_can() -> None:
    async def scene(room: Room) -> None:
        with pytest.raises(NotItsRole, match=r"device=seat1\.ok output=Light"):
            room.table.show([Light("seat1.ok")])

    play(scene)


def test_a_counter_that_is_plugged_in_shows_what_it_missed() -> None:
    async def scene(room: Room) -> None:
        await room.table.opened(SOON)
        late = Counter()
        room.emulated.i2c(1).attach(0x71, late)
        room.table.show([Digits("seat1.aux", "7")])
        await room.until_up("seat1.aux")
        await asyncio.wait_for(_until(lambda: late.text() == "   7"), SOON)

    play(scene)


def test_it_is_up_as_soon_as_somebody_asks_for_it() -> None:
    async def scene(room: Room) -> None:
        await room.table.opened(SOON)
        room.emulated.i2c(1).attach(0x71, Counter())
        room.table.reopen("seat1.aux")
        await room.until_up("seat1.aux")

    play(scene, now=lambda: 0.0)  # where time stands still, nothing is tried again by itself


def test_a_device_that_is_not_there_cannot_be_opened() -> None:
    async def scene(room: Room) -> None:
        for device in ("seat2.ok", "table.grid"):
            with pytest.raises(NoSuchDevice, match=device):
                room.table.reopen(device)

    play(scene)


def test_who_comes_later_is_told_what_is_down() -> None:
    async def scene(room: Room) -> None:
        await room.table.opened(SOON)
        late: list[Input] = []
        room.table.listen(late.append)
        room.table.tell_missing()
        assert {told.device for told in late if isinstance(told, Status)} == {"seat1.no", "seat1.aux"}

    play(scene)


def test_the_pins_answer_once_all_that_happened_on_them_has_been_told() -> None:
    async def scene(room: Room) -> None:
        await room.table.opened(SOON)
        room.pins.pin(17).drive_low()
        asked = room.table.ask_links()
        assert asked == (PINS,)
        told = [await asyncio.wait_for(room.heard.get(), SOON)]
        while not isinstance(told[-1][0], Settled):
            told.append(await asyncio.wait_for(room.heard.get(), SOON))
        inputs = [input for input, _ in told]
        [press] = [input for input in inputs if isinstance(input, Press)]
        assert inputs[-1].device == PINS
        assert press.at < inputs[-1].at

    play(scene)


def test_bars_have_their_length() -> None:
    async def scene(room: Room) -> None:
        assert room.table.bars() == {1: 12, 2: 3}

    play(scene)


def test_after_it_is_closed_nothing_is_told_and_no_thread_is_left() -> None:
    async def scene(room: Room) -> None:
        await room.table.opened(SOON)
        room.table.close()
        while not room.heard.empty():
            room.heard.get_nowait()
        await asyncio.sleep(0)
        assert room.heard.empty()
        left = {thread.name for thread in threading.enumerate() if thread not in before}
        assert left == set()

    before = set(threading.enumerate())
    play(scene)
