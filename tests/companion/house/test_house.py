"""The house: games come and go, nothing is lost, and a refusal changes nothing."""

from pathlib import Path
from typing import Any

import pytest

from bench.duel import GAME as DUEL
from companion.house import Opened, Shown, Wanted
from companion.session.notices import Changed
from engine import registry
from engine.refusal import Refusal
from hardware.clock import SimulatedClock
from hardware.hands import flaws_of
from hardware.profile import load, shipped
from hardware.virtual import VirtualTable
from tests.companion.house.houses import Lived, house_in

AMBUSH = Wanted(game="ambush", seats=("Ana", "Bo"))
MOST_IN_AMBUSH = 4


def refused(house: Lived, **wanted: Any) -> str:
    """The id of what is said; the game at the table stays."""
    before = house.match
    answer = house.start(Wanted(**wanted))
    assert isinstance(answer, Refusal)
    assert house.match is before
    return answer.words.id


def test_a_game_begins_and_is_told_of(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        assert house.match is None
        assert house.start(AMBUSH) is None
        assert [seat.name for seat in house.game.session.view().seats] == ["Ana", "Bo"]
        assert house.told[-1] == Opened()


def test_without_names_as_many_sit_down_as_the_game_needs(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        house.start(Wanted(game="ambush"))
        assert len(house.game.session.view().seats) == 2


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "ludo"}, "setup-game"),
        ({"game": "ambush", "mode": "hurried"}, "setup-mode"),
        ({"game": "ambush", "seats": ("Ana",)}, "setup-seats"),
        ({"game": "ambush", "seats": ("Ana",), "demo": True}, "setup-seats"),
        ({"game": "ambush", "options": {"castle": 0}}, "setup-options"),
        ({"game": "ambush", "profile": "../../secrets"}, "house-profile"),
    ],
)
def test_what_cannot_be_played_is_refused_and_the_game_at_the_table_stays(
    tmp_path: Path, wanted: dict[str, Any], said: str
) -> None:
    with house_in(tmp_path) as house:
        house.start(AMBUSH)
        assert refused(house, **wanted) == said


def test_a_game_that_nobody_can_play_by_themselves_is_no_demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {})
    registry.add(DUEL)
    with house_in(tmp_path) as house:
        assert refused(house, game="duel", demo=True) == "simulate-nobody"


def test_real_devices_play_no_demo(tmp_path: Path) -> None:
    devices = VirtualTable.of_seats(2, SimulatedClock())
    with house_in(tmp_path, devices=devices) as house:
        assert not house.simulated
        assert refused(house, game="ambush", demo=True) == "house-demo-real"
        assert house.start(AMBUSH) is None
        assert house.game.hands is None


def test_real_drivers_with_hands_at_the_wire_are_simulated_and_play_no_demo(tmp_path: Path) -> None:
    devices = VirtualTable.of_seats(2, SimulatedClock())
    with house_in(tmp_path, devices=devices, hands=devices) as house:
        assert house.simulated
        assert house.flaws == flaws_of(devices)
        assert refused(house, game="ambush", demo=True) == "house-demo-wire"
        assert house.start(AMBUSH) is None
        assert house.game.hands is devices


