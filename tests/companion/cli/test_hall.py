"""`ambit hall` as people start it: what it says, what it refuses, and that one hall at a time has the evenings."""

import signal
from pathlib import Path

import pytest

from tests.companion.cli.running import running
from tests.companion.cli.terminal import ambit

HALL = ("hall", "--no-browser", "--port", "0", "--host", "127.0.0.1")


def test_it_serves_its_pages_until_it_is_ended_and_goes_on_with_the_same_code(tmp_path: Path) -> None:
    with running("hall", "--no-browser", "--port", "0", home=tmp_path) as hall:
        assert hall.get("/api/games").status_code == 200
        desk = {"authorization": f"Bearer {hall.post('/api/desk').json()['token']}"}
        assert hall.post("/api/evening", desk, game="ambush", mode="standard").status_code == 200
        assert hall.post("/api/check-in", code=hall.code, name="Ana").json()["number"] == 1
        before = hall.code, hall.pin
        assert hall.end(signal.SIGTERM) == 0
    with running("hall", "--no-browser", "--port", "0", home=tmp_path) as hall:
        assert hall.get("/api/export/evening.json").json()["players"][0]["name"] == "Ana"
        assert (hall.code, hall.pin) == before


def test_a_second_hall_of_the_same_evenings_is_told_who_has_them(tmp_path: Path) -> None:
    with running("hall", "--no-browser", "--port", "0", home=tmp_path):
        second = ambit(*HALL, "--data", str(tmp_path))
        assert second.code == 2
        assert "ambit hall" in second.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--broker", "http://host/club"), "no address of a broker"),
        (("--broker", "mqtt://host"), "ends with the hall"),
        (("--name", "Club Night"), "small letters"),
        (("--broker", "mqtt://host/club", "--name", "other"), "another hall"),
        (("--pin", "12"), "PIN"),
        (("--profile", "no-such-profile"), "no-such-profile"),
    ],
)
def test_what_cannot_be_started_is_a_sentence_before_anything_is_done(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    answer = ambit(*HALL, "--data", str(tmp_path / "new"), *words)
    assert answer.code == 2
    assert said in answer.err
    assert "Traceback" not in answer.err
    assert not (tmp_path / "new").exists()
