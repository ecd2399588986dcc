"""Limits: a burst at once, then a rate per second, counted for each peer; and memory does not grow without end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.web.limits import MOST_PEERS, Limit, Pace


class Watch:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_a_steady_pace() -> None:
    watch = Watch()
    limit = Limit(Pace(3, 2.0), watch)
    assert [limit.take("a") > 0 for _ in range(4)] == [False, False, False, True]
    watch.now += 0.5
    assert limit.take("a") == 0
    assert limit.take("a") == pytest.approx(0.5)


def test_whoever_waits_as_long_as_they_are_told_may_go_on() -> None:
    watch = Watch()
    limit = Limit(Pace(1, 1 / 12), watch)
    limit.take("a")
    watch.now += limit.take("a") + 1e-9
    assert limit.take("a") == 0


def test_several_are_taken_at_once_or_none() -> None:
    watch = Watch()
    limit = Limit(Pace(10, 2.0), watch)
    assert limit.take("a", 8) == 0
    assert limit.take("a", 3) == pytest.approx(0.5)
    assert limit.take("a", 2) == 0
    assert limit.take("a", 11) > 0, "never more than a burst"


def test_asking_how_long_to_wait_uses_nothing_up() -> None:
    limit = Limit(Pace(1, 0.5), Watch())
    assert [limit.wait("a"), limit.wait("a"), limit.take("a"), limit.wait("a")] == [0, 0, 0, 2]


def test_peers_do_not_wait_for_each_other() -> None:
    limit = Limit(Pace(1, 1.0), Watch())
    assert [limit.take(peer) for peer in ("a", "b", "c")] == [0, 0, 0]
    assert limit.take("a") > 0


def test_only_so_many_peers_are_remembered() -> None:
    limit = Limit(Pace(1, 0.0001), Watch())
    for number in range(MOST_PEERS + 1):
        limit.take(str(number))
    assert limit.take("0") == 0
    assert limit.take(str(MOST_PEERS)) > 0


@given(st.lists(st.floats(0, 5), min_size=1, max_size=60))
def test_over_any_time_no_more_is_allowed_than_burst_and_pace(pauses: list[float]) -> None:
    watch = Watch()
    limit, allowed = Limit(Pace(4, 0.5), watch), 0
    for pause in pauses:
        watch.now += pause
        allowed += limit.take("a") == 0
    assert allowed <= 4 + watch.now * 0.5 + 1e-6
