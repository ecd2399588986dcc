"""Tash-Kalar as the suite over all games plays it: a few invented cards, both depths of tracking, and one secret."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, get_args

from engine.action import to_data
from engine.setup import Header
from engine.tash_kalar import actions as a
from engine.tash_kalar.arena import SQUARES
from engine.tash_kalar.counters import counters, most
from engine.tash_kalar.effect_offers import of_effect
from engine.tash_kalar.flare_offers import SURELY_MET
from engine.tash_kalar.matcher import Match
from engine.tash_kalar.options import MODES
from engine.tash_kalar.pieces import RANKS
from engine.tash_kalar.state import Found, State
from tests.games.sample import Entry, Sample

NAMES = ("Ana", "Bo", "Cy", "Di")
SCRIPTS: tuple[list[Entry], ...] = (
    [],
    [{"op": "destroy", "may": True, "who": "enemy", "where": "adjacent"}, {"op": "upgrade", "where": "self"}],
    [{"op": "move", "who": "own", "where": "self", "kind": "combat", "min": 1, "max": 2}],
    [{"op": "place", "where": "adjacent", "max": 2}, {"op": "gain", "if": "last-action"}],
    [{"op": "convert", "who": "enemy", "rank": ["common", "heroic"], "where": "within:2", "as": "common"}],
    [{"op": "choose", "of": [[], [{"op": "extra", "deck": "legends"}], [{"op": "downgrade", "who": "enemy"}]]}],
    [{"op": "destroy", "all": True, "rank": ["common"], "where": "orthogonal"}, {"op": "again", "if": "hit-common"}],
    [{"op": "move", "leap": True, "who": "own", "to": "empty", "where": "other"}, {"op": "upgrade", "where": "last"}],
    [{"op": "upgrade", "who": "own", "where": "used", "max": 2}, {"op": "place", "rank": ["heroic"], "if": "did"}],
)  # fmt: skip
FORMS = ("c*", "*c/.c", "c/*/c", ".C/c.", "*cc", "c.*")
OPS: tuple[Entry, ...] = (
    {"op": "gain"}, {"op": "extra", "deck": "flares", "n": 2}, {"op": "again"},
)  # fmt: skip


# How it starts


def _header(mode: str, random: Random) -> Header:
    """Either depth, and every option somewhere; small decks, so that a walk may see the end."""
    seats = random.choice(MODES[mode])
    teams = mode.endswith("teams")
    options: Entry = {
        "tracking": random.choice(("ledger", "board")),
        "first": random.randint(1, seats),
        "goal": random.choice((2, 4, 9)),
        "use_all_actions": random.random() < 0.7,
        "returns": random.choice(("turn-end", "at-once")),
        "reference": random.choice(("summoning", "creature")),
        "tasks": random.choice(("tracked", "tracked", "points")),
        "deck_size": random.choice((10, 18) if teams else (4, 7, 18)),
        "flare_deck": 4,
        "task_deck": random.choice((4, 6, 24)),
    }
    cards = (*_creatures(random), *_flares(random), *_tasks(random))
    ids = [card["id"] for card in cards if card["kind"] == "creature" and card.get("deck") != "legends"]
    decks = {"1": random.choices(ids, k=12)} if random.random() < 0.5 else {}
    return Header(game="tash_kalar", mode=mode, seats=NAMES[:seats], options=options, cards=cards, decks=decks)


def _creatures(random: Random) -> Iterator[Entry]:
    for number in range(1, 9):
        card: Entry = {"id": f"being-{number}", "name": f"Being {number}", "kind": "creature"}
        card |= {"rank": random.choice(("common", "common", "heroic")), "form": random.choice(FORMS)}
        yield _unknown(card | {"effects": random.choice(SCRIPTS)}, random)
    for number in range(1, 4):
        card = {"id": f"legend-{number}", "name": f"Legend {number}", "kind": "creature", "deck": "legends"}
        card |= {"rank": "legendary", "form": random.choice(FORMS), "effects": random.choice(SCRIPTS)}
        yield _unknown(card, random)


def _unknown(card: Entry, random: Random) -> Entry:
    """Of some cards the formation or the effect has not been entered."""
    for field in ("form", "effects"):
        if random.random() < 0.2:
            del card[field]
    return card


def _flares(random: Random) -> Iterator[Entry]:
    for number in range(1, 4):
        card: Entry = {"id": f"flare-{number}", "name": f"Flare {number}", "kind": "flare"}
        for half in ("upper", "lower"):
            if random.random() < 0.8:
                card[half] = {"n": random.randint(0, 3), "effects": random.choice(SCRIPTS)}
        yield card


def _tasks(random: Random) -> Iterator[Entry]:
    for number in range(1, 9):
        task: Entry = {"id": f"task-{number}", "name": f"Task {number}", "kind": "task"}
        task |= {"type": random.choice("xyz"), "advanced": random.random() < 0.3, "points": random.randint(1, 3)}
        if random.random() < 0.5:
            task["needs"] = [random.choice(({"need": "destroyed", "n": 1}, {"need": "hold", "on": "center", "n": 1}))]
        yield task


# What may be filled in


def _fill(now: State, entry: Entry, field: str, random: Random) -> Any:
    values: dict[str, Callable[[], Any]] = {
        "card": lambda: random.choice([card.id for card in now.box.cards.values() if isinstance(card.form, str)]),
        "name": lambda: random.choice(("Ana", "Émile", "x", "  y")),
        "why": lambda: random.choice(("", "knocked over")),
        "school": lambda: f"school-{entry['seat']}",
        "return": lambda: _back(now, entry, random),
        "upper": lambda: SURELY_MET,
        "lower": lambda: SURELY_MET,
        "ops": lambda: _ops(now, random),
        "to": lambda: _on_the_scale(now, entry, random),
    }
    return values[field]()


def _ops(now: State, random: Random) -> list[Entry]:
    """Anything that concerns no piece, in a free effect; in a script the first operation that its step takes."""
    assert now.effect is not None
    if now.effect.free:
        return random.sample(OPS, random.randint(1, 2))
    resolve = next(offer.action for offer in of_effect(now, now.control) if isinstance(offer.action, a.Resolve))
    ops: list[Entry] = to_data(resolve)["ops"]
    return ops


def _back(now: State, entry: Entry, random: Random) -> Entry:
    seat = now.seat(entry["seat"])
    left = {"beings": seat.beings - 1, "legends": seat.legends, "flares": seat.flares}
    return {deck: random.randint(0, n) for deck, n in left.items() if random.random() < 0.7}


def _on_the_scale(now: State, entry: Entry, random: Random) -> int:
    """Where it is, or as far as the supply lets it go."""
    counter, target = entry["counter"], entry["target"]
    held = counters(now, target)
    if counter in ("common", "heroic", "removed"):
        return random.choice((0, held[counter], held[counter] + held["supply"]))
    if counter in ("legendary", "removed_legendary"):
        return random.choice((0, held[counter] + held["legend_supply"]))
    return random.choice((0, most(counter), random.randint(0, most(counter))))


# Anything


def _anything(now: State, random: Random) -> Entry:
    """Every verb with every shape of its fields."""
    shape = random.choice((_at_the_table, _in_setup, _summon, _summon, _flare, _turn))
    verb, needed, more = shape(now, random)
    seat = random.choice((now.active, *range(len(now.seats) + 1)))
    seat = 0 if verb in ("adjust", "fix") and random.random() < 0.8 else seat
    return {"do": verb, "seat": seat, **needed} | {key: more[key] for key in more if random.random() < 0.4}


Shape = tuple[str, Entry, Entry]
"""A verb, the fields that it must have, and those that it may have."""


def _some(now: State, kind: str, random: Random) -> str:
    return random.choice([card.id for card in now.box.cards.values() if card.sort == kind])


def _side(now: State, random: Random) -> int:
    return random.randint(1, len(now.sides))


def _at(now: State, random: Random) -> Entry:
    return {"at": random.choice((*SQUARES, "a1"))} if now.box.board else {}


def _pick(now: State, random: Random) -> Entry:
    return {"pick": random.choice(SQUARES) if now.box.board else random.choice(RANKS)}


def _in_setup(now: State, random: Random) -> Shape:
    setup = now.phase == "setup"
    side = {"side": _side(now, random)} if setup and now.box.board else {}
    return random.choice((
        ("school", {"school": random.choice("xy")}, {}),
        ("reveal", {"task": _some(now, "task", random)}, {}),
        ("place", _at(now, random) | side, {} if setup else _pick(now, random)),
        ("start", {}, {}),
    ))  # fmt: skip


def _summon(now: State, random: Random) -> Shape:
    """By card or by rank; a legend's colour is said in the melee alone, an orientation where there is a formation."""
    card = random.choice((None, _some(now, "creature", random)))
    rank = random.choice(RANKS) if card is None else now.card(card).rank
    more: Entry = _pick(now, random) | {"impro": _side(now, random)}
    if not now.box.board:
        more["over"] = {"side": _side(now, random), "rank": random.choice(RANKS)}
    elif card is not None and isinstance(now.card(card).form, str):
        more["as"] = random.randint(0, 7)
    if now.box.melee and rank == "legendary":
        more["in"] = _side(now, random)
    return "summon", ({"rank": rank} if card is None else {"card": card}) | _at(now, random), more


