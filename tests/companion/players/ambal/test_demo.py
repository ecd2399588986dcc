"""`ambit demo ambal`: a duel that plays by itself in every mode, also after somebody meddled with it."""

from pathlib import Path

import pytest

from companion.host import Wanted
from engine.ambal import GAME
from tests.companion.host.hosts import Lived, host_in, play_on


def begin(host: Lived, mode: str, seed: str = "5") -> None:
    assert host.start(Wanted(game="ambal", mode=mode, demo=True, seed=seed)) is None


@pytest.mark.parametrize("mode", GAME.modes)
def test_a_duel_plays_itself_to_its_end(tmp_path: Path, mode: str) -> None:
    with host_in(tmp_path) as host:
        begin(host, mode)
        host.director.play()
        play_on(host)
        assert host.game.session.view().result is not None
        assert set(host.director.hands()) == set(range(1, GAME.modes[mode][0] + 1))


def test_the_cards_come_back_when_a_step_is_taken_back(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host, "single-regular")
        for _ in range(12):
            host.director.step()
        hands, version = host.director.hands(), len(host.game.session.history.moments)
        host.director.step()
        host.game.session.undo()
        assert (host.director.hands(), len(host.game.session.history.moments)) == (hands, version)
        host.director.play()
        play_on(host)
        assert host.game.session.view().result is not None


def test_a_correction_from_outside_does_not_stop_the_players(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host, "double-advanced")
        for _ in range(20):
            host.director.step()
        hand = len(host.director.hands()[1])
        host.game.session.act({"do": "adjust", "seat": 0, "target": 1, "counter": "hand", "to": hand + 1})
        assert len(host.director.hands()[1]) == hand + 1
        host.director.play()
        play_on(host)
        assert host.game.session.view().result is not None


def test_a_person_is_waited_for(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host, "single-regular")
        host.director.take(1)
        host.director.play()
        host.hand.advance(500.0)
        view = host.game.session.view()
        assert (view.phase, view.to_act) == ("battle", [1])
        host.director.release(1)
        play_on(host)
        assert host.game.session.view().result is not None
