"""A serial port in the loop: nothing blocks, what does not go waits, and a pulled plug is told once."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hardware.driver import Unavailable
from hardware.emulators.terminal import Terminal
from hardware.satellite.port import SerialPort
from tests.hardware.hearing import SOON


class Listener:
    def __init__(self) -> None:
        self.data, self.drains, self.losses = bytearray(), 0, 0
        self.changed = asyncio.Event()

    def came(self, data: bytes, at: float) -> None:
        assert at <= time.monotonic()
        self.data += data
        self.changed.set()

    def drained(self) -> None:
        self.drains += 1
        self.changed.set()

    def gone(self) -> None:
        self.losses += 1
        self.changed.set()

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not holds():
                self.changed.clear()
                await self.changed.wait()


def use(path: Path, scene: Callable[[Terminal, SerialPort, Listener], Awaitable[None]]) -> None:
    async def evening() -> None:
        terminal, listener = Terminal(path), Listener()
        terminal.plug()
        port = SerialPort(str(path), asyncio.get_running_loop(), listener, time.monotonic)
        try:
            await scene(terminal, port, listener)
        finally:
            port.close()
            terminal.unplug()

    asyncio.run(evening())


def test_all_bytes_pass_both_ways(tmp_path: Path) -> None:
    every = bytes(range(256))

    async def scene(terminal: Terminal, port: SerialPort, listener: Listener) -> None:
        port.write(every)
        terminal.write(every)
        await listener.until(lambda: bytes(listener.data) == every)
        assert os.read(terminal.master, 1000) == every
        assert port.backlog == 0

    use(tmp_path / "port", scene)


def test_what_the_board_does_not_take_waits_and_nothing_of_it_is_lost(tmp_path: Path) -> None:
    sent = os.urandom(1_000_000)

    async def scene(terminal: Terminal, port: SerialPort, listener: Listener) -> None:
        port.write(sent)
        assert port.backlog > 0
        taken, got = asyncio.Event(), bytearray()

        def take() -> None:
            got.extend(os.read(terminal.master, 65536))
            if len(got) == len(sent):
                taken.set()

        asyncio.get_running_loop().add_reader(terminal.master, take)
        async with asyncio.timeout(SOON):
            await taken.wait()
        asyncio.get_running_loop().remove_reader(terminal.master)
        assert bytes(got) == sent
        await listener.until(lambda: listener.drains == 1)
        assert port.backlog == 0

    use(tmp_path / "port", scene)


def test_a_pulled_plug_is_told_once_and_writing_after_it_is_no_error(tmp_path: Path) -> None:
    async def scene(terminal: Terminal, port: SerialPort, listener: Listener) -> None:
        terminal.unplug()
        port.write(b"anybody?")
        await listener.until(lambda: listener.losses == 1)
        port.write(b"anybody?")
        await asyncio.sleep(0)
        assert listener.losses == 1

    use(tmp_path / "port", scene)


def test_a_port_is_for_one_program(tmp_path: Path) -> None:
    async def scene(terminal: Terminal, port: SerialPort, listener: Listener) -> None:
        with pytest.raises(Unavailable) as why:
            SerialPort(str(terminal.path), asyncio.get_running_loop(), listener, time.monotonic)
        assert why.value.what.id == "device-port-busy"

    use(tmp_path / "port", scene)


@pytest.mark.parametrize(("name", "why"), [("nothing", "device-port-missing"), ("file", "device-port-closed")])
def test_what_is_no_port_is_said(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "file").write_text("no port")

    async def evening() -> None:
        with pytest.raises(Unavailable) as said:
            SerialPort(str(tmp_path / name), asyncio.get_running_loop(), Listener(), time.monotonic)
        assert said.value.what.id == why

    asyncio.run(evening())
