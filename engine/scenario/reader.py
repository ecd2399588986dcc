"""Reading a scenario: every line is checked before anything is played, so that a broken file changes nothing."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from engine import registry
from engine.cards import Pack
from engine.game import Game
from engine.legible import unseen
from engine.message import Message, message
from engine.reading import Line, decode, shaped
from engine.refusal import Refusal
from engine.scenario.steps import DONE, KINDS, Do, Step, Unclear
from engine.setup import Header, Setup, prepare


class Unreadable(Struct, frozen=True):
    """Why a file is not a scenario, and in which line."""

    line: int
    message: Message
    clause: str | None = None


class Scenario(Struct, frozen=True):
    """A scenario that can be played: its header fits the game, and every line is a step."""

    header: Header
    game: Game[Any]
    setup: Setup
    start: Any
    steps: tuple[tuple[int, Step], ...]
    """Each with the number of its line."""


Opening = tuple[Header, Game[Any], Setup, Any]


PacksOf = Callable[[str], Sequence[Pack]]
"""The packs of the game that a header names; asked when the game has been found."""


def read(
    lines: Iterable[bytes], packs_of: PacksOf = lambda game: (), *, from_outside: bool = True
) -> Scenario | Unreadable:
    """The first line that is not blank is the header; every other one is a step.

    What is `from_outside` may hold no character that is not seen. A game that was saved is read as it was.
    """
    opening: Opening | None = None
    steps: list[tuple[int, Step]] = []
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        line = decode(text)
        if isinstance(line, Message):
            return Unreadable(number, line)
        if from_outside and (wrong := unseen(line.data)) is not None:
            return Unreadable(number, wrong)
        if opening is None:
            opened = _open(number, line, packs_of)
            if isinstance(opened, Unreadable):
                return opened
            opening = opened
            continue
        step = _step(line, len(opening[0].seats))
        if isinstance(step, Message):
            return Unreadable(number, step)
        steps.append((number, step))
    if opening is None:
        return Unreadable(1, message("scenario-empty"))
    return Scenario(*opening, tuple(steps))


def _open(number: int, line: Line, packs_of: PacksOf) -> Opening | Unreadable:
    if not isinstance(line.data, dict) or "game" not in line.data:
        return Unreadable(number, message("scenario-no-header"))
    if line.repeated is not None:
        return Unreadable(number, message("json-repeated", key=line.repeated))
    header = shaped(line.data, Header)
    if isinstance(header, Message):
        return Unreadable(number, header)
    game = registry.find(header.game)
    if game is None:
        return Unreadable(number, message("setup-game", game=header.game, games=", ".join(registry.names())))
    setup = prepare(game, header, packs_of(game.name))
    start = setup if isinstance(setup, Refusal) else game.begin(setup)
    if isinstance(setup, Refusal) or isinstance(start, Refusal):
        return Unreadable(number, start.message, start.clause)
    return header, game, setup, start


def _step(line: Line, seats: int) -> Step | Message:
    """One step. An action with mistakes is read all the same, and refused when it is played."""
    if not isinstance(line.data, dict):
        return message("step-not-an-object")
    kind = next((key for key in ("do", *KINDS) if key in line.data), None)
    if kind is None:
        return message("step-unknown", kinds=", ".join(["do", *KINDS]))
    if line.repeated is not None and kind not in DONE:
        return message("json-repeated", key=line.repeated)
    step = _done(line, kind) if kind in DONE else shaped(line.data, KINDS[kind])
    if not isinstance(step, Message) and step.viewer is not None and step.viewer > seats:
        return message("no-such-seat", number=step.viewer, seats=seats)
    return step


def _done(line: Line, kind: str) -> Step | Message:
    """What somebody does, or a step that says why it cannot be understood."""
    about = {key: line.data[key] for key in ("refused", "viewer") if key in line.data}
    what = {key: value for key, value in line.data.items() if key not in about}
    expected = shaped({"do": what, **about}, Do)
    if isinstance(expected, Message):
        return expected
    if line.repeated is not None:
        why = message("json-repeated", key=line.repeated)
        return Unclear(do=what, why=why, refused=expected.refused, viewer=expected.viewer)
    step = expected if kind == "do" else shaped(line.data, KINDS[kind])
    if isinstance(step, Message):
        return Unclear(do=what, why=step, refused=expected.refused, viewer=expected.viewer)
    return step
