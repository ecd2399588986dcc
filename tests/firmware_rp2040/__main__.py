"""`python -m tests.firmware_rp2040 FOLDER`: writes the firmware to an emulated Pico, plays with it, says what it saw.

FOLDER has the built MicroPython and the chip's boot ROM; `scripts/rp2040` makes it.
"""

import asyncio
import json
import sys
import time
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.satellites import flashing
from companion.satellites.flashing import files, flash
from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.link import Link
from hardware.satellite.messages import Event, payload
from tests.firmware_rp2040.host import PATIENCE, Heard, linked, now
from tests.firmware_rp2040.pico import Pico

OK, CALL, LAMP = 2, 3, 4
PARTS = [
    {"name": "ok", "part": "button", "pin": OK, "pull": "up", "bounce_ms": 20, "stamp": "irq"},
    {"name": "call", "part": "button", "pin": CALL, "stamp": "pio"},
    {"name": "lamp", "part": "lamp", "pin": LAMP},
]
PRESSES = 10
GAP = 60_000.0
"""Microseconds from one press to the next; half of them the contact is closed."""
PROMPT, PORT = 20.0, 300.0
"""Seconds in which the prompt of so slow a chip answers, and its port is back."""
OFTEN, SAMPLES = 20, 16
"""Milliseconds from one stamped frame of the bus to the next, and how many are looked at."""
BOUNCES = ((0, 0.0), (1, 150.0), (0, 400.0))
"""Levels of a contact that closes, and when (µs)."""


def settings(name: str) -> bytes:
    return json.dumps({"version": 1, "name": name, "parts": PARTS}).encode()


def check(holds: bool, what: str) -> None:
    """Say what was seen; end with an error if it is wrong."""
    print(f"{'yes' if holds else 'NO '}  {what}", flush=True)
    if not holds:
        sys.exit(1)


def write(pico: Pico, port: Path, name: str, what: str) -> None:
    """Write the firmware with the real mpremote; the board is back at its third start if our program had to end."""
    wanted = files(settings(name))
    written, begun, whole = 0, time.monotonic(), sum(map(len, wanted.values()))

    def told(count: int) -> None:
        nonlocal written
        written += count
        if sys.stderr.isatty():
            print(f"\r{written / whole:5.0%} of {whole} bytes", end="\r", file=sys.stderr)

    flash(str(port), wanted, told)
    check(written == whole, f"{what}: {len(wanted)} files written and compared in {time.monotonic() - begun:.0f} s")


async def press(pico: Pico, heard: Heard, pin: int, device: int) -> list[tuple[Event, float]]:
    """Presses with bounces: the event of each, and when its contact first closed (µs of the board)."""
    before = len(heard.events)
    edges: list[tuple[int, int, float]] = []
    for number in range(PRESSES):
        start = 1000.0 + number * GAP
        edges += [(pin, level, start + after) for level, after in BOUNCES] + [(pin, 1, start + GAP / 2)]
    moments = pico.move(*edges)[:: len(BOUNCES) + 1]
    await heard.until(lambda: len(heard.events) >= before + PRESSES)
    found = heard.events[before:]
    names = [part.name for part in heard.parts]
    right = all((event.device, event.what) == (device, MESSAGES.PRESS) for event in found)
    check(right and len(found) == PRESSES, f"{names[device]}: {len(found)} of {PRESSES} presses with bounces came once")
    return list(zip(found, moments, strict=True))


def judge(name: str, pressed: list[tuple[Event, float]]) -> None:
    """Whether each stamp is as near to the truth as the board says; its timer ticks in whole microseconds."""
    off = [event.at - moment for event, moment in pressed]
    bound = max(event.unsure for event, _ in pressed) * 1e6 + 1.0
    said = f"{name}: stamps off by {min(off):+.2f} to {max(off):+.2f} µs, stated ±{bound:.1f} µs with the timer's tick"
    check(all(abs(each) <= bound for each in off), said)


