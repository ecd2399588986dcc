"""`ambit demo ambal`: a duel that plays by itself in every mode, also after somebody meddled with it."""

from pathlib import Path

import pytest

from companion.house import Wanted
from engine.ambal import GAME
from tests.companion.house.houses import Lived, house_in, play_on


def begin(house: Lived, mode: str, seed: str = "5") -> None:
    assert house.start(Wanted(game="ambal", mode=mode, demo=True, seed=seed)) is None


@pytest.mark.parametrize("mode", GAME.modes)
def test_a_duel_plays_itself_to_its_end(tmp_path: Path, mode: str) -> None:
    with house_in(tmp_path) as house:
        begin(house, mode)
        house.director.play()
        play_on(house)
        assert house.game.session.view().result is not None
        assert set(house.director.hands()) == set(range(1, GAME.modes[mode][0] + 1))


def test_the_cards_come_back_when_a_step_is_taken_back(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        begin(house, "single-regular")
        for _ in range(12):
            house.director.step()
        hands, version = house.director.hands(), len(house.game.session.history.moments)
        house.director.step()
        house.game.session.undo()
        assert (house.director.hands(), len(house.game.session.history.moments)) == (hands, version)
        house.director.play()
        play_on(house)
        assert house.game.session.view().result is not None


def test_a_correction_from_outside_does_not_stop_the_players(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        begin(house, "double-advanced")
        for _ in range(20):
            house.director.step()
        hand = len(house.director.hands()[1])
        house.game.session.act({"do": "adjust", "seat": 0, "target": 1, "counter": "hand", "to": hand + 1})
        assert len(house.director.hands()[1]) == hand + 1
        house.director.play()
        play_on(house)
        assert house.game.session.view().result is not None


def test_a_person_is_waited_for(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        begin(house, "single-regular")
        house.director.take(1)
        house.director.play()
        house.hand.advance(500.0)
        view = house.game.session.view()
        assert (view.phase, view.to_act) == ("battle", [1])
        house.director.release(1)
        play_on(house)
        assert house.game.session.view().result is not None
