"""A creature is learned moment by moment; what nobody may know yet is not offered."""

from typing import Any

import pytest

from tests.engine.learning import taught
from tests.engine.tamer.table import RIDDLE, Table, buff, choose, creature, duel

UNSAID = [{"when": "draft"}, {"when": "ko"}]


def grown(*keys: str, die: str = "temp_power", by: int = 1) -> list[dict[str, Any]]:
    return [{"creature": key, "die": die, "by": by} for key in keys]


def entered(*changes: dict[str, Any]) -> Any:
    """What is known of the creature after its Round Start was entered."""
    table = duel(["riddle", "cub", "wolf"], ["bear"])
    table.do("resolve", 1, card="riddle", changes=list(changes))
    says = taught(table.history, "riddle")
    return None if says is None else says["effects"]


@pytest.mark.parametrize(("keys", "to"), [
    (("riddle",), "self"), (("riddle", "cub", "wolf"), "all"), (("cub", "wolf"), "others"),
    (("cub",), choose(1, "others")), (("riddle", "cub"), choose(2, "all")),
])  # fmt: skip
def test_whose_dice_grew_becomes_whom_the_effect_means(keys: tuple[str, ...], to: Any) -> None:
    assert entered(*grown(*keys)) == [UNSAID[0], {"when": "start", "do": [buff("temp_power", 1, to)]}, UNSAID[1]]


def test_a_moment_without_effect_is_learned_and_the_others_stay_unknown() -> None:
    assert entered() == UNSAID


@pytest.mark.parametrize("changes", [
    grown("riddle", by=-1), grown("riddle", die="damage"), [*grown("cub"), *grown("cub")],
])  # fmt: skip
def test_what_no_creature_could_say_is_not_offered(changes: list[dict[str, Any]]) -> None:
    assert entered(*changes) is None


def test_a_moment_that_is_learned_later_is_added() -> None:
    known = RIDDLE | {
        "id": "sphinx",
        "effects": [{"when": "draft"}, {"when": "ko", "do": [buff("perm_power", 1, "self")]}],
    }
    table = Table(4, known).picks("sphinx")
    table.do("resolve", 1, card="sphinx", changes=grown("sphinx", die="perm_health", by=2))
    says: Any = taught(table.history, "sphinx")
    assert [effect["when"] for effect in says["effects"]] == ["draft", "ko"]
    assert says["effects"][0]["do"] == [buff("perm_health", 2, "self")]


def test_a_learned_creature_does_what_was_entered() -> None:
    by_hand = duel(["riddle", "cub"], ["bear"])
    by_hand.do("resolve", 1, card="riddle", changes=grown("riddle", "cub", by=2))
    says: Any = taught(by_hand.history, "riddle")
    itself = duel(["twin", "cub"], ["bear"], creature("twin") | says | {"id": "twin"})
    assert [itself.die(1, key, "temp_power") for key in ("twin", "cub")] == [2, 2]
