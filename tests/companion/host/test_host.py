"""The host: games come and go, nothing is lost, and a refusal changes nothing."""

from pathlib import Path
from typing import Any

import pytest

from bench.duel import GAME as DUEL
from companion.host import Opened, Shown, Wanted
from companion.session.notices import Changed
from engine import registry
from engine.refusal import Refusal
from hardware.clock import SimulatedClock
from hardware.operator import fault_kinds_of
from hardware.profile import load, shipped
from hardware.virtual import VirtualTable
from tests.companion.host.hosts import Lived, host_in

AMBUSH = Wanted(game="ambush", seats=("Ana", "Bo"))
MOST_IN_AMBUSH = 4


def refused(host: Lived, **wanted: Any) -> str:
    """The id of what is said; the game at the table stays."""
    before = host.sitting
    answer = host.start(Wanted(**wanted))
    assert isinstance(answer, Refusal)
    assert host.sitting is before
    return answer.message.id


def test_a_game_begins_and_is_told_of(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        assert host.sitting is None
        assert host.start(AMBUSH) is None
        assert [seat.name for seat in host.game.session.view().seats] == ["Ana", "Bo"]
        assert host.told[-1] == Opened()


def test_without_names_as_many_sit_down_as_the_game_needs(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        host.start(Wanted(game="ambush"))
        assert len(host.game.session.view().seats) == 2


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "ludo"}, "setup-game"),
        ({"game": "ambush", "mode": "hurried"}, "setup-mode"),
        ({"game": "ambush", "seats": ("Ana",)}, "setup-seats"),
        ({"game": "ambush", "seats": ("Ana",), "demo": True}, "setup-seats"),
        ({"game": "ambush", "options": {"castle": 0}}, "setup-options"),
        ({"game": "ambush", "profile": "../../secrets"}, "host-profile"),
    ],
)
def test_what_cannot_be_played_is_refused_and_the_game_at_the_table_stays(
    tmp_path: Path, wanted: dict[str, Any], said: str
) -> None:
    with host_in(tmp_path) as host:
        host.start(AMBUSH)
        assert refused(host, **wanted) == said


def test_a_game_that_nobody_can_play_by_themselves_is_no_demo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {})
    registry.add(DUEL)
    with host_in(tmp_path) as host:
        assert refused(host, game="duel", demo=True) == "simulate-nobody"


def test_real_devices_play_no_demo(tmp_path: Path) -> None:
    devices = VirtualTable.of_seats(2, SimulatedClock())
    with host_in(tmp_path, devices=devices) as host:
        assert not host.simulated
        assert refused(host, game="ambush", demo=True) == "host-demo-real"
        assert host.start(AMBUSH) is None
        assert host.game.operator is None


def test_real_drivers_with_hands_at_the_wire_are_simulated_and_play_no_demo(tmp_path: Path) -> None:
    devices = VirtualTable.of_seats(2, SimulatedClock())
    with host_in(tmp_path, devices=devices, operator=devices) as host:
        assert host.simulated
        assert host.fault_kinds == fault_kinds_of(devices)
        assert refused(host, game="ambush", demo=True) == "host-demo-wire"
        assert host.start(AMBUSH) is None
        assert host.game.operator is devices


