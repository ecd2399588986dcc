"""The page that `--help` shows, and the few lines under a command line that is wrong."""

from collections.abc import Iterator
from typing import Any

from typer.core import TyperArgument, TyperGroup

from companion.cli.drawing import (
    BOLD,
    COMMAND,
    DIM,
    NEGATIVE,
    RED,
    VALUE,
    Inked,
    framed,
    marked_up,
    width,
    with_options,
)
from companion.cli.words import word


def help_page(context: Any) -> str:
    """How a command is used: its line, what it does, its arguments, options and commands."""
    lines = [Inked(), *_around(usage(context)), Inked(), *_about(context.command.help or "")]
    params = [param for param in context.command.get_params(context) if not param.hidden]
    arguments = [param for param in params if isinstance(param, TyperArgument)]
    options = [param for param in params if not isinstance(param, TyperArgument)]
    for title, some in (("help-arguments", arguments), ("help-options", options)):
        if some:
            lines += framed(word(title), _with_stars(some, [_row(param, context) for param in some]))
    if isinstance(context.command, TyperGroup):
        lines += framed(word("help-commands"), list(_commands(context.command)))
    return "\n".join(line.drawn() for line in lines)


def mistake_page(context: Any, what: str) -> str:
    """How the command is used, where help is, and in a frame what was wrong."""
    help_option = f"{context.command_path} {context.help_option_names[0]}"
    lines = [
        *usage(context).lines(width()),
        Inked(f"{word('help-try')} ", DIM) + Inked(help_option, DIM),
        *framed(word("help-wrong"), [[marked_up(line)] for line in what.splitlines()], RED),
    ]
    return "\n".join(line.drawn() for line in lines)


def usage(context: Any) -> Inked:
    """One line: the program, and what may stand behind it."""
    pieces = " ".join(context.command.collect_usage_pieces(context))
    return Inked(f"{word('help-usage')} ", VALUE) + Inked(f"{context.command_path} {pieces}", BOLD)


def _around(text: Inked) -> Iterator[Inked]:
    """Its lines, as far from the edges as what stands in frames."""
    return (Inked(" ") + line for line in text.lines(width() - 2))


def _about(text: str) -> Iterator[Inked]:
    """A paragraph is one line of the catalogue; those after the first are dim."""
    for number, paragraph in enumerate(text.split("\n\n") if text else ()):
        yield from _around(marked_up(paragraph.replace("\n", " "), DIM if number else ""))
        yield Inked()


def _commands(group: TyperGroup) -> Iterator[list[Inked]]:
    for name, command in group.commands.items():
        if not command.hidden:
            yield [Inked(name, COMMAND), marked_up(command.short_help or "")]


def _with_stars(params: list[Any], rows: list[list[Inked]]) -> list[list[Inked]]:
    """A star before those that must be given, if there are any."""
    if not any(param.required for param in params):
        return rows
    return [[Inked("*" if param.required else "", RED), *row] for param, row in zip(params, rows, strict=True)]


def _row(param: Any, context: Any) -> list[Inked]:
    """Its names, long and short, then those that mean the opposite, its value, and what it is for."""
    if isinstance(param, TyperArgument):
        long, short, value = "", param.metavar or param.name or "", ""
    else:
        long, short, value = *_long_and_short(param.opts), _value(param, context)
    no, n = _long_and_short(param.secondary_opts)
    return [
        with_options(Inked(long)),
        with_options(Inked(short)),
        Inked(no, NEGATIVE),
        Inked(n, NEGATIVE),
        Inked(value, VALUE),
        _for(param, context),
    ]


def _long_and_short(names: list[str]) -> tuple[str, str]:
    long = [name for name in names if name.startswith("--")]
    return ",".join(long), ",".join(name for name in names if name not in long)


def _value(option: Any, context: Any) -> str:
    """`NUMBER [0<=x<=65535]`; nothing for an option that stands alone."""
    if option.is_flag:
        return ""
    between = option.type._describe_range() if hasattr(option.type, "_describe_range") else ""
    return f"{option.make_metavar(ctx=context)} [{between}]" if between else str(option.make_metavar(ctx=context))


def _for(param: Any, context: Any) -> Inked:
    """What it is for, its usual value, and whether it must be given."""
    text = marked_up((param.help or "").replace("\n", " "))
    usual = param.get_default(context, call=False) if param.show_default else None
    if usual not in (None, False):
        text += Inked(" ") + Inked(f"[{word('help-default')} {usual}]", DIM)
    if param.required:
        text += Inked(" ") + Inked(f"[{word('help-required')}]", RED)
    return text
