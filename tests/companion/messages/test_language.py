"""Which language is spoken, and that only what is needed is read."""

import subprocess
import sys

import pytest

from companion.catalogues import cut, game_of
from companion.messages import Speaker, find_language, languages, preferred
from companion.messages.voice import Voice
from engine.message import Message


def test_english_and_french_are_spoken() -> None:
    assert languages() == ("en", "fr")


@pytest.mark.parametrize("wanted", ["fr", "FR", "fr-CA", "fr_FR.UTF-8", "fr_BE@euro", " fr "])
def test_a_language_is_found_however_it_is_written(wanted: str) -> None:
    assert find_language(wanted) == "fr"


@pytest.mark.parametrize("wanted", ["de", "", "frisian", "../en"])
def test_a_language_that_is_not_spoken_is_answered_with_those_that_are(wanted: str) -> None:
    answer = find_language(wanted)
    assert isinstance(answer, Message)
    assert "en, fr" in Speaker().message(answer)


def test_a_speaker_of_an_unknown_language_speaks_english_and_says_so() -> None:
    lost = Speaker("de")
    assert lost.language == "en"
    assert lost.notice == "Ambit does not speak “de” yet. Choose one of these: en, fr."
    assert Speaker("fr").notice is None


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "POSIX"}, "en"),
    ],
)
def test_the_environment_says_which_language_is_preferred(environ: dict[str, str], language: str) -> None:
    assert preferred(environ) == language


@pytest.mark.parametrize(
    ("id", "game"),
    [
        ("ambush-over", "ambush"),
        ("fact-ambush-exposed", "ambush"),
        ("game-ambush", "ambush"),
        ("undo-none", None),
        ("ambushed", None),
    ],
)
def test_an_id_tells_its_game(id: str, game: str | None) -> None:
    assert game_of(id, "en") == game


class Nameless:
    def seat(self, number: int) -> str:
        return str(number)

    def card(self, id: str) -> str:
        return id

    def called(self, id: str) -> str | None:
        return None


def test_only_what_is_said_is_parsed() -> None:
    voice = Voice("fr", "ambush", False)
    voice.say("fact-ambush-press", {"seat": 1, "reaction_ms": 4, "behind_ms": 0, "err_ms": 1}, Nameless())
    assert voice.parsed == {"fact-ambush-press", "ambush-reaction"}


def test_only_the_catalogues_that_are_needed_are_read() -> None:
    cut.cache_clear()
    Voice("fr", None, False)
    assert cut.cache_info().currsize == 1


def test_fluent_is_loaded_only_when_something_is_said() -> None:
    """It takes most of the time that a small computer needs to say its first sentence."""
    code = "import sys, companion.messages as m; m.Speaker('fr'); sys.exit('fluent.syntax' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
