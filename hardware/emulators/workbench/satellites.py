"""Emulated satellites on the workbench: each runs the real firmware, and people use the parts that are wired to it."""

import json
import time
from concurrent.futures import Future
from pathlib import Path

from hardware.clock import Clock
from hardware.driver import Unavailable
from hardware.emulators.pn532.tags import AnyTag
from hardware.emulators.satellite import Board, UsbBus
from hardware.emulators.satellite.interpreter import lacks
from hardware.emulators.workbench.box import Box
from hardware.emulators.workbench.colours import pixel_of
from hardware.emulators.workbench.hand import Move
from hardware.emulators.workbench.part import Part
from hardware.emulators.workbench.readers import ReaderPart
from hardware.faults import Bounce, Cut, Dead, Faults, Kind, Noise, TwoCards, Unplugged
from hardware.message import message
from hardware.outputs import Pixel
from hardware.profile import Profile, Wired
from hardware.satellite.discovery import Place
from hardware.satellite.settings import settings
from hardware.wiring.device import Board as WiredBoard
from hardware.wiring.drivers import Satellite
from hardware.wiring.pico import PicoBar

ANY_ID = "E6614103E7000000"
"""The number in the chip of a board that a profile knows by its port."""


class SatelliteContactPart(Part):
    """A button, or a dial and its knob. A broken one stays open."""

    fault_kinds = (Bounce, Dead, Unplugged)

    def __init__(self, name: str, clock: Clock, board: Board, part: str, has_knob: bool) -> None:
        super().__init__(name, clock)
        self._board, self._part, self.has_knob = board, part, has_knob

    def press(self) -> "Future[None]":
        """Push and release it; the board does so in its own time."""
        return self.hand.do([Move(self._press)])

    def turn(self, by: int) -> "Future[None]":
        """Turn a dial by that many clicks."""
        return self.hand.do([Move(lambda: self._board.turn(self._part, by) if self.works else None)])

    def _press(self) -> None:
        bounce = self.has(Bounce)
        if self.works:
            self._board.press(self._part, bounce.times if bounce else 0, bounce.within if bounce else 0.0)


class SatelliteShowPart(Part):
    """A lamp, a counter or a bar, seen at this moment."""

    def __init__(self, name: str, clock: Clock, board: Board, part: str, role: str, bar: PicoBar | None) -> None:
        super().__init__(name, clock)
        self._board, self._part, self._role, self._bar = board, part, role, bar

    def glance(self) -> bool | str | tuple[Pixel, ...]:
        """As people see it; dark while it is dead or pulled out."""
        if self._bar is not None:
            leds = [*self._board.shown(self._part), *([(0, 0, 0)] * self._bar.length)] if self.works else []
            dark = [(0, 0, 0)] * self._bar.length
            return tuple(pixel_of(led, self._bar.brightness) for led in (leds or dark)[: self._bar.length])
        if self._role == "lamp":
            return bool(self.works and self._board.shown(self._part))
        text = self._board.counter(self._part).sees(time.monotonic()) if self.works else ""
        return text or " " * 4


class SatelliteAntenna:
    """The antenna of a reader on a board; see `hardware.emulators.workbench.readers.Antenna`."""

    fault_kinds: tuple[Kind, ...] = (TwoCards,)

    def __init__(self, board: Board, part: str) -> None:
        self._board, self._part = board, part

    def put(self, *tags: AnyTag) -> None:
        """The chip finds them with its next search."""
        self._board.put(self._part, *tags)

    def remove(self, *tags: AnyTag) -> None:
        """No tags: nothing is removed."""
        if tags:
            self._board.remove(self._part, *tags)

    def suffer(self, dead: bool, unplugged: bool, noise: Noise | None) -> None:
        """A dead chip and one that is pulled out both say nothing."""
        self._board.chips.readers[self._part].mute = dead or unplugged

    def close(self) -> None:
        """It is closed with its board."""


class Plug:
    """The USB plug of a board, as the operator pulls it, and its cable, whose data lines may break."""

    fault_kinds: tuple[Kind, ...] = (Unplugged, Cut)

    def __init__(self, board: Board) -> None:
        self._board, self._out, self._parted = board, False, False

    def suffer(self, faults: Faults) -> None:
        """Without its plug a board has no power; without its data lines it goes on."""
        out, parted = faults.find(Unplugged) is not None, faults.find(Cut) is not None
        if out != self._out:
            self._out = out
            (self._board.unplug if out else self._board.plug)()
            self._parted = False
        if parted != self._parted and not out:
            self._parted = parted
            (self._board.part if parted else self._board.join)()


class EmulatedBoards:
    """The boards of a profile, plugged into one USB controller, with their settings on them."""

    def __init__(self, profile: Profile, folder: Path) -> None:
        self._profile, bus = profile, UsbBus()
        self._boards: dict[str, Board] = {}
        used = {wired.driver.satellite for wired in profile.devices if isinstance(wired.driver, Satellite)}
        for place, board in enumerate(profile.satellites) if used and not lacks() else ():
            if board.name in used:
                self._boards[board.name] = self._made(board, place, folder / f"satellite-{board.name}", bus)
        self.plugs = {name: Plug(board) for name, board in self._boards.items()}

    def _made(self, board: WiredBoard, place: int, folder: Path, bus: UsbBus) -> Board:
        folder.mkdir()
        text = settings(self._profile, board).decode()
        uid = (board.id or f"{int(ANY_ID, 16) + place:016X}").lower()
        made = Board(folder / "port", text, json.loads(text)["parts"], uid=uid, bus=bus)
        made.plug()
        return made

    def place(self, board: WiredBoard) -> Place:
        """Where the host finds a board; `Unavailable` where none is emulated."""
        if board.name not in self._boards:
            raise Unavailable(message("device-no-satellites", lacks=lacks()))
        found = self._boards[board.name]
        if not found.path.exists():
            raise Unavailable(message("satellite-missing", satellite=board.name, number=board.id.upper() or ANY_ID))
        return Place(str(found.path), found.bus.controller)

    def part(self, wired: Wired, clock: Clock, box: Box) -> "AnySatellitePart | None":
        """The part of a device on a board; None where it is not emulated."""
        driver = wired.driver
        board = self._boards.get(driver.satellite) if isinstance(driver, Satellite) else None
        if board is None or not isinstance(driver, Satellite):
            return None
        part, role = driver.device or wired.spot.role, wired.spot.role
        fitted = self._profile.fitted(wired)
        if role in ("ok", "no", "call", "undo", "dial"):
            knob = role != "dial" or getattr(fitted, "push", None) is not None
            return SatelliteContactPart(wired.name, clock, board, part, knob)
        if role == "reader":
            return ReaderPart(wired.name, clock, SatelliteAntenna(board, part), box)
        if role in ("lamp", "main", "aux", "bar"):
            bar = fitted if isinstance(fitted, PicoBar) else None
            return SatelliteShowPart(wired.name, clock, board, part, role, bar)
        return None

    def close(self) -> None:
        """Unplug all boards for good; no error if that was done already."""
        boards, self._boards = self._boards, {}
        for board in boards.values():
            board.close()


AnySatellitePart = SatelliteContactPart | SatelliteShowPart | ReaderPart
