"""A whole game of Ambush at four satellites: boards with the real firmware, of which one is lost and comes back."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from companion.bindings.ambush import timers
from companion.host.wanted import Wanted
from hardware.emulators.satellite.interpreter import missing
from hardware.faults import Cut, Unplugged
from hardware.inputs import Down, Tag, Up
from tests.e2e.at_satellites import SOON, AtSatellites, at_satellites

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "there")
GAME = Wanted(
    game="ambush", seats=("Ana", "Bo", "Cy", "Di"), training=True, options={"castle": 6, "capture_seconds": 120}
)
CLEARLY = 0.3
"""Seconds by which somebody is first, far more than any stamp is wrong."""


def play(home: Path, scene: Callable[[AtSatellites], Awaitable[None]]) -> None:
    async def evening() -> None:
        with at_satellites(home, GAME) as game:
            await game.begin()
            await scene(game)

    asyncio.run(evening())


def test_a_whole_game_by_devices_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timers, "LONGEST_WAIT", SOON)  # a board that is late on a busy machine is waited for

    async def scene(game: AtSatellites) -> None:
        await begin_with_a_false_start(game)
        await race_that_the_later_message_wins(game)
        await grab(game)
        await play_with_a_board_cut_off(game)
        await call_at_the_same_instant(game)
        await roll_for_it(game)
        await play_without_power_at_a_board(game)
        await bring_down_the_last_castles(game)
        assert game.heard == game.done, "something was lost or doubled"
        assert game.replays()

    play(tmp_path, scene)


async def begin_with_a_false_start(game: AtSatellites) -> None:
    """Bo's ram hits Di. Cy places two cards; Ana cannot wait until they lie there. Di repairs, Ana shows an Ambush."""
    await game.do("press seat2.ok", "tap table.reader training-ambush", "tap seat2.reader training-ram")
    await game.do("turn seat2.dial 1", "turn seat2.dial 1", "press seat2.ok")
    await game.until(lambda: game.castles() == [6, 6, 6, 2])
    await game.do("press seat3.ok", "tap seat3.reader training-sower", "tap seat3.reader target-4", "press seat1.call")
    assert (await game.until_fact("false-start"))["seat"] == 1
    await game.do("tap table.reader training-spear", "press seat3.ok")
    await game.do("tap seat4.reader training-scout", "tap seat4.reader training-mason")
    await game.do("tap seat1.reader training-ambush")
    await game.until(lambda: game.view["phase"] == "play")


async def race_that_the_later_message_wins(game: AtSatellites) -> None:
    """Bo was first, but his board is heard last: its line is busy until Ana's call has arrived."""
    east, north = game.board("east"), game.board("north")
    east.held = True
    first = east.press("call")
    north.press("call", at=first + round(CLEARLY * 1e9))
    bo, ana = game.note("press seat2.call"), game.note("press seat1.call")
    await game.until_heard(ana)
    assert game.heard[bo] < game.done[bo]
    east.held = False
    assert (await game.until_fact("called"))["seat"] == 2


async def grab(game: AtSatellites) -> None:
    """Ana and Bo tap what they grabbed, Cy dials the number; the call was good."""
    await game.do("tap seat1.reader training-ambush", "tap seat2.reader training-ambush")
    await game.do("tap seat2.reader training-spear", "turn seat3.dial 2")
    await game.do("press seat1.ok", "press seat2.dial", "press seat3.dial", "press seat4.ok")
    assert (await game.until_fact("verdict"))["good"]
    late = (await game.until_fact("reaction"), await game.until_fact("reaction"))
    assert [reaction["seat"] for reaction in late] == [2, 1]
    await game.do("press seat1.ok")


