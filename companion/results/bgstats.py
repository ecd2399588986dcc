"""A result in the format of BG Stats, an app that keeps people's games: one link that holds the whole play.

The link has the app's own scheme: it opens the app on the phone that follows it, and the app asks
before it keeps anything. The same link with https would send the names to a server where the app is not installed.
"""

from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote
from zlib import crc32

import msgspec

from companion.messages import Speaker
from companion.results.ended import Ended, Player
from engine import registry

APP = "bgstats://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Ambit"
UNQUOTED = ":,"
"""Characters of JSON that a query may hold as they are: a shorter link makes a coarser QR code."""


def link(ended: Ended, speaker: Speaker) -> str:
    """The link for one game; `speaker` has the words for the game's name and mode."""
    return APP + quote(msgspec.json.encode(play(ended, speaker)).decode(), safe=UNQUOTED)


def play(ended: Ended, speaker: Speaker) -> dict[str, Any]:
    """The data of the link. The app knows a play, a game and a player again by their `source…Id`."""
    minutes = round((ended.seconds or 0) / 60)
    return {
        "sourceName": SOURCE,
        "sourcePlayId": f"{ended.number}-{ended.started}",
        "playDate": _moment(ended.ended or ended.started),
        **({"durationMin": minutes} if minutes else {}),
        "board": _word(speaker, "mode", f"{ended.game}-{ended.mode}", ended.mode),
        "game": _game(ended, speaker),
        "players": [_player(player, speaker) for player in ended.players],
    }


def _game(ended: Ended, speaker: Speaker) -> dict[str, Any]:
    """By its number on BoardGameGeek where it has one; the app finds the others by their names."""
    game = registry.find(ended.game)
    known = {"bggId": game.boardgamegeek} if game is not None and game.boardgamegeek else {}
    counts = any(player.score is not None for player in ended.players)
    name = _word(speaker, "game", ended.game, ended.game)
    return {"name": name, "sourceGameId": ended.game, **known, "highestWins": True, "noPoints": not counts}


def _player(player: Player, speaker: Speaker) -> dict[str, Any]:
    """`winner` is always said: the app takes no player without it. Of several scores it has room for the first.

    The id by which it knows a player again is made from the name, and short, for the sake of the QR code.
    """
    name = player.name or speaker.term("seat-unnamed", number=player.seat)
    score = next(iter(player.score.values()), None) if isinstance(player.score, dict) else player.score
    told = {} if score is None else {"score": score}
    id = f"{crc32(player.name.casefold().encode()):08x}" if player.name else f"seat-{player.seat}"
    return {"name": name, "sourcePlayerId": id, "winner": player.winner, **told}


def _word(speaker: Speaker, kind: str, what: str, otherwise: str) -> str:
    """The word of the catalogue; games from outside may have none."""
    id = f"{kind}-{what.replace('_', '-')}"
    return speaker.term(id) if speaker.knows(id) else otherwise


def _moment(iso: str) -> str:
    """As the app reads it: in UTC, to the second."""
    return f"{datetime.fromisoformat(iso).astimezone(UTC):%Y-%m-%d %H:%M:%S}"
