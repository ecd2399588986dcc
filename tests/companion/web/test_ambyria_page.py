"""The page knows Ambyria's vocabulary as the rules do: in its form for cards and its sheet for printed effects."""

import re

import msgspec

from engine.ambyria.cards import COLOURS, Card, Operations, Text
from tests.shape import PROJECT

PAGE = PROJECT / "companion" / "web" / "page"
PARTS = PAGE / "src" / "games" / "ambyria"


def test_the_form_is_tested_with_the_schema_of_now() -> None:
    recorded = msgspec.json.decode((PAGE / "tests" / "cards" / "ambyria-schema.json").read_bytes())
    assert recorded == msgspec.json.decode(msgspec.json.encode(msgspec.json.schema(Card)))


def test_the_sheet_enters_every_operation_but_the_one_that_stands_for_it() -> None:
    listed = re.search(r"export const OPS = \[(.*?)\]", (PARTS / "phone-ops.ts").read_text(), re.DOTALL)
    assert listed is not None
    every = {str(kind.__struct_config__.tag) for kind in Operations.__args__}
    assert set(re.findall(r'"(\w+)"', listed[1])) == every - {str(Text.__struct_config__.tag)}


def test_every_hero_has_its_colour() -> None:
    listed = re.search(r"COLOURS: .*? = \{ (.*?) \}", (PARTS / "colours.ts").read_text())
    assert listed is not None
    order = ("blue", "red", "green", "yellow")
    assert {hero: order[int(n) - 1] for hero, n in re.findall(r"(\w+): (\d)", listed[1])} == COLOURS
