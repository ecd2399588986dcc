"""Commands whose modules are imported only when they are called: the list of commands needs only their names."""

import gc
from importlib import import_module
from typing import Any, ClassVar

import typer.main
from typer.core import TyperCommand, TyperGroup

from companion.cli.help import SpokenContext, speak


class LazyCommand(TyperCommand):
    """Stands in the list of commands for one, or for a group, that is in a module of its own."""

    def __init__(self, name: str, module: str) -> None:
        super().__init__(name)
        self._called, self._module = name, module
        self.path: tuple[str, ...] = (name,)
        """The groups that it is in, and its name; a group says so when it is asked for help."""

    @property
    def itself(self) -> Any:
        """The command, imported now. A new object each time, since a command keeps the program it was called in."""
        alone = typer.Typer(rich_markup_mode=None)
        import_module(self._module).add_to(alone)
        command = typer.main.get_group(alone).commands[self._called]
        speak(command, *self.path)
        return command

    def make_context(self, *args: Any, **more: Any) -> Any:
        """Typer calls this when the command is used: import the real one and let it do the rest."""
        command = self.itself
        loaded()
        return command.make_context(*args, **more)


def loaded() -> None:
    """The command is loaded and begins. What is there now stays, so no search for garbage looks at it again."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


class LazyGroup(TyperGroup):
    """A group of such commands. Each kind of group *must* name them; it is given to Typer as its `cls`."""

    lazy: ClassVar[tuple[LazyCommand, ...]]
    context_class = SpokenContext

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {command.name or "": command for command in self.lazy}
