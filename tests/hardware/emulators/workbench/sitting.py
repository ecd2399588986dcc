"""A table of emulated parts within a loop, and somebody who waits for what it tells and for what can be seen."""

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
        """What is told next of these kinds; all else is let go by."""
        async with asyncio.timeout(SOON):
            while not isinstance(told := await self.heard.get(), kinds):
                pass
            return told

    async def nothing(self, *kinds: type[Input]) -> None:
        """All that was done has been told, and none of it is of these kinds."""
        await asyncio.wait_for(self.operator.settle(), SOON)
        told = [self.heard.get_nowait() for _ in range(self.heard.qsize())]
        assert not [one for one in told if isinstance(one, kinds)]

    def forget(self) -> None:
        """What was told until now."""
        while not self.heard.empty():
            self.heard.get_nowait()

    async def until_down(self, device: str) -> str:
        """Why."""
        while not isinstance(state := self.table.devices()[device], Down):
            await self.next(Status)
        return str(state.why)

    async def until_up(self, device: str) -> None:
        while self.table.devices()[device] != Up():
            await self.next(Status)

    async def shows(self, device: str, seen: Seen) -> None:
        """Until it looks so. Drivers say nothing when they have drawn, so one looks whenever there is time."""
        async with asyncio.timeout(SOON):
            while self.operator.glance(device) != seen:
                await asyncio.sleep(0)

    def show(self, *outputs: Output) -> None:
        self.table.show(outputs)


def sit(text: str, scene: Callable[[Sitting], Awaitable[None]]) -> None:
    """Play a scene at the table of that profile; every device has said by then whether it is up."""

    async def evening() -> None:
        sitting = Sitting(text)
        try:
            await sitting.table.opened(SOON)
            sitting.forget()
            await scene(sitting)
        finally:
            sitting.table.close()

    asyncio.run(evening())
