"""The games there are, and beginning one."""

from typing import Any

import msgspec
from starlette.responses import Response

from companion import game_parts, profiles
from companion.bindings import roles_of
from companion.host import Wanted
from companion.lobby.evening import LOBBY
from companion.log import Log
from companion.messages import Speaker, find_language
from companion.packs import packs_of
from companion.players import players_of
from companion.web import shapes as s
from companion.web.answering import Turned
from companion.web.calls import Call, Endpoint
from companion.web.worked_out import worked_out
from engine import registry
from engine.game import Game
from engine.message import Message, message
from engine.refusal import Refusal, refuse
from hardware.profile import Profile, missing_roles


class NewGame(Wanted, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game to be begun. `leave`: although the game at the table is not over; it can be taken up again."""

    leave: bool = False


async def games(call: Call) -> Response:
    """All games; the usual one comes first, since pages show it before anything is chosen."""

    def work(log: Log) -> tuple[s.GameInfo, ...]:
        there = profiles.usable()
        return tuple(_info(game, there) for name in registry.offered() if (game := registry.find(name)))

    return await worked_out(call, ("games", profiles.state()), work)


def _info(game: Game[Any], there: dict[str, Profile]) -> s.GameInfo:
    return s.GameInfo(
        name=game.name,
        title=_title(game.name),
        modes=tuple(s.ModeInfo(mode, seats) for mode, seats in game.modes.items()),
        options=options(game),
        profiles=tuple(_profile(game, name, profile) for name, profile in there.items()),
        training=any(pack.training for pack in packs_of(game.name, training=True)),
        by_itself=players_of(game.name),
        sandbox=game.sandbox is not None,
    )


def _title(game: str) -> str:
    """The English name; the game's id if no catalogue has one."""
    speaker, name = Speaker(), f"game-{game.replace('_', '-')}"
    return speaker.term(name) if speaker.knows(name) else game


def options(game: Game[Any]) -> tuple[s.OptionInfo, ...]:
    """As the struct of the options says: its fields, their ranges and what is usual."""
    components = msgspec.json.schema_components((game.options,))[1]
    properties: dict[str, dict[str, Any]] = components[game.options.__name__]["properties"]
    usual = msgspec.to_builtins(game.options())
    return tuple(s.OptionInfo(name, _without_default(field), usual.get(name)) for name, field in properties.items())


def _without_default(field: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in field.items() if key != "default"}


def _profile(game: Game[Any], name: str, profile: Profile) -> s.ProfileInfo:
    missing = missing_roles(profile, roles_of(game.name))
    return s.ProfileInfo(name, profile.name, profile.seats, tuple(each.device for each in missing))


async def words(call: Call) -> dict[str, str]:
    """The messages of a game from outside; the page was built with the catalogues of all other games."""
    language = find_language(call.text("language"))
    if isinstance(language, Message):
        raise Turned(404, language)
    registry.names()  # games from outside are known from here on
    files = {game: game_parts.catalogue(game, language) for game in game_parts.outside()}
    return {game: file.read_text(encoding="utf-8") for game, file in files.items() if file.is_file()}


async def start(call: Call) -> s.Started | Refusal:
    """Begin a game; the current one stays in the log, and is left only if that was said."""
    wanted, host = call.body, call.web.host
    if host.is_somebodys and not wanted.leave:
        return refuse(LOBBY, "lobby-unfinished")
    return await call.turn(lambda: host.start(wanted) or _started(call))


async def resume(call: Call) -> s.Started | Refusal:
    """Continue a saved game that is not over."""
    wanted, lobby = call.body, call.web.commands.lobby
    return await call.turn(lambda: lobby.resume(wanted.number, leave=wanted.leave) or _started(call))


def _started(call: Call) -> s.Started:
    sitting = call.web.host.sitting
    assert sitting is not None
    if sitting.director is not None:
        sitting.director.play()
    return s.Started(sitting.session.number, call.web.keys.code)


async def cards(call: Call) -> s.GameCards:
    """What the cards of the current game say; 404 without a game."""
    sitting = call.web.host.sitting
    if sitting is None:
        raise Turned(404, message("web-no-game"))
    remembering = call.web.hub.states.remembering()
    return s.GameCards(
        number=sitting.session.number,
        cards=tuple(sitting.header.cards),
        kept=remembering.proposals if remembering else {},
        schema=msgspec.json.schema(sitting.session.history.game.card),
    )


async def corrections(call: Call) -> s.Corrections:
    """What can be corrected now; 404 without a game."""
    host = call.web.host
    if host.sitting is None:
        raise Turned(404, message("web-no-game"))
    return s.Corrections(host.sitting.session.number, host.version, call.web.hub.states.corrections())


ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/games", handler=games, gives=tuple[s.GameInfo, ...],
        says="The games there are, with their modes, options and wiring profiles, the table's own among them.",
    ),
    Endpoint(
        method="GET", path="/api/words/{language}", handler=words, gives=dict[str, str],
        says="The Fluent catalogues of games that do not come with Ambit, by game; a page has all others.",
    ),
    Endpoint(
        method="POST", path="/api/game", handler=start, takes=NewGame, gives=s.Started, who="staff",
        says="Begin a game. The one that is at the table stays in the log; if it is not over, `leave` has to be said.",
    ),
    Endpoint(
        method="POST", path="/api/game/resume", handler=resume, takes=s.Resume, gives=s.Started, who="staff",
        says="Take up a saved game where it stopped.",
    ),
    Endpoint(
        method="GET", path="/api/game/cards", handler=cards, gives=s.GameCards,
        says="What is known of the cards of the game at the table.",
    ),
    Endpoint(
        method="GET", path="/api/game/corrections", handler=corrections, gives=s.Corrections, who="referee",
        says="What the referee may correct in the game at the table.",
    ),
)  # fmt: skip
