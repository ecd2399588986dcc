"""Every clause is told in French, too, with the same numbers, words of the protocol and remarks."""

import pytest
from msgspec.structs import replace

from companion import clauses as library
from engine.clauses import Clause
from tests.rules import french
from tests.rules.french import gaps

ENGLISH = Clause("GAME-CALL-01", "Calls", "Press `call` 2 times, see GAME-CALL-02.", rulings=("0.5 s count.",))
FRENCH = replace(
    ENGLISH,
    section="Appels",
    text="Appuyez 2 fois sur `call`, voir GAME-CALL-02.",
    rulings=("0,5 s comptent\u00a0: toujours.",),
    language="fr",
)


@pytest.mark.parametrize("game", library.games())
def test_every_clause_is_told_in_french_and_says_the_same(game: str) -> None:
    assert gaps(library.read(game), library.translated(game, "fr")) == []


def told(other: Clause | None) -> list[str]:
    return gaps({ENGLISH.id: ENGLISH}, {} if other is None else {other.id: other})


def test_a_good_translation_has_no_gap() -> None:
    assert told(FRENCH) == []


@pytest.mark.parametrize(
    ("other", "gap"),
    [
        (None, "no French: GAME-CALL-01"),
        (replace(FRENCH, id="GAME-CALL-09"), "no English: GAME-CALL-09"),
        (replace(FRENCH, section="Calls"), "the heading “Calls” is English"),
        (replace(FRENCH, text=ENGLISH.text), "GAME-CALL-01: its text is English"),
        (replace(FRENCH, prompt=True), "GAME-CALL-01: (prompt) stands in one of the two only"),
        (replace(FRENCH, rulings=()), "GAME-CALL-01: not as many remarks (Ruling:, Option:)"),
        (replace(FRENCH, text=FRENCH.text.replace("call", "appel")), "code: ['call'] missing, ['appel'] too many"),
        (
            replace(FRENCH, text=FRENCH.text.replace("-02", "-03")),
            "['GAME-CALL-02'] missing, ['GAME-CALL-03'] too many",
        ),
        (replace(FRENCH, text=FRENCH.text.replace("2 fois", "3 fois")), "numbers: ['2'] missing, ['3'] too many"),
        (replace(FRENCH, rulings=("0,5 s comptent : oui.",)), "a no-break space belongs before : ; ? ! » and after «"),
        (replace(FRENCH, rulings=("L'appel de 0,5 s.",)), "quotes are « », the apostrophe is ’"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_gap_is_told(other: Clause | None, gap: str) -> None:
    assert any(gap in line for line in told(other)), told(other)


def test_a_heading_has_one_translation_and_shares_it_with_no_other() -> None:
    def both(first: str, second: str, section: str) -> list[str]:
        english = {"G-A-01": replace(ENGLISH, id="G-A-01"), "G-A-02": replace(ENGLISH, id="G-A-02", section=section)}
        return gaps(english, {"G-A-01": replace(FRENCH, section=first), "G-A-02": replace(FRENCH, section=second)})

    assert both("Appels", "Cris", "Calls") == ["the heading “Calls” is translated in several ways"]
    assert both("Appels", "Appels", "Cards") == ["“Appels” stands for several headings"]


def test_the_excuses_for_the_same_heading_are_still_needed() -> None:
    games = [(library.read(game), library.translated(game, "fr")) for game in library.games()]
    same = {one.section for english, told in games for id, one in english.items() if told[id].section == one.section}
    assert same == french.SAME_HEADINGS


def test_the_list_for_translators_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    code = french.main()
    lines = capsys.readouterr().out.splitlines()
    assert {line.partition(":")[0] for line in lines if not line.startswith(" ")} == set(library.games())
    assert code == (1 if any(french.all_gaps().values()) else 0)
