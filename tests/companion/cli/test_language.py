"""The commands speak the language that is asked for, or that of the environment."""

from pathlib import Path

import pytest

from tests.companion.cli.terminal import SCENARIOS, ambit, run
from tests.engine.scenario.lines import AMBUSH, BEGIN

STORY = str(SCENARIOS / "02-first-turn-of-two.jsonl")


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (("run", STORY), "It is Bo’s turn.", "C’est à Bo"),
        (("games",), "seats", "places"),
        (("simulate", "ambush", "--games", "1"), "played, ", "jouée"),
        (("simulate", "chess"), "does not know a game “chess”", "ne connaît pas"),
        (("rules", "ambsh"), "Did you mean ambush", "ambush"),
        (("run", "nowhere.jsonl"), "There is no file nowhere.jsonl", "Le fichier nowhere.jsonl n’existe pas"),
    ],
    ids=lambda part: part[0] if isinstance(part, tuple) else "",
)
def test_every_command_speaks_english_and_french(words: tuple[str, ...], english: str, french: str) -> None:
    here, there = ambit("--lang", "en", *words), ambit("--lang", "fr", *words)
    assert ambit(*words, "--lang", "fr") == there
    assert here.code == there.code
    assert english in here.out + here.err
    assert french in there.out + there.err
    assert english not in there.out + there.err


@pytest.mark.parametrize(
    ("env", "french"),
    [
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, True),
        ({"LC_ALL": "fr_CA.UTF-8"}, True),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, False),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, False),
        ({"LC_ALL": "nonsense"}, False),
    ],
)
def test_without_a_wish_the_environment_decides(env: dict[str, str], french: bool) -> None:
    assert ("C’est à Bo" in ambit("run", STORY, env=env).out) is french


def test_a_wish_is_stronger_than_the_environment_and_lasts_for_one_run() -> None:
    assert "It is Bo’s turn." in ambit("--lang", "en", "run", STORY, env={"LC_ALL": "fr_FR.UTF-8"}).out
    assert "C’est à Bo" in ambit("--lang", "fr", "run", STORY).out
    assert "It is Bo’s turn." in ambit("run", STORY).out


@pytest.mark.parametrize("language", ["de", "", "french please"])
def test_a_language_that_nobody_here_speaks_is_wrong_use(language: str) -> None:
    for line in (("--lang", language, "games"), ("games", "--lang", language), ("cards", "--lang", language, "list")):
        said = ambit(*line)
        assert (said.code, said.out) == (2, "")
        assert "en, fr" in said.err


def test_the_last_of_several_languages_counts() -> None:
    assert "places" in ambit("--lang", "en", "games", "--lang", "fr").out
    assert "seats" in ambit("--lang", "fr", "games", "--lang=en").out


def test_what_stands_behind_two_dashes_is_no_option() -> None:
    said = ambit("rules", "--", "--lang")
    assert said.code == 2
    assert "“--lang”" in said.err


def test_what_programs_read_is_the_same_in_every_language_but_for_messages() -> None:
    english, french = (ambit("--lang", lang, "run", STORY, "--json").lines for lang in ("en", "fr"))
    assert english == french
    refused = run(AMBUSH, BEGIN, {"do": "expose", "seat": 2}, more=("--json",)).lines[-1]
    assert refused["refused"] == "AMBUSH-TURN-03"


def test_invented_cards_are_shown_and_found_by_their_french_names(tmp_path: Path) -> None:
    """What is stored, and what programs read, stays as it is."""
    env = {"AMBIT_HOME": str(tmp_path)}
    words = ("cards", "register", "ambush", "--pack", "ambush-training", "--lang", "fr")
    said = ambit(*words, typed=b"lance\n1\n04A16F92\nquit\n", env=env).out
    assert "Lance d’essai" in said
    assert "Training" not in said
    assert "Lance d’essai" in ambit("cards", "list", "--lang", "fr", env=env).out
    assert "Training Spear" in ambit("cards", "list", env=env).out
    [row] = ambit("cards", "list", "--json", "--lang", "fr", env=env).lines
    assert (row["card"], row["name"]) == ("training-spear", "Training Spear")
    taught = ambit("cards", "teach", "ambush", "Lance d’essai", "--lang", "fr", "--json", env=env)
    assert "training-spear" in taught.out
