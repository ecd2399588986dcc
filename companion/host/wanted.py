"""What somebody wants to be played at the table, and what is needed to begin it."""

import secrets
from collections.abc import Collection
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from companion.cards.pool import pool_of
from companion.log import Log
from companion.packs import packs_of
from companion.players import Players, players, players_of
from engine import registry
from engine.action import SeatName
from engine.cards import Pack
from engine.game import Game
from engine.legible import unseen
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Header, begin
from hardware.roles import MOST_SEATS

if TYPE_CHECKING:
    from hardware.profile import Profile


class Wanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to be begun. Fields that are left out have the game's usual values."""

    game: str
    mode: str | None = None
    seats: tuple[SeatName, ...] = ()
    """The names, clockwise, "" for none. If empty: simulated players bring their own names, others have none."""
    count: int | None = None
    """The number of players where `seats` is empty; without it, as many as the profile or the game has seats for."""
    options: dict[str, Any] = {}
    profile: str | None = None
    """The name of a wiring profile that comes with Ambit."""
    training: bool = False
    """With the invented cards of the training set."""
    demo: bool = False
    """Simulated players at every seat."""
    seed: str = ""
    """The same seed gives the same game again; without one, each game is different."""


class Ready(Struct, frozen=True):
    """All that a session starts from, already checked."""

    header: Header
    packs: tuple[Pack, ...]
    profile: "Profile | None"
    people: Players | None
    seed: str


def prepare(wanted: Wanted, log: Log, usual: "Profile | None") -> Ready | Refusal:
    """Check everything before the current game is left. `usual` is the table's own profile."""
    game = registry.find(wanted.game)
    if game is None:
        return refuse(INPUT, "setup-game", game=wanted.game, games=", ".join(registry.names()))
    mode = next(iter(game.modes)) if wanted.mode is None else wanted.mode
    if mode not in game.modes:
        return refuse(INPUT, "setup-mode", mode=mode, modes=", ".join(game.modes))
    if (wrong := unseen(wanted.seats)) is not None:
        return Refusal(INPUT, wrong)
    profile = usual if wanted.profile is None else profile_named(wanted.profile)
    if isinstance(profile, Refusal):
        return profile
    if wanted.demo and not players_of(game.name):
        return refuse(INPUT, "simulate-nobody", game=game.name)
    count = _count(wanted, game.modes[mode], profile)
    if count is not None and count not in game.modes[mode]:
        return refuse(INPUT, "setup-seats", seats=count, allowed=", ".join(map(str, game.modes[mode])))
    if (seated := count or min(game.modes[mode])) > MOST_SEATS:
        return refuse(INPUT, "host-seats", seats=seated, most=MOST_SEATS)
    seed = wanted.seed or secrets.token_hex(3)
    people = players(game.name, mode, count, Random(seed)) if wanted.demo else None
    header = _header(wanted, mode, seated, people)
    packs = _packs(wanted, game, log)
    first = begin(game, header, packs)
    if isinstance(first, Refusal):
        return first
    if people is not None:
        people.agree(header)
    return Ready(header, packs, profile, people, seed)


def profile_named(name: str) -> "Profile | Refusal":
    """The table's own, or one that comes with Ambit; never a file, as requests from the network must not name any."""
    from companion.profiles import named
    from hardware.profile import Profile, load

    there = named()
    profile = load(there[name]) if name in there else None
    if not isinstance(profile, Profile):
        return refuse(INPUT, "host-profile", profile=name, profiles=", ".join(there))
    return profile


def _count(wanted: Wanted, allowed: Collection[int], profile: "Profile | None") -> int | None:
    """The number of players; None if neither the wish nor the profile determines one."""
    if wanted.seats or wanted.count is not None:
        return len(wanted.seats) or wanted.count
    fitting = [number for number in allowed if profile is not None and number <= profile.seats]
    return max(fitting, default=None)


def _header(wanted: Wanted, mode: str, count: int, people: Players | None) -> Header:
    if people is None:
        names = wanted.seats or ("",) * count
        return Header(game=wanted.game, mode=mode, seats=names, options=wanted.options)
    header = people.header
    return replace(header, seats=wanted.seats or header.seats, options=people.options_with(wanted.options))


def has_training(header: Header) -> bool:
    """Whether a game that was begun earlier has the invented cards: its header holds every card that it knows."""
    known = {card["id"] for card in header.cards}
    packs = (pack for pack in packs_of(header.game, training=True) if pack.training)
    return any(card["id"] in known for pack in packs for card in pack.cards)


def _packs(wanted: Wanted, game: Game[Any], log: Log) -> tuple[Pack, ...]:
    invented = [pack.pack for pack in packs_of(game.name, training=True) if pack.training] if wanted.training else []
    return pool_of(log, game, *invented).packs
