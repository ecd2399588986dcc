"""`ambit demo tash_kalar`: a game that plays by itself, also after somebody meddled with it."""

from pathlib import Path

import pytest

from companion.host import Wanted
from tests.companion.host.hosts import Lived, host_in, play_on


def begin(host: Lived, mode: str = "match-a-mort", seed: str = "5") -> None:
    assert host.start(Wanted(game="tash_kalar", mode=mode, demo=True, seed=seed)) is None


def test_a_game_plays_itself_to_its_end(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host, "duel-ancestral")
        host.director.play()
        play_on(host)
        assert host.game.session.view().result is not None


@pytest.mark.parametrize("mode", ["match-a-mort-teams", "melee-a-mort"])
def test_the_other_modes_begin_by_themselves_too(tmp_path: Path, mode: str) -> None:
    with host_in(tmp_path) as host:
        begin(host, mode)
        host.director.play()
        host.hand.advance(30.0)
        assert host.game.session.view().turn > 1


def test_the_cards_come_back_when_a_step_is_taken_back(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host)
        for _ in range(20):
            host.director.step()
        hands, version = host.director.hands(), len(host.game.session.history.moments)
        host.director.step()
        host.game.session.undo()
        if host.game.session.asked is not None:
            host.game.session.consent(0, True)
        assert (host.director.hands(), len(host.game.session.history.moments)) == (hands, version)


def test_a_correction_from_outside_does_not_stop_the_players(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host)
        for _ in range(20):
            host.director.step()
        beings = host.game.session.view().seats[0].counters["beings"] or 0
        host.game.session.act({"do": "adjust", "seat": 0, "target": 1, "counter": "beings", "to": beings + 1})
        assert host.game.session.view().seats[0].counters["beings"] == beings + 1
        host.director.play()
        play_on(host)
        assert host.game.session.view().result is not None
