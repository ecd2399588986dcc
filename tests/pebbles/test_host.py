"""A table for eight from start to end: devices at each seat, the log, and a resume after the plug was pulled."""

from pathlib import Path
from typing import Any

from companion.host import Wanted
from engine.refusal import Refusal
from hardware.outputs import Digits, Light, Steady
from hardware.roles import MOST_SEATS, SEAT_ROLES
from hardware.virtual import VirtualTable
from tests.companion.host.hosts import Lived, host_in
from tests.pebbles import NAMES


def eight(host: Lived, **options: Any) -> None:
    assert host.start(Wanted(game="pebbles", seats=NAMES, options=options)) is None


def operator(host: Lived) -> VirtualTable:
    assert isinstance(host.game.operator, VirtualTable)
    return host.game.operator


def once_around(host: Lived) -> None:
    for seat in range(1, MOST_SEATS + 1):
        operator(host).press(f"seat{seat}.{'no' if seat == MOST_SEATS else 'ok'}")


def pebbles(host: Lived) -> list[int | None]:
    return [seat.counters["pebbles"] for seat in host.game.session.view().seats]


def test_every_seat_has_every_device(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        eight(host)
        devices = operator(host).devices()
        assert {f"seat{seat}.{role}" for seat in range(1, 9) for role in SEAT_ROLES} <= devices.keys()
        assert "seat9.ok" not in devices


def test_buttons_counters_and_lamps_go_all_around(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        eight(host)
        for seat in range(1, MOST_SEATS + 1):
            assert operator(host).look(f"seat{seat}.lamp") == Light(f"seat{seat}.lamp", Steady())
            operator(host).press(f"seat{seat}.ok")
            assert operator(host).look(f"seat{seat}.main") == Digits(f"seat{seat}.main", "1")
        assert host.game.session.view().turn == 1


def test_the_last_round_has_a_winner_among_eight(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        eight(host, rounds=1)
        once_around(host)
        result = host.game.session.view().result
        assert result is not None
        assert (result.winners, result.losers) == ([8], [1, 2, 3, 4, 5, 6, 7])


def test_a_game_of_eight_goes_on_after_the_plug_was_pulled(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        eight(host)
        once_around(host)
        number = host.game.session.number
    with host_in(tmp_path) as host:
        assert host.resume(number) is None
        assert pebbles(host) == [1, 1, 1, 1, 1, 1, 1, 3]
        operator(host).press("seat1.ok")
        assert pebbles(host)[0] == 2


def test_a_mode_that_takes_nine_is_refused_and_nothing_is_logged(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        answer = host.start(Wanted(game="pebbles", mode="crowd"))
        assert isinstance(answer, Refusal)
        assert (answer.message.id, answer.message.args) == ("host-seats", {"seats": 9, "most": 8})
        assert host.log.games() == []


def test_a_profile_seats_as_many_as_it_can_and_the_game_takes(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        for game, profile, seats in (
            ("pebbles", "eight-seats-satellites", 8),
            ("pebbles", "four-seats-satellites", 4),
            ("ambush", "eight-seats-satellites", 4),
            ("ambush", "two-seats-pi", 2),
        ):
            assert host.start(Wanted(game=game, profile=profile)) is None
            assert len(host.game.session.view().seats) == seats
