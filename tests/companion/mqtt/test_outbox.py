"""Results that a table owes a hall: they stand in its log, are told in their order, and stop when confirmed."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.log import Entry, Log, Progress
from companion.mqtt.outbox import Outbox
from companion.mqtt.shapes import Guest, Pairing
from engine.setup import Header
from engine.view import Result

PEOPLE = (Guest(7, "Ana"), Guest(3, "Bo"))


def pairing(round: int = 1, evening: str = "1-abc") -> Pairing:
    return Pairing(evening=evening, round=round, players=PEOPLE, game="ambush", mode="standard")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    with closing(Log(tmp_path / "ambit.db")) as log:
        yield log


def begun(log: Log, match: Pairing) -> int:
    """A game of the log, begun as that match."""
    game = log.begin(Header(game="ambush", mode="standard", seats=("Ana", "Bo")))
    Outbox(log, "north").begin(match, game)
    return game


def over(log: Log, game: int, *winners: int) -> None:
    """The game ends, with these seats as winners."""
    result = Result(list(winners), [], "AMBUSH-WIN-05", {})
    sealed = log.entries(game)[1]
    progress = Progress(3, ("Ana", "Bo"), result)
    log.append(
        game, log.game(game).steps + 1, Entry("do", ({"do": "pass", "seat": 1},)), sealed, over=True, progress=progress
    )


def test_nothing_is_owed_before_a_game_is_over(log: Log) -> None:
    begun(log, pairing())
    assert Outbox(log, "north").owed() == []


def test_the_winner_is_told_by_the_number_that_the_hall_gave(log: Log) -> None:
    over(log, begun(log, pairing()), 2)
    (told,) = Outbox(log, "north").owed()
    assert (told.players, told.winners, told.round, told.evening) == ((7, 3), (3,), 1, "1-abc")


def test_results_are_told_in_their_order_until_each_is_confirmed(log: Log) -> None:
    outbox, games = Outbox(log, "north"), [begun(log, pairing(round)) for round in (1, 2, 3)]
    for game in reversed(games):
        over(log, game, 1)
    assert [told.round for told in outbox.owed()] == [1, 2, 3]
    first, second, _ = outbox.owed()
    outbox.confirm(second.evening, second.number)
    outbox.confirm("another evening", first.number)
    assert [told.round for told in Outbox(log, "north").owed()] == [1, 3], "also after a restart"


def test_the_same_game_has_the_same_key_and_another_one_another(log: Log) -> None:
    for round in (1, 2):
        over(log, begun(log, pairing(round)), 1)
    one, other = (told.key for told in Outbox(log, "north").owed())
    assert [told.key for told in Outbox(log, "north").owed()] == [one, other]
    assert one != other
    assert Outbox(log, "south").owed()[0].key != one


def test_a_result_that_was_taken_back_is_told_as_it_is_now(log: Log) -> None:
    game = begun(log, pairing())
    over(log, game, 1)
    over(log, game, 2)
    (told,) = Outbox(log, "north").owed()
    assert told.winners == (3,)


def test_a_match_and_its_game_are_found(log: Log) -> None:
    outbox, game = Outbox(log, "north"), begun(log, pairing())
    assert outbox.begun(pairing()) == game
    assert outbox.begun(pairing(2)) is None
    assert outbox.begun(pairing(evening="2-def")) is None
    assert outbox.match_of(game) == pairing()
    assert outbox.match_of(game + 1) is None
