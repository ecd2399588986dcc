"""The doctor: is everything connected and alive? One file a check, each finding with what to do about it."""

from collections.abc import Iterator
from importlib import import_module

from companion.doctor.finding import Finding, wrong
from companion.doctor.machine import Machine
from engine.message import message

CHECKS = (
    "board",
    "packages",
    "pins",
    "buttons",
    "overlays",
    "buses",
    "serial",
    "devices",
    "sensors",
    "satellites",
    "clock",
    "rights",
    "disk",
    "database",
    "power",
)
"""In the order in which a person would look; each is a module in `checks`."""


def examine(machine: Machine) -> Iterator[Finding]:
    """All findings, check by check. A check that raises is a finding, too, and the others still run."""
    for name in CHECKS:
        module = import_module(f"companion.doctor.checks.{name}")
        try:
            yield from module.check(machine)
        except Exception as fault:
            yield wrong(name, message("doctor-tripped", check=name, what=f"{type(fault).__name__}: {fault}"))
