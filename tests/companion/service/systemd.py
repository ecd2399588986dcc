"""The part of systemd that a program talks to: a socket for its news."""

import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.companion.cli.running import SOON


class Listener:
    """What a service manager hears."""

    def __init__(self, line: socket.socket, name: str) -> None:
        self._line, self.name = line, name

    def hears(self) -> str:
        """The next news, which has to come."""
        return self._line.recv(4096).decode()

    def hears_until(self, news: str) -> list[str]:
        """All up to that, and with it."""
        heard = [self.hears()]
        while heard[-1] != news:
            heard.append(self.hears())
        return heard

    def hears_nothing_for(self, seconds: float) -> bool:
        """Whether nothing comes in that time, after what had been sent before."""
        self._line.settimeout(seconds)
        try:
            self.hears()
        except TimeoutError:
            return True
        finally:
            self._line.settimeout(SOON)
        return False


@contextmanager
def listening(folder: Path) -> Iterator[Listener]:
    """A socket as systemd makes it; `name` goes into NOTIFY_SOCKET."""
    name = str(folder / "notify")
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as line:
        line.bind(name)
        line.settimeout(SOON)
        yield Listener(line, name)
