"""The real program, which is killed and started again at the same port, and what it uses of the machine."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx2
from msgspec import Struct

from tests.companion.cli.terminal import PROGRAM
from tests.shape import PROJECT

SOON = 60.0
"""Seconds for a start, on a busy machine."""
LOOK_EVERY = 0.05
HERE, NOBODY = "127.0.0.1", subprocess.DEVNULL


class Use(Struct, frozen=True):
    """What the process has at one moment."""

    at: float
    """Seconds since the soak began."""
    life: int
    """How often the program was started."""
    memory: int
    """Resident, in kB."""
    handles: int


class Server:
    """`ambit table --simulate` in a folder of its own."""

    def __init__(self, home: Path) -> None:
        self.home, self.port, self.lives = home, 0, 0
        self.code = self.pin = ""
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def printed(self) -> int:
        """Bytes that the program printed in all its lives; a table that works prints a few lines."""
        return sum(file.stat().st_size for file in self.home.glob("printed-*"))

    @property
    def log_bytes(self) -> int:
        """The database with its journal."""
        return sum(file.stat().st_size for file in self.home.glob("ambit.db*"))

    async def start(self) -> None:
        """Start it, and wait until it says where its page is."""
        self.lives += 1
        said = self.home / f"printed-{self.lives}"
        line = [sys.executable, "-c", PROGRAM, "table", "--simulate", "--no-browser", "--host", "127.0.0.1"]
        env = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        env |= {"AMBIT_HOME": str(self.home), "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
        with said.open("wb") as out:
            line += ["--port", str(self.port)]
            self._process = subprocess.Popen(line, cwd=PROJECT, env=env, stdin=NOBODY, stdout=out, stderr=out)
        async with asyncio.timeout(SOON):
            while not (found := re.search(r"PIN is (\w+)", said.read_text())):
                assert self._process.poll() is None, said.read_text()
                await asyncio.sleep(LOOK_EVERY)
        text = said.read_text()
        self.pin, self.code = found[1], _found(r"code ([A-Z]{4,} \d+)", text)
        self.port = int(_found(r"http://[^/\s]+:(\d+)/", text))

    def kill(self) -> None:
        """As when somebody pulls the plug of the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(SOON)

    def use(self, at: float) -> Use | None:
        """None while it is not there."""
        if self._process is None or self._process.poll() is not None:
            return None
        process = Path(f"/proc/{self._process.pid}")
        memory = int(_found(r"VmRSS:\s+(\d+)", (process / "status").read_text()))
        return Use(at, self.lives, memory, len(os.listdir(process / "fd")))

    async def ask(self, method: str, path: str, token: str = "", peer: str = HERE, **body: str) -> httpx2.Response:
        """A request from one of the addresses of this machine."""
        way = httpx2.AsyncHTTPTransport(local_address=peer)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        async with httpx2.AsyncClient(transport=way, timeout=SOON, headers=headers) as client:
            return await client.request(method, f"http://127.0.0.1:{self.port}{path}", json=body or {})


def _found(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    assert found is not None, (pattern, text)
    return found[1]
