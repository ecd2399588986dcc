"""Conditions: Burning, Bleeding and Poison."""

import pytest

from tests.engine.ambal.moments import told
from tests.engine.ambal.table import Table, boon, cause, effect, heal, hit, skill

POISON = skill("poison", cause("poison", 2))


def lost(health: int = 60, **conditions: int) -> int:
    """What seat 2 loses at the end of a round with these Conditions."""
    table = Table().begun().set(2, health=health, **conditions).end_battle()
    return health - table.health(2)[0]


@pytest.mark.rule("AMBAL-COND-01")
@pytest.mark.parametrize("rounds", [1, 6])
def test_burning_deals_three(rounds: int) -> None:
    assert lost(burning=rounds) == 3


@pytest.mark.rule("AMBAL-COND-02")
@pytest.mark.parametrize("rounds", [1, 6])
def test_bleeding_deals_two(rounds: int) -> None:
    assert lost(bleeding=rounds) == 2


@pytest.mark.rule("AMBAL-COND-03")
@pytest.mark.parametrize("rounds", [1, 6])
def test_poison_deals_one(rounds: int) -> None:
    assert lost(poison=rounds) == 1


@pytest.mark.rule("AMBAL-COND-01", "AMBAL-COND-02", "AMBAL-COND-03")
@pytest.mark.parametrize(("condition", "n"), [("burning", 3), ("bleeding", 2), ("poison", 1)])
def test_a_condition_hurts_the_affected_player_at_the_end_of_the_round_only(condition: str, n: int) -> None:
    table = Table(skill("act", cause(condition, 2))).begun().turn("act", "nothing").turn("filler-1", "filler-2")
    assert table.health() == (60, 60)
    table.end_battle()
    assert table.health() == (60, 60 - n)
    change = {"fact": "health", "seat": 2, "from": 60, "to": 60 - n, "by": "condition"}
    assert table.told("health") == [change]
    at = [one.get("phase") for one in table.facts if one["fact"] == "phase" or one == change]
    assert at == ["end", None, "durations", "move"]


@pytest.mark.rule("AMBAL-COND-04")
@pytest.mark.parametrize(("n", "then"), [(5, 44), (1, 40), (0, 40)])
def test_poison_takes_one_from_a_heal(n: int, then: int) -> None:
    table = Table(skill("mend", heal(n))).begun().set(1, health=40, poison=2).turn("mend", None)
    assert table.health(1) == (then,)


@pytest.mark.rule("AMBAL-COND-04")
def test_poison_takes_one_from_every_skill_that_heals_and_nothing_from_one_without() -> None:
    gift = skill("gift", heal(4, "partner"), heal(4))
    table = Table(gift, skill("mend", heal(2), heal(2)), mode="double-regular").begun()
    table.set(1, health=40, poison=2).set(2, health=40)
    table.turn(("mend", 1), ("gift", 1), ("nothing", 3), ("nothing", 4))
    assert table.health(1, 2) == (46, 44)


@pytest.mark.rule("AMBAL-COND-04")
def test_burning_and_bleeding_take_nothing_from_a_heal() -> None:
    table = Table(skill("mend", heal(5))).begun().set(1, health=40, burning=2, bleeding=2).turn("mend", None)
    assert table.health(1) == (45,)


@pytest.mark.rule("AMBAL-COND-05")
@pytest.mark.parametrize(
    ("conditions", "n"),
    [
        ({"burning": 2, "bleeding": 1}, 5), ({"bleeding": 2, "poison": 2}, 3), ({"burning": 1, "poison": 2}, 4),
        ({"burning": 1, "bleeding": 1, "poison": 1}, 6),
    ],
)  # fmt: skip
def test_different_conditions_work_side_by_side(conditions: dict[str, int], n: int) -> None:
    assert lost(**conditions) == n


@pytest.mark.rule("AMBAL-COND-06")
def test_the_damage_of_a_condition_sets_off_nothing() -> None:
    thorns = skill("thorns", boon(4), hit(2, when="damaged"))
    table = Table(thorns).begun().set(2, burning=2).turn("nothing", "thorns").end_battle()
    assert table.health() == (60, 57)


@pytest.mark.rule("AMBAL-COND-07")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_condition_deals_its_damage_once_for_each_round(rounds: int) -> None:
    table = Table(skill("cut", cause("bleeding", rounds))).begun().turn("cut", None)
    for _ in range(5):
        table.to_next_round()
    assert table.health() == (60, 60 - 2 * rounds)


@pytest.mark.rule("AMBAL-COND-08")
def test_nothing_lessens_the_damage_of_a_condition() -> None:
    late = effect("reduce-damage", "bearer", n=3, when="end")
    shell = skill("shell", boon(3), effect("reduce-damage", n=3, when="while"), late)
    table = Table(shell, skill("bomb", hit(7, when="end"))).begun().set(1, burning=2, poison=1)
    assert table.turn("shell", "bomb").end_battle().health() == (55, 60)


@pytest.mark.rule("AMBAL-COND-09")
def test_poison_of_this_turn_lessens_the_heals_of_this_turn() -> None:
    table = Table(POISON, skill("mend", heal(5))).begun().set(2, health=50).turn("poison", "mend")
    assert table.health() == (60, 54)


@pytest.mark.rule("AMBAL-COND-09")
def test_poison_that_is_washed_off_in_this_turn_takes_nothing() -> None:
    bath = skill("bath", heal(5), effect("remove", "you", what="condition", n="all"))
    assert Table(bath).begun().set(1, health=50, poison=3).turn("bath", None).health() == (55, 60)


@pytest.mark.rule("AMBAL-COND-10")
def test_people_are_told_of_the_tokens_while_somebody_is_affected() -> None:
    table = Table(POISON).begun()
    assert "AMBAL-COND-10" not in told(table)
    assert "AMBAL-COND-10" in told(table.turn("poison", "nothing"))
