"""Terminals for what has colours, columns or a bar that grows; plain sentences go through `telling.tell_text`.

Only a command that needs one of these imports this module, for Rich is slow to load.
"""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook
from rich.segment import Segment
from rich.text import Text

from companion.messages.visible import on_one_line, visible


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


def shown(text: str, style: str = "") -> Text:
    """A name, a title or another text from outside, for one line or one cell of a table."""
    return Text(on_one_line(text), style)
