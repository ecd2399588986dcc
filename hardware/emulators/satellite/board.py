"""One emulated satellite: its USB plug is a pseudo-terminal, its parts are used by calling methods."""

import os
import select
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Condition, RLock, Thread
from typing import Any, Literal

from msgspec.structs import replace

from hardware.emulators.ht16k33 import Counter
from hardware.emulators.pn532.noise import Cable, quiet
from hardware.emulators.pn532.tags import AnyTag
from hardware.emulators.satellite.chips import Chips
from hardware.emulators.satellite.contacts import QUARTER, Edge, Line, Turning, pressed
from hardware.emulators.satellite.interpreter import Interpreter
from hardware.emulators.satellite.usb_bus import UsbBus
from hardware.emulators.terminal import Terminal

POWER, WATCHDOG, FORCED = 0, 1, 2
"""Why a board starts, as the register REASON of its watchdog tells it."""
CHUNK = 4096
LET_GO = 0.05
"""Seconds between two presses of one button: longer than it may bounce."""
PATIENCE = 60.0
"""Seconds until something that is waited for is not going to happen."""
AnyChip = Literal["RP2040", "RP2350"]


class Board:
    """A Pico or Pico 2 with the parts that its settings name. `path` is its port, once `plug` was called.

    `to_host` and `to_board` are what the cable makes of bytes; `held` stops the host from taking any.
    """

    def __init__(
        self,
        path: Path,
        settings: str,
        parts: list[Line],
        *,
        chip: AnyChip = "RP2040",
        uid: str = "e660583883724a32",
        ppm: float = 0.0,
        bus: UsbBus | None = None,
        exact: bool = True,
        timer: int = 0,
        faulty: str = "",
        files: dict[str, str | None] | None = None,
        closed: tuple[str, ...] = (),
    ) -> None:
        """`settings` is the board's file, empty: none; `parts` is what is soldered, whatever the file says.

        `exact`: do by the emulated chip what the firmware has in assembler; else the firmware goes its other way.
        `timer`: microseconds of its timer at power-up. `faulty`: the class of `machine` that fails whenever it is used.
        `files`: what lies on its disk in place of or besides the firmware's files; None: that one is missing.
        `closed`: buttons that are held whenever the board starts; the end of their next press lets them go.
        """
        self.path, self.chips = path, Chips(parts, path.parent)
        self.to_host: Cable = quiet
        self.to_board: Cable = quiet
        self.held = False
        self.starts = 0
        """How often it has started."""
        self.failure = ""
        """What the firmware noted when it failed the last time."""
        self.boots_loader = False
        """Whether it waits for a new firmware."""
        self.prompts = False
        """Whether its program has ended, and MicroPython's prompt has the port."""
        self._lines = {line["name"]: line for line in parts}
        self._dials = {line["name"]: Turning(line) for line in parts if line["part"] == "dial"}
        self._busy: dict[str, int] = {}
        self._held = {self._lines[name]["pin"]: int(self._lines[name].get("pull") == "down") for name in closed}
        self._chip, self._uid, self._ppm, self._exact, self._timer, self._faulty = chip, uid, ppm, exact, timer, faulty
        self.bus = bus or UsbBus()
        self._files: dict[str, str | None] = {**(files or {}), **({"/settings.json": settings} if settings else {})}
        self._scratch = [0, 0]
        self._outputs: dict[int | str, Any] = {}
        self._port = Terminal(path)
        self._lock, self._changed = RLock(), Condition()
        self._interpreter: Interpreter | None = None
        self._thread: Thread | None = None
        self._stop, self._stopper = os.pipe()
        self._unsent = b""

    # Power and plug

    def plug(self) -> None:
        """Plug it in: it gets power, starts, and its port appears."""
        self.chips.brown_out()
        self._scratch = [0, 0]
        self._start(POWER)
        self._thread = Thread(target=self._serve, name=f"satellite {self.path.name}", daemon=True)
        self._thread.start()

    def unplug(self) -> None:
        """Pull it out: its port vanishes, and it forgets everything but its files."""
        if self._thread is not None:
            os.write(self._stopper, b"x")
            self._thread.join()
            self._thread = None
        with self._lock:
            self._halt()

    def close(self) -> None:
        """Unplug it for good."""
        self.unplug()
        self.chips.close()
        for end in (self._stop, self._stopper):
            os.close(end)

    def cut(self) -> None:
        """The port vanishes and comes back under its name, while the board goes on."""
        self.part()
        self.join()

    def part(self) -> None:
        """The port vanishes, while the board has power and goes on, as behind a hub whose own cable was pulled out."""
        with self._lock:
            self._port.unplug()
            self._unsent = b""
        self._order(bus=replace(self.bus, suspended=time.monotonic_ns()).told())

    def join(self) -> None:
        """The port is back under its name."""
        with self._lock:
            if self._interpreter is not None and not self._port.plugged:
                self._port.plug()
        self._order(bus=self.bus.told())

    def reboot(self) -> None:
        """Its power fails for a moment, whatever it was doing."""
        with self._lock:
            self._halt()
            self.chips.brown_out()
            self._scratch = [0, 0]
            self._start(POWER)

    def hang(self) -> None:
        """Its program stands still, and only the watchdog can help."""
        self._order(hang=True)

    def stall(self, seconds: float) -> None:
        """Its program stands still for so long, while its pins go on."""
        self._order(stall=1000 * seconds)

    # The parts

    def press(self, name: str, bounces: int = 0, within: float = 0.0, after: float = 0.0, at: int = 0) -> int:
        """Press and release a button or a dial's knob; when its contact first closed (ns of the monotonic clock).

        `at`: not before that moment, so that two boards can be pressed at the same. A second press waits until the
        contact is at rest.
        """
        at = max(at, self._free(name, after))
        self._touch(name, pressed(self._lines[name], at, bounces, within), LET_GO)
        return at

    def turn(self, name: str, by: int) -> None:
        """Turn a dial by that many clicks, clockwise above 0."""
        self._touch(name, self._dials[name].turn(by, self._free(name)), QUARTER)

    def rests(self, name: str) -> bool:
        """Whether all that was to be done with a contact has been done."""
        return time.monotonic_ns() >= self._busy.get(name, 0)

    def put(self, name: str, *tags: AnyTag) -> None:
        """Lay tags on a reader."""
        self.chips.readers[name].put(*tags)

    def remove(self, name: str, *tags: AnyTag) -> None:
        """Take these tags from a reader, or all."""
        self.chips.readers[name].remove(*tags)

    def shown(self, name: str) -> Any:
        """What it shows: a lamp's level (0 to 255), a counter's text, the colours of a bar, the hertz of a buzzer."""
        line = self._lines[name]
        if line["part"] == "ht16k33":
            return self.counter(name).text()
        told = self._outputs.get(line["pin"])
        if line["part"] == "neopixel":
            return told or []
        hertz, duty = told or (0, 0)
        return duty // 257 if line["part"] == "lamp" else hertz if duty else 0

    def changed_files(self) -> dict[str, str | None]:
        """What differs on its disk from the firmware's files, as of its last start; None: that one is missing."""
        return dict(self._files)

    def light(self) -> bool:
        """Whether the board's own LED is lit."""
        return bool(self._outputs.get("LED"))

    def counter(self, name: str) -> Counter:
        """The chip of a counter."""
        return self.chips.counters[name]

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; looked at whenever the board has told anything."""
        with self._changed:
            if not self._changed.wait_for(holds, PATIENCE):
                raise TimeoutError(self.failure or "it never did")

    # The clock

    def drift(self, ppm: float) -> None:
        """Its crystal is off by that much from now on."""
        self._ppm = ppm
        self._order(ppm=ppm)

    def change_bus(self, bus: UsbBus) -> None:
        """It hears these frames from now on."""
        self.bus = bus
        self._order(bus=bus.told())

    def _free(self, name: str, after: float = 0.0) -> int:
        """When a hand can use this contact again (ns)."""
        return max(time.monotonic_ns() + round(after * 1e9), self._busy.get(name, 0))

    def _touch(self, name: str, edges: list[Edge], rest: float) -> None:
        self._busy[name] = edges[-1][2] + round(rest * 1e9)
        self._order(edges=edges)

    def _order(self, **order: object) -> None:
        with self._lock:
            if self._interpreter is not None:
                self._interpreter.order(**order)

    def _start(self, reason: int) -> None:
        self._outputs.clear()
        self._unsent, self.prompts = b"", False
        self._port.plug()
        self._interpreter = Interpreter(
            {
                "chip": self._chip,
                "id": self._uid,
                "reason": reason,
                "ppm": self._ppm,
                "timer": self._timer,
                "bus": self.bus.told(),
                "exact": self._exact,
                "faulty": self._faulty,
                "files": self._files,
                "levels": self._held,
                "scratch": self._scratch,
            }
        )
        self.starts += 1

    def _halt(self) -> None:
        if self._interpreter is not None:
            self._interpreter.end()
            self._interpreter = None
        self._port.unplug()

    def _serve(self) -> None:
        """Carry bytes and reports until it is unplugged. What is shown or lost is decided here, in one thread."""
        while True:
            with self._lock:
                waiting = self._waiting()
                host = [self._port.master] if self._port.plugged and self._unsent else []
            try:
                ready, writable, _ = select.select([self._stop, *waiting], host, [], 0.05)
            except OSError:  # the port was cut, or the board restarted, since they were looked up
                continue
            if self._stop in ready:
                os.read(self._stop, 1)
                return
            with self._lock:
                for file in (file for file in waiting if file in ready):
                    if file in self._waiting():  # not closed meanwhile
                        waiting[file]()
                if writable and self._port.plugged:
                    self._pass_on()
            with self._changed:
                self._changed.notify_all()

    def _waiting(self) -> dict[int, Callable[[], None]]:
        """Who deals with what can be read."""
        if self._interpreter is None:
            return {}
        waiting: dict[int, Callable[[], None]] = {self._interpreter.reports: self._hear_reports}
        if self._port.plugged:
            waiting[self._port.master] = self._hear_host
        if not self.held and not self._unsent:
            waiting[self._interpreter.serial] = self._hear_board
        for number, port in self.chips.ports.items():
            waiting[port] = partial(self._hear_chip, number, port)
        return waiting

    def _hear_board(self) -> None:
        assert self._interpreter is not None
        sent = os.read(self._interpreter.serial, CHUNK)
        if self._port.plugged:  # else nobody hears it
            self._unsent = self.to_host(sent)
            self._pass_on()

    def _pass_on(self) -> None:
        with suppress(BlockingIOError):
            self._unsent = self._unsent[os.write(self._port.master, self._unsent) :]

    def _hear_host(self) -> None:
        assert self._interpreter is not None
        with suppress(OSError):  # the host has just closed the port
            self._interpreter.write(self.to_board(os.read(self._port.master, CHUNK)))

    def _hear_chip(self, number: int, port: int) -> None:
        self._order(uart=[number, os.read(port, CHUNK).hex()])

    def _hear_reports(self) -> None:
        assert self._interpreter is not None
        reports = self._interpreter.told()
        if reports is None:
            hung = self._interpreter.hung()
            self._halt()
            if hung:
                self._start(WATCHDOG)
            return
        for report in reports:
            self._take(report)

    def _take(self, report: dict[str, Any]) -> None:
        assert self._interpreter is not None
        if "i2c" in report:
            self._interpreter.order(answer=self.chips.transfer(*report["i2c"]))
        elif "uart" in report:
            number, sent = report["uart"]
            if number in self.chips.ports:
                os.write(self.chips.ports[number], bytes.fromhex(sent))
        elif "pwm" in report:
            pin, hertz, duty = report["pwm"]
            self._outputs[pin] = (hertz, duty)
        elif "strip" in report:
            pin, words = report["strip"]
            self._outputs[pin] = [(word >> 8 & 0xFF, word >> 16, word & 0xFF) for word in words]
        elif "set" in report:
            self._outputs[report["set"][0]] = report["set"][1]
        elif "prompt" in report:
            self.prompts = True
        elif "reset" in report:
            self._reset(report)

    def _reset(self, report: dict[str, Any]) -> None:
        self._files, self._scratch = report["files"], report["scratch"]
        self.failure = self._files.get("/failure.txt") or ""
        self._halt()
        self.boots_loader = report["reset"] == "bootloader"
        if not self.boots_loader:
            self._start(FORCED)
