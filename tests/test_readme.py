"""What README, guides and changelog promise is there: files, the version, and a README of two screens."""

import re
import tomllib

import pytest

from tests.documents.shown import DOCUMENTS, commands_of
from tests.shape import PROJECT

GUIDES = {file.relative_to(PROJECT).as_posix(): file.read_text(encoding="utf-8") for file in DOCUMENTS}
TWO_SCREENS = 80


def test_the_readme_shows_commands_of_both_kinds() -> None:
    shown = {command.words[0] for command in commands_of(GUIDES["README.md"])}
    assert shown >= {"make", ".venv/bin/ambit"}


def test_the_readme_begins_with_a_picture_and_the_two_commands() -> None:
    text = GUIDES["README.md"]
    assert [str(command) for command in commands_of(text)][:2] == ["make demo", "make test"]
    assert text.index("](docs/pictures/demo.webp)") < text.index("make demo") < 1000
    assert "make setup" in {str(command) for command in commands_of(text)}


def test_the_readme_fits_on_two_screens_and_leads_on() -> None:
    text = GUIDES["README.md"]
    assert len(text.splitlines()) <= TWO_SCREENS
    assert {"quick-start", "evening", "building-a-table", "install", "troubleshooting", "architecture", "commands"} <= {
        *re.findall(r"\]\(docs/([\w-]+)\.md\)", text)
    }


@pytest.mark.parametrize("name", GUIDES)
def test_every_file_that_is_named_exists(name: str) -> None:
    text = GUIDES[name]
    links = [link for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text) if "://" not in link]
    paths = re.findall(r"`((?:docs|hardware|engine|companion|tests|scripts|requirements)/[\w./-]+)`", text)
    missing = [link for link in links if not ((PROJECT / name).parent / link).exists()]
    assert missing + [path for path in paths if not (PROJECT / path).exists()] == []


def test_the_changelog_begins_with_the_version_that_is_built() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    latest = re.search(r"^## \[([^\]]+)\]", (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert latest is not None
    assert latest[1] == project["version"]
