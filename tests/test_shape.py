"""The shape of the code is a gate: small files, small functions, types everywhere, no path of one machine."""

import ast
import statistics
from pathlib import Path

import pytest

from tests.conftest import NEED_LGPIO
from tests.shape import (
    CODE,
    MACHINE_PATH,
    OWN_DISKS,
    PROJECT,
    SHARED_DISKS,
    code_files,
    function_length,
    functions,
    length,
    public_functions,
    text_files,
    unannotated,
)

MEDIAN_FILE, LONGEST_FILE, LONGEST_FUNCTION = 150, 500, 60
EXPLAINED = 0.85
"""The share of the public functions of each folder that must have a docstring."""


def where(path: Path, line: int) -> str:
    return f"{path.relative_to(PROJECT)}:{line}"


def test_files_are_short() -> None:
    lengths = {path: length(path) for path in code_files()}
    assert statistics.median(lengths.values()) <= MEDIAN_FILE
    assert {str(path): lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_functions_fit_on_a_screen() -> None:
    every = ((path, function) for path in code_files() for function in functions(path))
    long = {where(path, f.lineno): f.name for path, f in every if function_length(f) > LONGEST_FUNCTION}
    assert long == {}


def test_every_function_says_its_types() -> None:
    every = ((path, function) for path in code_files() for function in functions(path))
    bare = {f"{where(path, f.lineno)} {f.name}": names for path, f in every if (names := unannotated(f))}
    assert bare == {}


def undocumented(path: Path) -> list[str]:
    return [each.name for each in public_functions(path) if ast.get_docstring(each) is None]


@pytest.mark.parametrize("folder", CODE)
def test_public_functions_say_what_their_names_do_not(folder: str) -> None:
    files = [path for path in code_files() if path.is_relative_to(PROJECT / folder)]
    public = sum(len(public_functions(path)) for path in files)
    missing = {str(path.relative_to(PROJECT)): names for path in files if (names := undocumented(path))}
    listed = "\n".join(f"{path}: {', '.join(names)}" for path, names in missing.items())
    share = 1 - sum(map(len, missing.values())) / public if public else 1.0
    assert share >= EXPLAINED, f"{share:.1%} of {public} have a docstring; these have none:\n{listed}"


def test_no_file_names_a_path_of_one_machine() -> None:
    found = [
        where(path, number)
        for path in text_files()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
    assert found == []


def test_what_is_not_collected_without_lgpio_is_there() -> None:
    """A test that moved would be collected, and fail where nobody can help it."""
    assert [name for name in NEED_LGPIO if not (PROJECT / "tests" / name).is_file()] == []


SLASH = "/"


@pytest.mark.parametrize("disk", OWN_DISKS)
def test_a_disk_of_one_machine_is_recognised(disk: str) -> None:
    assert MACHINE_PATH.search(f"see {SLASH}{disk}")


@pytest.mark.parametrize("disk", [*OWN_DISKS, *SHARED_DISKS])
@pytest.mark.parametrize("inside", ["x", "a b", f"ana{SLASH}x"])
def test_a_path_of_one_machine_is_recognised(disk: str, inside: str) -> None:
    assert MACHINE_PATH.search(f"see {SLASH}{disk}{SLASH}{inside}")


@pytest.mark.parametrize("text", ["and/or", "/dev/i2c-1"])
def test_other_slashes_are_left_alone(text: str) -> None:
    assert not MACHINE_PATH.search(text)


@pytest.mark.parametrize("disk", [*OWN_DISKS, *SHARED_DISKS])
@pytest.mark.parametrize("before", ["docs", ".", "a"])
def test_a_folder_of_the_same_name_elsewhere_is_left_alone(disk: str, before: str) -> None:
    assert not MACHINE_PATH.search(f"{before}{SLASH}{disk}{SLASH}x")
    assert not MACHINE_PATH.search(f"{before}{SLASH}{disk}")
    assert not MACHINE_PATH.search(f"{SLASH}{disk}ly")


def function(source: str) -> ast.FunctionDef:
    [node] = ast.parse(source).body
    assert isinstance(node, ast.FunctionDef)
    return node


def test_a_missing_type_is_recognised() -> None:
    assert unannotated(function("def f(self, a: int, b, *c, d: str, **e): ...")) == ["b", "c", "e", "return"]
    assert unannotated(function("def f(self, a: int) -> None: ...")) == []
    assert unannotated(function("@micropython.asm_thumb\ndef f(r0, r1): ...")) == []


def test_the_length_of_a_function_counts_from_its_name_to_its_last_line() -> None:
    assert function_length(function("def f() -> None:\n    a = 1\n\n    b = 2\n")) == 4


def test_a_function_without_a_docstring_is_found(tmp_path: Path) -> None:
    bare, told = "def {}() -> None: ...\n", 'def {}() -> None:\n    """Why."""\n'
    setter = "class A:\n    @value.setter\n    def value(self, new: int) -> None: ...\n"
    (file := tmp_path / "a.py").write_text(bare.format("one") + told.format("two") + bare.format("_three") + setter)
    assert undocumented(file) == ["one"]
