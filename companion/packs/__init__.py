"""The packs that come with Ambit: the known cards of each game, and training sets of invented cards."""

import tomllib
from functools import cache
from pathlib import Path

from companion.game_parts import outside, pack_files
from engine.cards import Pack
from engine.message import Message
from engine.reading import shaped


def shipped() -> tuple[Pack, ...]:
    """All packs that come with Ambit. A file that is not a pack raises: the installation is broken."""
    return tuple(map(load, pack_files()))


def known_packs() -> tuple[Pack, ...]:
    """Those that come with Ambit, and those of games from outside that are known."""
    return (*shipped(), *_brought())


def packs_of(game: str, *, training: bool = False) -> tuple[Pack, ...]:
    """The packs of one game; invented cards only where they are asked for.

    Of those that come with Ambit the files are named so (tests say it), and no other is read: that is slow on a Pi.
    """
    wanted = (game, f"{game}-training") if training else (game,)
    packs = (*(load(file) for file in pack_files() if file.stem in wanted), *_brought())
    return tuple(pack for pack in packs if pack.game == game and (training or not pack.training))


def _brought() -> tuple[Pack, ...]:
    return tuple(load(file) for game in outside() for file in pack_files(game))


@cache
def load(file: Path) -> Pack:
    """The pack that a file holds; ValueError where it holds none."""
    pack = shaped(tomllib.loads(file.read_text(encoding="utf-8")), Pack)
    if isinstance(pack, Message):
        raise ValueError(f"{file.name} is not a pack: {pack}")
    return pack
