"""A broker of its own for a simulation: Debian's Mosquitto on a free port of loopback, gone when the run is over."""

import asyncio
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from companion.mqtt.address import Address
from engine.message import Message, message

PLACES = "/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/sbin"
START = 20.0
"""Seconds that it may take to listen."""
PAUSE = 0.05
HALL = "simulated"
SETTINGS = """\
listener {port} 127.0.0.1
allow_anonymous true
persistence true
persistence_location {folder}/
max_queued_messages 100000
max_inflight_messages 1000
"""
"""As docs/hall.md advises: a hall that is busy for a second loses nothing that waits for it, and has it soon after."""


class Declined(Exception):
    """There is no broker, or such an evening cannot be: the message says what to do."""

    def __init__(self, said: Message) -> None:
        super().__init__(said.id)
        self.message = said


@asynccontextmanager
async def broker(folder: Path) -> AsyncIterator[tuple[Address, int]]:
    """Where it is, and the number of its process. Raises `Declined`."""
    program = shutil.which("mosquitto", path=PLACES)
    if program is None:
        raise Declined(message("hall-simulate-no-broker"))
    port, settings, log = _free_port(), folder / "mosquitto.conf", folder / "mosquitto.log"
    settings.write_text(SETTINGS.format(port=port, folder=folder) + _user())
    with log.open("ab") as told, subprocess.Popen([program, "-c", settings], stdout=told, stderr=told) as process:
        try:
            await _listening(port, process, log)
            yield Address("127.0.0.1", port, HALL, encrypted=False), process.pid
        finally:
            process.terminate()


def _free_port() -> int:
    with closing(socket.socket()) as there:
        there.bind(("127.0.0.1", 0))
        return int(there.getsockname()[1])


def _user() -> str:
    """Started by root it would become another user, who cannot write to our folder."""
    import getpass

    return f"user {getpass.getuser()}\n"


async def _listening(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    for _ in range(int(START / PAUSE)):
        if process.poll() is not None:
            break
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(PAUSE)
        else:
            writer.close()
            return
    last = (log.read_text(errors="replace").strip().splitlines() or [""])[-1]
    raise Declined(message("hall-simulate-broker-ended", why=last[:200]))
