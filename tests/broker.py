"""A real broker for tests: Debian's Mosquitto on a port of its own on loopback; it can be killed and started again."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic

MOSQUITTO = shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin") or "mosquitto"
START = 20.0
"""Seconds that it may take to listen."""


def free_port() -> int:
    """A port on which nobody listens."""
    with closing(socket.socket()) as there:
        there.bind(("127.0.0.1", 0))
        return int(there.getsockname()[1])


class Broker:
    """Whatever it keeps is on the disk, as brokers of a hall have it."""

    def __init__(self, folder: Path, *lines: str) -> None:
        """`lines` are added to its settings; without any, everybody may come in."""
        self.port = free_port()
        self._settings = folder / "mosquitto.conf"
        settings = [
            f"listener {self.port} 127.0.0.1",
            "persistence true",
            f"persistence_location {folder}/",
            "user root",
        ]
        self._settings.write_text("\n".join([*settings, *(lines or ("allow_anonymous true",))]) + "\n")
        self._log = folder / "mosquitto.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where a hall called "club" is found."""
        return f"mqtt://127.0.0.1:{self.port}/club"

    def start(self) -> None:
        """Start it, and wait until it listens."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([MOSQUITTO, "-c", self._settings], stdout=log, stderr=log)
        end = monotonic() + START
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                assert self._process.poll() is None, self._log.read_text()
                assert monotonic() < end, "Mosquitto does not listen"
            else:
                return

    def kill(self) -> None:
        """As when its plug is pulled."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """End it."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait()


@contextmanager
def broker(folder: Path, *lines: str) -> Iterator[Broker]:
    """A broker while the context lasts."""
    with closing(Broker(folder, *lines)) as one:
        yield one