async def show(pico: Pico, link: Link) -> None:
    for level in (255, 0):
        link.show(2, bytes([level]))
        end = time.monotonic() + PATIENCE
        while pico.level(LAMP) != level // 255 and time.monotonic() < end:
            await asyncio.sleep(0.1)
        check(pico.level(LAMP) == level // 255, f"the lamp shows {level}: pin {LAMP} is {level // 255}")


async def follow_frames(link: Link, heard: Heard) -> None:
    """The emulated bus begins a frame each millisecond of the board's own timer."""
    heard.samples.clear()
    link.send(MESSAGES.LISTEN_FRAMES, payload(MESSAGES.LISTEN_FRAMES, OFTEN))
    await heard.until(lambda: len(heard.samples) >= SAMPLES)
    pairs = list(pairwise(heard.samples[:SAMPLES]))
    frames = [(after.frame - before.frame) % MESSAGES.FRAME_NUMBERS for before, after in pairs]
    off = [after.at - before.at - 1000 * count for (before, after), count in zip(pairs, frames, strict=True)]
    right = max(map(abs, off)) <= 1 and not any(sample.suspect for sample in heard.samples)
    apart = f"{min(frames)} to {max(frames)} ms apart, off by {min(off)} to {max(off)} µs"
    check(right, f"{SAMPLES} frames of the bus were stamped, {apart}")


async def play(pico: Pico, port: Path) -> None:
    heard = Heard()
    link = linked(str(port), settings("north"), heard)
    await heard.until(lambda: heard.ups == 1)
    hello = link.hello
    assert hello is not None
    names = [part.name for part in heard.parts]
    check(
        names == ["ok", "call", "lamp"] and hello.flags == 0,
        f"hello: version {hello.version}, chip {hello.chip}, flags {hello.flags}, parts {names}",
    )
    judge("ok, by interrupt", await press(pico, heard, OK, 0))
    judge("call, by PIO", await press(pico, heard, CALL, 1))
    link.ask(now())
    await heard.until(lambda: heard.settlings == 1)
    check(heard.lost == 0, f"asked whether anything came before: settled; {heard.pongs} pings answered so far")
    await show(pico, link)
    await follow_frames(link, heard)
    link.close()
    await write_settings(pico, port)


async def write_settings(pico: Pico, port: Path) -> None:
    """Other settings: the link writes them, the board restarts by itself. In safe mode it cannot be used."""
    heard, before = Heard(), pico.starts
    link = linked(str(port), settings("south"), heard)
    await heard.until(lambda: heard.ups == 1)
    hello = link.hello
    assert hello is not None
    check(pico.starts == before + 1 and hello.flags == 0, "other settings were written, and the board restarted once")
    link.send(MESSAGES.RESTART, bytes([MESSAGES.RESTART_SAFE]))
    await heard.until(lambda: "satellite-safe" in heard.reasons)
    check(pico.starts == before + 2 and heard.ups == 1, "asked for, the board restarted once, into safe mode")
    link.close()


async def greet(port: Path) -> None:
    heard = Heard()
    link = linked(str(port), settings("west"), heard)
    await heard.until(lambda: heard.ups == 1)
    hello = link.hello
    assert hello is not None
    check(hello.flags == 0, f"after the update it runs: version {hello.version}, {len(heard.parts)} parts")
    link.close()


def main() -> None:
    folder, begun = Path(sys.argv[1]), time.monotonic()
    flashing.ANSWER, flashing.RETURN = PROMPT, PORT
    with TemporaryDirectory() as place:
        port = Path(place) / "port"
        pico = Pico(port, folder / "firmware.bin", folder / "bootrom.json")
        try:
            pico.until_started(1)
            check(True, f"MicroPython has started on the emulated RP2040 in {time.monotonic() - begun:.1f} s")
            write(pico, port, "north", "a new board")
            pico.until_started(2)
            asyncio.run(play(pico, port))
            before = pico.starts
            write(pico, port, "west", "an update over our own program")
            pico.until_started(before + 2)
            asyncio.run(greet(port))
            print(f"all in {time.monotonic() - begun:.0f} s; the board lived {pico.lived():.1f} s since its last start")
        finally:
            pico.close()


if __name__ == "__main__":
    main()
