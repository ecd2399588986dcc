"""Reads the devices of a profile's tables, and notes every mistake instead of stopping at the first."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from hardware.message import Message, message
from hardware.pin_library import PIN_LIBRARIES
from hardware.roles import MOST_SEATS, SEAT_ROLES, TABLE_ROLES, Spot, place, spot
from hardware.wiring.board_parts import check_part, read_parts
from hardware.wiring.board_squares import check_squares
from hardware.wiring.device import Board, Draft
from hardware.wiring.drivers import (
    DRIVERS,
    AnyDriver,
    Expanders,
    Ht16k33,
    Mcp23017,
    Pins,
    Pn532I2c,
    Port,
    Satellite,
    SharedReader,
    Word,
)
from hardware.wiring.keys import fits, kind_of, meaning_of, table_of, value_of
from hardware.wiring.lines import Path
from hardware.wiring.mistakes import Findings, near, said
from hardware.wiring.parsing import Tables

TOP = ("name", "pins", "satellites", "table", *(place(seat) for seat in range(1, MOST_SEATS + 1)))
BOARD_KEYS = {"id": Word, "port": Port}


def read_name(document: Tables, findings: Findings) -> str:
    """What people call the table; "" if it has no name."""
    name = document.get("name", "")
    if not isinstance(name, str):
        findings.add(("name",), message("wiring-name", got=said(name)))
    return str(name)


def read_pins(document: Tables, findings: Findings) -> str:
    """The library that has to move the pins; "" where the best one that works is to be taken."""
    pins = document.get("pins", "")
    if pins and pins not in PIN_LIBRARIES:
        findings.add(("pins",), message("wiring-pins", known=", ".join(PIN_LIBRARIES), got=said(pins)))
        return ""
    return str(pins)


def read_boards(document: Tables, findings: Findings) -> list[Board]:
    """The satellites that are declared, each by its name."""
    tables = table_of(("satellites",), document.get("satellites", {}), findings)
    return [_board(name, value, findings) for name, value in tables.items()]


def _board(name: str, value: object, findings: Findings) -> Board:
    path = ("satellites", name)
    table = table_of(path, value, findings)
    if not fits(name, Word):
        findings.add(path, message("wiring-board-name", expected=meaning_of(Word), got=said(name)))
    for key in table.keys() - BOARD_KEYS.keys() - {"parts"}:
        findings.add((*path, key), message("wiring-no-board-key", **near(key, (*BOARD_KEYS, "parts"))))
    known = {
        key: value_of((*path, key), table[key], kind, findings) for key, kind in BOARD_KEYS.items() if key in table
    }
    if not table.keys() & BOARD_KEYS.keys():
        findings.add(path, message("wiring-board-unnamed"))
    parts = read_parts((*path, "parts"), table["parts"], findings) if "parts" in table else ()
    return Board(name, parts=parts, **{key: text for key, text in known.items() if text is not None})


def read_places(document: Tables, findings: Findings) -> list[Draft]:
    """The devices of all seats and of the table."""
    drafts: list[Draft] = []
    for key, value in document.items():
        if re.fullmatch(r"seat\d+", key) and key not in TOP:
            findings.add((key,), message("wiring-too-many-seats", most=MOST_SEATS))
        elif key not in TOP:
            findings.add((key,), message("wiring-no-part", **near(key, TOP)))
        elif key not in ("name", "pins", "satellites"):
            drafts += _place(key, value, findings)
    return drafts


def count_seats(document: Tables, findings: Findings) -> int:
    """How many seats are described, from 1 on without a gap."""
    seats = [seat for seat in range(1, MOST_SEATS + 1) if place(seat) in document]
    for expected, seat in enumerate(seats, 1):
        if seat != expected:
            findings.add((place(seat),), message("wiring-seat-gap", expected=place(expected)))
    return len(seats)


def _place(key: str, value: object, findings: Findings) -> Iterator[Draft]:
    for role, wiring in table_of((key,), value, findings).items():
        where = spot(f"{key}.{role}")
        if where is None:
            findings.add((key, role), _no_such_role(key, role))
        elif draft := _device((key, role), where, wiring, findings):
            yield draft


def _no_such_role(key: str, role: str) -> Message:
    if key == "table" and role in SEAT_ROLES:
        return message("wiring-role-of-seat", role=role)
    if key != "table" and role in TABLE_ROLES:
        return message("wiring-role-of-table", role=role)
    return message("wiring-no-role", **near(role, TABLE_ROLES if key == "table" else SEAT_ROLES))


def _device(path: Path, where: Spot, wiring: object, findings: Findings) -> Draft | None:
    """One device; `ok = "virtual"` is short for `ok = { driver = "virtual" }`."""
    table = {"driver": wiring} if isinstance(wiring, str) else wiring
    name = table.get("driver") if isinstance(table, dict) else None
    if not isinstance(table, dict) or not isinstance(name, str):
        findings.add(path, message("wiring-driver-missing", example=_example(where)))
        return None
    kind = DRIVERS.get(name)
    if kind is None:
        findings.add((*path, "driver"), message("wiring-no-driver", **near(name, DRIVERS)))
        return None
    if where.role not in kind.plays:
        plays = message("wiring-cannot-play", driver=name, role=where.role, plays=", ".join(kind.plays))
        findings.add((*path, "driver"), plays)
    return _fill(kind, where, path, table, findings)


def _example(where: Spot) -> str:
    """The first driver that is made for that role."""
    fitting = [name for name, kind in DRIVERS.items() if where.role in kind.plays]
    return min(fitting, key=lambda name: len(DRIVERS[name].plays))


def _fill(kind: type[AnyDriver], where: Spot, path: Path, table: Tables, findings: Findings) -> Draft:
    """The driver with its keys. One that is wrong or missing does not keep the others from being checked."""
    kinds = {field.name: kind_of(field) for field in msgspec.structs.fields(kind)}
    required = {field.name: _stand_in(kind_of(field)) for field in msgspec.structs.fields(kind) if field.required}
    for key in table.keys() - kinds.keys() - {"driver"}:
        findings.add((*path, key), message("wiring-no-key", driver=table["driver"], **near(key, kinds)))
    for key in required.keys() - table.keys():
        findings.add((*path, key), message("wiring-key-missing", key=key, expected=meaning_of(kinds[key])))
    given = {key: value_of((*path, key), table[key], kinds[key], findings) for key in kinds.keys() & table.keys()}
    values = {key: value for key, value in given.items() if value is not None}
    bad = frozenset((given.keys() | required.keys()) - values.keys())
    return _complete(Draft(where, kind(**(required | values)), bad), findings)


def _stand_in(kind: Any) -> Any:
    """A value that the key could have, in place of one that is wrong or missing."""
    if kind in (Pins, Expanders):
        return () if kind is Pins else {}
    return get_args(kind)[1].ge if get_args(kind)[0] is int else "x"


def _complete(draft: Draft, findings: Findings) -> Draft:
    """Rules between keys: a satellite's device is named like its role, and `mux` and `channel` go together."""
    driver = draft.driver
    if isinstance(driver, Satellite) and driver.device is None:
        named = msgspec.structs.replace(driver, device=draft.spot.role)
        return msgspec.structs.replace(draft, driver=named)
    if isinstance(driver, Mcp23017) and draft.bad.isdisjoint({"board", "expanders"}):
        draft = msgspec.structs.replace(draft, bad=draft.bad | check_squares(draft.path, driver, findings))
    if (
        isinstance(driver, Ht16k33 | Mcp23017 | Pn532I2c)
        and draft.stands_by()
        and (driver.mux is None) != (driver.channel is None)
    ):
        findings.add(draft.path, message("wiring-half-mux"))
    return draft


def check_satellites(drafts: list[Draft], boards: list[Board], findings: Findings) -> None:
    """Note every device on a satellite that the profile does not declare, or that has no part for it."""
    declared = {board.name: board for board in boards}
    for device in drafts:
        if isinstance(device.driver, Satellite) and device.stands_by():
            satellite = device.driver.satellite
            if satellite in declared:
                check_part(device, device.driver.device or "", declared[satellite], findings)
            else:
                findings.add((*device.path, "satellite"), message("wiring-undeclared", satellite=satellite))


def check_shared_reader(drafts: list[Draft], findings: Findings) -> None:
    """Note every seat that shares a reader which the table does not have; the table's own cannot be a shared one."""
    own = any(draft.spot.name == "table.reader" and not isinstance(draft.driver, SharedReader) for draft in drafts)
    for draft in drafts:
        if isinstance(draft.driver, SharedReader) and (not own or draft.spot.seat == 0):
            findings.add(draft.path, message("wiring-shared-nothing" if draft.spot.seat else "wiring-shared-itself"))
