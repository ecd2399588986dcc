"""How players decide in a battle: by their Energy, their Health, and what the cards on the table say."""

from random import Random
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import replace

from companion.players.ambal.battle import choose_removal, choose_target, decide, declare, place
from companion.players.ambal.knowledge import Knowledge
from engine.ambal.cards import Effects
from tests.companion.players.ambal.sitting import sitting

LUCK = Random(5)


def decided(known: Knowledge) -> dict[str, Any]:
    """Without the whim to call the order."""
    return decide(replace(known, view=replace(known.view, to_act=[known.me])), Random(5))


def effects(*some: dict[str, Any]) -> tuple[Effects, ...]:
    return convert(list(some), tuple[Effects, ...])


def test_the_better_card_is_played() -> None:
    assert decided(sitting(["plain-cut", "long-lunge"]))["card"] == "training-long-lunge"


def test_a_card_that_cannot_be_paid_stays_in_the_hand() -> None:
    assert decided(sitting(["long-lunge"], seat1={"energy": 3})) == {"do": "stop"}
    assert decided(sitting(["long-lunge", "plain-cut"], seat1={"energy": 3}))["card"] == "training-plain-cut"


def test_who_is_rash_places_it_all_the_same() -> None:
    known = sitting(["long-lunge"], seat1={"energy": 3})
    assert decided(replace(known, temper=replace(known.temper, rash=1.0)))["do"] == "commit"


def test_energy_that_would_be_lost_is_spent_and_other_energy_can_be_saved() -> None:
    thrifty = replace(sitting(["plain-cut"]).temper, thrift=2.0)
    rich, poor = (replace(sitting(["plain-cut"], seat1={"energy": n}), temper=thrifty) for n in (12, 4))
    assert (decided(rich)["do"], decided(poor)["do"]) == ("commit", "stop")


def test_with_an_empty_hand_everybody_stops() -> None:
    assert decided(sitting([])) == {"do": "stop"}
    assert declare(sitting([]), LUCK) == {"do": "stop"}
    assert place(sitting([]), LUCK) == {"do": "stop"}


def test_who_has_said_so_places_even_a_poor_card() -> None:
    known = sitting(["spark-tithe"], seat1={"energy": 12})
    assert decided(known)["do"] == "stop"
    assert place(known, Random(5)) == {"do": "commit", "card": "training-spark-tithe"}


def test_who_may_skip_does_so_now_and_then() -> None:
    known = sitting(["plain-cut"], seat1={"may_skip": True})
    assert {decide(known, Random(seed))["do"] for seed in range(40)} >= {"skip", "commit"}
    assert {declare(known, Random(seed))["do"] for seed in range(40)} == {"skip", "declare"}


def test_the_order_is_called_now_and_then() -> None:
    known = sitting(["plain-cut"])
    calls = sum(decide(known, Random(seed))["do"] == "order" for seed in range(400))
    assert 0 < calls < 40


def test_in_double_the_token_names_the_weak() -> None:
    known = sitting(["plain-cut"], mode="double-regular", seat4={"health": 2})
    assert decided(known) == {"do": "commit", "card": "training-plain-cut", "target": 4}


def test_a_fallen_partner_is_brought_back_and_a_resurrection_is_not_tried_in_single() -> None:
    known = sitting(["ash-and-rise", "plain-cut"], mode="double-regular", seat2={"health": 0, "defeated": True})
    assert decided(known) == {"do": "commit", "card": "training-ash-and-rise", "target": 2}
    assert decided(sitting(["ash-and-rise"])) == {"do": "stop"}


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("plain-cut", (3, 4)),
        ("sleet-wall", (3, 4)),
        ("brine-rinse", (3, 4, 1, 2)),
        ("undertow", (3, 4, 2)),
        ("tide-mend", (1, 2)),
        ("dew-gift", (2,)),
        ("well-of-calm", (1,)),
        ("shared-cup", (3, 4)),
    ],
)
def test_whom_a_card_can_be_aimed_at(card: str, targets: tuple[int, ...]) -> None:
    assert sitting([], mode="double-regular").targets(f"training-{card}") == targets


def lies(card: str, on: int, by: int = 2, kind: str = "curse", left: int = 2) -> dict[str, Any]:
    return {"card": f"training-{card}", "kind": kind, "by": by, "on": on, "left": left}


def test_changes_of_cost_are_kept_in_mind_and_only_the_highest_counts() -> None:
    frost, oath = lies("frost-clasp", 1), lies("sworn-blade", 1, by=1, kind="boon")
    called = {"seat": 1, "op": "cost", "card": "training-hoarse-threat"}
    assert sitting([]).cost("training-plain-cut") == 1
    assert sitting([], table={"durations": [frost]}).cost("training-plain-cut") == 2
    assert sitting([], table={"durations": [frost], "lasting": [called]}).cost("training-plain-cut") == 2
    assert sitting([], table={"durations": [frost, oath]}).cost("training-plain-cut") == 1
    assert sitting([], table={"durations": [frost]}).cost("training-cinder-flick") == 1


# After the reveal


def test_help_goes_to_oneself_and_harm_to_the_other() -> None:
    known = sitting([], seat1={"health": 30})
    heal, hurt = effects({"op": "heal", "n": 3, "to": "target"}), effects({"op": "damage", "n": 3, "to": "target"})
    assert choose_target(known, heal, LUCK) == {"do": "choose", "target": 1}
    assert choose_target(known, hurt, LUCK) == {"do": "choose", "target": 2}


def test_what_lasts_longest_is_removed() -> None:
    known = sitting([], seat1={"poison": 4, "burning": 1, "bleeding": 2})
    two = effects({"op": "remove", "what": "condition", "n": 2, "to": "you"})
    one = effects({"op": "remove", "what": "condition", "n": 1, "to": "you", "which": ["burning", "bleeding"]})
    assert choose_removal(known, two, 1, Random(5)) == {"do": "choose", "remove": ["poison", "bleeding"]}
    assert choose_removal(known, one, 1, Random(5)) == {"do": "choose", "remove": ["bleeding"]}


def test_a_curse_is_removed_by_name() -> None:
    known = sitting([], table={"durations": [lies("frost-clasp", 1, left=1), lies("pyre-mark", 1, left=3)]})
    off = effects({"op": "remove", "what": "curse", "n": 1, "to": "target"})
    assert choose_removal(known, off, 1, Random(5)) == {"do": "choose", "remove": ["training-pyre-mark"]}


def test_target_and_removal_can_be_said_in_one_breath() -> None:
    known = sitting([], seat1={"poison": 4, "burning": 1})
    off = effects({"op": "remove", "what": "condition", "n": 1, "to": "target"})
    said = [choose_target(known, off, Random(seed)) for seed in range(20)]
    assert {choice["target"] for choice in said} == {1}
    assert {"remove" in choice for choice in said} == {True, False}
