"""Writing a seeded game down as plain text: every action, fact and view, and what was legal."""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from companion.players import players, players_of
from engine import registry
from engine.action import Fact, to_data
from engine.game import Game, read_action
from engine.history import History
from engine.legal import Legal, legal
from engine.refusal import Refusal
from engine.setup import begin
from engine.view import View
from tests.games.samples import sample
from tests.games.walk import RARE, Here, filled

FOLDER = Path(__file__).parent
SEED = "playthrough 9"


def recordings() -> dict[Path, tuple[Game[Any], str]]:
    """Which file holds which mode of which game."""
    games = [game for name in registry.shipped() if (game := registry.find(name))]
    return {FOLDER / f"{game.name}-{mode}.txt": (game, mode) for game in games for mode in game.modes}


def record(game: Game[Any], mode: str) -> str:
    """The whole game as text."""
    return "\n".join(_lines(game, mode)) + "\n"


def _lines(game: Game[Any], mode: str) -> Iterator[str]:
    seats = 3 if 3 in game.modes[mode] else None
    chance = Random(f"{SEED} {game.name} {mode}")
    people = players(game.name, mode, seats, chance) if players_of(game.name) else Chance(game, mode, chance)
    history, seen = History(game, begin(game, people.header)), Seen()
    yield f"header {_json(to_data(people.header))}"
    yield from seen.moment(history)
    while game.view(history.state, None).result is None:
        data = people.next(game.view(history.state, None), lambda seat: legal(game, history.state, seat))
        if isinstance(people, Chance):
            data = people.filled(history.state, data)
        action = read_action(game, data)
        assert not isinstance(action, Refusal), (data, action)
        step = history.do(action)
        assert not isinstance(step, Refusal), (data, step)
        people.follow(data, step.facts)
        yield f"\n{len(history.moments)} {_json(to_data(action))}"
        yield from (f"  fact {_json(to_data(fact))}" for fact in step.facts)
        yield from seen.moment(history)


OTHERS = 0.08
"""How often, where all is left to chance, somebody acts who is not awaited."""


def _by_verb(listed: list[dict[str, Any]], chance: Random) -> list[dict[str, Any]]:
    """Every verb is as likely as any other, however many ways there are to use it."""
    verb = chance.choice(sorted({entry["do"] for entry in listed}))
    return [entry for entry in listed if entry["do"] == verb]


class Chance:
    """Nobody knows yet how to play this game: anything legal is done, as the suite over all games does it."""

    def __init__(self, game: Game[Any], mode: str, chance: Random) -> None:
        self._game, self._chance = game, chance
        self.header = sample(game.name).header(mode, chance)

    def next(self, view: View, legal: Callable[[int], Legal]) -> dict[str, Any]:
        """Mostly whoever is awaited does something that leads on; now and then somebody else, or a mere claim."""
        anybody = self._chance.random() < OTHERS
        seats = [seat.seat for seat in view.seats] if anybody or not view.to_act else view.to_act
        rare = RARE if anybody else (*RARE, "call")
        listed = [entry for seat in seats for entry in legal(seat) if entry["do"] not in rare]
        return self._chance.choice(_by_verb(listed, self._chance))

    def filled(self, state: Any, entry: dict[str, Any]) -> dict[str, Any]:
        return filled(Here(self._game, state, ()), entry, self._chance)

    def follow(self, action: dict[str, Any], facts: Sequence[Fact]) -> None:
        """There are no cards that would have to be moved."""


class Seen:
    """What the reader knows already: of every view only what is new is written."""

    def __init__(self) -> None:
        self._before: dict[str, Any] = {}

    def moment(self, history: History) -> Iterator[str]:
        view = to_data(history.game.view(history.state, None))
        parts = {f"seat {seat['seat']}": seat for seat in view.pop("seats")}
        seats = len(parts)
        parts |= {"view": view, "table": view.pop("table")}
        for seat in range(seats + 1):
            offered = legal(history.game, history.state, seat)
            listed = takewhile(lambda entry: entry["do"] != "adjust", offered)  # corrections come last, and are many
            parts[f"legal {seat}"] = {_words(entry): 1 for entry in listed}
        for name, part in parts.items():
            if new := self._news(name, part):
                yield f"  {name} {new}"

    def _news(self, name: str, part: dict[str, Any]) -> str:
        """The keys that changed; of what is legal, the whole list when it changed."""
        old, self._before[name] = self._before.get(name, {}), part
        if name.startswith("legal"):
            return "" if old == part else " | ".join(part)
        changed = {key: value for key, value in part.items() if key not in old or old[key] != value}
        return _json(changed) if changed else ""


def _words(entry: dict[str, Any]) -> str:
    return " ".join(_json(value).strip('"') for value in entry.values())


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
