"""Whole games of Tash-Kalar at a virtual table, in every mode and at both depths; then the exports are played again."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from companion.log import Log
from companion.players.tash_kalar.box import table as laid
from companion.players.tash_kalar.people import People
from companion.session import Session, start
from engine.tash_kalar.options import MODES
from hardware.clock import SimulatedClock
from hardware.virtual import VirtualTable
from tests.companion.cli.terminal import program
from tests.e2e.tash_kalar_hands import DeviceHands

SEED = 5
MOST = 2000
"""Actions after which a game ought to be over."""
SCREEN = {"school", "find", "place", "summon", "discard", "flare", "resolve", "end", "concede", "reveal"}
"""What may need a screen: names, private looks, and fields that no device can say."""
GAMES = [(mode, tracking) for mode in MODES for tracking in ("ledger", "board")]


class Evening:
    """One game from its first action to its last."""

    def __init__(self, home: Path, mode: str, tracking: str) -> None:
        random = Random(f"{SEED} {mode} {tracking}")
        # a low goal keeps it short
        box = laid(mode, None, random, tracking=tracking, goal=4, tasks="tracked")
        self.people = People(box, random)
        self.clock = SimulatedClock()
        self.table = VirtualTable.of_seats(len(box.header.seats), self.clock)
        self.log = Log(home / "ambit.db")
        session = start(self.people.header, (), self.log, self.table, self.clock, lambda uid: None)
        assert isinstance(session, Session), session
        self.session, self.hands = session, DeviceHands(session, self.table, self.clock)

    def play(self) -> None:
        """Until somebody has won."""
        for _ in range(MOST):
            view = self.session.view()
            if view.result is not None:
                return
            self.clock.advance(1.0)
            action = self.people.next(view, self.session.legal, self.clock.now())
            before = len(self.session.history.moments)
            self.hands.do(action)
            facts = [fact for moment in self.session.history.moments[before:] for fact in moment.facts]
            self.people.follow(action, facts)
            assert self.people.breach(self.session.view()) is None
        raise AssertionError("the game does not end")


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: "-".join(game))
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Evening]]:
    home = tmp_path_factory.mktemp("home")
    found = Evening(home, *request.param)
    found.play()
    yield home, found
    found.session.close()
    found.log.close()


def test_a_whole_game_is_played_by_devices(evening: tuple[Path, Evening]) -> None:
    home, game = evening
    hands, view = game.hands, game.session.view()
    assert view.result is not None
    assert set(hands.on_screen) <= SCREEN
    assert len(hands.by_devices) > len(hands.on_screen)
    assert {"start", "place", "summon", "end"} <= set(hands.by_devices)
    game.log.close()
    env = {"AMBIT_HOME": str(home), "LANG": "C"}
    file = str(home / "game.jsonl")
    exported = program("log", "export", "1", "--to", file, env=env)
    assert (exported.returncode, exported.stderr) == (0, "")
    again = program("run", file, "--json", env=env)
    assert again.returncode == 0, again.stdout[-2000:]
    steps = [msgspec.json.decode(line) for line in again.stdout.splitlines()]
    assert all(step["ok"] for step in steps)
    assert steps[-1]["view"]["result"] == msgspec.to_builtins(view.result)
