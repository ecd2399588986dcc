"""What the page is built with: `npm ci` finds all of it in package-lock.json, on every kind of machine."""

import json
from typing import Any

import pytest

from tests.shape import PROJECT

PAGE = PROJECT / "companion/web/page"
ASKED: dict[str, Any] = json.loads((PAGE / "package.json").read_text(encoding="utf-8"))
LOCKED: dict[str, dict[str, Any]] = json.loads((PAGE / "package-lock.json").read_text(encoding="utf-8"))["packages"]
OURS = LOCKED[""]


def finds(place: str, name: str) -> bool:
    """Whether a package that lies at this place finds another: beside it, or in a folder further out."""
    parts = place.split("/node_modules/")
    inner = ("/node_modules/".join(parts[:count]) for count in range(len(parts), 0, -1))
    return f"node_modules/{name}" in LOCKED or any(f"{folder}/node_modules/{name}" in LOCKED for folder in inner)


@pytest.mark.parametrize("kind", ["dependencies", "devDependencies"])
def test_the_lock_is_of_what_the_page_asks_for(kind: str) -> None:
    assert OURS[kind] == ASKED[kind]
    assert all(finds("", name) for name in ASKED[kind])


def test_the_parts_for_other_machines_are_there_too() -> None:
    """Some packages have a part for each kind of processor, and a machine takes its own: a Pi another than a PC."""
    wanted = [
        (place, name)
        for place, package in LOCKED.items()
        for name in (*package.get("dependencies", ()), *package.get("optionalDependencies", ()))
    ]
    assert [pair for pair in wanted if not finds(*pair)] == []


def test_every_package_has_its_hash_and_none_says_where_it_comes_from() -> None:
    for place, package in LOCKED.items():
        if place:
            assert package["integrity"].startswith("sha512-"), place
            assert "resolved" not in package, place
