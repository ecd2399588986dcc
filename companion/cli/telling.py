"""How the commands speak: which language, where to, and the exit codes of a refusal to go on.

Help needs the language only, so what speaks sentences is imported when one is spoken.
"""

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NoReturn

import typer

from companion.catalogues import languages, preferred

if TYPE_CHECKING:
    from companion.messages import Speaker
    from engine.message import Message

NO, WRONG_USE = 1, 2
"""Exit codes: the answer is no; the command or its file was not right."""


_chosen: list[str] = []


def choose_language(words: Sequence[str]) -> None:
    """For this run of the program: what stands behind the last `--lang`, wherever it is on the command line.

    It is looked for before the line is parsed, since what is wrong with the line is told in that language, too.
    """
    _chosen.clear()
    before = words[: words.index("--")] if "--" in words else words
    for word, after in pairwise((*before, "")):
        wanted = after if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and wanted in languages():
            _chosen[:] = [wanted]


def check_language(wanted: str) -> None:
    """An unknown language is wrong use."""
    if wanted not in languages():
        from engine.message import message

        fail(message("language-unknown", language=wanted, languages=", ".join(languages())))


def language() -> str:
    """The language of this run."""
    return _chosen[0] if _chosen else preferred(os.environ)


def speaker(names: Mapping[int, str] | None = None, cards: Mapping[str, str] | None = None) -> "Speaker":
    """A speaker in the language of this run, with the names of seats and cards."""
    from companion.messages import Speaker

    return Speaker(language(), names or {}, cards or {})


def tell_text(text: str, *, stderr: bool = False) -> None:
    """Print a sentence, which may name things from outside: nothing in it commands the terminal."""
    from companion.messages.visible import visible

    typer.echo(visible(text), err=stderr)


def tell_error(id: str, **args: Any) -> None:
    """Print a message on standard error."""
    from engine.message import Message

    tell_text(speaker().message(Message(id, args)), stderr=True)


def fail(what: "Message", line: int | None = None, clause: str | None = None) -> NoReturn:
    """Wrong use: say what is wrong, in which line, on which clause, and end with exit code 2."""
    from engine.message import message

    say = speaker().message(what)
    if line is not None:
        say = speaker().message(message("in-line", line=line, what=say))
    tell_text(f"{say} [{clause}]" if clause else say, stderr=True)
    raise typer.Exit(WRONG_USE)


def as_json(data: bytes) -> None:
    """One line for programs: not wrapped, not coloured, and in UTF-8 whatever the terminal's encoding is."""
    from companion.messages.visible import escaped

    typer.echo(escaped(data))
