"""While totals are turned up one by one, screens and counters show the same ones; also where all are wanted at once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.bindings.ambyria.counters import COVERED
from companion.bindings.ambyria.timers import REVEAL_SECONDS
from tests.companion.web.lan import Lan, Page, lan_in

STONES = {1: 7, 2: 12, 3: 9}
TO_THE_END: tuple[dict[str, Any], ...] = (
    {"do": "choose", "seat": 1, "hero": "yvera"},
    {"do": "choose", "seat": 2, "hero": "rowl"},
    {"do": "choose", "seat": 3, "hero": "serephene"},
    {"do": "adjust", "seat": 0, "target": 1, "counter": "arcane", "to": 0},
    {"do": "mode", "seat": 1, "card": "training-beacon"},
    *({"do": "score", "seat": seat, "stones": stones} for seat, stones in STONES.items()),
)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Lan]:
    with lan_in(tmp_path) as lan:
        lan.start("Ana", "Bo", "Cy", game="ambyria", options={"scoring": "count"}, training=True)
        yield lan


def on_counters(lan: Lan) -> dict[int, str]:
    shown = {output.device: output for output in lan.do(lan.host.game.table.outputs)}
    return {seat: getattr(shown[f"seat{seat}.main"], "text", "") for seat in STONES}


def on_screens(page: Page) -> dict[int, str]:
    """What a screen shows: one total for each timer that has run out, the smallest first (`ambyria/reveal.ts`)."""
    state = page.catch_up()
    covered = sum(clock["name"].startswith("reveal") for clock in state["clocks"])
    totals = sorted(state["view"]["result"]["scores"].values())
    still = totals[len(totals) - covered :]
    return {
        int(seat): COVERED if total in still else str(total)
        for seat, total in state["view"]["result"]["scores"].items()
    }


def test_counters_and_screens_turn_up_the_same_totals_at_the_same_time(table: Lan) -> None:
    with table.page(table.table()) as wall, table.page(table.seat(2)) as phone:
        for action in TO_THE_END:
            table.act(**action)
        seen = []
        for _ in range(4):
            seen.append(on_counters(table))
            with table.page() as late:
                assert on_screens(wall) == on_screens(phone) == on_screens(late) == seen[-1]
            table.pass_time(REVEAL_SECONDS)
    assert [[seat for seat, text in one.items() if text != COVERED] for one in seen] == [[], [1], [1, 3], [1, 2, 3]]


def test_who_wants_to_see_all_at_once_turns_them_up_for_everybody(table: Lan) -> None:
    with table.page(table.table()) as wall, table.page(table.seat(2)) as phone:
        for action in TO_THE_END:
            table.act(**action)
        assert phone.say("order", order="reveal")["clause"] == "TABLE-SCREEN"
        assert set(on_counters(table).values()) == {COVERED}
        heard = len(table.host.told)
        assert wall.say("order", order="reveal")["tell"] == "done"
        everything = {seat: str(stones) for seat, stones in STONES.items()}
        assert on_counters(table) == on_screens(wall) == on_screens(phone) == everything
        figures = [figure for news in table.host.told[heard:] for figure in getattr(news, "figures", ())]
        assert figures == ["gong", "tune"], "the gong of the last total, then the winners' moment"
        assert wall.say("order", order="reveal")["tell"] == "done"


def test_a_paused_table_turns_them_up_too(table: Lan) -> None:
    with table.page(table.table()) as wall:
        table.do(table.host.game.session.timers.pause)
        for action in TO_THE_END:
            table.act(**action)
        wall.say("order", order="reveal")
        table.do(table.host.game.session.timers.go_on)
        table.pass_time(10)
        assert COVERED not in on_screens(wall).values()
