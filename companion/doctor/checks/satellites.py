"""Satellite boards: which are there, what they run, whether their parts answer, and how exactly presses are stamped."""

from collections.abc import Iterator

from companion.doctor.finding import Finding, good, left_alone, note, warning, wrong
from companion.doctor.machine import Machine
from companion.messages.hardware import message_of
from companion.satellites.plugged import Plugged, plugged
from companion.satellites.survey import Report, survey, timed
from engine.message import message
from hardware.profile import Profile
from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.settings import parts_of

NAME = "satellites"
LISTENS = 2.4
"""How many times as long as for another device: boards tell the frames of the bus every four seconds."""
TROUBLES_OF_FRAMES = ("few-frames", "no-frames", "lost-frames", "contradiction")
"""Troubles that a cable, a hub or a board has; the others pass, or are a matter of sockets."""


def check(machine: Machine) -> Iterator[Finding]:
    """Every board of the profile: is it plugged in, does it answer, how well. Its settings are left as they are."""
    profile = machine.profile
    if profile is None or not profile.satellites:
        yield note(NAME, message("doctor-satellites-none"))
        return
    there = plugged(profile.satellites, machine.root)
    missing = [board.name for board in profile.satellites if board.name not in there]
    if missing:
        says = message("doctor-satellites-missing", boards=", ".join(missing), count=len(missing))
        yield wrong(NAME, says, message("doctor-satellites-missing-do"), boards=missing)
    held = {name: programs for name, plug in there.items() if (programs := machine.holders(plug.port))}
    for name, programs in held.items():
        yield left_alone(NAME, [name], programs)
    free = [plug for name, plug in there.items() if name not in held]
    reports = survey(free, timed, LISTENS * machine.patience) if free else []
    for each in reports:
        yield from _board(profile, each, round(LISTENS * machine.patience))
    yield from _controllers(list(there.values()))
    yield from _axes(reports)


def _board(profile: Profile, report: Report, seconds: int) -> Iterator[Finding]:
    name, about = report.name, {"board": report.name, "port": report.plug.port}
    if report.why is not None:
        says = message("doctor-satellite-away", **about, why=message_of(report.why))
        yield wrong(NAME, says, None, **about, why=report.why.id)  # the reason says what to do, too
        return
    if not report.parts and report.bound_us is None:
        says = message("doctor-satellite-slow", **about)
        yield wrong(NAME, says, message("doctor-satellite-slow-do"), **about)
        return
    told = {**about, "version": report.version, "chip": report.chip}
    yield good(NAME, message("doctor-satellite", **told, count=len(report.parts)), **told, parts=_names(report))
    yield from _parts(profile, report)
    if report.flags & MESSAGES.WATCHDOG_RESET:
        yield warning(NAME, message("doctor-satellite-watchdog", board=name), message("doctor-satellite-watchdog-do"))
    yield _bound(report, seconds)


def _names(report: Report) -> list[str]:
    return [part.name for part in report.parts]


def _parts(profile: Profile, report: Report) -> Iterator[Finding]:
    name = report.name
    if _names(report) != list(parts_of(profile, report.plug.board)):
        yield note(NAME, message("doctor-satellite-settings", board=name), board=name)
        return
    down = [part.name for part in report.parts if not part.up]
    if down:
        says = message("doctor-satellite-parts", board=name, parts=", ".join(down), count=len(down))
        yield wrong(NAME, says, message("doctor-satellite-parts-do"), board=name, parts=down)


def _bound(report: Report, seconds: int) -> Finding:
    """How wrong the stamp of a press may be, and why it is not better after so long."""
    name, micro = report.name, round(report.bound_us or 0.0, 1)
    about = {"board": name, "micro": micro, "means": report.means, "trouble": report.trouble}
    says = message("doctor-satellite-bound", board=name, micro=micro, means=report.means)
    if report.trouble in TROUBLES_OF_FRAMES:
        return warning(NAME, says, message(f"doctor-satellite-{report.trouble}-do", seconds=seconds), **about)
    return good(NAME, says, **about)


def _controllers(plugs: list[Plugged]) -> Iterator[Finding]:
    """By the paths in sysfs: boards on two host controllers hear two series of frames."""
    controllers: dict[str, list[str]] = {}
    for plug in plugs:
        if plug.controller:
            controllers.setdefault(plug.controller, []).append(plug.board.name)
    if len(controllers) > 1:
        groups = "; ".join(", ".join(names) for names in controllers.values())
        says = message("doctor-satellites-controllers", count=len(controllers), groups=groups)
        yield warning(NAME, says, message("doctor-satellites-controllers-do"), controllers=controllers)
    elif len(plugs) > 1 and controllers:
        yield good(NAME, message("doctor-satellites-one"), controllers=controllers)


def _axes(reports: list[Report]) -> Iterator[Finding]:
    """By the frame numbers that the boards tell, whatever sysfs says."""
    other = [each.name for each in reports if each.trouble == "other-axis"]
    same = {each.plug.controller for each in reports}
    if other and len(same) == 1:
        says = message("doctor-satellites-frames", boards=", ".join(other), count=len(other))
        yield warning(NAME, says, message("doctor-satellites-controllers-do"), boards=other)
