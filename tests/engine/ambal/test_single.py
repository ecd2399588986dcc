"""What the words of the cards mean between two players."""

from typing import Any

import pytest

from tests.engine.ambal.moments import told
from tests.engine.ambal.table import Table, effect, hit, skill

SINGLE = ("single-regular", "single-advanced")
BOLT = skill("bolt", hit(4, "target"))
RISE = effect("resurrect", "partner", health=20, energy=5)


def hurt_by(to: str, user: int) -> list[int]:
    """Who loses Health by a skill with that word, without a choice."""
    table = Table(skill("act", hit(5, to))).begun().turn(*(("act", None) if user == 1 else (None, "act")))
    return [seat for seat in (1, 2) if table.health(seat) == (55,)]


@pytest.mark.rule("AMBAL-SINGLE-01")
@pytest.mark.parametrize("word", ["opponent", "opponents"])
@pytest.mark.parametrize("user", [1, 2])
def test_opponent_means_the_other_player(word: str, user: int) -> None:
    assert hurt_by(word, user) == [3 - user]


@pytest.mark.rule("AMBAL-SINGLE-01")
def test_also_at_the_end_of_the_round_and_for_a_boon() -> None:
    glow = skill("glow", effect("boon", "you", rounds=2), hit(3, when="end"))
    table = Table(glow, skill("late", hit(1, when="end"))).begun().turn("late", "glow").end_battle()
    assert table.health() == (57, 59)


@pytest.mark.rule("AMBAL-SINGLE-02")
@pytest.mark.parametrize("word", ["you", "ally", "allies"])
@pytest.mark.parametrize("user", [1, 2])
def test_you_and_ally_mean_the_user(word: str, user: int) -> None:
    assert hurt_by(word, user) == [user]


@pytest.mark.rule("AMBAL-SINGLE-02")
def test_ally_means_the_user_also_where_the_target_is_the_opponent() -> None:
    table = Table(skill("mix", hit(3), hit(5, "ally"))).begun().turn("mix", None)
    assert table.health() == (55, 57)


@pytest.mark.rule("AMBAL-SINGLE-03")
@pytest.mark.parametrize("mode", SINGLE)
def test_nobody_is_brought_back_in_single(mode: str) -> None:
    table = Table(skill("rise", hit(1), RISE), mode=mode).begun()
    assert table.refused("commit", 1, card="rise") == "AMBAL-SINGLE-03"
    assert table.refused("commit", 1, card="rise", target=2) == "AMBAL-SINGLE-03"
    table.turn("riddle", "nothing")
    assert table.refused("resolve", 1, cost=0, effects=[hit(1), RISE]) == "AMBAL-SINGLE-03"
    table.do("resolve", 1, cost=0, effects=[hit(1)])


@pytest.mark.rule("AMBAL-SINGLE-04")
@pytest.mark.parametrize("user", [1, 2])
@pytest.mark.parametrize("target", [1, 2])
def test_the_user_of_a_skill_that_says_target_chooses_after_the_reveal(user: int, target: int) -> None:
    table = Table(BOLT).begun().turn(*(("bolt", None) if user == 1 else (None, "bolt")))
    assert (table.table["revealed"][0]["target"], table.view()["to_act"]) == (None, [user])
    table.do("choose", user, target=target)
    assert [seat for seat in (1, 2) if table.health(seat) == (56,)] == [target]
    assert table.table["revealed"][0]["target"] == target


@pytest.mark.rule("AMBAL-SINGLE-04")
def test_what_cannot_be_used_on_oneself_leaves_no_choice() -> None:
    table = Table(skill("shove", hit(4, "target"), aim="other")).begun().turn(None, "shove")
    assert (table.health(), table.table["revealed"][0]["target"]) == ((56, 60), 1)


@pytest.mark.rule("AMBAL-SINGLE-05")
@pytest.mark.parametrize("target", [1, 2])
def test_no_target_is_given_when_a_card_is_placed(target: int) -> None:
    table = Table(BOLT).begun()
    assert table.refused("commit", 1, card="bolt", target=target) == "AMBAL-SINGLE-05"
    assert table.refused("commit", 1, card="bolt", target=3) == "TABLE-INPUT"
    table.do("commit", 1, card="bolt")


@pytest.mark.rule("AMBAL-SINGLE-06")
@pytest.mark.parametrize("gift", [effect("energy", "partner", n=2), hit(5, "partner"), effect("draw", "partner", n=1)])
def test_an_effect_on_the_partner_does_nothing(gift: dict[str, Any]) -> None:
    table = Table(skill("gift", gift)).begun().turn("gift", None)
    assert (table.health(), table.energy(1), table.energy(2)) == ((60, 60), (8, 12), (8, 12))
    assert (table.counter(1, "hand"), table.table["revealed"][0]["state"]) == (6, "used")


@pytest.mark.rule("AMBAL-SINGLE-07")
@pytest.mark.parametrize("first", [1, 2])
def test_two_choices_are_made_in_any_order_and_seen_at_once(first: int) -> None:
    table = Table(BOLT, skill("dart", hit(3, "target"))).begun().turn("bolt", "dart")
    assert (table.view()["to_act"], table.view()["prompt"]["args"]["target"]) == ([1, 2], [1, 2])
    table.do("choose", first, target=1)
    shown = {one["seat"]: one["target"] for one in table.table["revealed"]}
    assert shown == {first: 1, 3 - first: None}
    table.do("choose", 3 - first, target=1)
    assert table.health() == (53, 60)


@pytest.mark.rule("AMBAL-SINGLE-07")
def test_people_are_told_who_chooses_first_while_both_have_to() -> None:
    table = Table(BOLT, skill("dart", hit(3, "target"))).begun()
    assert "AMBAL-SINGLE-07" not in told(table)
    assert "AMBAL-SINGLE-07" in told(table.turn("bolt", "dart"))
    table.do("choose", 1, target=1)
    assert "AMBAL-SINGLE-07" not in told(table)
