"""Scenarios written down in a test: a header, then whatever lines the test is about."""

from typing import Any

import msgspec

from companion.packs import packs_of
from engine.scenario import Report, Scenario, Unreadable, read, run
from engine.scenario.runner import Devices, no_devices

PEBBLES: dict[str, Any] = {"game": "pebbles", "seats": ["Ana", "Bo"]}
AMBUSH: dict[str, Any] = {"game": "ambush", "seats": ["Ana", "Bo"]}
BEGIN: dict[str, Any] = {"do": "first", "seat": 0, "first": 1}

Line = dict[str, Any] | bytes
"""A line as data, or byte for byte where it must be one that data cannot say."""


def written(*lines: Line) -> list[bytes]:
    return [line if isinstance(line, bytes) else msgspec.json.encode(line) for line in lines]


def reading(*lines: Line) -> Scenario | Unreadable:
    return read(written(*lines), packs_of)


def scenario(*lines: Line) -> Scenario:
    found = reading(*lines)
    assert isinstance(found, Scenario), found
    return found


def unreadable(*lines: Line) -> Unreadable:
    found = reading(*lines)
    assert isinstance(found, Unreadable), found
    return found


def reports(*lines: Line, devices: Devices = no_devices) -> list[Report]:
    return list(run(scenario(*lines), devices))


def last(*lines: Line, devices: Devices = no_devices) -> Report:
    return reports(*lines, devices=devices)[-1]


def off(report: Report) -> list[tuple[str, Any, Any]]:
    """Where a step did not go as the scenario says: path, wanted, found."""
    return [(one.path, one.want, one.got) for one in report.mismatch]
