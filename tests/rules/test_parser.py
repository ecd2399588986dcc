"""The clause files can be read, all of them, and say what they say they hold."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.game_parts import rules_folder
from engine import registry
from engine.clauses import Clause, parse

FILES = sorted(rules_folder().rglob("*.md"))


def rules(*lines: str) -> str:
    return "\n".join(("# A game", "", "## Clauses", "", "### Calls", *lines, "", "## Worked examples", ""))


def test_every_game_has_a_file() -> None:
    assert {path.stem for path in FILES} >= {"table", *registry.shipped()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_holds_as_many_clauses_as_its_last_line_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    told = re.search(r"<!-- clauses: (\d+) -->\s*\Z", text)
    assert told is not None, f"{path.name} does not end with <!-- clauses: N -->"
    assert len(parse(text)) == int(told[1])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_clause_begins_with_its_game_and_stands_under_a_heading(path: Path) -> None:
    prefix = path.stem.partition("_")[0].upper() + "-"
    for clause in parse(path.read_text(encoding="utf-8")).values():
        assert clause.id.startswith(prefix)
        assert clause.section
        assert clause.text


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_remark_is_left_in_the_text_of_a_clause(path: Path) -> None:
    for clause in parse(path.read_text(encoding="utf-8")).values():
        for words in (clause.text, *clause.rulings, *clause.options):
            assert "Ruling:" not in words
            assert "Option:" not in words


def test_a_clause_is_read_with_its_remarks() -> None:
    text = rules(
        "- **GAME-CALL-01** (prompt) Call loudly.",
        "  Ruling: a whisper is no call.",
        "  Option: `silent` allows a whisper.",
        "  Ruling: a cough is no call either.",
    )
    assert parse(text) == {
        "GAME-CALL-01": Clause(
            "GAME-CALL-01",
            "Calls",
            "Call loudly.",
            prompt=True,
            rulings=("a whisper is no call.", "a cough is no call either."),
            options=("`silent` allows a whisper.",),
        )
    }


def test_two_remarks_on_one_line_are_two() -> None:
    clause = parse(rules("- **GAME-CALL-01** Call.", "  Option: `x`. Ruling: so be it."))["GAME-CALL-01"]
    assert (clause.options, clause.rulings) == (("`x`.",), ("so be it.",))


def test_a_wrapped_line_goes_on_where_the_line_before_it_stopped() -> None:
    clause = parse(rules("- **GAME-CALL-01** Call", "  now.", "  Ruling: or", "  later."))["GAME-CALL-01"]
    assert (clause.text, clause.rulings) == ("Call now.", ("or later.",))


def test_prompt_is_a_mark_only_right_after_the_id() -> None:
    assert not parse(rules("- **GAME-CALL-01** The player chooses (prompt)."))["GAME-CALL-01"].prompt


def test_tables_and_plain_items_between_clauses_belong_to_none() -> None:
    text = rules(
        "- **GAME-CALL-01** One.",
        "",
        "| a | b |",
        "|---|---|",
        "- a plain item",
        "  that goes on",
        "### More",
        "- **GAME-CALL-02** Two.",
    )
    assert [(c.text, c.section) for c in parse(text).values()] == [("One.", "Calls"), ("Two.", "More")]


def test_ids_outside_the_section_are_mentions() -> None:
    item = "- **GAME-CALL-09** Elsewhere."
    text = f"{item}\n" + rules("- **GAME-CALL-01** Here.") + f"{item}\n"
    assert list(parse(text)) == ["GAME-CALL-01"]


def test_a_bold_item_without_an_id_is_no_clause() -> None:
    assert parse(rules("- **Fire Magic** (`fire`): Solar Burst.", "- **NOTE** Nothing.")) == {}


def test_an_id_that_stands_twice_is_reported_by_name() -> None:
    with pytest.raises(ValueError, match="GAME-CALL-01 stands twice"):
        parse(rules("- **GAME-CALL-01** One.", "- **GAME-CALL-01** Another."))


def test_a_text_without_the_section_has_no_clauses() -> None:
    assert parse("# A game\n- **GAME-CALL-01** One.\n") == {}


SENTENCES = st.from_regex(r"[a-z][a-z `…×,]{0,40}[a-z]\.", fullmatch=True)
CLAUSES = st.builds(
    Clause,
    id=st.from_regex(r"[A-Z]{2,6}-[A-Z]{2,6}-[0-9]{2}", fullmatch=True),
    section=st.just("Calls"),
    text=SENTENCES,
    prompt=st.booleans(),
    rulings=st.lists(SENTENCES, max_size=2).map(tuple),
    options=st.lists(SENTENCES, max_size=2).map(tuple),
)


def written(clause: Clause) -> list[str]:
    head = f"- **{clause.id}**{' (prompt)' if clause.prompt else ''} {clause.text}"
    rulings = [f"  Ruling: {words}" for words in clause.rulings]
    return [head, *rulings, *(f"  Option: {words}" for words in clause.options)]


@given(st.lists(CLAUSES, unique_by=lambda clause: clause.id))
def test_what_is_written_down_is_read_back(clauses: list[Clause]) -> None:
    text = rules(*(line for clause in clauses for line in written(clause)))
    assert list(parse(text).values()) == clauses


@given(st.text(alphabet="#-* |\nABC01()Ruling:Option: prm"))
def test_no_text_breaks_the_parser(body: str) -> None:
    for id, clause in parse(f"## Clauses\n{body}").items():
        assert id == clause.id