def test_what_can_be_made_to_go_wrong(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        assert "late" in house.flaws
        assert "noise" not in house.flaws
    with house_in(tmp_path, devices=VirtualTable.of_seats(2, SimulatedClock())) as house:
        assert house.flaws == ()


def test_a_demo_takes_the_names_and_options_that_are_wanted(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        house.start(Wanted(game="ambush", demo=True, seed="1", seats=("Uma", "Vic"), options={"castle": 33}))
        view = house.game.session.view()
        assert [(seat.name, seat.counters["castle"]) for seat in view.seats] == [("Uma", 33), ("Vic", 33)]


@pytest.mark.parametrize("demo", [True, False])
def test_so_many_sit_down_as_are_wanted_named_or_not(tmp_path: Path, demo: bool) -> None:
    with house_in(tmp_path) as house:
        for count in (2, 3, 4):
            assert house.start(Wanted(game="ambush", demo=demo, count=count)) is None
            assert len(house.game.session.view().seats) == count
        assert house.start(Wanted(game="ambush", demo=demo, seats=("Uma", "Vic"), count=3)) is None
        assert [seat.name for seat in house.game.session.view().seats] == ["Uma", "Vic"], "names are counted"


@pytest.mark.parametrize("count", [-1, 0, 1, 5, 10**9])
def test_more_or_fewer_than_can_play_do_not_sit_down(tmp_path: Path, count: int) -> None:
    with house_in(tmp_path) as house:
        assert refused(house, game="ambush", count=count) == "setup-seats"


def test_without_a_wish_as_many_sit_down_as_the_table_is_wired_for_and_the_game_takes(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        for name, path in shipped().items():
            profile = load(path)
            assert not isinstance(profile, tuple)
            house.start(Wanted(game="ambush", demo=True, profile=name))
            assert len(house.game.session.view().seats) == min(profile.seats, MOST_IN_AMBUSH)


def test_a_profile_that_comes_with_ambit_is_built_as_it_would_be_wired(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        for name, path in shipped().items():
            profile = load(path)
            assert not isinstance(profile, tuple)
            house.start(Wanted(game="ambush", seats=("Ana", "Bo"), profile=name))
            assert set(house.game.session.devices()) == {device.name for device in profile.devices}


def test_the_training_set_is_known_only_where_it_is_wanted(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        house.start(AMBUSH)
        assert "training-spear" not in house.game.cards
        house.start(Wanted(game="ambush", seats=("Ana", "Bo"), training=True))
        assert house.game.cards["training-spear"]


# Taking a game up again


def test_a_game_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        house.start(AMBUSH)
        number = house.game.session.number
        house.game.session.act({"do": "first", "seat": 0, "first": 2})
        view = house.game.session.view()
        house.start(Wanted(game="ambush", seats=("Cy", "Di", "Eli")))
        assert house.resume(number) is None
        assert house.game.session.view() == view


def test_taking_up_the_game_that_is_at_the_table_changes_nothing(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        house.start(AMBUSH)
        match = house.match
        assert house.resume(house.game.session.number) is None
        assert house.match is match


def test_a_game_that_is_over_or_was_never_saved_cannot_be_taken_up(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        house.start(AMBUSH)
        house.game.session.act({"do": "first", "seat": 0, "first": 1})
        house.game.session.act({"do": "concede", "seat": 1})
        number = house.game.session.number
        house.start(AMBUSH)
        over, never = house.resume(number), house.resume(99)
        assert isinstance(over, Refusal)
        assert isinstance(never, Refusal)
        assert (over.words.id, never.words.id) == ("house-over", "log-no-such-game")


# Versions


def test_no_two_moments_of_any_games_share_a_version(tmp_path: Path) -> None:
    seen = set[int]()
    with house_in(tmp_path) as house:
        for _ in range(3):
            house.start(AMBUSH)
            for action in ({"do": "first", "seat": 0, "first": 1}, {"do": "expose", "seat": 1}):
                assert house.version not in seen
                seen.add(house.version)
                house.game.session.act(action)
            house.game.session.undo()
            seen.add(house.version)


def test_two_houses_begin_at_different_versions(tmp_path: Path) -> None:
    with house_in(tmp_path) as one, house_in(tmp_path) as other:
        assert one.version != other.version


# News


def test_what_the_session_and_the_devices_tell_is_passed_on_for_every_game(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        for _ in range(2):
            house.start(AMBUSH)
            house.told.clear()
            house.game.session.act({"do": "first", "seat": 0, "first": 1})
            assert [news.version for news in house.told if isinstance(news, Changed)] == [1]
            assert any(isinstance(news, Shown) and news.outputs for news in house.told)


def test_a_game_that_has_gone_tells_nothing_more(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        house.start(AMBUSH)
        old = house.game
        house.start(AMBUSH)
        house.told.clear()
        assert old.hands is not None
        old.hands.press("seat1.ok")
        assert house.told == []
        assert old.session.version == 0


def test_whoever_stops_watching_is_told_nothing(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        heard: list[object] = []
        house.watch(heard.append)()
        house.start(AMBUSH)
        assert heard == []
