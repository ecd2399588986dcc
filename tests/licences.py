"""Writes docs/licences.md: the licence of every package that Ambit is installed with, from what the packages say."""

import json
import re
from importlib import metadata

from tests.e2e.installing import needed
from tests.shape import PROJECT

DOCUMENT = PROJECT / "docs" / "licences.md"
PAGE = PROJECT / "companion" / "web" / "page" / "package-lock.json"
SPELLINGS = {
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "EPL-2.0 OR BSD-3-Clause": "BSD-3-Clause",  # whoever uses it may choose
    "ISC License": "ISC",
    "MIT License": "MIT",
    "unlicense.org": "Unlicense",
}
"""SPDX names of what older packages say. Three say no more than BSD: their texts and headers have three clauses."""
PERMISSIVE = frozenset({"Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "PSF-2.0", "Unlicense"})
BESIDE = {"gpiod": "LGPL-2.1-or-later"}
"""Packages under a licence that a program of ours may use, but not take parts of: installed by name, never copied."""
UNKNOWN = "unknown"
HEAD = """# Licences

Ambit is under the MIT licence (`LICENSE`). These are the licences of what it is installed with, as the packages
themselves say; `make licences` writes this page, and a test looks whether it is up to date and whether every licence is
known and fits. The built page holds parts of packages under "The page"; the texts of their licences are collected into
`licences.txt`, which the wheel carries and the page serves (`/licences.txt`). The built documents hold parts of those
under "The documents". All others are installed by name. No font is brought along: the page uses those of the machine
that shows it.
"""


def licence_of(name: str) -> str:
    """By its SPDX name; from the expression, the older field, or the classifiers, whichever says something."""
    about = metadata.metadata(name)
    classifiers = [each.split(" :: ")[-1] for each in about.get_all("Classifier") or () if each.startswith("License")]
    said: tuple[str, ...] = (
        *(about.get_all("License-Expression") or ()),
        *(about.get_all("License") or ()),
        *classifiers,
    )
    for text in said:
        found = SPELLINGS.get(text, text)
        if found and all(part in PERMISSIVE or part == BESIDE.get(name) for part in parts(found)):
            return found
    return UNKNOWN


def parts(expression: str) -> list[str]:
    """The licences that an SPDX expression names."""
    return re.split(r" AND | OR ", expression.strip("()"))


def run() -> dict[str, str]:
    """Of what every installation has."""
    return {name: licence_of(name) for name in needed()}


def pi() -> dict[str, str]:
    """Of what a real table has besides, as far as this machine has it."""
    return {name: licence_of(name) for name in sorted({*needed("pi")} - {*needed()}) if _is_here(name)}


def hall() -> dict[str, str]:
    """Of what a hall has besides."""
    return {name: licence_of(name) for name in sorted({*needed("hall")} - {*needed()})}


def _is_here(name: str) -> bool:
    return bool(list(metadata.distributions(name=name)))


def page() -> dict[str, str]:
    """Of what the page is made of; the tools that build it are not in it."""
    packages = json.loads(PAGE.read_text(encoding="utf-8"))["packages"]
    held = {
        path.rpartition("node_modules/")[2]: said for path, said in packages.items() if path and not said.get("dev")
    }
    return {name: said.get("license", UNKNOWN) for name, said in sorted(held.items())}


def documents() -> dict[str, str]:
    """Of those that put scripts and styles of their own into the built documents."""
    return {name: licence_of(name) for name in ("furo", "pygments", "sphinx")}


SECTIONS = {
    "The program": run,
    "A real table (`make pi`)": pi,
    "A hall": hall,
    "The page": page,
    "The documents": documents,
}


def document() -> str:
    """The whole page."""
    text = HEAD
    for title, found in SECTIONS.items():
        text += f"\n## {title}\n\n| package | licence |\n|---|---|\n"
        text += "".join(row(name, licence) for name, licence in found().items())
    return text


def row(name: str, licence: str) -> str:
    return f"| {name} | {licence} |\n"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
