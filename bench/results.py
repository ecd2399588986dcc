"""What a run of `make bench` found, as it is written to `.bench/results.json`."""

import os
import platform
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bench.goals import judged
from bench.peers import CACHE
from bench.ratios import ratio, summary
from bench.rounds import Round

FILE = CACHE / "results.json"
KINDS = ("checked", "legal", "playout")
"""One checked move, all legal moves of a player, a move of a game by chance: each beside the same of chess."""
DUEL_PEERS = {
    "duel-200/checked": ("boardgame.io duel-200/checked",),
    "duel-200/checked_shown": ("boardgame.io duel-200/checked_shown",),
    "duel-200/playout": (
        "openspiel gin_rummy/playout", "openspiel leduc_poker/playout", "openspiel hanabi/playout",
        "rlcard gin-rummy/playout", "rlcard leduc-holdem/playout", "rlcard uno/playout",
    ),
}  # fmt: skip
"""Whom Duel-200 stands beside, besides chess."""


def collected(
    rounds: Sequence[Round], parts: Mapping[str, Any], remarks: Sequence[str], about: Mapping[str, Any]
) -> dict[str, Any]:
    """Everything that was found, with what is concluded from it."""
    names = sorted({name for played in rounds for name in played})
    found: dict[str, Any] = {
        "about": machine() | dict(about) | {"rounds": len(rounds)},
        "remarks": list(remarks),
        "figures": {name: summary(rounds, name) for name in names},
        "beside": {name: beside for name in names if (beside := _beside(rounds, name))},
        "parts": dict(parts),
    }
    return found | {"goals": judged(found), "rounds": [_times(played) for played in rounds]}


def _beside(rounds: Sequence[Round], name: str) -> dict[str, float]:
    """How many times as fast as each peer that does the same."""
    contest, _, kind = name.partition("/")
    peers = (f"python-chess/{kind}", *DUEL_PEERS.get(name, ()))
    if contest.startswith(("python-chess", "openspiel", "rlcard", "boardgame.io")):
        return {}
    return {peer: found for peer in peers if (found := ratio(rounds, name, peer)) is not None}


def _times(played: Round) -> dict[str, float]:
    return {name: figures["us"] for name, figures in played.items()}


def machine() -> dict[str, Any]:
    """Where it was measured."""
    return {"python": sys.version.split()[0], "machine": platform.machine(), "cores": os.cpu_count()}


def write(found: Mapping[str, Any], file: Path = FILE) -> None:
    """Keep what was found, in place of the last run."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def read(file: Path = FILE) -> dict[str, Any]:
    """The last run."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
