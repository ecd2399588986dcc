"""The picture of the architecture, drawn from the import graph: `python -m tests.architecture` draws it anew."""

import tomllib
from collections.abc import Iterator
from functools import cache
from html import escape

import grimp
from msgspec import Struct

from engine import registry
from tests.shape import PROJECT

PICTURE = PROJECT / "docs" / "architecture.svg"
ROWS = (
    "the program",
    "a simulated hall",
    "a hall that people use",
    "what people use",
    "that table in a hall",
    "the one table of this machine",
    "a game that plays by itself",
    "a game, and its cards",
    "what these are made of",
    "what everybody may use",
    "words on the disk",
    "at the bottom",
)
"""What each layer of the companion is, the highest first."""
SHARED = ("game", "rulebook", "legal", "history", "scenario")
"""The modules of the engine that a newcomer meets first."""
WIDTH, ROW, LEFT, BOX_HEIGHT, GAP = 1180, 66, 250, 40, 12
"""Pixels. Row titles stand left of `LEFT`."""


class Box(Struct, frozen=True):
    """One package, and whether it imports the rules or the devices itself."""

    name: str
    rules: bool = False
    devices: bool = False


@cache
def graph() -> grimp.ImportGraph:
    """Every import between modules of the project."""
    return grimp.build_graph("engine", "hardware", "companion")


def layers() -> list[list[Box]]:
    """The layers of the companion as the import contract names them, the highest first."""
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    named = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [[_box(name.strip()) for name in row.split("|")] for row in named]


def _box(name: str) -> Box:
    root = f"companion.{name}"
    modules = {root, *graph().find_descendants(root)}
    used = {used.split(".")[0] for module in modules for used in graph().find_modules_directly_imported_by(module)}
    return Box(name, "engine" in used, "hardware" in used)


def drawn() -> str:
    """The whole picture as SVG."""
    parts = [*_companion(), *_foundations()]
    height = (len(ROWS) + 5) * ROW + 30
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        "<title>Ambit: who may use whom</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf9f4"/>',
        *parts,
        "</svg>",
    ]) + "\n"  # fmt: skip


def _companion() -> Iterator[str]:
    yield _text(20, 30, "companion: the table. Each layer uses those below it, never one beside or above it.", 17, True)
    yield _text(20, 52, "● imports the rules (engine)   ■ imports the devices (hardware)", 13)
    for number, (title, row) in enumerate(zip(ROWS, layers(), strict=True)):
        top = 70 + number * ROW
        yield _text(20, top + 26, title, 14)
        yield from _row(top, [(box.name, _marks(box)) for box in row], "#fff")


def _marks(box: Box) -> str:
    return ("●" if box.rules else "") + ("■" if box.devices else "")


def _foundations() -> Iterator[str]:
    top = 70 + len(ROWS) * ROW
    yield f'<line x1="20" y1="{top}" x2="{WIDTH - 20}" y2="{top}" stroke="#888" stroke-dasharray="4 4"/>'
    yield _text(20, top + 34, "engine: the games", 14)
    yield from _row(top + 8, [(name, "") for name in registry.shipped()], "#e4efe2")
    yield _text(20, top + ROW + 34, "engine: what games share", 14)
    yield from _row(top + ROW + 8, [(name, "") for name in SHARED], "#e4efe2")
    yield _text(20, top + 2 * ROW + 34, "hardware: no game known", 14)
    packages = _hardware()
    for number, some in enumerate((packages[: len(packages) // 2], packages[len(packages) // 2 :])):
        yield from _row(top + (2 + number) * ROW + 8, [(name, "") for name in some], "#e2e9f1")


def _hardware() -> list[str]:
    """The packages of the drivers and of the virtual table."""
    return sorted(path.parent.name for path in (PROJECT / "hardware").glob("*/__init__.py"))


def _row(top: int, boxes: list[tuple[str, str]], fill: str) -> Iterator[str]:
    room = WIDTH - LEFT - 20
    width = min(170, (room - GAP * (len(boxes) - 1)) // len(boxes))
    for place, (name, marks) in enumerate(boxes):
        left = LEFT + place * (width + GAP)
        yield f'<rect x="{left}" y="{top}" width="{width}" height="{BOX_HEIGHT}" rx="6" fill="{fill}" stroke="#555"/>'
        size = 14 if len(name) * 8 < width - 30 else 11
        yield _text(left + 8, top + 25, name, size, True)
        if marks:
            yield _text(left + width - 8 - 12 * len(marks), top + 25, marks, 11)


def _text(x: int, y: int, said: str, size: int, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x}" y="{y}" font-size="{size}"{weight} fill="#222">{escape(said)}</text>'


if __name__ == "__main__":
    PICTURE.write_text(drawn(), encoding="utf-8")
