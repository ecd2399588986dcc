"""The Health board: its ceiling, its floor, and the two red markers."""

import pytest

from tests.engine.ambal.table import Table, effect, heal, hit, skill


@pytest.mark.rule("AMBAL-HEALTH-01")
@pytest.mark.parametrize(("health", "then"), [(50, 55), (55, 60), (56, 60), (60, 60)])
def test_health_does_not_rise_above_the_start(health: int, then: int) -> None:
    table = Table(skill("mend", heal(5))).begun().set(1, health=health).turn("mend", None)
    assert table.health() == (then, 60)


@pytest.mark.rule("AMBAL-HEALTH-02")
def test_an_effect_lifts_the_ceiling_and_leaves_health_where_it_is() -> None:
    table = Table(skill("grow", effect("max-health", "you", n=7)), skill("mend", heal(9))).begun().turn("grow", None)
    assert (table.health(1), table.counter(1, "max_health"), table.counter(2, "max_health")) == ((60,), 67, 60)
    assert table.told("max-health") == [{"fact": "max-health", "seat": 1, "from": 60, "to": 67}]
    assert table.turn("mend", None).health(1) == (67,)


@pytest.mark.rule("AMBAL-HEALTH-02")
def test_the_ceiling_stays_lifted_for_the_rest_of_the_game() -> None:
    grow = skill("grow", effect("max-health", "opponent", n=3))
    table = Table(grow, skill("mend", heal(9))).begun().turn("grow", None).to_next_round().to_next_round()
    assert table.turn(None, "mend").health() == (60, 63)


@pytest.mark.rule("AMBAL-HEALTH-02")
@pytest.mark.parametrize(("n", "then"), [(38, 98), (39, 99), (40, 99), (99, 99)])
def test_the_ceiling_is_never_above_ninety_nine(n: int, then: int) -> None:
    table = Table(skill("grow", effect("max-health", "you", n=n))).begun().turn("grow", None)
    assert (table.health(1), table.counter(1, "max_health")) == ((60,), then)


@pytest.mark.rule("AMBAL-HEALTH-02", "AMBAL-HEALTH-01")
def test_a_heal_of_the_same_turn_rises_to_the_new_ceiling() -> None:
    table = Table(skill("surge", heal(9), effect("max-health", "you", n=4))).begun().turn("surge", None)
    assert table.health(1) == (64,)


@pytest.mark.rule("AMBAL-HEALTH-03")
@pytest.mark.parametrize(("n", "then"), [(3, 1), (4, 0), (5, 0), (99, 0)])
def test_health_does_not_fall_below_nothing(n: int, then: int) -> None:
    table = Table(skill("slap", hit(n))).begun().set(2, health=4).turn("slap", "nothing")
    assert table.health() == (60, then)


@pytest.mark.rule("AMBAL-HEALTH-03")
def test_conditions_stop_at_nothing_too() -> None:
    table = Table().begun().set(1, health=2, burning=2).end_battle()
    assert table.health() == (0, 60)


@pytest.mark.rule("AMBAL-HEALTH-04")
@pytest.mark.parametrize(("health", "red"), [(60, [6, 0]), (57, [5, 7]), (9, [0, 9]), (10, [1, 0])])
def test_two_red_markers_show_tens_and_units(health: int, red: list[int]) -> None:
    assert Table().begun().set(2, health=health).table["boards"]["2"]["red"] == red