async def play_with_a_board_cut_off(game: AtSatellites) -> None:
    """Ana's board cannot be reached, but it has power: her press is kept, and told once when the board is back."""
    await game.do("turn seat3.dial -3")
    before = len(game.notices)
    game.table.operator.fault("north", Cut())
    await game.until_said("Satellite north is gone: it was unplugged; plug it in again.")
    await game.until_board("north", Down)
    kept = game.make("press seat1.ok")
    await game.do("turn seat4.dial 1", "turn seat4.dial -1")
    assert (game.heard[kept], game.view["phase"]) == (game.done[kept] - 1, "play")
    game.table.operator.mend("north")
    await game.until_heard(kept)
    await game.until_said("Satellite north is back, with its devices.")
    await game.until_board("north", Up)
    await game.until(lambda: game.castles() == [6, 6, 3, 4])
    told = [notice.message for notice in game.notices[before:]]
    assert [one.id for one in told if one.args.get("satellite") == "north"] == ["satellite-gone", "satellite-back"]
    contacts = {f"seat1.{role}" for role in ("ok", "no", "call", "dial")}
    assert not [one for one in told if one.args.get("device") in contacts], "the board is told, not each of its devices"


async def call_at_the_same_instant(game: AtSatellites) -> None:
    """Bo passes, Cy's riddle hits Di, Di passes. Then Cy and Di call in the same microsecond, on two boards."""
    await game.do("tap table.reader training-fog", "press seat2.no", "press seat3.ok")
    await game.do("tap seat3.reader training-riddle", "tap seat3.reader target-4", "turn seat4.dial -2")
    await game.do("press seat3.ok", "press seat4.ok", "press seat4.no")
    await game.until(lambda: game.view["turn"] == 1)
    at = time.monotonic_ns() + round(CLEARLY * 1e9)
    for board, seat in (("south", 3), ("west", 4)):
        game.board(board).press("call", at=at)
        game.note(f"press seat{seat}.call")
    heat = await game.until_fact("dead-heat")
    assert (heat["seats"], heat["gap_ms"]) == ([3, 4], 0)


async def roll_for_it(game: AtSatellites) -> None:
    """They grab and declare; the call was false. Cy and Di roll 2 both, then Cy 4 and Di 1: Cy was the caller."""
    await game.do("turn seat4.dial 1", "press seat4.ok", "press seat3.ok", "press seat2.ok", "press seat1.ok")
    await game.do("press seat4.ok", "press seat1.ok")
    assert not (await game.until_fact("verdict"))["good"]
    await game.do("turn seat3.dial 1", "press seat3.ok", "turn seat4.dial 1", "press seat4.ok")
    await game.until_fact("reroll")
    await game.do("turn seat3.dial 3", "press seat3.ok", "press seat4.ok")
    assert (await game.until_fact("called"))["seat"] == 3
    await game.do("press seat2.ok")


async def play_without_power_at_a_board(game: AtSatellites) -> None:
    """Ana's ram brings down Di. Bo's plug is pulled and put back while his card lies there: it is the same tap."""
    await game.do("tap table.reader training-decoy", "tap seat1.reader training-ram", "tap seat1.reader target-4")
    assert (await game.until_fact("destroyed"))["seat"] == 4
    await game.do("press seat2.ok")
    game.table.operator.lay("seat2.reader", Tag(card="training-spear"))
    await game.until_heard(game.note("tap seat2.reader"))
    game.table.operator.fault("east", Unplugged())
    await game.until_board("east", Down)
    game.table.operator.mend("east")
    await game.until_board("east", Up)
    await game.until_seen("east", "seat2.main", "   6")
    game.table.operator.lift("seat2.reader")
    await game.do("turn seat2.dial -1", "turn seat2.dial -1", "press seat2.ok")
    await game.until(lambda: game.castles() == [6, 6, 1, 0])
    assert game.board("east").starts > 1


async def bring_down_the_last_castles(game: AtSatellites) -> None:
    """Cy's volley; Ana answers, first from a board that is cut off: with a press and a card that lies on its reader."""
    await game.do("press seat3.ok", "tap seat3.reader training-volley")
    await game.until(lambda: game.view["turn"] == 1)
    game.table.operator.fault("north", Cut())
    await game.until_board("north", Down)
    game.make("press seat1.ok")
    game.table.operator.lay("seat1.reader", Tag(card="training-volley"))
    game.note("tap seat1.reader")
    game.table.operator.mend("north")
    await game.until_heard()
    assert (await game.until_fact("destroyed"))["seat"] == 3
    game.table.operator.lift("seat1.reader")
    await game.do("press seat2.ok", "press seat2.no", "press seat1.ok", "tap seat1.reader training-ram")
    await game.until(lambda: game.view["phase"] == "over")
    assert game.view["result"]["winners"] == [1]
