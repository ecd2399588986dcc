"""What is chosen to be played: always a real game, one of its modes, and options that it takes."""

from typing import Any

from msgspec import Struct

from companion.log.progress import PRACTICE
from engine import registry
from engine.action import to_data
from engine.game import Game
from engine.message import Message, message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse


class Choice(Struct, frozen=True):
    """Fields that nobody has chosen have the game's usual values."""

    game: str = registry.USUAL
    mode: str = ""
    """Empty: the first mode that fits the number of people, so that it follows those who sit down."""
    options: dict[str, Any] = {}
    training: bool = False
    """With the invented cards of the training set."""


class Wish(Struct, frozen=True, kw_only=True):
    """What somebody wants to be chosen otherwise; None: as it is."""

    game: str | None = None
    mode: str | None = None
    options: dict[str, Any] | None = None
    training: bool | None = None


def chosen(before: Choice, wish: Wish) -> Choice | Refusal:
    """The choice after the wish. Another game has its own modes and options: those of the last one are dropped."""
    other = wish.game is not None and wish.game != before.game
    name = wish.game if wish.game is not None else before.game
    game = registry.find(name)
    if game is None:
        return refuse(INPUT, "setup-game", game=name[:60], games=", ".join(registry.names()))
    mode = wish.mode if wish.mode is not None else "" if other else before.mode
    if mode and mode not in game.modes:
        return refuse(INPUT, "setup-mode", mode=mode[:60], modes=", ".join(game.modes))
    kept = {} if other else before.options
    options = _options(game, kept | wish.options if wish.options is not None else kept)
    if isinstance(options, Message):
        return Refusal(INPUT, message("setup-options", why=options))
    return Choice(name, mode, options, before.training if wish.training is None else wish.training)


def _options(game: Game[Any], wanted: dict[str, Any]) -> dict[str, Any] | Message:
    """Those that differ from what is usual."""
    options = shaped(wanted, game.options)
    if isinstance(options, Message):
        return options
    usual = to_data(game.options())
    return {name: value for name, value in to_data(options).items() if value != usual.get(name)}


def game_of(choice: Choice) -> Game[Any]:
    """The game that is chosen."""
    game = registry.find(choice.game)
    assert game is not None, choice.game
    return game


def mode_of(choice: Choice, people: int) -> str:
    """The mode that is played with that many: what was chosen, or else the first that fits, or else the usual one."""
    game = game_of(choice)
    fitting = (mode for mode, seats in game.modes.items() if people in seats)
    return choice.mode or next(fitting, next(iter(game.modes)))


def has_practice(choice: Choice, people: int) -> bool:
    """Whether the chosen game has a practice round for that many (0: nobody sits), and not that alone is chosen."""
    seats = game_of(choice).modes.get(PRACTICE, ())
    return choice.mode != PRACTICE and bool(seats) and (not people or people in seats)


def whole_options(choice: Choice) -> dict[str, Any]:
    """All options of the game, with those that were chosen."""
    whole: dict[str, Any] = to_data(game_of(choice).options()) | choice.options
    return whole


def still_there(choice: Choice) -> Choice:
    """A choice as it was stored: the game may be gone meanwhile, or take other options."""
    again = chosen(Choice(choice.game), Wish(mode=choice.mode, options=choice.options, training=choice.training))
    return Choice() if isinstance(again, Refusal) else again
