"""What `--help` says, in the language of this run, and what stands around it. Its words are in the catalogue `help`."""

import re
from copy import copy
from functools import partial
from textwrap import dedent
from typing import Any

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from companion.cli.telling import check_language, language
from companion.game_parts import ENGLISH
from companion.messages.catalogue import languages, messages

CATALOGUE = "help"
HELP_OPTIONS = ["-h", "--help"]
_WORD = re.compile("[A-Z]{2,}")


def told(*parts: str) -> str | None:
    """The message of that id as it is written. It has no gaps, so that no help waits until Fluent is loaded."""
    id = "-".join(parts).replace("_", "-")
    for spoken in dict.fromkeys((language(), ENGLISH)):
        if (written := messages(spoken, CATALOGUE).get(id)) is not None:
            return plain(written)
    return None


def plain(written: str) -> str:
    """The text of a message without gaps: what follows the equals sign, without comments and indents."""
    lines = written.partition("=")[2].splitlines()
    kept = "\n".join(line for line in lines if not line.startswith("#"))
    return dedent(kept).strip()


def word(id: str) -> str:
    """A message that is always there, since the tests say so."""
    return told(id) or id


def speak(command: Any, *path: str) -> None:
    """Give a command and all that belongs to it its words, and the option `--lang`."""
    command.params.append(_lang())
    command.context_class = SpokenContext
    command.help = told("help", *(path or ("ambit",))) or command.help
    command.options_metavar = _translated(command.options_metavar or "")
    for param in (*command.params, _help_option(command)):
        _speak_of(param, path)
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = _translated(command.subcommand_metavar or "")
        for name, inner in command.commands.items():
            _speak_within(inner, *path, name)


def _speak_within(inner: Any, *path: str) -> None:
    """A command of a group: its line in the list; and all of its words, unless it is imported only when called."""
    inner.short_help = (told("help", *path) or inner.help or "").partition("\n\n")[0]
    if inner.callback is None:
        inner.path = path
    else:
        speak(inner, *path)


def _help_option(command: Any) -> Any:
    """The option that Typer adds by itself; it is kept, so that the words stay with it."""
    return command.get_help_option(typer.Context(command, help_option_names=HELP_OPTIONS))


def _lang() -> TyperOption:
    """Every command has it, so that it can stand before and behind the command. See `telling.choose_language`."""
    return TyperOption(
        param_decls=["--lang"],
        metavar="LANG",
        expose_value=False,
        is_eager=True,
        callback=_check_language,
        autocompletion=lambda *typed: list(languages()),
    )


def _check_language(context: typer.Context, param: Any, wanted: str | None) -> None:
    if wanted is not None and not context.resilient_parsing:
        check_language(wanted)


def _speak_of(param: Any, path: tuple[str, ...]) -> None:
    """The words of an option are those for this command, for its group, or for every command, in this order."""
    own = (told("with", *path[:depth], param.name) for depth in range(len(path), -1, -1))
    param.help = next(filter(None, own), None) or param.help
    is_flag = isinstance(param, TyperOption) and param.is_flag
    if param.metavar is not None:
        param.metavar = _translated(param.metavar)
    elif isinstance(param, TyperOption) and not is_flag:
        param.metavar = word(f"word-{param.type.name.partition(' ')[0]}")
    if isinstance(param, TyperArgument):
        _say_no_type(param)


def _say_no_type(argument: Any) -> None:
    """Typer writes the name of its Python type beside an argument, which already has a word of ours."""
    argument.type = copy(argument.type)  # Typer shares one object among all texts, those of options too
    argument.type.get_metavar = lambda **_: ""


def _translated(metavar: str) -> str:
    """`GAME|CLAUSE`, word by word; what is no word of the catalogue stays."""
    return _WORD.sub(lambda found: told("word", found[0].lower()) or found[0], metavar)


class SpokenContext(typer.Context):
    """A run of a command."""

    def make_formatter(self) -> Any:
        """Typer calls this before it prints help, or what is wrong with a command line: its own words are set here."""
        _set_titles()
        formatter = super().make_formatter()
        setattr(formatter, "write_usage", partial(formatter.write_usage, prefix=f"{word('help-usage')} "))  # noqa: B010
        return formatter


def _set_titles() -> None:
    """Typer keeps them as constants of a module that is slow to load, and needed only now."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = word("help-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = word("help-commands")
    rich_utils.OPTIONS_PANEL_TITLE = word("help-options")
    rich_utils.ERRORS_PANEL_TITLE = word("help-wrong")
    rich_utils.DEFAULT_STRING = f"[{word('help-default')} {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{word('help-required')}]"
    rich_utils.RICH_HELP = f"{word('help-try')} [blue]{{command_path}} {{help_option}}[/]"
