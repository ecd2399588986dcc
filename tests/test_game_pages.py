"""The page of each game tells every mode and option of the engine in the words of the screens, in both languages."""

import re

import pytest
from msgspec.inspect import LiteralType, StructType, type_info

from companion.messages import Speaker, languages
from engine import registry
from tests.companion.messages.needs import dashed
from tests.shape import PROJECT, commands

FOLDERS = {"en": PROJECT / "docs" / "games", "fr": PROJECT / "docs" / "fr" / "games"}
PAGES = [(game, language) for game in registry.offered() for language in FOLDERS]


def page(game: str, language: str) -> str:
    return (FOLDERS[language] / f"{game}.md").read_text(encoding="utf-8")


def row(text: str, first: str) -> list[str]:
    """The cells of the table row that begins with these words; none if there is no such row."""
    found = re.search(rf"^\| {re.escape(first)} \|(.*)\|$", text, re.MULTILINE)
    return [cell.strip() for cell in found[1].split("|")] if found else []


def test_there_is_a_folder_for_every_language() -> None:
    assert set(FOLDERS) == set(languages())


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_modes_and_their_seats(game: str, language: str) -> None:
    rules, say = registry.find(game), Speaker(language)
    assert rules is not None
    for mode, seats in rules.modes.items():
        words = say.term(f"mode-{dashed(game)}-{mode}")
        cells = row(page(game, language), words)
        assert cells[:1] == [f"`{mode}`"], words
        assert {int(number) for number in re.findall(r"\d+", cells[1])} == {seats[0], seats[-1]}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_options_and_what_can_be_chosen(game: str, language: str) -> None:
    rules, say, text = registry.find(game), Speaker(language), page(game, language)
    assert rules is not None
    info = type_info(rules.options)
    assert isinstance(info, StructType)
    for field in info.fields:
        id = f"{dashed(game)}-{dashed(field.name)}"
        if not say.knows(f"option-{id}"):  # it is not offered on the screen
            continue
        cells = row(text, say.term(f"option-{id}"))
        assert cells[:1] == [f"`{field.name}`"], id
        values = field.type.values if isinstance(field.type, LiteralType) else ()
        told = [f"{say.term(f'choice-{id}-{value}')}" for value in values]
        assert [words for words in told if words not in cells[1]] == []
        assert isinstance(field.default, bool) or field.default is None or f"**{field.default}**" in cells[1] or told


@pytest.mark.parametrize("game", registry.offered())
def test_both_languages_show_the_same_commands_and_pictures(game: str) -> None:
    english, french = page(game, "en"), page(game, "fr")
    assert commands(french) == commands(english)
    pictures = re.findall(r"pictures/([\w-]+)\.webp", english)
    assert re.findall(r"pictures/([\w-]+)-fr\.webp", french) == pictures
    assert pictures == [f"{game}-table", f"{game}-phone"]
