"""What tables tell the hall and are told: results once, calls, matches, and whatever else a broker may carry."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.hall.book import Book
from companion.hall.evening import Evening
from companion.hall.pairing import proposal
from companion.hall.rules import actions as a
from companion.hall.rules.settings import Settings
from companion.hall.tables import MOST_STRANGERS, SILENT, Tables
from companion.mqtt import shapes as s
from companion.mqtt import topics
from companion.mqtt.link import Heard, Said
from companion.mqtt.seals import new_key, opened, sealed

Command = TypeVar("Command", bound=s.Sealed)


class Hall:
    """A hall of two tables, four players and one round; what it sends is kept."""

    def __init__(self, book: Book) -> None:
        self.evening = Evening(book, book.begin(Settings(hall="club", game="ambush", mode="standard")))
        self.said: list[Said] = []
        self.now = 100.0
        self.tables = Tables(self.evening, "hall-run", self.said.append, lambda: self.now)
        for name in ("Ana", "Bo", "Cy", "Di"):
            self.evening.do(a.CheckIn(name))
        for table in ("north", "south"):
            self.evening.do(a.AddTable(table))

    def hear(self, table: str, what: str, payload: bytes | s.Told, *, kept: bool = False) -> None:
        topic = topics.of_table("club", table, what)
        if isinstance(payload, s.Sealed):
            payload = sealed(self.evening.kept.key, topic, payload)
        elif isinstance(payload, s.Told):
            payload = msgspec.json.encode(payload)
        self.tables.heard(Heard(topic, payload, kept))

    def beat(self, table: str, run: str = "r1") -> None:
        self.hear(table, topics.HEARTBEAT, s.Heartbeat(run))

    def told(self, table: str, what: str, kind: type[Command]) -> list[Command]:
        """The commands of that kind which a table was sent, opened with the key."""
        topic = topics.of_table("club", table, what)
        found = (opened(self.evening.kept.key, topic, said.payload, kind) for said in self.said if said.topic == topic)
        return [one for one in found if one is not None]

    def result(self, number: int = 1, key: str = "north.1", winner: int = 0) -> s.ResultTold:
        """Of the match at the table north."""
        now = self.evening.hall.now
        assert now is not None
        players = now.matches[0].players
        return s.ResultTold(
            evening=self.evening.kept.evening, number=number, key=key, round=now.number, players=players,
            winners=(players[winner],),
        )  # fmt: skip

    def paired(self) -> "Hall":
        self.evening.do(proposal(self.evening.hall))
        return self

    @property
    def trouble(self) -> list[str]:
        return [trouble.message.id for trouble in self.tables.troubles]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with closing(Book(tmp_path / "ambit.db")) as book:
        yield Hall(book)


# Presence


def test_a_table_is_ready_while_it_is_heard_and_not_because_a_broker_says_so(hall: Hall) -> None:
    hall.hear("north", topics.STATE, b"ready", kept=True)
    assert hall.tables.seen["north"].presence(hall.now) == "silent", "a ghost that the broker kept"
    hall.beat("north")
    assert hall.tables.seen["north"].presence(hall.now) == "ready"
    hall.now += SILENT + 1
    assert hall.tables.seen["north"].presence(hall.now) == "silent"
    hall.hear("north", topics.STATE, b"lost")
    assert hall.tables.seen["north"].presence(hall.now) == "away"


def test_tables_that_nobody_let_in_do_nothing_and_take_little_room(hall: Hall) -> None:
    for number in range(MOST_STRANGERS + 50):
        hall.beat(f"stranger-{number}")
        hall.hear(f"stranger-{number}", topics.CALL, s.Call("r"))
    assert len(hall.tables.seen) == MOST_STRANGERS
    assert hall.evening.hall.calls == ()
    hall.beat("north")
    assert "north" in hall.tables.seen


def test_a_description_that_a_broker_kept_does_not_bring_an_old_run_back(hall: Hall) -> None:
    old, new = (s.Description(run=run, version="0", seats=4) for run in ("r1", "r2"))
    hall.hear("north", topics.DESCRIPTION, old, kept=True)
    assert hall.tables.seen["north"].run == "r1", "the best that is known"
    hall.beat("north", run="r2")
    hall.hear("north", topics.DESCRIPTION, old, kept=True)
    assert hall.tables.seen["north"].run == "r2"
    hall.beat("north", run="r3")
    hall.hear("north", topics.DESCRIPTION, new)
    assert hall.tables.seen["north"].run == "r2", "what it says itself counts"


# Matches


def test_a_table_is_told_its_match_when_it_is_there_and_again_in_a_new_run(hall: Hall) -> None:
    hall.paired()
    assert hall.told("north", topics.PAIRING, s.Pairing) == []
    hall.beat("north")
    hall.beat("north")
    (pairing,) = hall.told("north", topics.PAIRING, s.Pairing)
    assert {guest.name for guest in pairing.players} <= {"Ana", "Bo", "Cy", "Di"}
    assert (pairing.game, pairing.mode, pairing.round) == ("ambush", "standard", 1)
    hall.beat("north", "r2")
    assert len(hall.told("north", topics.PAIRING, s.Pairing)) == 2


def test_a_match_that_is_moved_or_changed_is_told_to_both_tables(hall: Hall) -> None:
    hall.beat("north")
    hall.beat("south")
    hall.paired()
    one, other = (match.players for match in hall.evening.hall.rounds[0].matches)
    hall.evening.do(a.Move(one[0], "south"))
    assert len(hall.told("north", topics.PAIRING, s.Pairing)) == 2
    hall.evening.do(a.Swap(one[0], other[0]))
    assert len(hall.told("south", topics.PAIRING, s.Pairing)) == 3
    hall.evening.undo()
    hall.evening.undo()
    hall.evening.undo()
    assert len(hall.told("north", topics.RELEASE, s.Release)) == 1


def test_when_the_broker_is_back_matches_are_told_again(hall: Hall) -> None:
    hall.beat("north")
    hall.paired()
    hall.tables.connected()
    hall.beat("north")
    assert len(hall.told("north", topics.PAIRING, s.Pairing)) == 2
    state = [said for said in hall.said if said.topic == topics.of_hall("club")]
    assert [said.kept for said in state] == [True]


def test_no_command_is_ever_kept_by_the_broker(hall: Hall) -> None:
    hall.beat("north")
    hall.paired()
    hall.hear("north", topics.RESULT, hall.result())
    hall.hear("north", topics.CALL, s.Call("r1"))
    hall.tables.answer("north")
    commands = [said for said in hall.said if "/set/" in said.topic]
    assert len(commands) == 4
    assert not [said for said in commands if said.kept]


# Results


@pytest.mark.rule("HALL-RESULT-01")
def test_a_result_is_written_down_once_and_confirmed_each_time(hall: Hall) -> None:
    hall.paired()
    for _ in range(3):
        hall.hear("north", topics.RESULT, hall.result())
    assert [
        confirm.number for confirm in hall.told("north", topics.CONFIRM, s.Confirm) if isinstance(confirm, s.Confirm)
    ] == [1, 1, 1]
    outcome = hall.evening.hall.rounds[0].matches[0].outcome
    assert outcome is not None
    assert outcome.source == "table"
    assert hall.trouble == []


@pytest.mark.parametrize("way", ["other key", "no seal", "other table", "kept", "garbage", "ten megabytes"])
def test_a_result_that_is_not_the_tables_is_refused_and_told(hall: Hall, way: str) -> None:
    hall.paired()
    topic = topics.of_table("club", "north", topics.RESULT)
    elsewhere = topics.of_table("club", "south", topics.RESULT)
    payload = {
        "other key": sealed(new_key(), topic, hall.result()),
        "no seal": msgspec.json.encode(hall.result()),
        "other table": sealed(hall.evening.kept.key, elsewhere, hall.result()),
        "kept": sealed(hall.evening.kept.key, topic, hall.result()),
        "garbage": b"\xff\x00",
        "ten megabytes": b"x" * 10_000_000,
    }[way]
    before = hall.evening.hall
    hall.tables.heard(Heard(topic, payload, kept=way == "kept"))
    assert hall.evening.hall is before
    assert hall.trouble == ["hall-forged"]
    assert hall.told("north", topics.CONFIRM, s.Confirm) == []


def test_a_result_of_another_evening_is_refused_and_told(hall: Hall) -> None:
    hall.paired()
    hall.hear("north", topics.RESULT, msgspec.structs.replace(hall.result(), evening="9-old"))
    assert hall.trouble == ["hall-other-evening"]
    assert hall.evening.hall.rounds[0].matches[0].outcome is None


@pytest.mark.rule("HALL-RESULT-04")
def test_what_the_desk_has_entered_stays_and_the_table_may_stop_telling(hall: Hall) -> None:
    hall.paired()
    told = hall.result()
    hall.evening.do(a.Result(round=1, players=told.players, winners=told.players))
    hall.hear("north", topics.RESULT, told)
    assert hall.trouble == ["hall-result-there"]
    assert len(hall.told("north", topics.CONFIRM, s.Confirm)) == 1
    outcome = hall.evening.hall.rounds[0].matches[0].outcome
    assert outcome is not None
    assert outcome.source == "desk"


@pytest.mark.rule("HALL-RESULT-02")
def test_a_result_of_no_match_is_told_and_not_confirmed(hall: Hall) -> None:
    hall.paired()
    hall.hear("north", topics.RESULT, msgspec.structs.replace(hall.result(), players=(1, 2, 3)))
    assert hall.trouble == ["hall-no-such-match"]
    assert hall.told("north", topics.CONFIRM, s.Confirm) == []


# Judges


@pytest.mark.rule("HALL-CALL-01")
def test_a_call_stands_until_it_is_answered_at_the_desk_or_taken_back_at_the_table(hall: Hall) -> None:
    hall.beat("north", "r7")
    hall.hear("north", topics.CALL, s.Call("r7"))
    hall.hear("south", topics.CALL, s.Call("r1"))
    assert list(hall.evening.hall.calls) == ["north", "south"]
    hall.tables.answer("north")
    assert [answer.run for answer in hall.told("north", topics.ANSWER, s.Answer) if isinstance(answer, s.Answer)] == [
        "r7"
    ]
    hall.hear("south", topics.CALL, b"")
    assert not hall.evening.hall.calls


# Others


def test_two_halls_of_one_name_find_each_other(hall: Hall) -> None:
    other = msgspec.json.encode(s.HallState(run="other-run", evening="1-x", name="club"))
    hall.tables.heard(Heard(topics.of_hall("club"), other, kept=True))
    assert not hall.tables.other_hall, "what is kept may be our own from before"
    hall.tables.heard(Heard(topics.of_hall("club"), other, kept=False))
    assert hall.tables.other_hall
    assert hall.trouble == ["hall-two"]


def test_alerts_and_views_are_seen_and_go(hall: Hall) -> None:
    hall.hear("north", "$alert/reader", s.Alert("device-away", {"device": "reader"}), kept=True)
    hall.hear("north", topics.VIEW, s.PublicView(game=3, step=7, view={"phase": "play"}), kept=True)
    hall.hear("north", topics.DESCRIPTION, s.Description(run="r", version="0.2.0", seats=2), kept=True)
    seen = hall.tables.seen["north"]
    assert [id for id, _ in seen.alerts] == ["reader"]
    assert seen.view is not None
    assert seen.description is not None
    hall.hear("north", "$alert/reader", b"")
    hall.hear("north", topics.VIEW, b"")
    assert hall.tables.seen["north"].alerts == ()
    assert hall.tables.seen["north"].view is None


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(), st.binary(max_size=60), st.booleans())
def test_whatever_comes_changes_no_evening(hall: Hall, topic: str, payload: bytes, kept: bool) -> None:
    before = hall.evening.hall
    for what in (topic, f"ambit/1/club/{topic}", f"ambit/1/club/north/{topic}", "ambit/1/club/north/result"):
        hall.tables.heard(Heard(what, payload, kept))
    assert hall.evening.hall is before