def _flare(now: State, random: Random) -> Shape:
    card = _some(now, "flare", random)
    numbered = isinstance(now.card(card).half("upper").n, int) or isinstance(now.card(card).half("lower").n, int)
    numbers = {"upper": random.randint(0, 3), "lower": random.randint(0, 3)}
    against = {"against": _side(now, random)}
    if numbered and random.random() < 0.5:
        return "flare", {"card": card}, numbers | against
    return "flare", {"upper": numbers["upper"]}, {"card": card, "lower": numbers["lower"]} | against


def _turn(now: State, random: Random) -> Shape:
    colour = {"in": _side(now, random)} if now.box.melee else {}
    return random.choice((
        ("discard", {}, {"card": _some(now, "creature", random), "return": {"beings": random.randint(0, 2)}}),
        ("resolve", {"ops": [_op(now, random) for _ in range(random.randint(1, 2))]}, {}),
        ("done", {}, {}),
        ("handover", {}, {}),
        ("end", {}, colour | {"claim": _some(now, "task", random)}),
        ("end", {}, {"points": random.randint(1, 9)}),
    ))  # fmt: skip


def _at_the_table(now: State, random: Random) -> Shape:
    formed = [card.id for card in now.box.cards.values() if isinstance(card.form, str)]
    counter = random.choice([one for one in get_args(a.Counter) if one in counters(now, 1)])
    correction = {"target": random.randint(1, len(now.seats)), "counter": counter, "to": random.randint(-1, 18)}
    return random.choice((
        ("name", {"name": "Ana"}, {}),
        ("concede", {}, {}),
        ("find", {"card": random.choice(formed)}, {"impro": _side(now, random)}),
        ("fix", _at(now, random) | {"piece": _piece(now, random)}, {"why": "fell"}),
        ("adjust", correction, {"why": "slip"}),
    ))  # fmt: skip


