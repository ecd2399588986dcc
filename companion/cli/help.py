"""What `--help` says of each command, option and argument, in the language of this run."""

import re
from typing import Any

import typer
from typer.core import TyperGroup, TyperOption

from companion.catalogues import languages
from companion.cli.drawing import coloured
from companion.cli.help_page import help_page
from companion.cli.telling import check_language
from companion.cli.words import told, word

HELP_OPTIONS = ["-h", "--help"]
_WORD = re.compile("[A-Z]{2,}")


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


def _translated(metavar: str) -> str:
    """`GAME|CLAUSE`, word by word; what is no word of the catalogue stays."""
    return _WORD.sub(lambda found: told("word", found[0].lower()) or found[0], metavar)


class SpokenContext(typer.Context):
    """A run of a command."""

    def get_help(self) -> str:
        """What `--help` prints. Whether in colours, Typer asks afterwards."""
        self.color = coloured()
        return help_page(self)
