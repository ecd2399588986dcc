"""What the suite over all games has to be told of each game: how to start it, and what may fill an open field."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.players import players
from engine.ambush.state import State as Ambush
from engine.setup import Header

Fill = Callable[[Any, str, Random], Any]
Twins = Callable[[Any, int | None, Random], Iterator[Any]]


COUNTERS = ("castle", "guard", "hand", "captured", "deck", "battlefield")


class Sample(Struct, frozen=True):
    """One game as the suite plays it."""

    header: Callable[[str, Random], Header]
    fill: Fill
    """A value for an open field at this state; it may be a bold one, but one that the field allows."""
    anything: Callable[[Any, Random], dict[str, Any]]
    """A well-formed action out of nowhere, legal or not: made without asking what is legal."""
    twins: Twins
    """States that differ from this one only in what the viewer may not see."""


def _simulated(game: str) -> Callable[[str, Random], Header]:
    return lambda mode, random: players(game, mode, None, random).header


def _ambush_fill(now: Ambush, field: str, random: Random) -> Any:
    standing = list(now.standing)
    values: dict[str, Callable[[], Any]] = {
        "card": lambda: random.choice(list(now.box.cards)),
        "name": lambda: random.choice(("Ana", "Émile", "x", "  y")),
        "why": lambda: random.choice(("", "misread card")),
        "at": lambda: (now.opened_at or 0) / 1_000_000 + random.choice((0.0, 0.2, 3.0)),
        "to": lambda: random.randint(0, min(now.box.options.top, now.box.size)),
        "changes": lambda: [
            {"op": op, "n": random.choice((0, 1, 2, 999)), "seat": random.choice(standing)}
            | ({"from": random.choice(("deck", "hand"))} if op == "place" else {})
            | ({"from": random.choice(standing)} if op == "give" else {})
            for op in random.sample(("damage", "repair", "guard", "draw", "return", "pick", "place", "give"), 2)
        ],
    }
    return values[field]()


def _ambush_anything(now: Ambush, random: Random) -> dict[str, Any]:
    """Every verb with every shape of its fields."""
    seat, card = random.randint(0, len(now.seats)), random.choice(list(now.box.cards))
    target, number = random.randint(1, len(now.seats)), random.randint(0, 12)
    changes = _ambush_fill(now, "changes", random)
    fields: dict[str, dict[str, Any]] = {
        "name": {"name": "Ana"},
        "castle": {"name": "High Rock"},
        "first": {"first": target, "by": random.choice(("best-name", "youngest"))},
        "expose": {"card": card},
        "play": {"card": card, "target": target, "changes": changes},
        "pass": {},
        "place": {"from": random.choice(("deck", "hand")), "card": card},
        "resolve": {"changes": changes, "card": card, "target": target},
        "call": {"at": (now.opened_at or 0) / 1_000_000 + 1},
        "close": {},
        "capture": {"card": card},
        "stop": {"captured": number},
        "declare": {"ambush": number},
        "roll": {"roll": random.randint(1, 6)},
        "ready": {},
        "concede": {},
        "adjust": {"target": random.randint(0, len(now.seats)), "counter": random.choice(COUNTERS), "to": number},
    }
    verb = random.choice(list(fields))
    needed = {"name", "first", "ambush", "roll", "counter", "to"} | ({"target"} if verb == "adjust" else set())
    kept = {key: value for key, value in fields[verb].items() if key in needed or random.random() < 0.5}
    return {"do": verb, "seat": seat, **kept}


def _ambush_twins(now: Ambush, viewer: int | None, random: Random) -> Iterator[Ambush]:
    """Other Ambush cards lie face down, and other cards were tapped into the piles."""
    window = now.window
    for _ in range(3):
        twin = replace(now, lo=random.randint(0, 9), hi=random.randint(0, 9))
        if window is not None:
            twin = twin.with_window(tapped_ambush=random.randint(0, 5), tapped_other=random.randint(0, 5))
        yield twin


SAMPLES = {
    "ambush": Sample(_simulated("ambush"), _ambush_fill, _ambush_anything, _ambush_twins),
}
