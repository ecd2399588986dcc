"""`ambit hall`: many tables, one evening. Without a further word it runs the hall."""

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import Struct

from companion.cli.lazy import LazyCommand, LazyGroup
from companion.cli.open_log import told_of_database
from companion.cli.page import EVERYWHERE, Host, Pin, Place, Port, check, open_browser, terminated
from companion.cli.seating import Wiring, profile
from companion.cli.telling import fail, speaker, tell_text
from engine.message import Message, message

if TYPE_CHECKING:
    from companion.hall_web.doors import Doors
    from companion.hall_web.hall_web import HallWeb
    from companion.hall_web.open_evening import OpenEvening
    from companion.mqtt.address import Address, Certificate
    from hardware.profile import Profile

USUAL_NAME = "hall"
DATABASE = "hall.db"
MOST_FILES = 4096
"""Descriptors that a hall of two thousand phones needs."""
Broker = Annotated[str | None, typer.Option(metavar="ADDRESS")]
HallName = Annotated[str | None, typer.Option("--name", metavar="NAME")]
Key = Annotated[str | None, typer.Option("--key", metavar="KEY")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]
Authority = Annotated[Path | None, typer.Option("--ca", metavar="FILE")]
OwnCertificate = Annotated[Path | None, typer.Option("--cert", metavar="FILE")]
CertificateKey = Annotated[Path | None, typer.Option("--cert-key", metavar="FILE")]
NoBrowser = Annotated[bool, typer.Option("--no-browser")]


class Way(Struct, frozen=True):
    """The hall's name, and how its tables are reached."""

    name: str
    address: "Address | None"
    certificate: "Certificate"
    key: str


class Commands(LazyGroup):
    """What else can be done with a hall."""

    lazy = (LazyCommand("simulate", "companion.cli.hall_simulate"),)


hall_app = typer.Typer(cls=Commands, invoke_without_command=True)


def add_to(app: typer.Typer) -> None:
    app.add_typer(hall_app, name="hall")


@hall_app.callback(invoke_without_command=True)
def hall(
    context: typer.Context,
    broker: Broker = None,
    name: HallName = None,
    key: Key = None,
    data: Data = None,
    port: Port = None,
    host: Host = EVERYWHERE,
    pin: Pin = None,
    wiring: Wiring = None,
    ca: Authority = None,
    cert: OwnCertificate = None,
    cert_key: CertificateKey = None,
    no_browser: NoBrowser = False,
) -> None:
    """The hall of an evening with many tables: its desk, its screens, and the phones of its players."""
    if context.invoked_subcommand is not None:
        return
    _need_libraries()
    from companion.home import home
    from companion.mqtt.address import Certificate

    place = check(Place(port, host, pin, path="/desk", browser=not no_browser))
    at = _address(broker)
    called, wired = _name(name, at), profile(wiring)
    way = Way(called, at, Certificate(ca, cert, cert_key), key or "")
    with suppress(KeyboardInterrupt):
        asyncio.run(_evening((data or home()).expanduser() / DATABASE, way, wired, place))


def _need_libraries() -> None:
    """Exit code 2 if what a hall needs besides Ambit is not installed."""
    try:
        from companion.hall_web import app  # noqa: F401
    except ImportError as missing:
        fail(message("hall-library", library=missing.name or ""))


def _address(broker: str | None) -> "Address | None":
    from companion.mqtt.address import read

    found = read(broker) if broker else None
    if isinstance(found, Message):
        fail(found)
    return found


def _name(name: str | None, at: "Address | None") -> str:
    """The broker's address names the hall; without one, people may."""
    from companion.mqtt.topics import is_name

    called = name or (at.hall if at else USUAL_NAME)
    if not is_name(called):
        fail(message("hall-name", name=called[:40]))
    if at is not None and called != at.hall:
        fail(message("hall-two-names", name=called, address=str(at)))
    return called


async def _evening(database: Path, way: Way, wired: "Profile | None", place: Place) -> None:
    """Run the hall until Ctrl-C."""
    from companion.hall.book import Book
    from companion.hall_web.doors import Doors
    from companion.hall_web.open_evening import OpenEvening
    from companion.log.holding import Hold

    _more_files()
    with told_of_database(), closing(Hold(database, "ambit hall")) as hold, closing(Book(database)) as book:
        doors = Doors(book, pin=place.pin or "")
        open = OpenEvening(book, way.name, way.address, way.certificate, key=way.key)
        over = terminated()
        async with _served(open, doors, place) as web:
            hold.at(web.address)
            await open.resume(even_if_over=doors.is_same_day)
            with _badges(web, wired):
                await over.wait()


@contextmanager
def _badges(web: "HallWeb", wired: "Profile | None") -> Iterator[None]:
    """The readers of the profile at the desk; a profile without one is wrong use."""
    if wired is None:
        yield
        return
    from companion.hall_web.badges import badge_reader

    with badge_reader(wired, web.desk) as is_there:
        if not is_there:
            fail(message("cards-no-reader", profile=wired.name))
        yield


@asynccontextmanager
async def _served(open: "OpenEvening", doors: "Doors", place: Place) -> "AsyncIterator[HallWeb]":
    """The pages of the hall while the context lasts. If the port is taken, a sentence says so and the program ends."""
    from companion.hall_web.app import hall_served
    from companion.hall_web.hall_web import HallWeb
    from companion.service.notify import told_to_systemd
    from companion.web.addresses import reached_at, shown
    from companion.web.serve import listen

    listening = listen(place.host, place.port)
    if isinstance(listening, Message):
        fail(listening)
    at, port, *_ = listening.getsockname()
    web = HallWeb(open, doors, shown(reached_at(place.host), port))
    async with hall_served(web, listening), told_to_systemd((at, port)):
        local = place.host if place.host != EVERYWHERE else "localhost"
        _tell(web, f"http://{local}:{port}{place.path}")
        if place.browser:
            await asyncio.to_thread(open_browser, f"http://localhost:{port}{place.path}")
        yield web


def _tell(web: "HallWeb", desk: str) -> None:
    say = speaker()
    for said in (
        message("hall-told-desk", address=desk),
        message("hall-told-phones", address=f"http://{web.address}/", code=web.doors.code),
        message("hall-told-screen", address=f"http://{web.address}/screen"),
        message("hall-told-pin", pin=web.doors.pin),
        web.static.missing(),
        message("page-end"),
    ):
        if said is not None:
            tell_text(say.message(said))


def _more_files() -> None:
    """As many phones as people: the usual limit of files is for one person's programs."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
