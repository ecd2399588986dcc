"""How the commands speak: which language, where to, and the exit codes of a refusal to go on."""

import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NoReturn

import typer
from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook
from rich.segment import Segment
from rich.text import Text

from companion.messages import Speaker, languages, preferred
from companion.messages.visible import escaped, on_one_line, visible
from engine.message import Message, message

NO, WRONG_USE = 1, 2
"""Exit codes: the answer is no; the command or its file was not right."""


class _Visible(RenderHook):
    """The last step before the terminal: whatever a command prints, only our own styles command the terminal."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        """Each wrapped, so that its text is looked at when it has become lines."""
        return [_Seen(each) for each in renderables]


class _Seen:
    def __init__(self, what: ConsoleRenderable) -> None:
        self._what = what

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for text, style, control in console.render(self._what, options):
            yield Segment(text if control else visible(text), style, control)


def console(*, stderr: bool = False) -> Console:
    """A terminal for text from outside, too: brackets in it are brackets, and no markup."""
    made = Console(stderr=stderr, highlight=False, soft_wrap=True, markup=False, emoji=False)
    made.push_render_hook(_Visible())
    return made


out, err = console(), console(stderr=True)
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
        fail(message("language-unknown", language=wanted, languages=", ".join(languages())))


def language() -> str:
    """The language of this run."""
    return _chosen[0] if _chosen else preferred(os.environ)


def speaker(names: Mapping[int, str] | None = None, cards: Mapping[str, str] | None = None) -> Speaker:
    """A speaker in the language of this run, with the names of seats and cards."""
    return Speaker(language(), names or {}, cards or {})


def tell_error(id: str, **args: Any) -> None:
    """Print a message on standard error."""
    err.print(Text(speaker().message(Message(id, args))))


def fail(what: Message, line: int | None = None, clause: str | None = None) -> NoReturn:
    """Wrong use: say what is wrong, in which line, on which clause, and end with exit code 2."""
    say = speaker().message(what)
    if line is not None:
        say = speaker().message(message("in-line", line=line, what=say))
    err.print(Text(f"{say} [{clause}]" if clause else say))
    raise typer.Exit(WRONG_USE)


def as_json(data: bytes) -> None:
    """One line for programs: not wrapped, not coloured, and in UTF-8 whatever the terminal's encoding is."""
    typer.echo(escaped(data))


def shown(text: str, style: str = "") -> Text:
    """A name, a title or another text from outside, for one line or one cell of a table."""
    return Text(on_one_line(text), style)
