"""One comparison of two worlds: a game of any mode, played for a while by simulated players or by chance."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from companion.packs import packs_of
from companion.players import players
from engine import registry
from engine.refusal import Refusal
from engine.setup import Header, begin
from tests.broker import broker
from tests.games.samples import sample
from tests.worlds.hidden import OF_GAME, TRIES
from tests.worlds.lockstep import Lockstep, Tally
from tests.worlds.world import LONGEST_WAIT, world_in

AHEAD = (0, 0, 4, 12, 30, 70)
"""Steps that are played before secrets differ, so that every part of a game has its turn."""


def every_mode() -> list[tuple[str, str]]:
    """Each game with each of its modes; a game about which nothing is said in `hidden` is an error."""
    games = {name: registry.find(name) for name in registry.names()}
    missing = set(games) - set(OF_GAME)
    assert not missing, f"say in tests/worlds/hidden.py what is hidden in {missing}"
    return [(name, mode) for name, game in games.items() if game is not None for mode in game.modes]


def trial(folder: Path, name: str, mode: str, seed: int, steps: int = 40) -> Tally:
    """Raises `Leak` where somebody could tell the two worlds apart. Every second one is played by simulated players."""

    async def compared() -> Tally:
        async with asyncio.timeout(LONGEST_WAIT):
            return await _trial(folder, name, mode, seed, steps)

    return asyncio.run(compared())


async def _trial(folder: Path, name: str, mode: str, seed: int, steps: int) -> Tally:
    random = Random(f"{name} {mode} {seed}")
    people = players(name, mode, None, random) if seed % 2 == 0 else None
    header = sample(name).header(mode, random) if people is None else people.header
    if people is not None and random.random() < 0.5:
        header = _more_hidden(header)
        people.agree(header)
    seats = range(1, len(header.seats) + 1)
    owner = random.choice(seats)
    async with AsyncExitStack() as open_worlds:
        worlds = []
        for name_of_world, one in (("one", header), ("two", _other_decks(header, owner, random))):
            (own := folder / f"{name_of_world}-broker").mkdir()
            there = open_worlds.enter_context(broker(own))  # a hall of the same name: pages show it
            worlds.append(await open_worlds.enter_async_context(world_in(folder / name_of_world, one, there.url)))
        both = Lockstep(worlds, OF_GAME[name], owner, random, people)
        both.go_ahead(random.choice(AHEAD))
        for world in worlds:
            await world.enter([seat for seat in seats if seat in (owner, 1) or seat != seats[-1]])
        return await both.run(steps)


def _more_hidden(header: Header) -> Header:
    """With the option of a game that hides more than is usual."""
    more = {"tamer": {"teams": "secret"}, "ambush": {"verify": "auto"}, "ambyria": {"scoring": "count"}}
    options = (header.options or {}) | more.get(header.game, {})
    return replace(header, options=options)


def _other_decks(header: Header, owner: int, random: Random) -> Header:
    """With another deck of this seat, where decks are registered and nobody may see them (AMBAL-DECK-15)."""
    game, brought = registry.find(header.game), (header.decks or {}).get(str(owner))
    if header.game != "ambal" or not brought or game is None:
        return header
    cards = sorted(card["id"] for card in header.cards)
    for _ in range(TRIES):
        other = {**header.decks, str(owner): _one_other_card(brought, cards, random)}
        if not isinstance(begin(game, changed := replace(header, decks=other), packs_of(game.name)), Refusal):
            return changed
    return header


def _one_other_card(brought: Any, cards: list[str], random: Random) -> Any:
    if isinstance(brought, dict):
        pile = random.choice(sorted(brought))
        return brought | {pile: _one_other_card(brought[pile], cards, random)}
    place = random.randrange(len(brought))
    return [*brought[:place], random.choice(cards), *brought[place + 1 :]]
