"""Ambush as the suite over all games plays it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.players import players
from engine.ambush.state import State
from engine.setup import Header
from tests.games.sample import Entry, Sample

COUNTERS = ("castle", "guard", "hand", "captured", "deck", "battlefield")


def _header(mode: str, random: Random) -> Header:
    return players("ambush", mode, None, random).header


def _fill(now: State, entry: Entry, field: str, random: Random) -> Any:
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


def _anything(now: State, random: Random) -> Entry:
    """Every verb with every shape of its fields."""
    seat, card = random.randint(0, len(now.seats)), random.choice(list(now.box.cards))
    target, number = random.randint(1, len(now.seats)), random.randint(0, 12)
    changes = _fill(now, {}, "changes", random)
    fields: dict[str, Entry] = {
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


def _twins(now: State, viewer: int | None, random: Random) -> Iterator[State]:
    """Other Ambush cards lie face down, and other cards were tapped into the piles."""
    window = now.window
    for _ in range(3):
        twin = replace(now, lo=random.randint(0, 9), hi=random.randint(0, 9))
        if window is not None:
            twin = twin.with_window(tapped_ambush=random.randint(0, 5), tapped_other=random.randint(0, 5))
        yield twin


SAMPLE = Sample(_header, _fill, _anything, _twins)
