"""Results to take along, as a page or a phone asks for them."""

from urllib.parse import unquote

import pytest

from companion.log import Entry, Progress
from engine.setup import Header
from engine.view import Result
from tests.companion.web.lan import PHONE, Lan


def end(lan: Lan) -> None:
    lan.act(do="first", seat=0, first=1)
    lan.act(do="concede", seat=2)


def test_a_game_is_taken_along_when_it_is_over(lan: Lan) -> None:
    end(lan)
    told = lan.get("/api/history/1/result?language=fr", peer=PHONE).json()
    assert [(one["name"], one["winner"]) for one in told["result"]["players"]] == [("Ana", True), ("Bo", False)]
    assert told["result"]["ended"] >= told["result"]["started"]
    assert told["bgstats"].startswith("bgstats://")
    assert '"name":"Ana"' in unquote(told["bgstats"])


def test_its_link_is_a_picture_too(lan: Lan) -> None:
    end(lan)
    picture = lan.get("/api/history/1/bgstats.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


def test_names_that_no_code_can_hold_are_in_the_link_alone(lan: Lan) -> None:
    names = tuple(chr(0x1F600) * 39 + str(seat) for seat in range(8))

    def play() -> None:
        number = lan.host.log.begin(Header(game="tamer", mode="referee", seats=names))
        ended = Progress(3, names, Result([1], [2, 3, 4, 5, 6, 7, 8], "TAMER-END-01", {}))
        lan.host.log.append(number, 1, Entry("do"), 0, over=True, progress=ended)

    lan.do(play)
    answer = lan.get("/api/history/2/bgstats.svg")
    assert (answer.status_code, answer.json()["message"]["id"]) == (404, "web-result-long")
    assert len(lan.get("/api/history/2/result").json()["bgstats"]) > 3000


@pytest.mark.parametrize("path", ["/api/history/1/result", "/api/history/1/bgstats.svg"])
def test_a_game_that_is_not_over_has_no_result_for_anybody(lan: Lan, path: str) -> None:
    for token in ("", lan.table(), lan.referee()):
        answer = lan.get(path, token=token)
        assert (answer.status_code, answer.json()["message"]["id"]) == (404, "web-no-result")


@pytest.mark.parametrize(
    ("path", "id"),
    [("/api/history/9/result", "log-no-such-game"), ("/api/history/1/result?language=xx", "language-unknown")],
)
def test_what_there_is_not_is_said(lan: Lan, path: str, id: str) -> None:
    end(lan)
    answer = lan.get(path)
    assert (answer.status_code, answer.json()["message"]["id"]) == (404, id)


def test_the_evening_is_a_file(lan: Lan) -> None:
    end(lan)
    lan.start("Cy", "=1+1")
    end(lan)
    told = lan.get("/api/evening.json", peer=PHONE)
    assert [[player["name"] for player in game["players"]] for game in told.json()["games"]] == [
        ["Ana", "Bo"],
        ["Cy", "=1+1"],
    ]
    table = lan.get("/api/evening.csv", peer=PHONE)
    assert table.headers["content-disposition"] == 'attachment; filename="ambit-evening.csv"'
    assert len(table.text.splitlines()) == 5
    assert ",'=1+1," in table.text


def test_an_evening_without_a_finished_game_is_empty(lan: Lan) -> None:
    assert lan.get("/api/evening.json").json()["games"] == []