def _piece(now: State, random: Random) -> str | None:
    return random.choice((None, f"{_side(now, random)}{random.choice('chl')}"))


def _op(now: State, random: Random) -> Entry:
    """An operation of any kind, at the depth of this table."""
    side, rank = random.randint(1, len(now.sides)), random.choice(RANKS)
    one, other = random.choice(SQUARES), random.choice(SQUARES)
    if now.box.board:
        on_pieces: tuple[Entry, ...] = (
            {"op": random.choice(("destroy", "upgrade", "downgrade", "convert", "place")), "at": one},
            {"op": "move", "from": one, "to": other, "leap": True},
        )
    else:
        on_pieces = (
            {"op": random.choice(("destroy", "upgrade", "downgrade", "convert")), "side": side, "rank": rank},
            {"op": "place", "rank": rank}, {"op": "move", "hits": {"side": side, "rank": rank}}, {"op": "move"},
        )  # fmt: skip
    return random.choice((*on_pieces, *on_pieces, *OPS, {"op": "choose", "pick": random.randint(1, 3)}))


# What a viewer may not see


def _twins(now: State, viewer: int | None, random: Random) -> Iterator[State]:
    """Others asked where they could summon something, or did not."""
    if not now.box.board:
        return
    for _ in range(2):
        twin = now
        for seat in now.seats:
            if seat.number != viewer:
                twin = twin.with_seat(seat.number, found=random.choice((None, _found(now, random))))
        yield twin


def _found(now: State, random: Random) -> Found:
    square = random.choice(SQUARES)
    return Found(random.choice(list(now.box.cards)), (Match(square, random.randint(0, 7), (square,), ()),))


SAMPLE = Sample(_header, _fill, _anything, _twins, seeds=2, steps=60)
