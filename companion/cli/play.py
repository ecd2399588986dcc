"""`ambit play`: a game at the table; with --simulate at a virtual one, driven by lines that somebody types."""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from companion.cards.pool import pool_of
from companion.cards.tags import tags_of
from companion.cli.log import opened
from companion.cli.page import EVERYWHERE, Host, Pin, Place, Port, check, either, page, until_interrupted
from companion.cli.telling import err, fail, speaker
from companion.log import Log, Saved
from companion.packs import packs_of
from companion.play import Console, Orders
from companion.play.loop import play as run_loop
from companion.session import Session, resume, start
from engine import registry
from engine.cards import Pack
from engine.game import Game
from engine.refusal import Refusal
from engine.setup import Header
from engine.words import words
from hardware.clock import Clock, SimulatedClock, SystemClock
from hardware.profile import Profile, load, shipped
from hardware.virtual import VirtualTable

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, for example ambush.")]
Mode = Annotated[str | None, typer.Option(help="The mode; without it the usual one.")]
Seats = Annotated[str | None, typer.Option(help='The names, clockwise: "Ana,Bo".', metavar="NAMES")]
Wiring = Annotated[str | None, typer.Option("--profile", help="A wiring profile: a file or a shipped one.")]
Simulated = Annotated[bool, typer.Option("--simulate", help="A virtual table: type what people do.")]
Setting = Annotated[list[str] | None, typer.Option("--option", help="An option of the game, KEY=VALUE; repeatable.")]
Training = Annotated[bool, typer.Option("--training", help="With the invented cards of the training set.")]
Resumed = Annotated[bool, typer.Option("--resume", help="Go on with the newest unfinished game.")]
Fast = Annotated[bool, typer.Option("--fast", help="Time passes only when `wait` says so (for scripts).")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON line for each thing that happens, for programs.")]


def add_to(app: typer.Typer) -> None:
    app.command()(play)


def play(
    game: GameName,
    mode: Mode = None,
    seats: Seats = None,
    profile: Wiring = None,
    simulate: Simulated = False,
    option: Setting = None,
    training: Training = False,
    resume: Resumed = False,
    fast: Fast = False,
    json: AsJson = False,
    port: Port = None,
    host: Host = EVERYWHERE,
    pin: Pin = None,
) -> None:
    """Play a game at the table; it is kept in the log, and can be resumed at any moment.

    At a simulated table one line is one thing that somebody does: [bold]press seat1.ok[/],
    [bold]tap table.reader ambush[/], [bold]turn seat2.dial -3[/], [bold]undo[/]; an unknown word lists them all.

    With [bold]--port[/] the page is served beside the terminal: the table's screen, phones, the referee.

    Example: [bold]ambit play ambush --simulate --seats "Ana,Bo"[/]
    """
    known = registry.find(game)
    if known is None:
        fail(words("setup-game", game=game, games=", ".join(registry.names())))
    if not simulate:
        fail(words("play-no-drivers"))
    names = _names(known, mode, seats, profile)
    header = Header(game=game, mode=mode, seats=names, options=_options(option or []))
    if port is None:
        asyncio.run(_evening(header, profile, training, resume, fast, json))
        return
    place = check(Place(port, host, pin, to=err))
    wiring = _profile(profile) if profile else None
    with suppress(KeyboardInterrupt):
        asyncio.run(_evening_with_page(header, wiring, training, resume, fast, json, place))


async def _evening_with_page(
    header: Header, wiring: Profile | None, training: bool, go_on: bool, fast: bool, json: bool, place: Place
) -> None:
    """The same with a page beside it; whoever sits at its screen may begin another game."""
    from companion.house import House, Wanted
    from companion.play.desk import Desk

    clock: Clock = SimulatedClock() if fast else SystemClock(asyncio.get_running_loop().call_later)
    with opened() as log:
        house = House(log, clock, wiring)
        saved = _unfinished(log, header.game, go_on)
        game, mode, seats, options = header.game, header.mode, header.seats, header.options
        wanted = Wanted(game=game, mode=mode, seats=seats, options=options, training=training)
        refused = house.resume(saved.id) if saved else house.start(wanted)
        if refused is not None:
            fail(refused.words, clause=refused.clause)
        async with page(house, place):
            desk = Desk(house, speaker, sys.stdout, json=json)
            await either(desk.work(clock), until_interrupted())
            desk.close()
        house.close()


async def _evening(header: Header, wiring: str | None, training: bool, go_on: bool, fast: bool, json: bool) -> None:
    """Everything that lives while the game does."""
    clock: Clock = SimulatedClock() if fast else SystemClock(asyncio.get_running_loop().call_later)
    with opened() as log:
        saved = _unfinished(log, header.game, go_on)
        seats = len(saved.header.seats) if saved else len(header.seats)
        table = _table(wiring, seats, clock)
        session = _session(header, saved, training, log, table, clock)
        cards = {card["id"]: card["name"] for card in _header(log, session).cards}
        console = Console(session, speaker(_seat_names(session), cards), sys.stdout, json=json)
        await run_loop(session, Orders(session, table), console, clock)


def _session(
    header: Header, saved: Saved | None, training: bool, log: Log, table: VirtualTable, clock: Clock
) -> Session:
    if saved is not None:
        return resume(saved, log, table, clock, tags_of(log))
    session = start(header, _packs(header.game, training, log), log, table, clock, tags_of(log))
    if isinstance(session, Refusal):
        fail(session.words, clause=session.clause)
    return session


def _packs(name: str, training: bool, log: Log) -> tuple[Pack, ...]:
    """What the table knows of the game's cards, taught ones included; training sets only where they are asked for."""
    game = registry.find(name)
    assert game is not None, name
    sets = [pack.pack for pack in packs_of(name, training=True) if pack.training and training]
    return pool_of(log, game, *sets).packs


def _unfinished(log: Log, game: str, go_on: bool) -> Saved | None:
    """The game to go on with, if that was asked for; if not, it is mentioned: it is not lost."""
    saved = next((saved for saved in log.games() if not saved.over and saved.header.game == game), None)
    if go_on and saved is None:
        fail(words("play-nothing-to-resume", game=game))
    if saved is not None and not go_on:
        err.print(Text(speaker().words(words("play-unfinished", number=saved.id))))
    return saved if go_on else None


def _header(log: Log, session: Session) -> Header:
    saved = log.game(session.number)
    assert saved is not None
    return saved.header


def _seat_names(session: Session) -> dict[int, str]:
    return {seat.seat: seat.name for seat in session.view().seats}


def _names(game: Game[Any], mode: str | None, seats: str | None, wiring: str | None) -> tuple[str, ...]:
    """As typed; or as many nameless ones as the profile has seats, or as the game needs."""
    if seats is not None:
        return tuple(name.strip() for name in seats.split(",") if name.strip())
    allowed = game.modes.get(mode or next(iter(game.modes)), (2,))
    wired = _profile(wiring).seats if wiring else min(allowed)
    return tuple(speaker().term("seat-unnamed", number=number) for number in range(1, wired + 1))


def _options(settings: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            fail(words("play-option", option=setting))
        try:
            options[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[key] = value
    return options


def _table(wiring: str | None, seats: int, clock: Clock) -> VirtualTable:
    return VirtualTable.of_profile(_profile(wiring), clock) if wiring else VirtualTable.of_seats(seats, clock)


def _profile(wiring: str) -> Profile:
    """A profile by file or by the name of one that comes with Ambit; all its mistakes are told at once."""
    loaded = load(shipped().get(wiring, Path(wiring)))
    if not isinstance(loaded, Profile):
        for mistake in loaded[:-1]:
            err.print(Text(str(mistake)))
        fail(words("profile-wrong", why=str(loaded[-1])))
    return loaded