def test_what_can_be_made_to_go_wrong(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        assert "late" in host.fault_kinds
        assert "noise" not in host.fault_kinds
    with host_in(tmp_path, devices=VirtualTable.of_seats(2, SimulatedClock())) as host:
        assert host.fault_kinds == ()


def test_a_demo_takes_the_names_and_options_that_are_wanted(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        host.start(Wanted(game="ambush", demo=True, seed="1", seats=("Uma", "Vic"), options={"castle": 33}))
        view = host.game.session.view()
        assert [(seat.name, seat.counters["castle"]) for seat in view.seats] == [("Uma", 33), ("Vic", 33)]


@pytest.mark.parametrize("demo", [True, False])
def test_so_many_sit_down_as_are_wanted_named_or_not(tmp_path: Path, demo: bool) -> None:
    with host_in(tmp_path) as host:
        for count in (2, 3, 4):
            assert host.start(Wanted(game="ambush", demo=demo, count=count)) is None
            assert len(host.game.session.view().seats) == count
        assert host.start(Wanted(game="ambush", demo=demo, seats=("Uma", "Vic"), count=3)) is None
        assert [seat.name for seat in host.game.session.view().seats] == ["Uma", "Vic"], "names are counted"


@pytest.mark.parametrize("count", [-1, 0, 1, 5, 10**9])
def test_more_or_fewer_than_can_play_do_not_sit_down(tmp_path: Path, count: int) -> None:
    with host_in(tmp_path) as host:
        assert refused(host, game="ambush", count=count) == "setup-seats"


def test_without_a_wish_as_many_sit_down_as_the_table_is_wired_for_and_the_game_takes(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        for name, path in shipped().items():
            profile = load(path)
            assert not isinstance(profile, tuple)
            host.start(Wanted(game="ambush", demo=True, profile=name))
            assert len(host.game.session.view().seats) == min(profile.seats, MOST_IN_AMBUSH)


def test_a_profile_that_comes_with_ambit_is_built_as_it_would_be_wired(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        for name, path in shipped().items():
            profile = load(path)
            assert not isinstance(profile, tuple)
            host.start(Wanted(game="ambush", seats=("Ana", "Bo"), profile=name))
            assert set(host.game.session.devices()) == {device.name for device in profile.devices}


def test_the_training_set_is_known_only_where_it_is_wanted(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        host.start(AMBUSH)
        assert "training-spear" not in host.game.cards
        host.start(Wanted(game="ambush", seats=("Ana", "Bo"), training=True))
        assert host.game.cards["training-spear"]


# Taking a game up again


def test_a_game_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        host.start(AMBUSH)
        number = host.game.session.number
        host.game.session.act({"do": "first", "seat": 0, "first": 2})
        view = host.game.session.view()
        host.start(Wanted(game="ambush", seats=("Cy", "Di", "Eli")))
        assert host.resume(number) is None
        assert host.game.session.view() == view


def test_taking_up_the_game_that_is_at_the_table_changes_nothing(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        host.start(AMBUSH)
        sitting = host.sitting
        assert host.resume(host.game.session.number) is None
        assert host.sitting is sitting


def test_a_game_that_is_over_or_was_never_saved_cannot_be_taken_up(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        host.start(AMBUSH)
        host.game.session.act({"do": "first", "seat": 0, "first": 1})
        host.game.session.act({"do": "concede", "seat": 1})
        number = host.game.session.number
        host.start(AMBUSH)
        over, never = host.resume(number), host.resume(99)
        assert isinstance(over, Refusal)
        assert isinstance(never, Refusal)
        assert (over.message.id, never.message.id) == ("host-over", "log-no-such-game")


# Versions


def test_no_two_moments_of_any_games_share_a_version(tmp_path: Path) -> None:
    seen = set[int]()
    with host_in(tmp_path) as host:
        for _ in range(3):
            host.start(AMBUSH)
            for action in ({"do": "first", "seat": 0, "first": 1}, {"do": "expose", "seat": 1}):
                assert host.version not in seen
                seen.add(host.version)
                host.game.session.act(action)
            host.game.session.undo()
            seen.add(host.version)


def test_two_houses_begin_at_different_versions(tmp_path: Path) -> None:
    with host_in(tmp_path) as one, host_in(tmp_path) as other:
        assert one.version != other.version


# News


def test_what_the_session_and_the_devices_tell_is_passed_on_for_every_game(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        for _ in range(2):
            host.start(AMBUSH)
            host.told.clear()
            host.game.session.act({"do": "first", "seat": 0, "first": 1})
            assert [news.version for news in host.told if isinstance(news, Changed)] == [1]
            assert any(isinstance(news, Shown) and news.outputs for news in host.told)


def test_a_game_that_has_gone_tells_nothing_more(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        host.start(AMBUSH)
        old = host.game
        host.start(AMBUSH)
        host.told.clear()
        assert old.operator is not None
        old.operator.press("seat1.ok")
        assert host.told == []
        assert old.session.version == 0


def test_whoever_stops_watching_is_told_nothing(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        heard: list[object] = []
        host.watch(heard.append)()
        host.start(AMBUSH)
        assert heard == []
