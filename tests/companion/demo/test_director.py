"""A game that plays by itself: at any pace, step by step, the same again, and not at all while it is paused."""

from pathlib import Path

import pytest

from companion.host import Wanted
from companion.session.notices import SurroundingsChanged
from tests.companion.host.hosts import Lived, demo, host_in, play_on


@pytest.mark.parametrize("seed", ["1", "2", "15", "21", "27"])
def test_a_game_plays_itself_to_its_end_and_stops(tmp_path: Path, seed: str) -> None:
    with host_in(tmp_path) as host:
        demo(host, seed).play()
        play_on(host)
        version = host.game.session.version
        assert host.game.session.view().result is not None
        host.hand.advance(19.0)
        assert host.game.session.version == version


def told(folder: Path, seed: str) -> list[dict[str, object]]:
    folder.mkdir()
    with host_in(folder) as host:
        demo(host, seed).play()
        play_on(host)
        return host.facts()


def test_the_same_seed_gives_the_same_game_and_another_one_another(tmp_path: Path) -> None:
    first, again, other = (told(tmp_path / str(n), seed) for n, seed in enumerate(("20", "20", "6")))
    assert first == again
    assert first != other


def test_without_a_seed_one_is_made_and_kept_for_the_same_game_again(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        seeds = {demo(host, "").seed for _ in range(3)}
        assert len(seeds) == 3


def test_nothing_moves_before_it_is_told_to(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        demo(host)
        host.hand.advance(1000.0)
        assert host.game.session.version == 0


def test_while_it_is_paused_nothing_happens_and_nothing_is_waiting(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host)
        director.play()
        host.hand.advance(30.0)
        director.pause()
        version, told = host.game.session.version, len(host.told)
        host.hand.advance(10_000.0)
        assert (host.game.session.version, len(host.told)) == (version, told)
        assert (director.playing, host.game.session.timers.paused) == (False, True)


def test_it_goes_on_where_it_was_paused(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host)
        director.play()
        host.hand.advance(10.0)
        director.pause()
        director.play()
        play_on(host)
        assert host.game.session.view().result is not None


def test_playing_twice_is_playing_once(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host)
        director.play()
        director.play()
        host.hand.advance(1.25)
        assert host.game.session.version == 1


def test_one_step_is_one_thing_that_somebody_does(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host)
        for number in range(1, 20):
            director.step()
            assert host.game.session.version == number
        host.hand.advance(0.02)
        assert host.game.session.version == 19


def test_a_step_while_it_plays_does_not_hurry_the_next_one(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host)
        director.play()
        host.hand.advance(0.6)
        director.step()
        host.hand.advance(1.1)
        assert host.game.session.version == 1
        host.hand.advance(0.2)
        assert host.game.session.version == 2


def test_it_runs_at_any_speed(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host)
        director.play()
        host.hand.advance(3.0)
        slow = host.game.session.version
        director.run_at(64.0)
        host.hand.advance(3.0)
        assert (slow, director.speed) == (2, 64.0)
        assert host.game.session.version > 60


def test_another_game_starts_at_the_usual_speed(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        demo(host).run_at(16.0)
        assert demo(host, "8").speed == 1.0


def test_races_to_the_button_happen_and_dead_heats_are_told(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        demo(host, "27").play()
        play_on(host)
        facts = host.facts()
    presses = [fact for fact in facts if fact["fact"] == "press"]
    assert sum(fact["fact"] == "ambush" for fact in facts) < len(presses)
    assert any(fact["fact"] == "dead-heat" for fact in facts)
    assert all(fact["reaction_ms"] is None or fact["reaction_ms"] < 3000 for fact in presses)


def test_a_race_is_one_step_also_while_it_is_paused(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host, "27")
        while not any(fact["fact"] == "ambush" for fact in host.facts()):
            director.step()
            host.hand.advance(1.2)
        window = host.game.session.view().table.window
        assert window is not None
        assert not window["open"]


def test_who_watches_is_told_of_pace_and_seats(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host)
        for change in (director.play, director.pause, lambda: director.run_at(2.0), lambda: director.take(1)):
            host.told.clear()
            change()
            assert SurroundingsChanged() in host.told


def test_a_new_game_takes_the_place_of_the_old_players(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        demo(host).play()
        host.hand.advance(5.0)
        assert host.start(Wanted(game="ambush", seats=("Ana", "Bo"))) is None
        host.hand.advance(100.0)
        assert (host.game.director, host.game.session.version) == (None, 0)


def unwritable(host: Lived) -> None:
    host.log.store.execute("PRAGMA query_only = 1")


def test_a_disk_that_takes_nothing_more_pauses_it(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host)
        director.play()
        host.hand.advance(3.0)
        version = host.game.session.version
        unwritable(host)
        host.hand.advance(100.0)
        assert host.game.session.halted is not None
        assert (host.game.session.version, director.playing) == (version, False)
        host.log.store.execute("PRAGMA query_only = 0")
