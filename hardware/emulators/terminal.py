"""A pseudo-terminal that a host opens like any serial port."""

import os
import pty
import tty
from contextlib import suppress
from pathlib import Path


class Terminal:
    """The symbolic link at `path` leads to it, and keeps its name when the plug is pulled and put back."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.plugged = False

    def plug(self) -> None:
        """Plug it in (again): a new port under the old name."""
        self.master, self.slave = pty.openpty()
        tty.setraw(self.slave)
        os.set_blocking(self.master, False)
        self.path.unlink(missing_ok=True)
        self.path.symlink_to(os.ttyname(self.slave))
        self.plugged = True

    def unplug(self) -> None:
        """Pull it out: a program that has the port open gets errors, and no other can open it."""
        if self.plugged:
            self.plugged = False
            self.path.unlink(missing_ok=True)
            os.close(self.master)
            os.close(self.slave)

    def write(self, data: bytes) -> None:
        """Send bytes to the host. One that never reads loses what no longer fits, as on a wire."""
        with suppress(BlockingIOError):
            os.write(self.master, data)
