"""A skill is learned from the worksheet: cost, types and effects, in the words of a card."""

from typing import Any

import pytest

from tests.engine.ambal.table import Table, effect, hit
from tests.engine.learning import taught


def entered(*effects: dict[str, Any], **more: Any) -> Any:
    table = Table().begun().turn("riddle", None)
    table.do("resolve", 1, cost=2, effects=list(effects), **more)
    return taught(table.history, "riddle")


def test_cost_types_and_effects_are_learned() -> None:
    says = entered(hit(3), types=["spell"])
    assert says == {"cost": 2, "types": ["spell"], "effects": [hit(3)]}


def test_a_seat_that_was_named_becomes_a_word() -> None:
    says = entered(hit(3, to=2), effect("heal", 1, n=1), effect("next", "you", effects=[hit(1, to=2)]))
    heal = effect("heal", "you", n=1)
    assert says["effects"] == [hit(3), heal, effect("next", "you", effects=[hit(1)])]


@pytest.mark.parametrize(("seat", "word"), [(1, "you"), (2, "partner"), (3, "opponent"), (4, None)])
def test_in_double_only_the_opponent_whom_the_token_names_has_a_word(seat: int, word: str | None) -> None:
    table = Table(mode="double-regular").begun().turn(("riddle", 3), None, None, None)
    table.do("resolve", 1, cost=0, effects=[hit(2, to=seat)])
    says = taught(table.history, "riddle")
    assert (None if says is None else says["effects"]) == (None if word is None else [hit(2, to=word)])


def test_a_learned_skill_does_what_was_entered() -> None:
    by_hand = Table().begun().turn("riddle", None)
    by_hand.do("resolve", 1, cost=2, effects=[hit(3, to=2), effect("heal", 1, n=1)])
    says = taught(by_hand.history, "riddle")
    assert says is not None
    itself = Table({"id": "other", "name": "Other"} | says).begun().turn("other", None)
    assert (itself.health(), itself.energy(1)) == (by_hand.health(), by_hand.energy(1))
