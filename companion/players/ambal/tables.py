"""A random table of Ambal: which cards, which decks, how decks are registered, and which options."""

from random import Random
from typing import Any

from msgspec import Struct

from companion.players.ambal.box import Box, mixed_box, printed_box, training_box
from companion.players.ambal.decks import Decks, build
from companion.players.party import NAMES
from engine.ambal.options import MODES
from engine.ambal.starters import STARTERS
from engine.setup import Header


class Table(Struct, frozen=True):
    header: Header
    box: Box
    decks: dict[int, Decks]
    """What each seat really brought; nothing before a draft."""
    said: dict[int, dict[str, Any]]
    """The decks that seats register by an action before the duel; the other seats register none."""


def table(mode: str, random: Random) -> Table:
    """Mostly the training set; sometimes cards without data, rarely the starter decks."""
    seats = range(1, MODES[mode][0] + 1)
    if mode in ("single-regular", "double-regular") and random.random() < 0.03:
        return _starters(mode, seats, random)
    box = mixed_box(random) if random.random() < 0.3 else training_box()
    decks = {} if mode == "draft" else {seat: build(box, mode, random) for seat in seats}
    how = random.choice(("header", "header", "said", "said", "nothing"))
    registered = {str(seat): brought.to_data() for seat, brought in decks.items()} if how == "header" else {}
    said = {seat: brought.to_data() for seat, brought in decks.items()} if how == "said" else {}
    return Table(_header(mode, box, registered, random), box, decks, said)


def _starters(mode: str, seats: range, random: Random) -> Table:
    """The starter decks of the real box; what the cards say is entered as they are played."""
    names = random.sample(sorted(STARTERS), len(seats))
    decks = {seat: Decks(STARTERS[name]) for seat, name in zip(seats, names, strict=True)}
    said = {seat: {"starter": name} for seat, name in zip(seats, names, strict=True)}
    box = printed_box()
    return Table(_header(mode, box, {}, random), box, decks, said)


def _header(mode: str, box: Box, decks: dict[str, Any], random: Random) -> Header:
    return Header(
        scenario="a simulated duel",
        game="ambal",
        mode=mode,
        seats=NAMES[: MODES[mode][0]],
        options={
            "unaffordable": random.choice(("penalty", "penalty", "refuse")),
            "decide": random.choice(("on-call", "on-call", "on-call", "health")),
            "double_block": random.choice(("token", "any")),
        },
        cards=tuple(box.entries.values()),
        decks=decks,
        rules=1,
    )
