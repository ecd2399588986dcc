"""What the page's sheet for a card without data makes of taps is a card for the rules, word for word."""

from typing import Any

import msgspec
import pytest

from engine.ambal.cards import Boon, Effects
from engine.ambal.flaws import flaw
from tests.shape import PROJECT

ENTERED = PROJECT / "companion" / "web" / "page" / "tests" / "games" / "ambal" / "effects.json"
LASTING = Boon(to="you", rounds=2)
"""With it on the card, the others may wait or last."""


def entered() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(ENTERED.read_bytes())
    return found


@pytest.mark.parametrize("one", entered(), ids=lambda one: one["word"])
def test_the_rules_take_what_the_sheet_makes(one: dict[str, Any]) -> None:
    effect = msgspec.convert(one["effect"], type=Effects)
    assert msgspec.json.decode(msgspec.json.encode(effect)) == one["effect"]
    lies = one["effect"]["op"] in ("boon", "curse")
    assert flaw((effect,) if lies else (LASTING, effect), entered=True) is None


def test_the_sheet_knows_every_operation() -> None:
    every = {str(kind.__struct_config__.tag) for kind in Effects.__args__}
    assert {one["effect"]["op"] for one in entered()} == every
