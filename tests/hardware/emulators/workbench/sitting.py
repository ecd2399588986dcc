"""A table of emulated parts within a loop, with methods that wait for what it tells and what it shows."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from hardware.emulators.workbench import BenchOperator, WireTable
from hardware.inputs import Down, Input, Status, Up
from hardware.operator import Seen
from hardware.outputs import Output
from hardware.profile import Profile, read
from tests.hardware.hearing import SOON

K = TypeVar("K", bound=Input)


class Sitting:
    """One table, from when it is built until it is closed."""

    def __init__(self, text: str) -> None:
        profile = read(text)
        assert isinstance(profile, Profile), profile
        self.table = WireTable(profile, asyncio.get_running_loop())
        self.heard: asyncio.Queue[Input] = asyncio.Queue()
        self.table.listen(self.heard.put_nowait)

    @property
    def profile(self) -> Profile:
        """As it is wired on the bench."""
        return self.table.profile

    @property
    def operator(self) -> BenchOperator:
        return self.table.operator

    async def next(self, *kinds: type[K]) -> K:
        """The next input of these kinds; all others are dropped."""
        async with asyncio.timeout(SOON):
            while not isinstance(told := await self.heard.get(), kinds):
                pass
            return told

    async def nothing(self, *kinds: type[Input]) -> None:
        """Wait until all that was done has been told, and check that none of it is of these kinds."""
        await asyncio.wait_for(self.operator.settle(), SOON)
        told = [self.heard.get_nowait() for _ in range(self.heard.qsize())]
        assert not [one for one in told if isinstance(one, kinds)]

    def forget(self) -> None:
        """What was told until now."""
        while not self.heard.empty():
            self.heard.get_nowait()

    async def until_down(self, device: str) -> str:
        """Wait until the device is down; the answer is why."""
        while not isinstance(state := self.table.devices()[device], Down):
            await self.next(Status)
        return str(state.why)

    async def until_up(self, device: str) -> None:
        while self.table.devices()[device] != Up():
            await self.next(Status)

    async def shows(self, device: str, seen: Seen) -> None:
        """Wait until it looks like this. Drivers do not tell when they have drawn, so it looks again and again."""
        async with asyncio.timeout(SOON):
            while self.operator.glance(device) != seen:
                await asyncio.sleep(0)

    def show(self, *outputs: Output) -> None:
        self.table.show(outputs)


def sit(text: str, scene: Callable[[Sitting], Awaitable[None]]) -> None:
    """Run a scene at the table of that profile, once every device has told whether it is up."""

    async def evening() -> None:
        sitting = Sitting(text)
        try:
            await sitting.table.opened(SOON)
            sitting.forget()
            await scene(sitting)
        finally:
            sitting.table.close()

    asyncio.run(evening())
