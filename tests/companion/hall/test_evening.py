"""An evening on the disk: written before it is told, taken up where it stopped, taken back and brought back."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from companion.hall.book import Book
from companion.hall.evening import Evening, News
from companion.hall.pairing import proposal
from companion.hall.rules import actions as a
from companion.hall.rules.rules import Step
from companion.hall.rules.settings import Settings
from companion.log.store import Damaged, Unusable
from engine.refusal import Refusal

SETTINGS = Settings(hall="club", game="ambush", mode="standard")


@pytest.fixture
def book(tmp_path: Path) -> Iterator[Book]:
    with closing(Book(tmp_path / "ambit.db")) as book:
        yield book


def again(book: Book) -> Evening:
    """The newest evening, as the next start of the program finds it."""
    return Evening(book, book.evenings()[0])


def begun(book: Book, players: int = 4) -> Evening:
    evening = Evening(book, book.begin(SETTINGS))
    for number in range(players):
        assert isinstance(evening.do(a.CheckIn(f"Player {number + 1}")), Step)
    return evening


def test_an_evening_is_the_same_after_a_restart(book: Book) -> None:
    evening = begun(book)
    evening.do(proposal(evening.hall))
    evening.undo()
    evening.redo()
    evening.do(a.Result(round=1, players=evening.hall.rounds[0].matches[0].players, winners=()))
    assert msgspec.json.encode(again(book).hall) == msgspec.json.encode(evening.hall)
    assert again(book).kept == evening.kept


def test_two_evenings_have_keys_and_names_of_their_own(book: Book) -> None:
    one, other = book.begin(SETTINGS), book.begin(SETTINGS)
    assert one.key != other.key
    assert one.evening != other.evening
    assert [kept.number for kept in book.evenings()] == [2, 1]


def test_who_watches_is_told_what_is_on_the_disk_already(book: Book) -> None:
    evening = begun(book, 0)
    found: list[int] = []

    def look(news: News) -> None:
        found.append(len(again(book).hall.players))
        assert again(book).hall == news.hall

    stop = evening.watch(look)
    evening.do(a.CheckIn("Ana"))
    evening.do(a.CheckIn("ana"))
    evening.undo()
    stop()
    evening.do(a.CheckIn("Bo"))
    assert found == [1, 0], "what is refused is not told"


@pytest.mark.rule("HALL-RESULT-05")
def test_deeds_are_taken_back_and_brought_back(book: Book) -> None:
    evening = begun(book, 2)
    assert isinstance(evening.redo(), Refusal)
    assert evening.undo() is None
    assert [player.name for player in evening.hall.players] == ["Player 1"]
    assert evening.redo() is None
    assert len(evening.hall.players) == 2
    evening.undo()
    evening.do(a.CheckIn("Another"))
    assert isinstance(evening.redo(), Refusal), "something new was done"
    evening.undo()
    evening.undo()
    assert isinstance(evening.undo(), Refusal)


@pytest.mark.rule("HALL-RESULT-05")
def test_a_result_that_a_table_told_is_not_taken_back(book: Book) -> None:
    evening = begun(book, 2)
    evening.do(proposal(evening.hall))
    evening.do(a.Result(round=1, players=(1, 2), winners=(1,), source="table", key="north.1"))
    refused = evening.undo()
    assert isinstance(refused, Refusal)
    assert refused.clause == "HALL-RESULT-05"
    assert again(book).hall == evening.hall


def test_two_programs_cannot_write_one_evening(book: Book) -> None:
    evening = begun(book, 2)
    other = again(book)
    assert isinstance(other.do(a.CheckIn("There")), Step)
    with pytest.raises(Unusable):
        evening.do(a.CheckIn("Here"))
    assert len(evening.hall.players) == 2
    assert again(book).hall == other.hall


def test_what_changes_nothing_is_not_written(book: Book) -> None:
    evening = begun(book, 2)
    evening.do(proposal(evening.hall))
    result = a.Result(round=1, players=(1, 2), winners=(1,), source="table", key="north.1")
    for _ in range(3):
        assert isinstance(evening.do(result), Step)
    lines, _ = book.lines(evening.kept.number)
    assert [line.deed for line in lines].count(result) == 1


@pytest.mark.parametrize(
    "change", ["UPDATE deeds SET body = replace(body, '1', '2')", "DELETE FROM deeds WHERE number = 1"]
)
def test_a_line_that_is_not_as_it_was_written_is_noticed(book: Book, change: str, tmp_path: Path) -> None:
    begun(book, 3)
    with closing(sqlite3.connect(tmp_path / "ambit.db")) as store, store:
        store.execute(change)
    with pytest.raises(Damaged):
        again(book)


def test_an_evening_whose_row_is_damaged_is_left_out(book: Book, tmp_path: Path) -> None:
    begun(book)
    with closing(sqlite3.connect(tmp_path / "ambit.db")) as store, store:
        store.execute("UPDATE halls SET key = 'guessed'")
    assert book.evenings() == []


@pytest.mark.parametrize("seed", range(8))
def test_anything_that_is_done_leaves_an_evening_that_can_be_taken_up(book: Book, seed: int) -> None:
    """Random deeds, most of them sensible, with undo and redo between them."""
    evening, random = begun(book, 5), Random(seed)
    for number in range(60):
        match random.randrange(9):
            case 0:
                evening.do(a.CheckIn(f"Late {number}"))
            case 1:
                evening.do(a.Leave(random.randint(1, 9)))
            case 2:
                evening.do(a.ComeBack(random.randint(1, 9)))
            case 3 | 4:
                evening.do(proposal(evening.hall))
            case 5:
                evening.undo()
            case 6:
                evening.redo()
            case _:
                matches = evening.hall.now.matches if evening.hall.now else ()
                for match in matches:
                    evening.do(
                        a.Result(round=len(evening.hall.rounds), players=match.players, winners=match.players[:1])
                    )
    taken_up = again(book)
    assert msgspec.json.encode(taken_up.hall) == msgspec.json.encode(evening.hall)
    assert taken_up.last == evening.last
