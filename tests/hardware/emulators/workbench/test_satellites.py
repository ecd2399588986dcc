"""Emulated satellites on the workbench: the real firmware on real MicroPython, and the real host at its port."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from hardware.emulators.satellite.interpreter import missing
from hardware.emulators.workbench import WireTable
from hardware.faults import Unplugged
from hardware.inputs import Down, Input, Press, Settled, Status, Tap, Turn, Up
from hardware.outputs import Digits, Light, Pixel, Pixels, Steady
from hardware.profile import Profile, load, read, shipped

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "there")
SOON = 90.0
"""Seconds: four interpreters start at once, perhaps on a busy machine."""
K = TypeVar("K", bound=Input)


class Sitting:
    def __init__(self, profile: Profile) -> None:
        self.table = WireTable(profile, asyncio.get_running_loop())
        self.heard: asyncio.Queue[Input] = asyncio.Queue()
        self.table.listen(self.heard.put_nowait)

    async def next(self, *kinds: type[K]) -> K:
        while True:
            told = await asyncio.wait_for(self.heard.get(), SOON)
            if isinstance(told, kinds):
                return told

    async def until(self, *devices: str, state: type[Up] | type[Down] = Up) -> None:
        while not all(isinstance(self.table.devices()[device], state) for device in devices):
            await self.next(Status)

    async def sees(self, device: str, looks: object) -> None:
        """Wait until a device on the first board looks so."""
        board = self.table._bench._satellites._boards["north"]
        await asyncio.to_thread(board.until, lambda: self.table.operator.glance(device) == looks)


def sit(profile: Profile, scene: Callable[[Sitting], Awaitable[None]]) -> None:
    async def evening() -> None:
        sitting = Sitting(profile)
        try:
            await scene(sitting)
        finally:
            await asyncio.to_thread(sitting.table.close)

    asyncio.run(evening())


def one_board() -> Profile:
    """The first seat of the shipped profile alone."""
    text = Path(shipped()["four-seats-satellites"]).read_text()
    found = read(re.sub(r"\[seat2\].*?(?=\n# -+ table)", "", text, flags=re.S))
    assert isinstance(found, Profile), found
    return found


SEAT = tuple(f"seat1.{role}" for role in ("reader", "ok", "no", "call", "lamp", "dial", "main", "aux", "bar"))


def test_one_seat_on_its_board_works_as_people_use_it() -> None:
    async def scene(sitting: Sitting) -> None:
        table, operator = sitting.table, sitting.table.operator
        await sitting.until(*SEAT)
        for role in ("ok", "no", "call", "dial"):
            operator.press(f"seat1.{role}")
            assert (await sitting.next(Press)).device == f"seat1.{role}"
        operator.turn("seat1.dial", -2)
        turned = 0
        while turned != -2:
            turned += (await sitting.next(Turn)).by
        operator.tap("seat1.reader", card="training-ambush")
        tap = await sitting.next(Tap)
        assert (tap.device, tap.card) == ("seat1.reader", "training-ambush")
        table.show([Digits("seat1.main", "42"), Light("seat1.lamp", Steady()), Pixels("seat1.bar", (Pixel("red"),))])
        await sitting.sees("seat1.main", "  42")
        await sitting.sees("seat1.lamp", True)
        await sitting.sees("seat1.bar", (Pixel("red"), *(Pixel(),) * 11))

    sit(one_board(), scene)


def test_a_plug_that_is_pulled_and_put_back() -> None:
    async def scene(sitting: Sitting) -> None:
        table, operator = sitting.table, sitting.table.operator
        await sitting.until(*SEAT)
        operator.fault("north", Unplugged())
        await sitting.until(*SEAT, state=Down)
        assert "north" not in table.ask_links()
        operator.mend("north")
        await sitting.until(*SEAT)
        operator.press("seat1.call")
        assert (await sitting.next(Press)).device == "seat1.call"

    sit(one_board(), scene)


def test_the_shipped_profile_for_four_comes_up_and_every_board_answers() -> None:
    profile = load(shipped()["four-seats-satellites"])
    assert isinstance(profile, Profile)

    async def scene(sitting: Sitting) -> None:
        await sitting.until(*(device.name for device in profile.devices if device.name.startswith("seat")))
        for seat in range(1, 5):
            sitting.table.operator.press(f"seat{seat}.call")
            assert (await sitting.next(Press)).device == f"seat{seat}.call"
        asked = sitting.table.ask_links()
        assert set(asked) >= {"north", "east", "south", "west"}
        assert sorted([(await sitting.next(Settled)).device for _ in asked]) == sorted(asked)

    sit(profile, scene)
