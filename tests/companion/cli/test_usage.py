"""A wrong command line is answered in the reader's language, with what to do, and exit code 2."""

import pytest

from companion.cli.usage import in_words
from tests.companion.cli.terminal import ambit

NBSP = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("demmo", "no command “demmo”. Did you mean demo?", f"pas de commande «{NBSP}demmo{NBSP}»"),
        ("xyz", "no command “xyz”. For the list: --help.", f"Pour la liste{NBSP}: --help."),
        ("cards lst", "no command “lst”. Did you mean list?", f"Vouliez-vous dire list{NBSP}?"),
        ("cards --lang=LANGUAGE", "A command belongs here. For the list: --help.", "Il faut une commande ici."),
        ("games extra", "a word too many: extra.", f"un mot de trop{NBSP}: extra."),
        ("run --nope x", "no option --nope here. For the list: --help.", "pas d’option --nope ici."),
        ("run --jso x", "no option --jso here. Did you mean --json?", f"Vouliez-vous dire --json{NBSP}?"),
        ("rules", "GAME|CLAUSE is missing.", "Il manque JEU|RÈGLE."),
        ("demo --port", "A value belongs behind --port.", "une valeur après --port."),
        ("cards export --pack x", "2 values belong behind --pack.", "2 valeurs après --pack."),
        ("games --json=3", "--json stands alone", "--json se met seul"),
        (
            "demo --port 70000",
            "70000 is outside the range of --port, which is 0<=x<=65535.",
            "70000 est hors des limites",
        ),
        ("demo --port x", "--port is a number, and “x” is none.", f"et «{NBSP}x{NBSP}» n’en est pas un."),
        ("demo --speed x", "--speed is a number, and “x” is none.", f"et «{NBSP}x{NBSP}» n’en est pas un."),
        ("log show x", "NUMBER is a number, and “x” is none.", "NUMÉRO est un nombre"),
        ("play ambush --simulate=x", "Choose one of these: virtual, wire.", f"Choisissez parmi{NBSP}: virtual, wire."),
    ],
    ids=lambda part: part,
)
def test_a_wrong_line_is_explained_in_both_languages(line: str, english: str, french: str) -> None:
    first, *rest = line.split()
    for language, words in (("en", english), ("fr", french)):
        said = ambit(
            "--lang", language, first, *(word.replace("LANGUAGE", language) for word in rest), env={"COLUMNS": "300"}
        )
        assert (said.code, said.out) == (2, "")
        assert words in said.err


def test_other_words_than_typers_are_left_alone() -> None:
    assert in_words("What is this?") is None
