"""The packs that come with Ambit: what is known of each game's cards, and training sets that are plainly called so."""

import tomllib
from functools import cache
from importlib.resources import files

from engine.cards import Pack
from engine.message import Message
from engine.reading import shaped


@cache
def shipped() -> tuple[Pack, ...]:
    """Every pack in this folder. A file here that is no pack is a broken installation, not somebody's mistake."""
    found = sorted(entry.name for entry in files(__name__).iterdir() if entry.name.endswith(".toml"))
    return tuple(_load(name) for name in found)


def packs_of(game: str, *, training: bool = False) -> tuple[Pack, ...]:
    """The packs of one game; invented cards only where they are asked for."""
    return tuple(pack for pack in shipped() if pack.game == game and (training or not pack.training))


def _load(name: str) -> Pack:
    data = tomllib.loads(files(__name__).joinpath(name).read_text(encoding="utf-8"))
    pack = shaped(data, Pack)
    if isinstance(pack, Message):
        raise ValueError(f"{name} is not a pack: {pack}")
    return pack
