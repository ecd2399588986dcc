"""The emulated Pi while it runs: its serial ports, and the program on it that does as it is told."""

import json
import subprocess
from collections.abc import Mapping
from queue import Empty, Queue
from threading import Condition, Thread
from typing import IO, Any, Self

from tests.emulated.roots import HOST, inside
from tests.raspi3b.parts import Parts
from tests.raspi3b.readers import Reader

PATIENCE = 180.0
"""Seconds until an answer that has not come will not come; a start takes about 15 on two cores."""
COUNTERS = range(0x70, 0x74)
"""Addresses on I2C bus 1. Memories take the counters' place, and can be read afterwards."""
USB = ("seat1.reader", "seat2.reader")
"""The readers with an adapter, in the order of its ports."""
KERNEL_WORDS = "console=ttyS1,115200 quiet loglevel=1 panic=-1"


class Stopped(Exception):
    """The emulated Pi, or the program on it, did something else than what was expected."""


class RaspberryPi:
    """Switched on with `with`, and switched off hard at the end of it: as when its plug is pulled."""

    def __init__(self, parts: Parts, readers: Mapping[str, Reader]) -> None:
        self._parts, self._readers = parts, readers
        self.said: Queue[str | None] = Queue()
        """What the program that was started says, line by line; None when it has ended."""
        self.lines = 0
        """How many that were."""
        self._more_lines = Condition()
        self._answers: Queue[dict[str, Any]] = Queue()
        self.code: int | None = None

    def __enter__(self) -> Self:
        pipe = subprocess.PIPE
        self._qemu = subprocess.Popen(self._line(), stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT)
        assert self._qemu.stdin is not None
        assert self._qemu.stdout is not None
        self._console: IO[bytes] = self._qemu.stdin
        Thread(target=self._read, args=(self._qemu.stdout,), daemon=True).start()
        try:
            self.up = self._answer("the start")
        except Stopped:
            self.pull_the_plug()
            raise
        return self

    def __exit__(self, *failed: object) -> None:
        self.pull_the_plug()

    def pull_the_plug(self) -> None:
        """Nothing on it gets to know of it; the card keeps what had reached it."""
        self._qemu.kill()
        self._qemu.wait()

    def ask(self, wish: str, *words: object) -> Any:
        """What the program on it answers."""
        self._console.write(json.dumps([wish, *words]).encode() + b"\n")
        self._console.flush()
        return self._answer(wish).get("answer")

    def line(self) -> str:
        """What the program that was started says next."""
        try:
            line = self.said.get(timeout=PATIENCE)
        except Empty:
            raise Stopped(f"the program said nothing for {PATIENCE:.0f} s") from None
        if line is None:
            raise Stopped(f"the program has ended with code {self.code}")
        return line

    def end(self) -> int:
        """The code of the program that was started, once nothing more can be typed there."""
        self.ask("close")
        while self.said.get(timeout=PATIENCE) is not None:
            pass
        assert self.code is not None
        return self.code

    def wait_for_lines(self, count: int) -> None:
        """Until the program has said as many, read or not."""
        with self._more_lines:
            if not self._more_lines.wait_for(lambda: self.lines >= count, PATIENCE):
                raise Stopped(f"the program said nothing for {PATIENCE:.0f} s")

    def _answer(self, wish: str) -> dict[str, Any]:
        try:
            answer = self._answers.get(timeout=PATIENCE)
        except Empty:
            raise Stopped(f"{wish}: no answer for {PATIENCE:.0f} s") from None
        if wrong := answer.get("wrong"):
            raise Stopped(f"{wish}: {wrong}")
        return answer

    def _read(self, console: IO[bytes]) -> None:
        """A line that is no JSON is the kernel's or QEMU's, and worth to be seen."""
        for line in console:
            try:
                told = json.loads(line[max(line.find(b"{"), 0) :])  # a port says some nonsense when it is set up
            except ValueError:
                print(f"    the Pi says: {line.decode(errors='replace').strip()}", flush=True)
                continue
            if "said" in told:
                self.said.put(told["said"])
                with self._more_lines:
                    self.lines += 1
                    self._more_lines.notify_all()
            elif "ended" in told:
                self.code = told["ended"]
                self.said.put(None)
            else:
                self._answers.put(told)
        self._answers.put({"wrong": "the machine is off"})

    def _line(self) -> list[str]:
        at = {name: f"{HOST}{getattr(self._parts, name)}" for name in ("kernel", "tree", "initramfs", "card")}
        line = ["qemu-system-aarch64", "-M", "raspi3b", "-nodefaults", "-display", "none", "-no-reboot"]
        line += ["-kernel", at["kernel"], "-dtb", at["tree"], "-initrd", at["initramfs"], "-append", KERNEL_WORDS]
        line += ["-drive", f"if=sd,format=raw,file={at['card']}"]
        for name, reader in self._readers.items():
            line += ["-chardev", f"serial,id=port-{name},path={reader.path}"]
        line += ["-serial", "chardev:port-table.reader", "-serial", "stdio"]
        for name in USB:  # an adapter says that something is plugged into it, whatever happens there
            line += ["-device", f"usb-serial,chardev=port-{name},always-plugged=on"]
        for address in COUNTERS:
            line += ["-device", f"at24c-eeprom,bus=i2c-bus.1,address={address:#x},rom-size=256"]
        return inside(self._parts.tools, *line)
