"""A tournament that plays by itself, for four to eight, also after somebody has corrected or taken back something."""

from pathlib import Path

import pytest

from companion.host import Wanted
from tests.companion.host.hosts import Lived, host_in, play_on


def begin(host: Lived, seats: int, **options: object) -> None:
    wanted = Wanted(game="tamer", mode="referee", demo=True, seed="3", count=seats, options=dict(options))
    assert host.start(wanted) is None
    host.director.play()


@pytest.mark.parametrize("seed", range(8))
def test_a_demo_shows_the_whole_game_unless_asked_otherwise(tmp_path: Path, seed: int) -> None:
    with host_in(tmp_path) as host:
        assert host.start(Wanted(game="tamer", demo=True, seed=str(seed))) is None
        assert host.game.session.view().phase == "draft"
        assert host.start(Wanted(game="tamer", demo=True, seed=str(seed), options={"draft": "off"})) is None
        assert host.game.session.view().phase == "build"


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_tournament_plays_itself_to_its_end(tmp_path: Path, seats: int) -> None:
    with host_in(tmp_path) as host:
        begin(host, seats, bye="win", tie="tiebreak")
        play_on(host)
        view = host.game.session.view()
        assert view.result is not None
        assert (len(view.seats), view.round >= 3) == (seats, True)


def test_one_thing_happens_after_the_other_slowly_enough_to_follow(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host, 8)
        for second in range(60):
            before = host.game.session.version
            host.hand.advance(1.0)
            assert host.game.session.version - before <= 1, second


def test_it_goes_on_after_undo_and_after_corrections(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host, 4)
        for _ in range(40):
            host.hand.advance(7.0)
            session = host.game.session
            if session.view().result is not None:
                break
            session.undo()
            host.hand.advance(1.0)
            session.act({"do": "adjust", "seat": 0, "target": 2, "counter": "wins", "to": 1, "why": "a slip"})
            host.director.play()
        play_on(host)
        assert host.game.session.view().result is not None


def test_a_person_may_pick_a_card_that_no_virtual_pack_holds(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        begin(host, 8)
        host.director.pause()
        held = {card for hand in host.director.hands().values() for card in hand}
        free = next(card["id"] for card in host.game.header.cards if card.get("round") == 1 and card["id"] not in held)
        host.game.session.act({"do": "pick", "seat": 8, "card": free})
        host.director.play()
        play_on(host)
        assert host.game.session.view().result is not None
