"""Ambyria as the suite over all games plays it: some invented cards, a few that nobody knows, and face-down ones."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from companion.packs import packs_of
from engine.ambyria.cards import HEROES, MODES, UNKNOWN
from engine.ambyria.chain import waits
from engine.ambyria.corrections import TOPS
from engine.ambyria.possible import can_touch, many
from engine.ambyria.rules import RULEBOOK
from engine.ambyria.state import Lying, Seat, State
from engine.game import read_action
from engine.registry import find
from engine.setup import Header
from tests.games.sample import Entry, Sample

NAMES = ("Ana", "Bo", "Cy", "Di")
PLACES = ("emberscape", "discard", "collection", "mode", "lasting")
UNKNOWN_CARDS = (
    {"id": "yvera", "name": "Yvera", "hero": "yvera"},
    {"id": "riddle", "name": "Riddle"},
    {"id": "promise", "name": "Promise", "mode": "greedy", "play": "mode"},
    {"id": "rumour", "name": "Rumour", "play": "discard", "stones": 2},
    {"id": "oath", "name": "Oath", "play": "mode", "effects": []},
)
"""Cards of which something has to be told or entered."""
ENTERED: tuple[list[Entry], ...] = (
    [],
    [{"op": "draw", "n": 2}],
    [{"op": "draw", "who": "all"}, {"op": "discard", "who": "self", "n": "all"}],
    [{"op": "steal", "target": 2, "slots": [1]}],
    [{"op": "destroy", "who": "any", "target": 1, "slots": [2]}],
    [{"op": "collect", "slots": [1]}],
    [{"op": "capture", "from": "hand", "target": 1}],
    [{"op": "mode", "cards": ["?"], "symbol": "hasty"}],
    [{"op": "place", "who": "any", "target": 2, "cards": ["riddle"], "face": "down"}],
    [{"op": "arcane"}, {"op": "extra"}],
    [{"op": "top", "who": "any", "target": 2}],
    [{"op": "turn", "face": "down", "who": "any", "target": 1, "slots": [1]}],
)
"""Some are legal at some moments, and some never are."""


# How it starts


def _header(mode: str, random: Random) -> Header:
    cards = [card for pack in packs_of("ambyria", training=True) if pack.training for card in pack.cards]
    cards = random.sample(cards, 22)
    seats = random.choice((2, 3, 4))
    options = {
        "first": random.randint(1, seats),
        "arcane": random.choice((1, 2, 4)),
        "deck_size": random.choice((None, 16, 40)),
        "windows": random.choice(("open", "all")),
        "hasty_arcane": random.choice((True, False)),
        "hero": random.choice(("once", "free")),
        "deck_out": random.choice(("none", "reshuffle")),
        "tie": random.choice(("shared", "cards")),
        "scoring": random.choice(("auto", "count")),
    }
    ids = [card["id"] for card in (*cards, *UNKNOWN_CARDS)]
    listed = random.choice((0, 1, seats))
    decks = {str(seat): random.choices(ids, k=30) for seat in range(1, listed + 1)}
    return Header(
        game="ambyria", mode=mode, seats=NAMES[:seats], options=options, cards=(*cards, *UNKNOWN_CARDS), decks=decks
    )


# What may be filled in


def _fill(now: State, entry: Entry, field: str, random: Random) -> Any:
    values: dict[str, Callable[[], Any]] = {
        "card": lambda: random.choice((*now.box.cards, UNKNOWN)),
        "cards": lambda: _cards(now, entry, random),
        "slots": lambda: _slots(now, entry, random),
        "into": lambda: random.choice(PLACES),
        "symbol": lambda: random.choice(MODES),
        "ops": lambda: _ops(now, entry["seat"], random),
        "stones": lambda: random.choice((0, 12, 9999)),
        "name": lambda: random.choice(("Ana", "Émile", "x", "  y")),
        "why": lambda: random.choice(("", "misread card")),
        "to": lambda: random.randint(0, min(TOPS[entry["counter"]], 12)),
    }
    return values[field]()


def _cards(now: State, entry: Entry, random: Random) -> list[str]:
    """As many as the verb asks for."""
    seat = now.seat(entry["seat"]) if entry["seat"] else now.seats[0]
    match entry["do"]:
        case "discard":
            return [random.choice((*now.box.cards, UNKNOWN)) for _ in range(random.randint(1, now.owed[seat.number]))]
        case "show":
            return [UNKNOWN] * seat.hand
        case "aim":
            return _aimed_cards(now, entry, random)
        case _:
            return random.choices((*now.box.cards, UNKNOWN), k=random.randint(0, 2))


def _aimed_cards(now: State, entry: Entry, random: Random) -> list[str]:
    op = now.chain[-1].todo[0]
    if getattr(op, "source", "") == "hand":
        return [random.choice((*now.box.cards, UNKNOWN))]
    whose = _whose(entry)
    return random.sample(now.seat(whose).discard, many(now, entry["seat"], op, whose))


def _whose(entry: Entry) -> int:
    """Whose cards an aim is about."""
    return int(entry["target"] if "target" in entry else entry["seat"])


def _slots(now: State, entry: Entry, random: Random) -> list[int]:
    op, me = now.chain[-1].todo[0], entry["seat"]
    whose = _whose(entry)
    row = enumerate(now.seat(whose).emberscape, 1)
    fitting = [slot for slot, lying in row if can_touch(me, op, whose, lying)]
    return random.sample(fitting, many(now, me, op, whose))


def _ops(now: State, seat: int, random: Random) -> list[Entry]:
    """One of the effects that people could enter here."""
    game = find("ambyria")
    assert game is not None
    for ops in random.sample(ENTERED, len(ENTERED)):
        action = read_action(game, {"do": "resolve", "seat": seat, "ops": ops})
        if RULEBOOK.allows(now, action):  # type: ignore[arg-type]
            return ops
    return []


# Anything


def _anything(now: State, random: Random) -> Entry:
    """Every verb with every shape of its fields."""
    card = random.choice((*now.box.cards, UNKNOWN))
    target, slot = random.randint(1, len(now.seats)), random.randint(1, 6)
    into, symbol = random.choice(PLACES), random.choice(MODES)
    landing = {"into": into, "symbol": symbol}
    source = random.choice(("hand", "arcane", "deck"))
    several = random.choices((*now.box.cards, UNKNOWN), k=random.randint(0, 2))
    shapes: tuple[tuple[str, Entry, Entry], ...] = (
        ("name", {"name": "Ana"}, {}),
        ("choose", {"hero": random.choice(HEROES)}, {}),
        ("mode", {"card": card}, {"from": random.choice(("hand", "deck")), "symbol": symbol}),
        *((verb, {}, {}) for verb in ("pass", "done", "call", "concede")),
        ("play", {"card": card, "from": source}, {"face": random.choice(("up", "down")), **landing}),
        ("play", {"card": card}, {"face": random.choice(("up", "down")), **landing}),
        ("show", {}, {"cards": several}),
        ("activate", {"slot": slot}, {"card": card}),
        ("aim", {}, {"target": target, "slots": [slot], "cards": several, "symbol": symbol}),
        ("aim", {"target": target, "slots": [slot]}, {"symbol": symbol}),
        ("resolve", {"ops": random.choice(ENTERED)}, {}),
        ("respond", {"card": card}, landing),
        ("respond", {"slot": slot}, {"card": card, **landing}),
        ("go", {}, {"cards": several}),
        ("discard", {"cards": several}, {}),
        ("score", {"stones": random.randint(0, 99)}, {}),
        ("adjust", {"target": target, "counter": random.choice((*TOPS, "stones")), "to": random.randint(-1, 99)},
         {"why": "slip"}),
    )  # fmt: skip
    verb, needed, more = random.choice(shapes)
    wait = waits(now)
    awaited = random.choice(wait.seats) if wait is not None and wait.seats else 1
    seat = random.choice((awaited, awaited, random.randint(0, len(now.seats))))
    if verb == "adjust" and random.random() < 0.8:
        seat = 0
    return {"do": verb, "seat": seat, **needed} | {key: more[key] for key in more if random.random() < 0.5}


# What a viewer may not see


def _twins(now: State, viewer: int | None, random: Random) -> Iterator[State]:
    """Other cards lie face down before the others, and other ones in every collection pile, the own too."""
    for _ in range(2):
        twin = now
        for seat in now.seats:
            twin = twin.with_seat(seat.number, **_otherwise(now, seat, viewer, random))
        yield twin


def _otherwise(now: State, seat: Seat, viewer: int | None, random: Random) -> dict[str, Any]:
    def another(card: str) -> str:
        """That the table was told a card is no secret; which one it is may be."""
        return card if card == UNKNOWN else random.choice(list(now.box.cards))

    hidden = seat.number != viewer
    row = tuple(Lying(one.serial, another(one.card), True) if one.down and hidden else one for one in seat.emberscape)
    counted = now.phase == "scoring" and seat.stones is not None
    return {
        "emberscape": row,
        "collection": seat.collection if now.phase == "scoring" else tuple(another(card) for card in seat.collection),
        "stones": random.randint(0, 99) if counted else seat.stones,
    }


SAMPLE = Sample(_header, _fill, _anything, _twins, seeds=8, steps=140)
