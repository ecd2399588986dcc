"""Ambush as the suite over all games plays it."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from companion.players import players
from engine.action import Action
from engine.ambush import actions as a
from engine.ambush.options import GUARD_TOP
from engine.ambush.state import State
from engine.setup import Header
from tests.games.sample import Entry, Sample

BEFORE_A_VERDICT = ("setup", "expose", "play", "effect", "capture")
"""Until all have stopped, nothing has come out about the cards that lie."""
SIZE = 52
COUNTERS = ("castle", "guard", "hand", "captured", "deck", "battlefield")


def _header(mode: str, random: Random) -> Header:
    """With a registered deck or without; in some every card but one is there only once."""
    header = players("ambush", mode, None, random).header
    if not header.decks or random.random() < 0.3:
        return header
    cards = [card["id"] for card in header.cards]
    return replace(header, decks={"0": [*cards, *[random.choice(cards)] * (SIZE - len(cards))]})


def _fill(now: State, entry: Entry, field: str, random: Random) -> Any:
    standing = list(now.standing)
    values: dict[str, Callable[[], Any]] = {
        "card": lambda: random.choice(list(now.box.cards)),
        "name": lambda: random.choice(("Ana", "Émile", "x", "  y")),
        "why": lambda: random.choice(("", "misread card")),
        "at": lambda: (now.opened_at or 0) / 1_000_000 + random.choice((0.0, 0.2, 3.0)),
        "to": lambda: _on_the_scale(now, entry["counter"], random),
        "changes": lambda: [
            {"op": op, "n": random.choice((0, 1, 2, 999)), "seat": random.choice(standing)}
            | ({"from": random.choice(("deck", "hand"))} if op == "place" else {})
            | ({"from": random.choice(standing)} if op == "give" else {})
            for op in random.sample(("damage", "repair", "guard", "draw", "return", "pick", "place", "give"), 2)
        ],
    }
    return values[field]()


def _on_the_scale(now: State, counter: str, random: Random) -> int:
    """One end of the scale, the other, or between; castles are seldom torn down, or no game would last."""
    top = {"castle": now.box.options.top, "guard": GUARD_TOP}.get(counter, now.box.size)
    low = 1 if counter == "castle" and random.random() < 0.9 else 0
    return random.choice((low, top, random.randint(low, top)))


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
            tapped = replace(window, tapped_ambush=random.randint(0, 5), tapped_other=random.randint(0, 5))
            twin = replace(twin, window=tapped)
        yield twin


def _retold(
    states: Sequence[State], actions: Sequence[Action], random: Random
) -> tuple[int, tuple[Action, ...]] | None:
    """Since the battlefield was last empty other cards were exposed, played, placed and captured, as far as nobody
    can tell now: the card of the last action may be shown still, and a played one did the same."""
    now = states[-1]
    if now.phase not in BEFORE_A_VERDICT:
        return None
    empty = max(place for place, state in enumerate(states) if not state.battlefield and not state.in_ambush_phase)
    last = len(actions) - 1
    return empty, tuple(
        action if place == last else _otherwise(now, action, random)
        for place, action in enumerate(actions[empty:], empty)
    )


def _otherwise(now: State, action: Action, random: Random) -> Action:
    cards = now.box.cards if now.box.listed is None else {id: now.box.cards[id] for id in now.box.listed}
    match action:
        case a.Expose() | a.Place() | a.Capture():
            return replace(action, card=random.choice((UNSET, *cards)))
        case a.Play(card=card) if card is not UNSET:
            played = now.box.cards[card]
            alike = [id for id, one in cards.items() if (one.damage, one.effects) == (played.damage, played.effects)]
            return replace(action, card=random.choice(alike or [card]))
        case _:
            return action


SAMPLE = Sample(_header, _fill, _anything, _twins, _retold)
