"""The picture of the architecture shows the folders as they are, and the ways name files that exist."""

import re

from tests.architecture import PICTURE, ROWS, drawn, layers
from tests.shape import PROJECT

GUIDE = (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_the_picture_is_drawn_from_the_import_graph() -> None:
    assert PICTURE.read_text(encoding="utf-8") == drawn(), "make architecture draws it anew"


def test_every_part_of_the_companion_is_in_a_layer() -> None:
    drawn = {box.name for row in layers() for box in row}
    folder = PROJECT / "companion"
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert drawn == packages | modules
    assert len(layers()) == len(ROWS)


def test_every_way_is_told_in_at_most_ten_steps() -> None:
    ways = re.findall(r"^## The way of a (\w+)$(.*?)(?=^## )", GUIDE, re.MULTILINE | re.DOTALL)
    assert [name for name, _ in ways] == ["press", "tap", "click", "resume"]
    for name, way in ways:
        steps = re.findall(r"^(\d+)\. ", way, re.MULTILINE)
        assert [int(step) for step in steps] == list(range(1, len(steps) + 1)), name
        assert len(steps) <= 10
