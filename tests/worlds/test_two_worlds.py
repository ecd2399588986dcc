"""Nobody is told what another seat hides: two tables that differ in it alone send the same to everybody else."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from companion.hall_table.telling import Telling
from companion.session.session import Session
from companion.web import states
from companion.web.api import history
from engine.action import to_data
from hardware.outputs import Tone
from tests.worlds.lockstep import Leak, Tally
from tests.worlds.trial import every_mode, trial

MOST_TRIALS = 5
ENOUGH = 3
"""Comparisons at which the two tables knew different things."""
NOTHING_HIDDEN = (("tamer", "manual"),)
"""Modes in which the table is told no card."""


@pytest.mark.parametrize(("name", "mode"), every_mode(), ids=lambda word: word)
def test_what_one_seat_hides_is_told_to_nobody_else(tmp_path: Path, name: str, mode: str) -> None:
    tally = Tally()
    for seed in range(MOST_TRIALS):
        (folder := tmp_path / str(seed)).mkdir()
        tally.add(trial(folder, name, mode, seed, steps=30))
        if tally.apart >= ENOUGH or (name, mode) in NOTHING_HIDDEN:
            break
    assert tally.apart or (name, mode) in NOTHING_HIDDEN, tally


# The control: tables that tell are found out


def _a_view_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks on is sent what seat 1 sees."""
    monkeypatch.setattr(states._OfTheRules, "view", lambda self, viewer: to_data(self.known.view(viewer or 1)))


def _a_sound_that_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step sounds like this or like that, by everything that the table knows."""
    usual = Session._moved_on

    def moved_on(self: Session, done: Any) -> None:
        usual(self, done)
        knows = crc32(msgspec.json.encode(self.history.state)) % 2
        self._table.show([Tone("table.sound", "click" if knows else "gong")])

    monkeypatch.setattr(Session, "_moved_on", moved_on)


def _a_log_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody may read the story of the game that is played, and it tells what was done, not only what was seen."""
    monkeypatch.setattr(history, "_readable", lambda call: call.web.host.log.game(call.number("number")))
    monkeypatch.setattr(history, "_moment", lambda actions: crc32(msgspec.json.encode(tuple(actions))))


def _a_view_for_the_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall is told what seat 1 sees."""
    usual = Session.view
    told = Telling._view

    def view(self: Telling) -> Any:
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(Session, "view", lambda session, viewer=None: usual(session, viewer or 1))
            return told(self)

    monkeypatch.setattr(Telling, "_view", view)


LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], set[str]]] = {
    "view": (_a_view_for_all, {"watch", "table", "referee"}),
    "sound": (_a_sound_that_knows, {"table", "devices"}),
    "hall": (_a_view_for_the_hall, {"hall"}),
    "log": (_a_log_for_all, {"watch", "table", "seat"}),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_table_that_tells_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    make_it_tell, to = LEAKS[leak]
    make_it_tell(monkeypatch)
    with pytest.raises(Leak) as found:
        _some_trials(tmp_path, "tamer", "referee", 4 * MOST_TRIALS)
    assert found.value.who.rstrip("0123456789") in to


def _some_trials(folder: Path, name: str, mode: str, trials: int) -> None:
    for seed in range(trials):
        (own := folder / str(seed)).mkdir()
        trial(own, name, mode, seed)
