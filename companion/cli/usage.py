"""What is wrong with a command line, in the words of the catalogues instead of Typer's own English."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import typer

from companion.cli.drawing import coloured
from companion.cli.help_page import mistake_page
from companion.cli.telling import speaker

if TYPE_CHECKING:
    from engine.message import Message

_SAID = {
    "usage-command": r"No such command '(?P<command>.*?)'\.(?: Did you mean (?P<near>.*)\?)?",
    "usage-no-command": r"Missing command\.",
    "usage-option": r"No such option: (?P<option>\S+)(?: \(Possible options: (?P<near>.*)\))?",
    "usage-missing": r"Missing \w+ '(?P<what>.*)'\.",
    "usage-extra": r"Got unexpected extra argument\(s\) \((?P<words>.*)\)",
    "usage-bare": r"Option '(?P<option>.*)' requires (?P<count>an|\d+) arguments?\.",
    "usage-flag": r"Option '(?P<option>.*)' does not take a value\.",
    "usage-range": r"Invalid value for '(?P<what>.*?)': (?P<value>.*) is not in the range (?P<range>.*)\.",
    "usage-number": r"Invalid value for '(?P<what>.*?)': '(?P<value>.*)' is not a valid (?:int|float)(?: range)?\.",
    "usage-choice": r"Invalid value for '(?P<what>.*?)': '(?P<value>.*)' is not one of (?P<choices>.*)\.",
}
"""Every complaint of Typer that a line can cause. The tests make each of them, so a new wording is noticed."""


@contextmanager
def mistakes_told() -> Iterator[None]:
    """Inside, a complaint of Typer gets our words and our frame; what it is about, and its exit code, stay."""
    try:
        yield
    except typer.TyperException as wrong:
        setattr(wrong, "show", partial(_show, wrong))  # noqa: B010 - not every kind of complaint declares it
        raise


def _show(wrong: Any) -> None:
    """Typer calls this at the end: with how the command is used where it knows which it is."""
    said = wrong.format_message()
    if type(wrong).__name__ == "NoArgsIsHelpError":  # a group alone: what Typer says is the page of help itself
        typer.echo(said, color=coloured())
        return
    what = in_words(said)
    told = said if what is None else speaker().message(what)
    context = getattr(wrong, "ctx", None)
    typer.echo(told if context is None else mistake_page(context, told), err=True, color=coloured())


def in_words(said: str) -> "Message | None":
    """The message for what Typer says; None for what is no complaint of its own."""
    from engine.message import message

    for id, pattern in _SAID.items():
        if (found := re.fullmatch(pattern, said, re.DOTALL)) is not None:
            gaps = {name: (value or "").replace("'", "") for name, value in found.groupdict().items()}
            return message(id, **gaps | ({"count": _count(gaps["count"])} if "count" in gaps else {}))
    return None


def _count(word: str) -> int:
    return 1 if word == "an" else int(word)
