"""Which parts the board has, on which pins: one JSON file, written by `ambit` and checked before it is believed."""

import json
import os
from binascii import crc32

FILE = "/settings.json"
_NEW = "/settings.new"
LARGEST = 4096
_PINS = range(30)
# What a line must have besides "name" and "part"; everything that ends up as a pin is checked as one.
_NEEDED = {
    "button": ("pin",),
    "lamp": ("pin",),
    "dial": ("a", "b"),
    "pn532-uart": ("uart", "tx", "rx"),
    "pn532-i2c": ("i2c", "sda", "scl"),
    "ht16k33": ("i2c", "sda", "scl", "address"),
    "neopixel": ("pin", "length"),
    "buzzer": ("pin",),
}
_OWN_PINS = ("pin", "a", "b", "push", "tx", "rx")
_RANGES = {
    "uart": range(2),
    "i2c": range(2),
    "address": range(0x70, 0x78),
    "length": range(1, 65),
    "bounce_ms": range(5, 201),
}
_WORDS = {"pull": ("up", "down", "none"), "stamp": ("irq", "pio"), "segments": (7, 14), "clicks": (1, 2, 4)}
_MOST_STAMPED = 4  # call buttons that PIO stamps; the other state machines are left to the strips
_MOST_STRIPS = 4


class BadSettings(Exception):
    """The file is not there, or the board cannot work with it."""


def load() -> dict:
    """The settings of this board; BadSettings if there are none that it can work with."""
    try:
        with open(FILE) as file:
            return checked(file.read())
    except OSError:
        raise BadSettings("missing") from None


def text() -> bytes:
    """The file as it is; empty if there is none."""
    try:
        with open(FILE, "rb") as file:
            return file.read()
    except OSError:
        return b""


def checked(source: str) -> dict:
    """The settings in this text, if the board can work with them."""
    try:
        settings = json.loads(source)
    except ValueError:
        raise BadSettings("not JSON") from None
    if not isinstance(settings, dict) or settings.get("version") != 1 or not isinstance(settings.get("parts"), list):
        raise BadSettings("version")
    if not isinstance(settings.get("name"), str) or len(settings["parts"]) > 32:
        raise BadSettings("name or parts")
    taken: dict = {}
    names: set = set()
    for line in settings["parts"]:
        _check_line(line, taken)
        if line["name"] in names:
            raise BadSettings("name twice")
        names.add(line["name"])
    _check_machines(settings["parts"])
    return settings


def _check_line(line: dict, taken: dict) -> None:
    if not isinstance(line, dict) or not isinstance(line.get("name"), str) or line.get("part") not in _NEEDED:
        raise BadSettings("part")
    for key in _NEEDED[line["part"]]:
        if key not in line:
            raise BadSettings(key)
    for key, value in line.items():
        if key in _OWN_PINS or key in ("sda", "scl"):
            _take_pin(key, value, line, taken)
        elif not _fits(key, value):
            raise BadSettings(key)
    if line.get("stamp") == "pio" and line.get("pull", "up") != "up":
        raise BadSettings("stamp")


def _fits(key: str, value: object) -> bool:
    if key in _RANGES:
        return isinstance(value, int) and value in _RANGES[key]
    return key not in _WORDS or value in _WORDS[key]


def _take_pin(key: str, pin: int, line: dict, taken: dict) -> None:
    """A pin belongs to one line; those of an I2C bus are shared by all chips on the same bus."""
    owner = (line["i2c"], key) if key in ("sda", "scl") else (line["name"], key)
    if not isinstance(pin, int) or pin not in _PINS or taken.get(pin, owner) != owner:
        raise BadSettings(key)
    taken[pin] = owner


def _check_machines(lines: list) -> None:
    stamped = sum(line.get("stamp") == "pio" for line in lines)
    strips = sum(line["part"] == "neopixel" for line in lines)
    if stamped > _MOST_STAMPED or strips > _MOST_STRIPS:
        raise BadSettings("too many for PIO")


class Incoming:
    """New settings, piece by piece: nothing changes before all of them are here, are whole and are good."""

    def __init__(self) -> None:
        self._bytes, self._got = bytearray(), 0

    def take(self, offset: int, total: int, piece: bytes) -> bool:
        """Whether the piece fits: they come in order, and one that is sent again is no error."""
        if offset == 0:
            self._bytes, self._got = bytearray(total if total <= LARGEST else 0), 0
        if offset > self._got or offset + len(piece) > len(self._bytes) or len(self._bytes) != total:
            return False
        self._bytes[offset : offset + len(piece)] = piece
        self._got = max(self._got, offset + len(piece))
        return True

    def finish(self, crc: int) -> bool:
        """Whether the settings were whole and good. Then they are in the file."""
        if not self._bytes or self._got != len(self._bytes) or crc32(self._bytes) != crc:
            return False
        try:
            checked(self._bytes.decode())
        except (BadSettings, UnicodeError):
            return False
        with open(_NEW, "wb") as file:
            file.write(self._bytes)
        os.rename(_NEW, FILE)
        return True
