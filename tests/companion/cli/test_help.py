"""Every command explains itself with an example, and the examples work."""

import re

import pytest

from companion.catalogues import messages
from companion.cli.words import plain
from companion.messages import Speaker, languages
from tests.companion.cli.commands import commands, help_ids, leaves, params
from tests.companion.cli.terminal import ambit
from tests.shape import PROJECT

NBSP = "\N{NO-BREAK SPACE}"
OURS = ("run", "simulate", "games", "rules")


COMMANDS = leaves()
every_command = pytest.mark.parametrize("words", COMMANDS, ids=" ".join)


def test_the_commands_are_found() -> None:
    assert {(name,) for name in OURS} <= set(COMMANDS)


@every_command
@pytest.mark.parametrize("asked", ["--help", "-h"])
def test_every_command_has_help_with_an_example(words: tuple[str, ...], asked: str) -> None:
    said = ambit(*words, asked, env={"COLUMNS": "200"})
    assert (said.code, said.err) == (0, "")
    assert re.search(rf"Examples?: ambit {' '.join(words)}\b", said.out)


@every_command
def test_every_command_has_its_help_in_french_with_the_same_examples(words: tuple[str, ...]) -> None:
    english, french = (ambit(*words, "--help", "--lang", lang, env={"COLUMNS": "1000"}).out for lang in ("en", "fr"))
    assert re.search(rf"Exemples?{NBSP}: ambit {' '.join(words)}\b", french)
    shared = {line.strip(" │") for line in english.splitlines()} & {line.strip(" │") for line in french.splitlines()}
    assert {line for line in shared if re.search("[a-z]{3}", line) and not line.startswith("╭")} == set()
    assert [len(example.split()) for example in shown(english)] == [len(example.split()) for example in shown(french)]


@every_command
def test_no_help_names_a_python_type(words: tuple[str, ...]) -> None:
    assert re.findall(r"<[a-z]+>", ambit(*words, "--help").out) == []


def shown(text: str) -> list[str]:
    """What follows the word Example, cut into its commands."""
    line = next(line for line in text.splitlines() if "Exempl" in line or "Exampl" in line)
    return line.split("ambit ")[1:]


@pytest.mark.parametrize("language", languages())
def test_every_command_option_and_argument_has_words(language: str) -> None:
    written = messages(language, "help")
    assert {what: ids for what, ids in help_ids().items() if not any(id in written for id in ids)} == {}


def test_no_words_of_help_stand_in_the_code() -> None:
    """Not even English ones: all come from the catalogue."""
    english = {plain(entry) for entry in messages("en", "help").values()}
    told = {" ".join(words): [param.help for param in params(command)] for words, command in commands()}
    assert {words: lost for words, helps in told.items() if (lost := set(helps) - english)} == {}


@pytest.mark.parametrize("language", languages())
def test_help_reads_as_fluent_would_read_it(language: str) -> None:
    """It is read without Fluent, which is slow to load."""
    said = {id: Speaker(language).term(id) for id in messages(language, "help")}
    assert said == {id: re.sub(r"[ \n]+", " ", plain(entry)) for id, entry in messages(language, "help").items()}


@pytest.mark.parametrize("line", ["--lang fr demo --help", "demo --lang fr --help", "demo --help --lang=fr"])
def test_the_language_may_stand_before_and_behind_the_command(line: str) -> None:
    said = ambit(*line.split())
    assert (said.code, said.err) == (0, "")
    assert "Une table simulée" in said.out
    assert "demo [OPTIONS] [JEU]" in said.out


def test_a_french_terminal_gets_french_help() -> None:
    said = ambit("--help", env={"LC_ALL": "fr_FR.UTF-8"}).out
    assert "Commandes" in said
    assert "Commands" not in said
    assert "Commands" in ambit("--help").out


def test_the_program_alone_shows_its_commands() -> None:
    said = ambit("--help")
    assert said.code == 0
    assert all(name in said.out for name in OURS)


def examples(*words: str) -> list[list[str]]:
    """The commands that the help of a command shows."""
    text = ambit(*words, "--help", env={"COLUMNS": "200"}).out
    line = next(line for line in text.splitlines() if "Example" in line)
    return [found.split() for found in re.findall(r"ambit ((?:[\w./-]+ ?)+)", line)]


@pytest.mark.parametrize("words", OURS)
def test_the_examples_work(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    shown = examples(words)
    assert shown
    for example in shown:
        small = ["20" if word == "1000" else word for word in example]
        assert ambit(*small).code == 0, example


@pytest.mark.parametrize(
    ("words", "named"), [(("nope",), "nope"), (("run", "--nope", "x"), "--nope"), (("games", "extra"), "extra")]
)
def test_wrong_use_ends_with_2_and_names_what_is_wrong(words: tuple[str, ...], named: str) -> None:
    said = ambit(*words)
    assert (said.code, said.out) == (2, "")
    assert named in said.err
