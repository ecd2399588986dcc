"""What the kernel tells of a keyboard: a struct for each key that goes down or up."""

from hardware.keyboard.keys import EVENT, KEY, SYNC

CODES = {**dict(zip("1234567890", range(2, 12), strict=True)), "A": 30, "B": 48, "C": 46, "D": 32, "E": 18, "F": 33}
CODES |= {"\n": 28, "-": 12, ":": 39, " ": 57, "X": 45}
SHIFT = 42
SECONDS = 1_700_000_000


def event(type: int, code: int, value: int, seconds: int = SECONDS) -> bytes:
    return EVENT.pack(seconds, 250_000, type, code, value)


def stroke(code: int) -> bytes:
    """A key goes down, repeats once as if it were held, and goes up; the scan code goes before it."""
    pressed = (event(4, 4, 0x7001E), event(KEY, code, 1), event(SYNC, 0, 0))
    return b"".join((*pressed, event(KEY, code, 2), event(KEY, code, 0), event(SYNC, 0, 0)))


def typing(text: str, shifted: bool = False) -> bytes:
    """What a reader types; some hold Shift for capital letters."""
    down, up = (event(KEY, SHIFT, value) if shifted else b"" for value in (1, 0))
    return b"".join(down + stroke(CODES[letter]) + up for letter in text)
