"""`ambit doctor`: is everything connected and alive, and what to do about what is not."""

from collections import Counter
from contextlib import closing
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from companion.cli.console import out
from companion.cli.seating import Wiring, profile
from companion.cli.telling import NO, WRONG_USE, as_json, speaker
from companion.doctor import examine
from companion.doctor.finding import Finding, Level, wrong
from companion.doctor.machine import Machine
from companion.home import home
from companion.messages.hardware import mistake_words
from companion.profiles import file_of
from hardware.profile import Profile, load

AsJson = Annotated[bool, typer.Option("--json")]
MARKS: dict[Level, tuple[str, str]] = {
    "good": ("✓", "green"),
    "note": ("·", "bright_black"),
    "warning": ("!", "yellow"),
    "wrong": ("✗", "bold red"),
}


def add_to(app: typer.Typer) -> None:
    app.command()(doctor)


def doctor(wiring: Wiring = None, json: AsJson = False) -> None:
    """Check that everything is connected and works; for each fault, say what to do."""
    if json and wiring is not None:
        _tell_mistakes(wiring)
    with closing(Machine(home(), profile(wiring))) as machine:
        raise typer.Exit(NO if tell(machine, json=json)["wrong"] else 0)


def _tell_mistakes(wiring: str) -> None:
    """A profile that cannot be used: one JSON line for each mistake, then exit code 2."""
    mistakes = load(file_of(wiring))
    if isinstance(mistakes, Profile):
        return
    for mistake in mistakes:
        finding = wrong("profile", mistake_words(mistake), line=mistake.line, key=mistake.key)
        as_json(msgspec.json.encode(to_data(finding) | {"id": mistake.what.id}))
    raise typer.Exit(WRONG_USE)


def tell(machine: Machine, *, json: bool) -> Counter[Level]:
    """Every finding as soon as it is made; gives how many there were of each level."""
    levels, advice = Counter[Level](), ""
    for finding in examine(machine):
        levels[finding.level] += 1
        if json:
            as_json(msgspec.json.encode(to_data(finding)))
        else:
            advice = _say(finding, advice)
    if not json:
        summary = speaker().term("doctor-summary", wrong=levels["wrong"], warnings=levels["warning"])
        out.print(Text(f"\n{summary}", style="bold"))
    return levels


def to_data(finding: Finding) -> dict[str, Any]:
    """The finding as programs read it."""
    say = speaker()
    about = {"check": finding.check, "level": finding.level, "id": finding.says.id, "says": say.message(finding.says)}
    return about | {"do": say.message(finding.do) if finding.do else None, "about": finding.about}


def _say(finding: Finding, advised: str) -> str:
    """For people. What was `advised` just before is not said again; the answer is what is advised now."""
    say, (mark, style) = speaker(), MARKS[finding.level]
    out.print(Text.assemble((f"{mark} ", style), say.message(finding.says)))
    advice = "" if finding.do is None else say.message(finding.do)
    if advice and advice != advised:
        out.print(Text(f"  → {advice}", style="" if finding.level != "note" else "bright_black"))
    return advice
