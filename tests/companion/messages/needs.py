"""Which messages a game or a table needs, as its declaration and its clauses say."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from msgspec import Struct, UnsetType, inspect

from companion import catalogues, clauses
from companion.messages.speaker import name_id
from companion.packs import shipped
from engine.game import Game
from hardware.inputs import WHYS, Unread
from hardware.outputs import Colour, Figure
from hardware.roles import ROLES
from tests.companion.cli.commands import help_ids, metavar_ids

OPEN = {
    "reader-*": get_args(Unread.__annotations__["why"]),
    "log-*": ("number", "started", "game", "seats", "steps", "state"),
}
"""Ids that the code puts together, where it is known what may stand in the gap."""
FAMILIES = (
    "fact-",
    "prompt-",
    "practice-",
    "clause-",
    "reason-",
    "phase-",
    "mode-",
    "option-",
    "choice-",
    "counter-",
    "flag-",
    "role-",
    "down-",
    "colour-",
    "figure-",
)
"""Ids of which `needed` and `everywhere` know every one."""


def dashed(name: str) -> str:
    return name.replace("_", "-")


def needed(game: Game[Any]) -> set[str]:
    """Every id that somebody may ask for in a game."""
    return {*_names(game), *_moments(game), *_told(game)}


def put_together() -> set[str]:
    return {pattern.replace("*", word) for pattern, words in OPEN.items() for word in words}


def everywhere() -> set[str]:
    """What every table needs, whatever is played."""
    named = {"role": ROLES, "down": WHYS, "colour": get_args(Colour), "figure": get_args(Figure)}
    words = {f"{kind}-{name}" for kind, names in named.items() for name in names}
    return words | put_together() | metavar_ids() | _help() | _named()


def _named() -> set[str]:
    """The names of invented cards."""
    return {name_id(card["name"]) for pack in shipped() if pack.training for card in pack.cards}


def _help() -> set[str]:
    """The nearest words for each command and option; those of the option itself where there are none."""
    written = catalogues.messages("en", "help")
    return {next((id for id in ids if id in written), ids[-1]) for ids in help_ids().values()}


def _names(game: Game[Any]) -> Iterator[str]:
    own = dashed(game.name)
    yield f"game-{own}"
    yield from (f"mode-{own}-{dashed(mode)}" for mode in game.modes)
    yield from _options(own, game.options)
    yield from (f"phase-{own}-{dashed(phase)}" for phase in get_args(get_type_hints(game.state).get("phase")))
    yield from (f"counter-{dashed(counter)}" for counter in counters(game))
    yield from (f"counter-{dashed(zone)}" for zone in game.zones)
    yield from (f"flag-{flag}" for flag in game.flags)


def _options(own: str, options: type[Struct]) -> Iterator[str]:
    """The words of the form for a new game; it has no field for an option that is an object."""
    for field in inspect.type_info(options).fields:  # type: ignore[attr-defined]
        if isinstance(field.type, inspect.DictType):
            continue
        name = f"{own}-{dashed(field.encode_name)}"
        yield f"option-{name}"
        if isinstance(field.type, inspect.LiteralType):
            yield from (f"choice-{name}-{dashed(str(value))}" for value in field.type.values)


def _moments(game: Game[Any]) -> Iterator[str]:
    for prompt in game.prompts:
        yield f"prompt-{dashed(prompt.replace('.', '-'))}"
        if "practice" in game.modes:
            yield f"practice-{dashed(prompt.replace('.', '-'))}"


def _told(game: Game[Any]) -> Iterator[str]:
    yield from (f"fact-{dashed(game.name)}-{kind.__struct_config__.tag}" for kind in game.facts)
    yield from (f"clause-{clause.lower()}" for clause in reminders(game))
    yield from (f"reason-{reason.lower()}" for reason in game.reasons)


def counters(game: Game[Any]) -> tuple[str, ...]:
    """What the referee can set."""
    kind = get_type_hints(game.verbs["adjust"])["counter"]
    words = [get_args(part) for part in get_args(kind)] if UnsetType in get_args(kind) else [get_args(kind)]
    return tuple(counter for part in words for counter in part)


def reminders(game: Game[Any]) -> list[str]:
    """Clauses that are people's to keep, wholly or in part."""
    return [id for id, clause in clauses.read(game.name).items() if clause.prompt or "(prompt)" in clause.text]
