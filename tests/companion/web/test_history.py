"""Looking back: every step with what was seen after it; and scenarios that somebody hands in."""

from typing import Any

import msgspec
import pytest

from engine.scenario import Scenario, read, run
from tests.companion.cli.terminal import SCENARIOS
from tests.companion.web.knowing import views_in
from tests.companion.web.lan import Lan


def said(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]["id"]


def played(lan: Lan) -> None:
    """A short game with something taken back, and its end."""
    lan.act(do="castle", seat=1, name="High Rock")
    lan.act(do="first", seat=0, first=1)
    lan.do(lan.host.game.session.undo)
    lan.do(lan.host.game.session.redo)
    lan.act(do="concede", seat=2)


def test_saved_games_are_listed_the_newest_first(lan: Lan) -> None:
    played(lan)
    lan.start("Cy", "Di", "Eli")
    newest, oldest = lan.get("/api/history").json()
    assert (newest["number"], newest["playing"], newest["over"], newest["seats"]) == (
        2,
        True,
        False,
        ["Cy", "Di", "Eli"],
    )
    assert (oldest["number"], oldest["playing"], oldest["over"], oldest["steps"]) == (1, False, True, 5)
    assert (oldest["winners"], newest["winners"]) == (["Ana"], None)
    assert oldest["evening"] == lan.host.lobby.number


def test_a_game_in_which_nothing_happened_is_listed_only_while_it_is_at_the_table(lan: Lan) -> None:
    played(lan)
    lan.start("Cy", "Di")
    lan.start("Eli", "Flo")
    assert [saved["number"] for saved in lan.get("/api/history").json()] == [3, 1]


def test_a_game_is_told_step_by_step(lan: Lan) -> None:
    played(lan)
    story = lan.get("/api/history/1").json()
    assert [frame["kind"] for frame in story["frames"]] == ["start", "do", "do", "undo", "redo", "do"]
    phases = [view["phase"] for view in views_in(story)]
    assert phases == ["setup", "setup", "expose", "setup", "expose", "over"]
    assert [story["steps"], story["first"], story["next"]] == [5, 0, None]
    assert [fact["fact"] for fact in story["frames"][1]["facts"]] == ["castle-named"]
    assert story["frames"][3]["facts"] == []
    assert (story["number"], story["game"], "ambush" in story["cards"]) == (1, "ambush", True)


@pytest.mark.parametrize("number", ["99", "0", "x", "-1", "1" * 30])
def test_a_game_that_was_never_saved_is_not_there(lan: Lan, number: str) -> None:
    assert said(lan.get(f"/api/history/{number}")) == (404, "log-no-such-game")


def test_a_game_is_exported_as_a_scenario_that_plays_again(lan: Lan) -> None:
    played(lan)
    answer = lan.get("/api/history/1/scenario", token=lan.referee())
    assert answer.headers["content-disposition"] == 'attachment; filename="ambush-1.jsonl"'
    scenario = read(answer.content.splitlines())
    assert isinstance(scenario, Scenario)
    assert all(report.ok for report in run(scenario))


# Scenarios that are handed in


@pytest.mark.parametrize("path", sorted(SCENARIOS.glob("*.jsonl"))[:8], ids=lambda path: path.stem)
def test_a_scenario_is_looked_at_step_by_step_and_nothing_changes(lan: Lan, path: Any) -> None:
    before = lan.host.version, lan.get("/api/history").json()
    story = lan.post("/api/scenario", path.read_bytes(), token=lan.table()).json()
    assert story["frames"][0]["kind"] == "start"
    assert story["number"] is None
    assert (lan.host.version, lan.get("/api/history").json()) == before


def test_what_was_exported_can_be_looked_at(lan: Lan) -> None:
    played(lan)
    exported = lan.get("/api/history/1/scenario", token=lan.referee()).content
    story, again = lan.get("/api/history/1").json(), lan.post("/api/scenario", exported, token=lan.referee()).json()
    views = [views_in(told) for told in (story, again)]
    assert views[0] == views[1]


@pytest.mark.parametrize(
    ("text", "line", "id"),
    [
        (b"", 1, "scenario-empty"),
        (b"hello", 1, "json-broken"),
        (b'{"game":"ludo","seats":["A","B"]}', 1, "setup-game"),
        (b'{"game":"ambush","seats":["Ana","Bo"]}\n{"do":"first"}\n{"dance":1}', 3, "step-unknown"),
        (b'{"game":"ambush","seats":["Ana","Bo"]}\n' + b"[" * 50_000, 2, "json-deep"),
        (b"\n" * 5_001, 5_001, "web-scenario-long"),
        (b"\xff\xfe\x00", 1, "json-text"),
    ],
)
def test_what_is_no_scenario_is_refused_with_its_line(lan: Lan, text: bytes, line: int, id: str) -> None:
    answer = lan.post("/api/scenario", text, token=lan.table())
    assert said(answer) == (400, id)
    assert answer.json()["line"] == line


def test_a_header_that_cannot_be_played_names_its_clause(lan: Lan) -> None:
    header = {"game": "ambush", "seats": ["Ana", "Bo"], "decks": {"0": ["ambush"] * 3}}
    answer = lan.post("/api/scenario", msgspec.json.encode(header), token=lan.table())
    assert answer.status_code == 400
    assert answer.json()["clause"]


def test_only_the_table_and_the_referee_hand_something_in(lan: Lan) -> None:
    assert said(lan.post("/api/scenario", b"{}")) == (401, "web-token-needed")
    assert said(lan.post("/api/scenario", b"{}", token=lan.seat(1))) == (403, "web-not-yours")
