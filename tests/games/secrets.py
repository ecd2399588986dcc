"""What a viewer is told of a state, by every way there is: so that two states can be held side by side."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from companion.host import Wanted
from companion.web.protocol import Role
from companion.web.states import States
from engine.action import TABLE, Action, to_data
from engine.game import Game, read_action
from engine.history import History
from engine.legal import legal
from engine.refusal import Refusal
from tests.companion.host.hosts import Lived, host_in
from tests.games.samples import sample
from tests.games.walk import Here, Walk, filled, seats

encode = msgspec.json.encode
TRIES = 6
"""So many actions are tried on both states."""
FRAMES_EVERY = 7
"""Frames hold what views and lists say already: looking at every seventh state finds what only they would tell."""


class Screens:
    """The web table, made to show any state of one game: what it sends to each role is taken from it as it is."""

    def __init__(self, host: Lived, game: Game[Any]) -> None:
        self._host, self._game = host, game

    def show(self, state: Any, viewer: int | None) -> list[bytes]:
        """Every frame of those who may know what this viewer knows: one seat, or everybody else."""
        roles: Sequence[Role] = ("table", "referee", "watch") if viewer is None else ("seat",)
        self._host.game.session.history = History(self._game, state)
        states = States(self._host)
        return [encode(states.of(role, viewer, ())) for role in roles]


@contextmanager
def screens(folder: Path, game: Game[Any], state: Any) -> Iterator[Screens]:
    """A table with as many seats as this state has."""
    view = game.view(state, None)
    with host_in(folder) as host:
        assert host.start(Wanted(game=game.name, mode=view.mode, seats=tuple(seat.name for seat in view.seats))) is None
        yield Screens(host, game)


def twins(game: Game[Any], walked: Walk, place: int, viewer: int | None, random: Random) -> Iterator[Any]:
    """States that differ from one on the way only in what the viewer may not see.

    Fields that are hidden now hold something else; or other cards went face down, which everybody saw once and nobody
    may be reminded of. Where that was refused on the way, though nobody could tell the difference, the refusal.
    """
    how = sample(game.name)
    yield from how.twins(walked.way[place].state, viewer, random)
    states = tuple(here.state for here in walked.way[: place + 1])
    if how.retold is not None and (found := how.retold(states, walked.actions[:place], random)) is not None:
        start, actions = found
        yield _led_to(game, states[start], actions)


def _led_to(game: Game[Any], state: Any, actions: Sequence[Action]) -> Any | Refusal:
    for action in actions:
        step = game.apply(state, action)
        if isinstance(step, Refusal):
            return step
        state = step.state
    return state


def tries(here: Here, viewer: int | None, random: Random) -> Iterator[Action]:
    """Actions of this viewer: shapes that are listed with any card, and some out of nowhere.

    Everybody together has the table's actions, but for a card that the referee puts right: whoever may do that has
    been let into the log.
    """
    how, seat = sample(here.game.name), viewer or TABLE
    listed = [entry for entry in here.listed if entry["seat"] == seat and entry["do"] != "adjust"]
    box = getattr(here.state, "box", None)  # a game without cards has none
    cards = list(box.cards) if box else []
    for entry in random.sample(listed, min(TRIES, len(listed))):
        data = filled(here, entry, random)
        yield from _read(here, data | ({"card": random.choice(cards)} if cards and "card" in data else {}))
    for _ in range(TRIES):
        yield from _read(here, how.anything(here.state, random) | {"seat": seat})


def _read(here: Here, data: dict[str, Any]) -> Iterator[Action]:
    action = read_action(here.game, data)
    if isinstance(action, Action) and not (data["do"] == "adjust" and "card" in data):
        yield action


def told(
    game: Game[Any], state: Any, viewer: int | None, tried: Sequence[Action], shown: Screens | None
) -> dict[str, list[Any]]:
    """All that this viewer is told, by the way it is told: views, legal actions, refusals, frames of a page.

    What the table may do is told to everybody by its screen and the referee's page, and nowhere else.
    """
    return {
        "view": [encode(game.view(state, viewer))],
        "legal": [] if viewer is None else [*legal(game, state, viewer)],
        "refusals": [_answer(game, state, action) for action in tried],
        "frames": [] if shown is None else shown.show(state, viewer),
    }


def _answer(game: Game[Any], state: Any, action: Action) -> Any:
    outcome = game.apply(state, action)
    return to_data(outcome) if isinstance(outcome, Refusal) else "accepted"


class Leak(Struct, frozen=True):
    """Somebody could tell two states apart that differ in nothing they may know."""

    place: int
    """After so many actions."""
    viewer: int | None
    by: set[str]


def leaks(game: Game[Any], walked: Walk, random: Random, shown: Screens, every: int = FRAMES_EVERY) -> Iterator[Leak]:
    """What anybody could learn on this way that is hidden from them: everybody together, and one seat after the other.

    Pages are looked at after so many actions each.
    """
    for place, here in enumerate(walked.way):
        pages = shown if place % every == 0 else None
        for viewer in (None, 1 + place % (len(seats(game, here.state)) - 1)):
            tried = tuple(tries(here, viewer, random))
            known = told(game, here.state, viewer, tried, pages)
            for twin in twins(game, walked, place, viewer, random):
                by = {"refusals"}
                if not isinstance(twin, Refusal):
                    other = told(game, twin, viewer, tried, pages)
                    by = {way for way in known if known[way] != other[way]}
                if by:
                    yield Leak(place, viewer, by)
