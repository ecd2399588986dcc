"""`ambit run`: play a scenario step by step, and say whether everything happened as it expects."""

from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from companion.cards.tags import TagsOnDisk
from companion.cli.console import out
from companion.cli.telling import NO, as_json, fail, speaker, tell_text
from companion.files import UnreadableFile, lines
from companion.home import database
from companion.log import Unusable
from companion.messages import Speaker
from companion.packs import packs_of
from companion.scenarios import devices_of
from companion.taps import Tags
from engine.action import to_data
from engine.message import Message
from engine.scenario import Report, Scenario, Unreadable, read
from engine.scenario import run as play
from engine.scenario import steps as s

File = Annotated[Path, typer.Argument(metavar="FILE")]
AsJson = Annotated[bool, typer.Option("--json")]


def add_to(app: typer.Typer) -> None:
    app.command()(run)


def run(file: File, json: AsJson = False) -> None:
    """Play a scenario and say whether everything happened as it expects."""
    scenario = _read(file, json)
    try:
        with closing(TagsOnDisk(database())) as tags:
            wrong = tell_story(scenario, json=json, tags=tags)
    except Unusable as unusable:
        fail(unusable.message)
    raise typer.Exit(NO if wrong else 0)


def tell_story(scenario: Scenario, *, json: bool = False, tags: Tags = lambda uid: None) -> int:
    """Play it and print it, for people or for programs; gives how many steps did not go as it expects.

    `tags` finds the card of a chip that somebody taps in the scenario.
    """
    wrong = 0
    for report in play(scenario, devices_of(scenario, tags)):
        wrong += not report.ok
        say = speaker(_names(report), _cards(scenario))
        if json:
            as_json(msgspec.json.encode(_line(report, say)))
        else:
            _story(scenario.game.name, report, say)
    if not json:
        _summary(scenario, wrong)
    return wrong


def _read(file: Path, json: bool) -> Scenario:
    try:
        found = read(lines(file), packs_of)
    except UnreadableFile as wrong:
        found = Unreadable(wrong.line or 0, Message(wrong.id, wrong.gaps))
    if isinstance(found, Unreadable):
        if json:
            line = {"line": found.line, "unreadable": speaker().message(found.message), "clause": found.clause}
            as_json(msgspec.json.encode(line))
        fail(found.message, found.line or None, found.clause)
    return found


def _names(report: Report) -> dict[int, str]:
    return {seat.seat: seat.name for seat in report.view.seats}


def _cards(scenario: Scenario) -> dict[str, str]:
    return {id: card.name for id, card in scenario.setup.cards.items()}


def _line(report: Report, say: Speaker) -> dict[str, Any]:
    """The step as programs read it."""
    line: dict[str, Any] = {"step": report.step, "ok": report.ok}
    if report.refusal is not None:
        line |= {"refused": report.refusal.clause, "message": say.refusal(report.refusal)}
    elif report.ok or isinstance(report.what, s.Do | s.Input):
        line["facts"] = to_data(report.facts)
    if report.mismatch and not _simply_refused(report):
        line["mismatch"] = to_data(report.mismatch)
    return line | {"view": to_data(report.view)}


def _simply_refused(report: Report) -> bool:
    """Refused, and the scenario expects no refusal: clause and message are all that has to be printed."""
    return report.refusal is not None and not getattr(report.what, "refused", None)


def _story(game: str, report: Report, say: Speaker) -> None:
    """The step for people: what was done, its result, and every difference from what the scenario expects."""
    mark = Text(" ✓ ", "green") if report.ok else Text(" ✗ ", "bold red")
    out.print(Text.assemble((f"{report.line:>4}", "dim"), mark, _what(report.what)))
    for fact in report.facts:
        tell_text(f"        {say.fact(game, fact)}")
    if report.refusal is not None:
        out.print(Text.assemble(f"        {say.refusal(report.refusal)} ", (f"[{report.refusal.clause}]", "cyan")))
    for wrong in () if _simply_refused(report) else report.mismatch:
        wanted, got = (msgspec.json.encode(side).decode() for side in (wrong.want, wrong.got))
        found = say.term("run-nothing-there") if wrong.missing is True else got
        out.print(Text(f"        {say.term('run-mismatch', path=wrong.path, want=wanted, got=found)}", style="bold"))


def _what(step: s.Step) -> str:
    """The line of the file, shortened to what matters."""
    if isinstance(step, s.Do):
        return msgspec.json.encode(step.do).decode()
    data = to_data(step)
    return msgspec.json.encode({key: value for key, value in data.items() if value is not None}).decode()


def _summary(scenario: Scenario, wrong: int) -> None:
    say = speaker()
    title = scenario.header.scenario or scenario.header.game
    out.print(Text(say.term("run-summary", title=title, steps=len(scenario.steps), wrong=wrong), style="bold"))
