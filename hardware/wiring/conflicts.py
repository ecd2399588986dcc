"""Conflicts: pins, addresses, ports and LEDs that two devices of a profile both claim."""

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from hardware.message import Message, message
from hardware.wiring.board_parts import pin_uses
from hardware.wiring.claims import Claim, claims, serial
from hardware.wiring.device import Board, Draft
from hardware.wiring.drivers import NeopixelSpi
from hardware.wiring.lines import Path
from hardware.wiring.mistakes import Findings
from hardware.wiring.pico import PicoCounter

DEVICE, PART = 2, 4
"""How many keys lead to a device ("seat1.ok"), and to a part of a satellite ("satellites.north.parts.ok")."""


class Claimed(Struct, frozen=True):
    """A claim, and the place in the profile that makes it."""

    claim: Claim
    path: Path


def find_conflicts(devices: list[Draft], boards: list[Board], findings: Findings) -> None:
    """Note every second claim to a thing that only one can have."""
    by_thing: dict[Message, list[Claimed]] = {}
    for claimed in (*_of_boards(boards), *_of_devices(devices)):
        by_thing.setdefault(claimed.claim.what, []).append(claimed)
    for rivals in by_thing.values():
        _compare(rivals, findings)
    _compare_strips(devices, findings)


def _of_devices(devices: list[Draft]) -> Iterator[Claimed]:
    for device in devices:
        for claim in claims(device.driver):
            key = claim.key.split(".")
            if device.stands_by(key[0]):
                yield Claimed(claim, (*device.path, *key))


def _of_boards(boards: list[Board]) -> Iterator[Claimed]:
    for board in boards:
        path = ("satellites", board.name)
        if board.id:
            yield Claimed(Claim(message("wiring-board", board=board.id), "id"), (*path, "id"))
        if board.port:
            yield from (Claimed(claim, (*path, "port")) for claim in serial(board.port))
        yield from _of_parts(board, (*path, "parts"))


def _of_parts(board: Board, path: tuple[str, ...]) -> Iterator[Claimed]:
    """The pins and addresses of a Pico, which belong to nobody else's."""
    for name, part in board.parts:
        for use in pin_uses(part):
            pin = message("wiring-pico-pin", gp=use.pin, satellite=board.name)
            owner = message("wiring-pico-line", bus=use.bus, key=use.key) if use.bus else None
            yield Claimed(Claim(pin, use.key, owner), (*path, name, use.key))
        if isinstance(part, PicoCounter):
            gaps = {"address": hex(part.address), "bus": part.i2c, "satellite": board.name}
            yield Claimed(Claim(message("wiring-pico-address", **gaps), "address"), (*path, name, "address"))


def _compare(rivals: list[Claimed], findings: Findings) -> None:
    """The first that claims a thing has it, but a bus comes before a single device: its pins cannot be moved."""
    holder, *others = sorted(rivals, key=lambda rival: (not rival.claim.owner, findings.line(rival.path)))
    for other in others:
        if not other.claim.owner or other.claim.owner != holder.claim.owner:
            findings.add(other.path, _taken(holder, findings.line(holder.path)))


def _taken(holder: Claimed, line: int) -> Message:
    claim, device = holder.claim, ".".join(holder.path[: PART if holder.path[2] == "parts" else DEVICE])
    owner = claim.owner or ""
    return message("wiring-taken", what=claim.what, owner=owner, device=device, line=line, advice=claim.advice)


def _compare_strips(devices: list[Draft], findings: Findings) -> None:
    strips = [(device, device.driver) for device in devices if isinstance(device.driver, NeopixelSpi)]
    whole = [(device, strip) for device, strip in strips if device.stands_by("first", "length")]
    for (one, first), (two, second) in combinations(whole, 2):
        free = first.first + first.length
        last = min(free, second.first + second.length)
        if (first.spi, first.chip) == (second.spi, second.chip) and max(first.first, second.first) < last:
            shared = message("wiring-shared-leds", other=".".join(one.path), free=free)
            findings.add((*two.path, "first"), shared)
