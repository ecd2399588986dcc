"""What a seat holds on its reader is told to its own phone and to nobody else, and no refusal names it to others."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from hardware.clock import SimulatedClock
from hardware.virtual import VirtualTable
from tests.companion.web.lan import Lan, Page, lan_in
from tests.companion.web.test_hidden import everything

FOUR = ("Ana", "Bo", "Cy", "Di")


@pytest.fixture
def devices() -> VirtualTable:
    return VirtualTable.of_seats(4, SimulatedClock())


@pytest.fixture
def double(tmp_path: Path, devices: VirtualTable) -> Iterator[Lan]:
    """A Double Duel in its first turn, at a table with real devices as far as the host knows."""
    with lan_in(tmp_path, host={"devices": devices}) as lan:
        lan.start(*FOUR, game="ambal", mode="double-regular")
        lan.act(do="start", seat=0)
        yield lan


def tap(lan: Lan, devices: VirtualTable, reader: str, card: str) -> None:
    lan.do(lambda: devices.tap(reader, card=card))


def opened(lan: Lan, stack: ExitStack) -> dict[str, Page]:
    """A page of every kind."""
    tokens = {"own": lan.seat(1), "partner": lan.seat(2), "opponent": lan.seat(3)}
    tokens |= {"table": lan.table(), "referee": lan.referee(), "watch": ""}
    return {who: stack.enter_context(lan.page(token)) for who, token in tokens.items()}


@pytest.mark.rule("AMBAL-VIEW-03", "AMBAL-DOUBLE-02")
def test_a_held_card_and_token_are_told_to_the_own_phone_alone(double: Lan, devices: VirtualTable) -> None:
    with ExitStack() as stack:
        pages = opened(double, stack)
        tap(double, devices, "seat1.reader", "meteor")
        held = {who: page.catch_up()["held"] for who, page in pages.items()}
        nothing: dict[str, Any] = {"cards": [], "target": None}
        assert held == {
            "own": {"cards": ["meteor"], "target": None}, "partner": nothing, "opponent": nothing,
            "table": None, "referee": None, "watch": None,
        }  # fmt: skip
        tap(double, devices, "seat2.reader", "target-3")
        assert pages["partner"].catch_up()["held"] == {"cards": [], "target": 3}
        tap(double, devices, "seat1.reader", "target-3")
        assert pages["own"].catch_up()["held"] == nothing
        assert pages["own"].state["view"]["seats"][0]["zones"]["placed"] == ["meteor"]


def test_others_are_told_the_same_whatever_is_held(tmp_path: Path) -> None:
    heard: dict[str, set[bytes]] = {}
    for card in ("meteor", "firebolt"):
        folder, devices = tmp_path / card, VirtualTable.of_seats(4, SimulatedClock())
        folder.mkdir()
        with lan_in(folder, host={"devices": devices}) as lan, ExitStack() as stack:
            lan.start(*FOUR, game="ambal", mode="double-regular")
            lan.act(do="start", seat=0)
            pages = opened(lan, stack)
            tap(lan, devices, "seat1.reader", card)
            for who, page in pages.items():
                heard.setdefault(who, set()).add(everything(page))
    assert {who for who, told in heard.items() if len(told) > 1} == {"own"}


@pytest.mark.rule("AMBAL-VIEW-01")
def test_a_refusal_names_the_card_to_the_own_phone_alone(double: Lan, devices: VirtualTable) -> None:
    for seat in (1, 2, 3, 4):
        double.act(do="stop", seat=seat)
    double.act(do="discard", seat=1, card="meteor")
    for seat in (2, 3, 4):
        double.act(do="pass", seat=seat)
    with ExitStack() as stack:
        pages = opened(double, stack)
        for card in ("meteor", "target-3"):
            tap(double, devices, "seat1.reader", card)
        for page in pages.values():
            page.catch_up()
        told = {
            who: [one["message"]["id"] for one in page.heard if one["tell"] == "notice"] for who, page in pages.items()
        }
        assert told == {
            "own": ["ambal-not-in-hand"], "table": ["web-refused"], "referee": ["web-refused"],
            "partner": [], "opponent": [], "watch": [],
        }  # fmt: skip
