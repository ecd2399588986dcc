"""Reading a scenario: the header, the kinds of step, and in which line something is wrong."""

from typing import Any

import pytest

from engine.action import to_data
from engine.message import Message
from engine.refusal import INPUT
from engine.scenario import steps as s
from tests.engine.scenario.lines import AMBUSH, BEGIN, PEBBLES, Line, reports, scenario, unreadable


def wrong(*lines: Line) -> tuple[int, str]:
    """The line, and the message about it."""
    found = unreadable(*lines)
    return found.line, found.message.id


# The header


def test_the_header_sets_the_table() -> None:
    header = {"scenario": "why", "mode": "practice", "options": {"castle": 7}, **AMBUSH}
    found = scenario(header)
    assert (found.game.name, found.header.scenario, found.setup.mode) == ("ambush", "why", "practice")
    assert [seat.counters["castle"] for seat in found.game.view(found.start, None).seats] == [7, 7]
    assert found.steps == ()


def test_cards_of_the_header_join_those_of_the_packs_and_replace_them() -> None:
    mine = [{"id": "dragon", "name": "Dragon"}, {"id": "ambush", "name": "My Ambush", "ambush": True, "effects": []}]
    cards = scenario({**AMBUSH, "cards": mine}).setup.cards
    assert {id: card.name for id, card in cards.items()} == {
        "ambush": "My Ambush", "elven-archer": "Elven Archer", "dragon": "Dragon",
    }  # fmt: skip


def test_without_a_mode_the_first_one_is_played() -> None:
    assert scenario(PEBBLES).setup.mode == "open"


def test_blank_lines_are_passed_over_and_still_counted() -> None:
    found = scenario(b"", b" \r\n", PEBBLES, b"\n", {"note": 1}, b"\t")
    assert [line for line, _ in found.steps] == [5]


@pytest.mark.parametrize("lines", [(), (b"",), (b"\n", b"  ")])
def test_a_file_without_a_line_is_empty(lines: tuple[bytes, ...]) -> None:
    assert wrong(*lines) == (1, "scenario-empty")


@pytest.mark.parametrize("first", [BEGIN, b"[1]", b"null", b"5", b'"game"', b"{}", b'{"seats":["Ana","Bo"]}'])
def test_the_first_line_must_be_a_header(first: Line) -> None:
    assert wrong(b"", first) == (2, "scenario-no-header")


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    ("change", "message", "clause"),
    [
        ({"game": "chess"}, "setup-game", None),
        ({"game": 5}, "input-shape", None),
        ({"colour": "red"}, "input-unknown", None),
        ({"seats": "Ana"}, "input-shape", None),
        ({"seats": [1, 2]}, "input-shape", None),
        ({"seats": ["Ana", "  "]}, "input-shape", None),
        ({"seats": ["Ana", "x" * 41]}, "input-shape", None),
        ({"seats": []}, "setup-seats", INPUT),
        ({"seats": ["Ana"]}, "setup-seats", INPUT),
        ({"seats": ["A", "B", "C", "D", "E"]}, "setup-seats", INPUT),
        ({"mode": "blitz"}, "setup-mode", INPUT),
        ({"mode": 1}, "input-shape", None),
        ({"options": {"castel": 5}}, "setup-options", INPUT),
        ({"options": {"castle": 0}}, "setup-options", INPUT),
        ({"options": {"castle": "20"}}, "setup-options", INPUT),
        ({"options": {"deck": 9}}, "setup-options", INPUT),
        ({"options": {"deck": 19}, "seats": ["A", "B", "C", "D"]}, "ambush-deck-too-small", INPUT),
        ({"options": {"dial_max": 19}}, "ambush-dial-below-castle", INPUT),
        ({"options": []}, "input-shape", None),
        ({"cards": [{"id": "dragon"}]}, "card-wrong", INPUT),
        ({"cards": [{"id": "Big Dragon", "name": "D"}]}, "card-wrong", INPUT),
        ({"cards": [{"id": "target-1", "name": "T"}]}, "card-token", INPUT),
        ({"cards": [{"id": "d", "name": "D"}] * 2}, "card-twice", INPUT),
        ({"cards": [{"id": "d", "name": "D", "effects": [{"op": "fly", "n": 1}]}]}, "card-wrong", INPUT),
        ({"cards": ["dragon"]}, "input-shape", None),
        ({"decks": {"1": ["ambush"]}}, "ambush-nobody-brings-a-deck", INPUT),
        ({"decks": {"9": ["ambush"]}}, "setup-deck-key", INPUT),
        ({"decks": {"0": ["ambush"] * 9}}, "ambush-deck-too-small", "AMBUSH-DECK-01"),
        ({"decks": {"0": ["dragon"] * 10}}, "no-such-card", INPUT),
        ({"decks": {"0": {"battle": ["ambush"]}}}, "ambush-deck-list", INPUT),
        ({"rules": 99}, "setup-rules", INPUT),
    ],
    ids=lambda part: str(part)[:40],
)
def test_a_header_that_cannot_be_played_is_an_unreadable_file(
    change: dict[str, Any], message: str, clause: str | None
) -> None:
    found = unreadable(b"", AMBUSH | change, {"note": 1})
    assert (found.line, found.message.id, found.clause) == (2, message, clause)


def test_a_header_without_seats_says_what_is_missing() -> None:
    assert unreadable({"game": "ambush"}).message == Message("input-missing", {"field": "seats"})


def test_a_key_that_stands_twice_in_the_header_is_named() -> None:
    found = unreadable(b'{"game":"pebbles","seats":["Ana","Bo"],"game":"ambush"}')
    assert (found.line, found.message) == (1, Message("json-repeated", {"key": "game"}))


