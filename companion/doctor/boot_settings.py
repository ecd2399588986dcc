"""What config.txt tells the firmware when a Pi starts: the lines that apply to this model."""

import re
from collections.abc import Iterator

from companion.doctor.machine import Machine

FILES = ("boot/firmware/config.txt", "boot/config.txt")
"""Where it lies; before Debian 12 in the second place."""
MODELS = {
    "pi0": r"Zero",
    "pi0w": r"Zero W",
    "pi02": r"Zero 2",
    "pi1": r"Pi Model|Compute Module Rev",
    "pi2": r"Pi 2\b",
    "pi3": r"Pi 3\b|Compute Module 3",
    "pi3+": r"Pi 3 Model . Plus",
    "pi4": r"Pi 4\b|Pi 400\b|Compute Module 4",
    "pi400": r"Pi 400\b",
    "cm4": r"Compute Module 4",
    "pi5": r"Pi 5\b|Pi 500\b|Compute Module 5",
    "pi500": r"Pi 500\b",
    "cm5": r"Compute Module 5",
}
"""The headings of parts that are for one model, each with how such a model calls itself."""


def boot_settings(machine: Machine) -> list[str] | None:
    """Each line without comments and spaces, in order; None where there is no such file to read."""
    text = next((text for file in FILES if (text := machine.text(file))), None)
    return None if text is None else list(_applying(text, machine.model))


def is_set(settings: list[str] | None, name: str) -> bool:
    """Whether a line gives a setting a value, as `core_freq` or `dtoverlay=i2c-gpio`."""
    return any(re.match(rf"{re.escape(name)}\b", line) for line in settings or ())


def _applying(text: str, model: str) -> Iterator[str]:
    applies = True
    for line in (line.partition("#")[0].strip() for line in text.splitlines()):
        if heading := re.fullmatch(r"\[(.+)\]", line):
            name = heading[1].lower()
            applies = name == "all" or (name in MODELS and re.search(MODELS[name], model) is not None)
        elif line and applies:
            yield line
