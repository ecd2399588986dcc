"""The locked packages in requirements/ are those that pyproject.toml asks for, on every machine that Ambit runs on."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from itertools import product
from typing import Any

import pytest
from msgspec import Struct
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.shape import PROJECT

ABOUT = tomllib.loads((PROJECT / "pyproject.toml").read_text())
EXTRAS: dict[str, list[str]] = ABOUT["project"]["optional-dependencies"]
FILES = ("run", *EXTRAS)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
MACHINES = ("x86_64", "aarch64", "armv7l")
every_file = pytest.mark.parametrize("file", FILES)


class Locked(Struct, frozen=True):
    """One package of a file: `requirement` names its version, and the machines that it is for."""

    requirement: Requirement
    hashes: frozenset[str]

    @property
    def version(self) -> Version:
        [pin] = self.requirement.specifier
        assert pin.operator == "=="
        return Version(pin.version)


def text(file: str) -> str:
    return (PROJECT / f"requirements/{file}.txt").read_text()


@cache
def locked(file: str) -> dict[str, list[Locked]]:
    """The packages of a file by name; one that has several versions names the machines of each."""
    found: dict[str, list[Locked]] = {}
    for line in text(file).replace("\\\n", " ").splitlines():
        if not line.startswith((" ", "#")):
            what, *hashes = re.split(r"\s+--hash=", line)
            entry = Locked(Requirement(what), frozenset(hashes))
            found.setdefault(canonicalize_name(entry.requirement.name), []).append(entry)
    return found


def on(python: str, machine: str) -> dict[str, Any]:
    """The environment that markers are read in."""
    return {**default_environment(), "python_version": python, "python_full_version": f"{python}.2",
            "platform_machine": machine, "os_name": "posix", "sys_platform": "linux"}  # fmt: skip


ANYWHERE = [on(python, machine) for python, machine in product(PYTHONS, MACHINES)]


def chosen(file: str, name: str, where: dict[str, Any]) -> list[Locked]:
    entries = locked(file).get(canonicalize_name(name), [])
    return [entry for entry in entries if entry.requirement.marker is None or entry.requirement.marker.evaluate(where)]


def asked(file: str) -> Iterator[Requirement]:
    """What pyproject.toml asks for in this file: the program, what it is built with, and the extra."""
    yield from map(Requirement, [*ABOUT["project"]["dependencies"], *ABOUT["build-system"]["requires"]])
    yield from _of_extra(file)


def _of_extra(name: str) -> Iterator[Requirement]:
    for requirement in map(Requirement, EXTRAS.get(name, [])):
        if requirement.name == ABOUT["project"]["name"]:
            yield from (inner for extra in requirement.extras for inner in _of_extra(extra))
        else:
            yield requirement


@every_file
def test_everything_that_is_asked_for_is_locked_at_a_version_that_fits(file: str) -> None:
    for requirement, where in product(asked(file), ANYWHERE):
        if requirement.marker is None or requirement.marker.evaluate(where):
            found = chosen(file, requirement.name, where)
            assert len(found) == 1, (requirement.name, where["python_version"], where["platform_machine"])
            assert requirement.specifier.contains(found[0].version), f"{requirement}: run make lock"


def test_what_the_packages_themselves_need_is_locked_too() -> None:
    """By what the packages say that are installed here; which of them a machine needs hangs on its markers."""
    for name, where in product(locked("dev"), ANYWHERE):
        for needed in map(Requirement, metadata.requires(name) or () if _is_here(name) else ()):
            if needed.marker is None or needed.marker.evaluate(where | {"extra": ""}):
                [found] = chosen("dev", needed.name, where) if chosen("dev", name, where) else [None]
                assert found is None or needed.specifier.contains(found.version), (name, needed)


def _is_here(name: str) -> bool:
    """A package for other systems or other Pythons is locked, but not installed."""
    return bool(chosen("dev", name, dict(default_environment())))


@every_file
def test_every_package_has_the_hashes_of_its_files(file: str) -> None:
    assert locked(file)
    for entries in locked(file).values():
        for entry in entries:
            assert entry.hashes, entry.requirement
            assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", found) for found in entry.hashes), entry.requirement


@every_file
def test_nothing_says_where_packages_come_from(file: str) -> None:
    """No address, no file of some machine, no option of pip but hashes."""
    assert not re.search(
        r"://|@ |file:|\.whl|(^|\s)/|(^|\s)--?(?!hash=|c requirements/dev\.txt)[a-z]", text(file), re.M
    )


def test_all_files_agree_on_versions() -> None:
    for file, where in product(FILES, ANYWHERE):
        for name in locked(file).keys() & locked("dev").keys():
            versions = {entry.version for entry in chosen(file, name, where)}
            assert versions == {entry.version for entry in chosen("dev", name, where)}, (file, name)


def test_each_file_is_made_for_something_that_can_be_asked_for() -> None:
    assert {path.stem for path in (PROJECT / "requirements").glob("*")} == set(FILES)


@every_file
def test_rpi_lgpio_is_nowhere_for_it_overwrites_rpi_gpio(file: str) -> None:
    assert "rpi-lgpio" not in locked(file)
    assert "rpi-lgpio" not in {canonicalize_name(requirement.name) for requirement in asked(file)}


def test_rpi_gpio_is_an_extra_of_its_own() -> None:
    assert [file for file in FILES if "rpi-gpio" in locked(file)] == ["rpi-gpio"]


def test_what_is_tested_here_is_what_is_locked() -> None:
    """make setup installs the files; anything else here would test other versions than people get."""
    here: dict[str, Any] = dict(default_environment())
    pinned = {name: found[0].version for name in locked("dev") if (found := chosen("dev", name, here))}
    assert {name: Version(metadata.version(name)) for name in pinned} == pinned
