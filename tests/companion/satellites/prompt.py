"""A model of MicroPython's raw prompt on a pseudo-terminal, with a disk below a folder; the real mpremote uses it."""

import builtins
import errno
import io
import os
import pty
import tty
from contextlib import redirect_stdout, suppress
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.frames import Decoder

BANNER = b"raw REPL; CTRL-B to exit\r\n>"
TRACE = "Traceback (most recent call last):\n"
RAW, INTERRUPT, END, PASTE = b"\x01", b"\x03", b"\x04", b"\x05"


class Prompt:
    """A board. With `runs`, our program has the port, and gives it up when it is asked to stop for an update."""

    def __init__(self, disk: Path, *, runs: bool = False, stubborn: bool = False) -> None:
        self.disk, self.runs, self.stubborn = disk, runs, stubborn
        self.spoils = ""
        """A file whose last byte is lost on its way to the disk."""
        self.resets = 0
        self._decoder, self._input = Decoder(), bytearray()
        self._names: dict[str, Any] = {
            "__builtins__": {**vars(builtins), "open": self._open, "__import__": self._import}
        }
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        self.port = os.ttyname(self._slave)
        self._thread = Thread(target=self._live, daemon=True)
        self._thread.start()

    def close(self) -> None:
        os.close(self._slave)
        self._thread.join(60)
        os.close(self._master)

    def _live(self) -> None:
        with suppress(OSError):  # the last one who had the other end open is gone
            while data := os.read(self._master, 4096):
                self._running(data) if self.runs else self._prompted(data)

    def _running(self, data: bytes) -> None:
        """Our program: it knows frames only."""
        wanted = (MESSAGES.RESTART, bytes([MESSAGES.RESTART_UPDATE]))
        for frame in self._decoder.feed(data):
            if (frame.kind, frame.payload) == wanted and not self.stubborn:
                self.runs = False

    def _prompted(self, data: bytes) -> None:
        for byte in data:
            self._take(bytes([byte]))

    def _take(self, byte: bytes) -> None:
        if self._input[:1] == PASTE:
            self._input += byte
            if len(self._input) == 3:
                self._input.clear()
                self._say(b"R\x00")  # it does not know how to paste
        elif byte == PASTE and not self._input:
            self._input += byte
        elif byte == RAW:
            self._input.clear()
            self._say(BANNER)
        elif byte == END:
            self._run()
        elif byte not in (INTERRUPT, b"\r"):
            self._input += byte

    def _run(self) -> None:
        code = self._input.decode()
        self._input.clear()
        if not code:
            self._say(b"OK\r\nMPY: soft reboot\r\n" + BANNER)
            return
        said, wrong = io.StringIO(), ""
        try:
            with redirect_stdout(said):
                exec(code, self._names)
        except OSError as error:
            number = error.errno or errno.EIO
            wrong = f"{TRACE}OSError: [Errno {number}] {errno.errorcode[number]}\n"
        except Exception as error:
            wrong = f"{TRACE}{type(error).__name__}: {error}\n"
        self._say(b"OK" + said.getvalue().encode() + END + wrong.encode() + END + b">")

    def _say(self, data: bytes) -> None:
        os.write(self._master, data)

    # Its disk

    def _below(self, path: str) -> Path:
        return self.disk / path.lstrip("/")

    def _open(self, path: str, mode: str = "r") -> Any:
        file = self._below(path).open(mode)
        if path == self.spoils and "w" in mode:
            write = file.write
            return SimpleNamespace(write=lambda data: write(data[:-1]), close=file.close)
        return file

    def _import(self, name: str, *more: Any) -> Any:
        if name == "machine":
            return SimpleNamespace(reset=self._reset)
        if name == "os":
            return SimpleNamespace(stat=self._stat, ilistdir=self._list, mkdir=self._mkdir, remove=self._remove)
        return builtins.__import__(name, *more)

    def _reset(self) -> None:
        self.resets += 1

    def _stat(self, path: str) -> Any:
        return tuple(self._below(path).stat())

    def _mkdir(self, path: str) -> None:
        self._below(path).mkdir()

    def _remove(self, path: str) -> None:
        self._below(path).unlink()

    def _list(self, path: str = "") -> Any:
        return iter([(entry.name, 0x8000, 0, entry.stat().st_size) for entry in sorted(self._below(path).iterdir())])
