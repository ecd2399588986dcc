"""Commands whose modules are imported only when they are called: the list of commands needs only names and help."""

from importlib import import_module
from typing import Any

import typer.main
from typer.core import TyperCommand, TyperGroup


class LazyCommand(TyperCommand):
    """Stands in the list of commands for one, or for a group, that is in a module of its own."""

    def __init__(self, name: str, module: str, help: str) -> None:
        """`help` is the first paragraph of what the command says of itself."""
        super().__init__(name, help=help)
        self._called, self._module = name, module

    @property
    def itself(self) -> Any:
        """The command, imported now. A new object each time, since a command keeps the program it was called in."""
        alone = typer.Typer(rich_markup_mode="rich")
        import_module(self._module).add_to(alone)
        return typer.main.get_group(alone).commands[self._called]

    def make_context(self, *args: Any, **more: Any) -> Any:
        """Typer calls this when the command is used: import the real one and let it do the rest."""
        return self.itself.make_context(*args, **more)


def lazy_group(*commands: LazyCommand) -> type[TyperGroup]:
    """The kind of group that has these commands, to be given to Typer as its `cls`."""

    class Group(TyperGroup):
        def __init__(self, **settings: Any) -> None:
            super().__init__(**settings)
            self.commands = {command.name or "": command for command in commands}

    return Group
