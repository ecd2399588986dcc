"""Chips that can be put on the buses of an emulated Pi, by name. Each answers the questions of a test.

With a chip comes `ask`, which asks it something or does something to it in words: "text" of a counter is what it shows.
"""

from collections.abc import Callable

from hardware.emulators.bus import I2cChip, SpiBus, SpiChip
from hardware.emulators.ht16k33 import Counter
from hardware.emulators.mcp23017 import Chip as Expander
from hardware.emulators.neopixel import Strip
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.i2c import I2cFace
from hardware.emulators.pn532.spi import SpiFace
from hardware.emulators.pn532.tags import Ntag

Ask = Callable[..., str]
Pull = Callable[[int, object, bool], object]


def i2c_chip(name: str, pull: Pull) -> tuple[I2cChip, Ask]:
    """By its name: "ht16k33", "ht16k33-14" for one of 14 segments, "pn532", "pn532-25" with IRQ on
    GPIO25, or "mcp23017-21" with INTA on GPIO21.

    `pull` has a chip pull a pin down, or let it go.
    """
    match name.split("-"):
        case ["ht16k33", *segments]:
            counter = Counter(segments=14 if segments == ["14"] else 7)
            return counter, lambda word: {"text": counter.text}[word]()
        case ["pn532", *irq]:
            chip = Chip()
            return I2cFace(chip), _called(chip, irq, pull)
        case ["mcp23017", pin]:
            expander = Expander(lambda: pull(int(pin), expander, expander.interrupt() == "low"))
            return expander, _with_switches(expander)
    raise LookupError(f"no {name} can be put on I2C")


def _with_switches(expander: Expander) -> Ask:
    """`close` or `open` the switch at a pin of the chip."""

    def ask(word: str, pin: str) -> str:
        expander.switch(int(pin), {"close": True, "open": False}[word])
        return ""

    return ask


def spi_chip(name: str, bus: SpiBus, pull: Pull) -> tuple[SpiChip, Ask]:
    """By its name: "neopixel-12" for a strip of 12, whose "colours" are like "ff0000 000000", or "pn532-25"."""
    match name.split("-"):
        case ["neopixel", length]:
            strip = Strip(int(length), lambda: bus.frequency)
            return strip, lambda word: " ".join(bytes(led).hex() for led in {"colours": strip.leds}[word])
        case ["pn532", *irq]:
            chip = Chip()
            return SpiFace(chip), _called(chip, irq, pull)
    raise LookupError(f"no {name} can be put on SPI")


def _called(chip: Chip, irq: list[str], pull: Pull) -> Ask:
    """A reader whose IRQ output is wired to a pin, if one is given; `cut` takes the wire off."""
    ask = _with_tags(chip)
    if irq:
        chip.pull = lambda low: pull(int(irq[0]), chip, low)
        chip.pull(False)

    def ask_or_cut(word: str, *rest: str) -> str:
        if word != "cut":
            return ask(word, *rest)
        chip.pull(False)
        chip.pull = lambda low: None
        return ""

    return ask_or_cut


def _with_tags(chip: Chip) -> Ask:
    """`put` and `remove` a tag by its number."""
    tags = dict[str, Ntag]()

    def ask(word: str, uid: str) -> str:
        tag = tags.setdefault(uid, Ntag(bytes.fromhex(uid)))
        {"put": chip.put, "remove": chip.remove}[word](tag)
        return ""

    return ask
