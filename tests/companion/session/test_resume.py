"""After a crash or a power cut the game goes on at the exact state, whatever the clock of the machine says."""

import time
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from companion.log import Damaged, Entry, Log
from companion.session import resume
from engine.action import to_data
from hardware.clock import SimulatedClock
from hardware.virtual import VirtualTable
from tests.companion.log.games import HEADER, alter
from tests.companion.session.conftest import Begin
from tests.companion.session.doings import People, carry_out
from tests.companion.session.evening import Evening, resumed, tagged

MOMENTS = {
    "setup": [],
    "expose": ["seat1.ok"],
    "play": ["seat1.ok", "seat1.ok"],
    "capture": ["seat1.ok", "seat1.ok", "seat1.no", "seat2.ok", "seat2.no", "seat2.call"],
    "verify": [
        "seat1.ok",
        "seat1.ok",
        "seat1.no",
        "seat2.ok",
        "seat2.no",
        "seat2.call",
        "seat1.ok",
        "seat2.ok",
        "seat3.ok",
    ],
}


def everything(evening: Evening) -> bytes:
    """State, views, what may be done, what is shown, and what can be taken back and brought back."""
    session, seats = evening.session, range(len(evening.view.seats) + 1)
    views = [to_data(session.view(seat or None)) for seat in seats]
    legal = [list(session.legal(seat)) for seat in seats]
    lights = [evening.shows(name) for name in session.devices() if name.endswith(("main", "aux", "lamp", "bar"))]
    moments = [session.history.moments, session.history.undone]
    return msgspec.json.encode([session.history.state, views, legal, lights, moments])


@pytest.mark.parametrize("phase", MOMENTS)
def test_everything_is_as_it_was(begin: Begin, again: Begin, phase: str) -> None:
    evening = begin(3)
    for device in MOMENTS[phase]:
        evening.wait(1.0).press(device)
    assert evening.view.phase == phase
    before = everything(evening)
    evening.close()
    assert everything(again()) == before


@pytest.mark.parametrize("seed", range(4))
def test_a_random_evening_is_resumed_again_and_again(begin: Begin, again: Begin, seed: int) -> None:
    random = Random(f"resume {seed}")
    evening, people = begin(2 + seed % 3, castle=60), People(random)
    for _ in range(6):
        for _ in range(40):
            carry_out(people.next(evening.view), evening.session, evening.table, evening.clock)
        evening.wait(1.0)  # what people have begun with their devices ends with the evening
        state, moments = evening.state(), [evening.session.history.moments, evening.session.history.undone]
        evening.close()
        evening = again(at=random.choice((0.0, 3.0, 1e6)))
        assert evening.state() == state
        assert [evening.session.history.moments, evening.session.history.undone] == moments


@pytest.mark.parametrize("clock", [0.0, 50.0, 104.0, 1e9])
def test_the_time_of_the_game_goes_on(begin: Begin, again: Begin, clock: float) -> None:
    begin().begun().lying("ambush", "ambush").close()
    later = again(at=clock)
    assert later.session.now() == pytest.approx(105.0), "a second after the last action"
    later.wait(2.0).press("seat1.ok")
    assert later.written()[-1].actions[0]["at"] == pytest.approx(107.0)


@pytest.mark.parametrize("clock", [0.0, 1e9])
def test_a_press_after_a_restart_is_no_false_start_and_its_time_is_sensible(
    begin: Begin, again: Begin, clock: float
) -> None:
    begin().begun().lying("ambush", "ambush").close()
    later = again(at=clock)
    later.wait(0.5).press("seat2.call")
    assert "false-start" not in later.facts
    [press] = later.window["presses"]
    assert press["reaction_ms"] == 2500, "the card was laid a second before the last action, a pause, half a second"


def test_a_press_from_before_the_restart_is_not_put_before_the_game(begin: Begin, again: Begin) -> None:
    begin().close()
    later = again(at=0.0)
    later.begun()
    assert later.written()[0].actions[0]["at"] >= 0


def test_what_was_taken_back_counts_for_the_time_too(begin: Begin, again: Begin) -> None:
    begin().begun().wait(50.0).press("seat1.ok").press("table.undo").press("seat2.ok").close()
    assert again().session.now() == pytest.approx(151.0)


def test_two_restarts_are_as_good_as_one(begin: Begin, again: Begin) -> None:
    begin().begun().close()
    again().wait(10.0).press("seat1.ok").close()
    last = again()
    moments = [entry.actions[0]["at"] for entry in last.written()]
    assert moments == [100.0, 111.0]
    assert last.session.now() == pytest.approx(112.0)


def test_a_game_without_times_is_resumed_as_well(tmp_path: Path) -> None:
    with closing(Log(tmp_path / "ambit.db")) as log:
        id = log.begin(HEADER)
        log.append(id, 1, Entry("do", ({"do": "first", "seat": 0, "first": 2},)), log.entries(id)[1])
    with closing(resumed(tmp_path, at=77.0)) as evening:
        assert (evening.view.turn, evening.session.now()) == (2, 1.0)


def test_what_does_not_replay_is_refused(tmp_path: Path) -> None:
    with closing(Log(tmp_path / "ambit.db")) as log:
        id = log.begin(HEADER)
        log.append(id, 1, Entry("do", ({"do": "expose", "seat": 1},)), log.entries(id)[1])
    with pytest.raises(Damaged, match="log-damaged-step"):
        resumed(tmp_path)


def test_a_damaged_game_is_not_resumed(begin: Begin, tmp_path: Path) -> None:
    begin().begun().press("seat1.ok").close()
    alter(tmp_path / "ambit.db", "UPDATE entries SET at = at + 500000 WHERE number = 1")
    with pytest.raises(Damaged, match="log-damaged-step"):
        resumed(tmp_path)


def test_a_thousand_actions_are_resumed_quickly(begin: Begin, tmp_path: Path) -> None:
    evening, people = begin(4, castle=999), People(Random("a thousand"))
    evening.log.store.execute("PRAGMA synchronous = OFF")  # here only reading is measured
    while evening.session.version < 1000:
        carry_out(people.next(evening.view), evening.session, evening.table, evening.clock)
    written, state = evening.rows(), evening.state()
    evening.close()
    began = time.process_time()
    with closing(Log(tmp_path / "ambit.db")) as log:
        clock = SimulatedClock()
        session = resume(log.games()[0], log, VirtualTable.of_seats(4, clock), clock, tagged)
        took = time.process_time() - began
        assert msgspec.json.encode(session.history.state) == state
    print(f"\n{written} steps resumed in {took:.3f} s")
    assert took < 5, "it takes a tenth of a second; only something quite different takes fifty times as long"
