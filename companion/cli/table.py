"""`ambit table`: a table that hosts. An evening of games without a terminal."""

import asyncio
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from companion.cli.at_hall import (
    Authority,
    Certificate,
    CertificateKey,
    Hall,
    HomeAssistant,
    KeyFile,
    Name,
    at_hall,
)
from companion.cli.open_log import held, log_of
from companion.cli.page import EVERYWHERE, Host, Pin, Place, Port, check, page, terminated
from companion.cli.seating import Wiring, profile
from companion.cli.tables import USUAL_WIRING, AtATable, Simulated, Simulation, devices
from companion.cli.telling import fail
from engine.message import message

if TYPE_CHECKING:
    from companion.settings import HallSettings, Settings
    from companion.web.web import Web
    from hardware.profile import Profile

KioskKey = Annotated[
    Path | None,
    typer.Option("--kiosk-key-file", metavar="FILE"),
]
NoBrowser = Annotated[bool, typer.Option("--no-browser")]


def add_to(app: typer.Typer) -> None:
    app.command(cls=AtATable)(table)


def table(
    wiring: Wiring = None,
    simulate: Simulated = None,
    port: Port = None,
    host: Host = EVERYWHERE,
    pin: Pin = None,
    kiosk_key_file: KioskKey = None,
    no_browser: NoBrowser = False,
    hall: Hall = None,
    table_name: Name = None,
    hall_key_file: KeyFile = None,
    hall_ca_file: Authority = None,
    hall_cert_file: Certificate = None,
    hall_cert_key_file: CertificateKey = None,
    home_assistant: HomeAssistant = False,
) -> None:
    """A table that hosts: people sit down with their phones, choose a game on its screen, and play again."""
    usual = _settings()
    place = check(Place(usual.port if port is None else port, host, pin, browser=not no_browser))
    wired = profile(wiring or {None: usual.profile, "wire": USUAL_WIRING}.get(simulate))
    said = {"address": hall, "table": table_name, "key_file": hall_key_file, "ca_file": hall_ca_file}
    said |= {"cert_file": hall_cert_file, "cert_key_file": hall_cert_key_file}
    at = replace(
        usual.hall,
        **{name: str(value) for name, value in said.items() if value is not None},
        home_assistant=home_assistant or usual.hall.home_assistant,
    )
    with suppress(KeyboardInterrupt):
        asyncio.run(_evening(wired, simulate, place, kiosk_key_file, at))


def _settings() -> "Settings":
    """Of this table; exit code 2 if they cannot be read."""
    from companion.settings import Settings, current

    found = current()
    if not isinstance(found, Settings):
        fail(found)
    return found


async def _evening(
    wired: "Profile | None",
    simulate: Simulation | None,
    place: Place,
    kiosk_key_file: Path | None,
    hall: "HallSettings",
) -> None:
    """Run the lobby and its page until Ctrl-C."""
    from companion.host import TableHost
    from companion.turns import Turns
    from hardware.clock import SystemClock
    from hardware.virtual import VirtualTable

    clock = SystemClock(asyncio.get_running_loop().call_later)
    with held("ambit table") as hold, log_of(hold) as log, devices(wired, simulate, log) as there:
        bare = VirtualTable([], clock) if there.table is None and simulate is None else None
        with (
            closing(Turns(asyncio.get_running_loop())) as turns,
            closing(TableHost(log, clock, wired, there.table or bare, there.operator, turns)) as host,
        ):
            if there.table is not None:
                hold.has_devices_of(there.profile)
                await there.table.opened()
            host.open_lobby()
            over = terminated()
            async with page(host, place) as web, at_hall(host, hall):
                hold.at(web.address)
                if kiosk_key_file is not None:
                    _write_key(web, kiosk_key_file)
                    web.kiosk_key_used = lambda: _write_key(web, kiosk_key_file)
                await over.wait()


def _write_key(web: "Web", file: Path) -> None:
    """The next key of a kiosk, in a file that only this user can read."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        part.write_text(web.keys.new_kiosk_key() + "\n", encoding="utf-8")
        part.replace(file)
    except OSError as wrong:
        fail(message("table-key-file", file=str(file), why=wrong.strerror or str(wrong)))