# Steps


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ({"do": "wait", "seat": 1}, s.Do(do={"do": "wait", "seat": 1})),
        ({"do": "wait", "refused": True}, s.Do(do={"do": "wait"}, refused=True)),
        ({"do": "x", "refused": "A-1", "viewer": 2}, s.Do(do={"do": "x"}, refused="A-1", viewer=2)),
        ({"press": "seat1.ok", "at": 3.5}, s.Press(press="seat1.ok", at=3.5)),
        ({"tap": "seat1.reader", "card": "firebolt"}, s.Tap(tap="seat1.reader", card="firebolt")),
        ({"tap": "table.reader", "uid": "04A1", "err": 0.1}, s.Tap(tap="table.reader", uid="04A1", err=0.1)),
        ({"turn": "seat1.dial", "by": -3}, s.Turn(turn="seat1.dial", by=-3)),
        (
            {"touch": "table.grid", "square": "e5", "how": "lift"},
            s.Touch(touch="table.grid", square="e5", how="lift"),
        ),
        ({"stand": "table.grid", "squares": ["e5"]}, s.Stand(stand="table.grid", squares=("e5",))),
        ({"expect": {"round": 1}, "viewer": 1}, s.Expect(expect={"round": 1}, viewer=1)),
        ({"facts": [{"fact": "turn"}]}, s.Told(told=({"fact": "turn"},))),
        ({"absent": ["table.x"]}, s.Absent(absent=("table.x",))),
        ({"undo": 1}, s.Undo(undo=1)),
        ({"redo": 2, "refused": "TABLE-UNDO"}, s.Redo(redo=2, refused="TABLE-UNDO")),
        ({"note": {"any": ["thing"]}}, s.Note(note={"any": ["thing"]})),
    ],
    ids=lambda part: str(part)[:40] if isinstance(part, dict) else "",
)
def test_every_kind_of_step_is_read(line: dict[str, Any], step: s.Step) -> None:
    assert scenario(PEBBLES, line).steps == ((2, step),)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"hello", "json-broken"),
        (b"{", "json-broken"),
        (b'{"note":1} {"note":2}', "json-broken"),
        (b'{"note":NaN}', "json-beyond"),
        (b'{"note":-Infinity}', "json-beyond"),
        (b'{"do":"wait","seat":1,"at":1e999}', "json-beyond"),
        (b'{"note":"\\ud800"}', "json-beyond"),
        (b'{"note":' + b"7" * 5000 + b"}", "json-beyond"),
        (b'{"note":' + b"[" * 100_000 + b"]" * 100_000 + b"}", "json-deep"),
        (b'{"note":"\xff"}', "json-text"),
        (b"[]", "step-not-an-object"),
        (b"7", "step-not-an-object"),
        (b"{}", "step-unknown"),
        ({"jump": 1}, "step-unknown"),
        ({"expect": []}, "input-shape"),
        ({"expect": {}, "note": 1}, "input-unknown"),
        ({"expect": {}, "refused": True}, "input-unknown"),
        ({"facts": {}}, "input-shape"),
        ({"facts": [1]}, "input-shape"),
        ({"absent": "table"}, "input-shape"),
        ({"undo": 0}, "input-shape"),
        ({"undo": True}, "input-shape"),
        ({"redo": "1"}, "input-shape"),
        ({"do": "wait", "seat": 1, "refused": 5}, "input-shape"),
        ({"note": 1, "viewer": 0}, "input-shape"),
        ({"note": 1, "viewer": 3}, "no-such-seat"),
        ({"do": "wait", "seat": 1, "viewer": 3}, "no-such-seat"),
    ],
    ids=lambda part: str(part)[:40],
)
def test_a_line_that_is_no_step_makes_the_file_unreadable(line: Line, message: str) -> None:
    assert wrong(PEBBLES, {"note": 1}, b"", line, {"note": 2}) == (4, message)


@pytest.mark.parametrize(
    "line",
    [
        b'{"expect":{"round":1},"expect":{"round":2}}',
        b'{"expect":{"round":1,"round":2}}',
        b'{"note":[{"a":1,"b":2,"a":3}]}',
        b'{"undo":1,"undo":1}',
    ],
)
def test_a_key_that_stands_twice_makes_a_check_unreadable(line: bytes) -> None:
    assert wrong(PEBBLES, line) == (2, "json-repeated")


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b'{"do":"wait","seat":1,"seat":2,"refused":"TABLE-INPUT"}', "seat"),
        (b'{"do":"wait","do":"open","seat":1,"refused":"TABLE-INPUT"}', "do"),
        (b'{"do":"hide","seat":1,"pebbles":{"a":1,"a":1},"refused":"TABLE-INPUT"}', "a"),
    ],
)
def test_a_key_that_stands_twice_in_an_action_is_refused_and_play_goes_on(line: bytes, key: str) -> None:
    unclear, after = reports(PEBBLES, line, {"do": "hide", "seat": 1, "pebbles": 2})
    assert unclear.refusal is not None
    assert (unclear.ok, unclear.refusal.clause) == (True, INPUT)
    assert unclear.refusal.message == Message("json-repeated", {"key": key})
    assert after.ok
    assert to_data(after.view)["to_act"] == [2]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"turn": "seat1.dial"}, "input-missing"),
        ({"press": 1}, "input-shape"),
        ({"press": "seat1.ok", "at": -1}, "input-shape"),
        ({"tap": "seat1.reader", "card": "x", "colour": "red"}, "input-unknown"),
    ],
)
def test_a_device_step_that_cannot_be_understood_is_refused_at_its_moment(data: dict[str, Any], why: str) -> None:
    report, after = reports(PEBBLES, data | {"refused": INPUT}, {"note": 1})
    assert isinstance(report.what, s.Unclear)
    assert report.what.why.id == why
    assert report.ok
    assert after.ok
