"""The page blinks as the drivers do: the recording for its tests is what `hardware.animation` gives today."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hardware import animation
from hardware.animation import fit, glowing, lit, reads
from hardware.outputs import Digits, How, Pixel, Pixels

PAGE = Path(__file__).parents[2] / "companion" / "web" / "page"
RECORDED: dict[str, Any] = json.loads((PAGE / "tests" / "simulate" / "animation.json").read_text())
TIMES: list[float] = RECORDED["times"]
SOURCE = (PAGE / "src" / "simulate" / "animation.ts").read_text()


def named(one: dict[str, Any]) -> str:
    return json.dumps({key: value for key, value in one.items() if key in ("how", "digits", "text", "length", "since")})


@pytest.mark.parametrize("one", RECORDED["lit"], ids=named)
def test_a_lamp(one: dict[str, Any]) -> None:
    how: Any = msgspec.convert(one["how"], How)
    seen = "".join(str(int(lit(how, one["since"], one["since"] + time))) for time in TIMES)
    assert seen == one["on"]


@pytest.mark.parametrize("one", RECORDED["reads"], ids=named)
def test_a_counter(one: dict[str, Any]) -> None:
    digits = msgspec.convert({"device": "seat1.main", **one["digits"]}, Digits)
    assert [reads(digits, one["since"], one["since"] + time) for time in TIMES] == one["texts"]


@pytest.mark.parametrize("one", RECORDED["fit"], ids=named)
def test_a_text_on_so_many_digits(one: dict[str, Any]) -> None:
    assert fit(one["text"], one["places"]) == one["gives"]


@pytest.mark.parametrize("one", RECORDED["glowing"], ids=named)
def test_a_bar(one: dict[str, Any]) -> None:
    pixels = tuple(msgspec.convert(one["pixels"], list[Pixel]))
    shown = glowing(Pixels("seat1.bar", pixels), one["length"], one["now"])
    assert msgspec.to_builtins(list(shown)) == one["gives"]


def test_every_way_to_light_and_both_paces_are_recorded() -> None:
    hows = {(one["how"]["light"], one["how"].get("pace")) for one in RECORDED["lit"]}
    assert hows == {
        ("dark", None), ("steady", None), ("flash", "slow"), ("flash", "quick"), ("blink", None), ("in-turn", None),
    }  # fmt: skip


@pytest.mark.parametrize("name", ["SLOW", "QUICK", "BLINK", "TURN", "PAGE"])
def test_the_page_has_the_same_periods(name: str) -> None:
    told = re.search(rf"\b{name} = ([\d.]+)", SOURCE)
    assert told is not None, f"animation.ts has no {name}"
    assert float(told[1]) == getattr(animation, name)
