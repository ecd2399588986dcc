"""What can lie on a reader: NTAG213, 215 and 216 with their memory, and a phone that shows a new number every time."""

import random
from typing import Literal

from msgspec import Struct

from hardware.emulators.pn532.locks import locked, set_dynamic, set_once, set_static

PAGE = 4
ACK, NAK = 0xA, 0x0
"""Four bits, without a checksum."""

Said = bytes | int | None
"""What a tag answers: data (to which the checksum is added), four bits, or nothing."""


class Model(Struct, frozen=True):
    """What tells the tags of the family apart."""

    pages: int
    room: int
    """Room for data, in units of 8 bytes."""
    storage: int
    """The size as GET_VERSION tells it."""
    step: int
    """Pages that one dynamic lock bit locks."""

    @property
    def dynamic_locks(self) -> int:
        """The page of the lock bits for the pages from 16 on; settings and the password follow it."""
        return self.pages - 5


MODELS = {213: Model(45, 0x12, 0x0F, 2), 215: Model(135, 0x3E, 0x11, 16), 216: Model(231, 0x6D, 0x13, 16)}
Kind = Literal[213, 215, 216]
STATIC_LOCKS, CAPABILITY = 2, 3
"""Pages: the lock bits of the first 16, and what the tag can do (its bits can only be set)."""


class Phone:
    """A phone: it answers with a random number, new whenever the field comes on, and has no memory to read."""

    atqa, sak, ats = b"\x00\x04", 0x20, b"\x05\x78\x80\x70\x02"

    def __init__(self, chance: random.Random | None = None) -> None:
        self._chance = chance or random.Random()
        self.power_up()

    def power_up(self) -> None:
        """The field came on: a new number."""
        self.uid = b"\x08" + self._chance.randbytes(3)

    def answer(self, said: bytes) -> Said:
        """It never answers a command of a tag."""
        return None


class Ntag:
    """A tag with memory, as `Model` says. Its number has 7 bytes; 4, as copies of such tags have, works too."""

    sak, ats = 0x00, b""

    def __init__(self, uid: bytes = bytes.fromhex("04A1B2C3D4E580"), kind: Kind = 213, ndef: bytes = b"") -> None:
        if len(uid) not in (4, 7):
            raise ValueError(f"the number of a tag has 4 or 7 bytes, not {len(uid)}")
        self.uid, self.model = uid, MODELS[kind]
        self.atqa = b"\x00\x44" if len(uid) == 7 else b"\x00\x04"
        self.memory = bytearray(self.model.pages * PAGE)
        self._lay_out(ndef)
        self.power_up()

    def _lay_out(self, ndef: bytes) -> None:
        self.memory[:10] = _serial(self.uid)
        self.memory[12:16] = bytes((0xE1, 0x10, self.model.room, 0x00))
        block = b"\x03" + (bytes([len(ndef)]) if len(ndef) < 0xFF else b"\xff" + len(ndef).to_bytes(2)) + ndef + b"\xfe"
        if len(block) > self.model.room * 8:
            raise ValueError(f"{len(ndef)} bytes do not fit on this tag")
        self.memory[16 : 16 + len(block)] = block
        self.memory[-20:] = bytes.fromhex("000000BD 040000FF 00050000 FFFFFFFF 00000000")

    def power_up(self) -> None:
        """The field came on: new settings are used from now on, and protected pages need the password again."""
        self._trusted = False
        self._protected_from = self.page(self.model.pages - 4)[3]
        self._guards_reading = bool(self.page(self.model.pages - 3)[0] & 0x80)
        self._compatible: int | None = None

    def page(self, number: int) -> bytes:
        """A page as it is stored, the password too, which no reader can read."""
        return bytes(self.memory[number * PAGE : number * PAGE + PAGE])

    def answer(self, said: bytes) -> Said:
        """One exchange after the tag was selected, without checksums."""
        page, self._compatible = self._compatible, None
        if page is not None:
            return self._write(page, said[:PAGE]) if len(said) == 16 else NAK
        match said[:1], len(said):
            case b"\x30", 2:
                return self._read(said[1], 4)
            case b"\x3a", 3 if said[1] <= said[2]:
                return self._fast_read(said[1], said[2])
            case b"\xa2", 6:
                return self._write(said[1], said[2:])
            case b"\xa0", 2:
                return self._compatible_write(said[1])
            case b"\x60", 1:
                return bytes((0x00, 0x04, 0x04, 0x02, 0x01, 0x00, self.model.storage, 0x03))
            case b"\x3c", 2:
                return bytes(32)
            case b"\x39", 2:
                return bytes(3)
            case b"\x1b", 5:
                return self._authenticate(said[1:])
        return NAK

    def _read(self, first: int, count: int) -> Said:
        """After the last page that may be read, the first one follows."""
        end = self._readable()
        return b"".join(self._shown((first + step) % end) for step in range(count)) if first < end else NAK

    def _fast_read(self, first: int, last: int) -> Said:
        fits = last < self._readable()
        return b"".join(self._shown(number) for number in range(first, last + 1)) if fits else NAK

    def _readable(self) -> int:
        """How many pages may be read now."""
        if self._guards_reading and not self._trusted:
            return min(self.model.pages, self._protected_from)
        return self.model.pages

    def _shown(self, number: int) -> bytes:
        return bytes(PAGE) if number >= self.model.pages - 2 else self.page(number)

    def _compatible_write(self, page: int) -> Said:
        """The older command: first the page, then 16 bytes of which 4 are stored."""
        self._compatible = page
        return ACK

    def _write(self, page: int, data: bytes) -> Said:
        guarded = page >= self._protected_from and not self._trusted
        if not STATIC_LOCKS <= page < self.model.pages or guarded or self._locked(page):
            return NAK
        self.memory[page * PAGE : page * PAGE + PAGE] = self._merged(page, data)
        return ACK

    def _locked(self, page: int) -> bool:
        data = page < self.model.dynamic_locks
        return data and locked(self.page(STATIC_LOCKS)[2:], self.page(self.model.dynamic_locks), page, self.model.step)

    def _merged(self, page: int, data: bytes) -> bytes:
        """What a page holds after that was written to it: some bits can only be set, and some not at all."""
        now = self.page(page)
        if page == STATIC_LOCKS:
            return now[:2] + set_static(now[2:], data[2:])
        if page == self.model.dynamic_locks:
            return set_dynamic(now[:3], data[:3]) + now[3:]
        return set_once(now, data) if page == CAPABILITY else data

    def _authenticate(self, password: bytes) -> Said:
        self._trusted = password == self.page(self.model.pages - 2)
        return self.page(self.model.pages - 1)[:2] if self._trusted else NAK


AnyTag = Ntag | Phone


def _serial(uid: bytes) -> bytes:
    """How the number stands at the beginning of the memory, with its check bytes."""
    if len(uid) == 4:
        return uid + bytes([uid[0] ^ uid[1] ^ uid[2] ^ uid[3]]) + bytes(4) + b"\x48"
    first = 0x88 ^ uid[0] ^ uid[1] ^ uid[2]
    second = uid[3] ^ uid[4] ^ uid[5] ^ uid[6]
    return uid[:3] + bytes([first]) + uid[3:] + bytes([second]) + b"\x48"
