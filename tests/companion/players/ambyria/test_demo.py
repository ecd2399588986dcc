"""`ambit demo ambyria`: a game that plays by itself, also after somebody meddled with it."""

from pathlib import Path

import pytest

from companion.host import Wanted
from tests.companion.host.hosts import Lived, host_in, play_on


def begin(host: Lived, count: int = 3, seed: str = "5") -> None:
    assert host.start(Wanted(game="ambyria", count=count, demo=True, seed=seed)) is None


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_game_plays_itself_to_its_end(tmp_path: Path, count: int) -> None:
    with host_in(tmp_path) as host:
        begin(host, count)
        host.director.play()
        play_on(host)
        assert host.game.session.view().result is not None
        assert set(host.director.hands()) == set(range(1, count + 1))


def test_the_cards_come_back_when_a_step_is_taken_back(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host)
        for _ in range(12):
            host.director.step()
        hands, version = host.director.hands(), len(host.game.session.history.moments)
        host.director.step()
        host.game.session.undo()
        host.game.session.consent(0, True)
        assert (host.director.hands(), len(host.game.session.history.moments)) == (hands, version)
        host.director.play()
        play_on(host)
        assert host.game.session.view().result is not None


def test_a_correction_from_outside_does_not_stop_the_players(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host)
        for _ in range(12):
            host.director.step()
        hand = len(host.director.hands()[1])
        host.game.session.act({"do": "adjust", "seat": 0, "target": 1, "counter": "hand", "to": hand + 1})
        assert len(host.director.hands()[1]) == hand + 1
        host.director.play()
        play_on(host)
        assert host.game.session.view().result is not None
