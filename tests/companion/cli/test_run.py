"""`ambit run` for people: the story of a scenario, where it did not go as it says, and the exit code."""

from contextlib import closing
from pathlib import Path

import pytest

from companion.cards.registry import Registry
from companion.log import Log
from tests.companion.cli.terminal import SCENARIOS, ambit, run, saved
from tests.engine.scenario.lines import AMBUSH, BEGIN

CARD = {"id": "footman", "name": "Footman", "damage": 3, "effects": []}
FOOTMAN = {**AMBUSH, "scenario": "a footman", "cards": [CARD]}
GAP = "\N{NO-BREAK SPACE}"


def test_a_scenario_that_goes_as_it_says_is_told_and_ends_with_0() -> None:
    said = run(FOOTMAN, BEGIN, {"do": "expose", "seat": 1}, {"do": "play", "seat": 1, "card": "footman"})
    assert (said.code, said.err) == (0, "")
    for sentence in ("Ana shows the top card", "Ana plays Footman against Bo.", "Bo’s castle falls from 20 to 17."):
        assert sentence in said.out
    assert said.out.endswith(f"a footman: all 3{GAP}steps went as they should.\n")


def test_lines_are_told_with_their_number_in_the_file() -> None:
    story = run(b"", AMBUSH, b"", BEGIN, {"note": "hello"}).out
    assert '   4 ✓ {"do":"first","seat":0,"first":1}' in story
    assert '   5 ✓ {"note":"hello"}' in story


def test_what_went_otherwise_is_marked_with_what_was_wanted_and_what_is_there() -> None:
    said = run(AMBUSH, BEGIN, {"expect": {"round": 2, "table": {"colour": "red"}}}, {"do": "expose", "seat": 1})
    assert said.code == 1
    assert '   3 ✗ {"expect"' in said.out
    assert "round is 1; the scenario says 2." in said.out
    assert 'table.colour is not there; the scenario says "red".' in said.out
    assert "Ana shows the top card" in said.out
    assert said.out.endswith(f"ambush: one of 3{GAP}steps did not go as it should.\n")


def test_a_refusal_is_told_with_its_clause() -> None:
    said = run(AMBUSH, BEGIN, {"do": "expose", "seat": 2, "refused": "AMBUSH-TURN-03"})
    assert said.code == 0
    assert "[AMBUSH-TURN-03]" in said.out


def test_a_key_that_stands_twice_in_an_action_is_named_and_play_goes_on() -> None:
    said = run(AMBUSH, b'{"do":"first","seat":0,"seat":1,"first":1}', BEGIN)
    assert said.code == 1
    assert "“seat” stands here twice" in said.out
    assert "[TABLE-INPUT]" in said.out
    assert "Round" in said.out


def test_people_are_told_by_the_names_they_have_now() -> None:
    said = run(AMBUSH, {"do": "name", "seat": 1, "name": "Zoë"}, BEGIN)
    assert "It is Zoë’s turn." in said.out


def test_a_file_and_standard_input_are_the_same(tmp_path: Path) -> None:
    assert ambit("run", saved(tmp_path, AMBUSH, BEGIN)) == run(AMBUSH, BEGIN)


def test_a_byte_order_mark_and_foreign_line_ends_do_not_matter(tmp_path: Path) -> None:
    usual = (SCENARIOS / "01-no-call-while-placing.jsonl").read_bytes()
    path = tmp_path / "windows.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + usual.replace(b"\n", b"\r\n") + b"\r\n\r\n")
    said = ambit("run", str(path), "--json")
    assert (said.code, said.out) == (0, ambit("run", "-", "--json", typed=usual).out)


def test_the_invented_cards_of_the_training_set_are_not_there_by_themselves() -> None:
    said = run(AMBUSH, BEGIN, {"do": "expose", "seat": 1, "card": "training-spear", "refused": "TABLE-INPUT"})
    assert said.code == 0


def test_the_cards_of_the_rulebook_are_there() -> None:
    assert "Ana shows Elven Archer" in run(AMBUSH, BEGIN, {"do": "expose", "seat": 1, "card": "elven-archer"}).out


@pytest.mark.parametrize("title", ["\x1b[31mred", "a\nb", "a\rb", "\x07"])
def test_a_title_cannot_write_over_the_terminal(title: str) -> None:
    """A line break is set as a space; what commands a terminal is refused."""
    said = run(AMBUSH | {"scenario": title})
    assert said.code == (0 if title == "a\nb" else 2)
    assert not set(said.out + said.err) & {chr(code) for code in range(32) if chr(code) != "\n"}


TAPPED = (BEGIN, {"do": "expose", "seat": 1}, {"tap": "seat1.reader", "uid": "04A1B2C3D4E580"})


def registered(home: Path, game: str, card: str) -> dict[str, str]:
    """The environment of a table at which that chip is stuck on this card."""
    home.mkdir()
    with closing(Log(home / "ambit.db")) as log:
        registry = Registry(log)
        registry.put(registry.fresh("04A1B2C3D4E580", game, card))
    return {"AMBIT_HOME": str(home)}


def test_a_chip_is_the_card_for_which_it_is_registered_here(tmp_path: Path) -> None:
    said = ambit("run", saved(tmp_path, FOOTMAN, *TAPPED), env=registered(tmp_path / "home", "ambush", "footman"))
    assert said.code == 0
    assert "Ana plays Footman against Bo." in said.out


def test_a_chip_of_another_game_is_refused(tmp_path: Path) -> None:
    said = ambit("run", saved(tmp_path, FOOTMAN, *TAPPED), env=registered(tmp_path / "home", "ambal", "owl"))
    assert said.code == 1
    assert "[TABLE-INPUT]" in said.out


def test_where_nothing_was_ever_registered_no_database_is_made(tmp_path: Path) -> None:
    said = ambit("run", saved(tmp_path, FOOTMAN, *TAPPED), env={"AMBIT_HOME": str(tmp_path / "home")})
    assert said.code == 1
    assert "[TABLE-INPUT]" in said.out
    assert not (tmp_path / "home").exists()


def test_a_database_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "ambit.db").write_bytes(b"not a database at all" * 99)
    said = ambit("run", saved(tmp_path, FOOTMAN, *TAPPED), env={"AMBIT_HOME": str(tmp_path)})
    assert said.code == 2
    assert "ambit.db" in said.err
