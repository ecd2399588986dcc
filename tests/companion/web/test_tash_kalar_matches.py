"""The page finds places to summon by itself. Its matcher is tested with examples: the answers of the engine."""

import json
from typing import Any

import pytest

from engine.tash_kalar import matcher
from engine.tash_kalar.arena import arena_of
from engine.tash_kalar.formations import Formation, read_formation
from engine.tash_kalar.pieces import PIECES
from tests.shape import PROJECT

EXAMPLES = PROJECT / "companion" / "web" / "page" / "tests" / "games" / "tash_kalar" / "matches.json"


@pytest.mark.parametrize("example", json.loads(EXAMPLES.read_bytes()), ids=lambda example: str(example["form"]))
def test_the_examples_of_the_page_are_the_answers_of_the_matcher(example: dict[str, Any]) -> None:
    formation = read_formation(example["form"], example["marks"])
    assert isinstance(formation, Formation)
    arena = arena_of({square: PIECES[piece] for square, piece in example["pieces"].items()})
    creature = matcher.Creature(formation, example["rank"], 1, example["impro"])
    found = matcher.matches(arena, creature)
    told = [[one.at, one.orientation, "".join(one.used), "".join(one.marks)] for one in found]
    assert told == example["matches"]
