"""Who may do what: the desk, phones with the code of the day, badges; and whoever guesses or sends nonsense."""

from pathlib import Path
from typing import Any

import pytest

from companion.hall_web.calls import MOST
from companion.web.guesses import AT_ONCE
from tests.companion.hall_web.halls import Hall, run


def test_on_the_machine_itself_the_desk_is_asked_nothing(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        token = (await hall.post("/api/desk", token="")).json()["token"]
        assert (await hall.get("/api/evenings", token=token)).status_code == 200

    run(tmp_path, story)


def test_another_machine_needs_the_pin_and_waits_after_wrong_ones(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        async with hall.from_afar() as afar:
            assert (await afar.post("/api/desk", json={})).json()["message"]["id"] == "hall-wrong-pin"
            right = await afar.post("/api/desk", json={"pin": "246 810"})
            assert right.status_code == 200
            for _ in range(AT_ONCE - 1):
                assert (await afar.post("/api/desk", json={"pin": "111111"})).status_code == 403
            late = await afar.post("/api/desk", json={"pin": "246810"})
            assert (late.status_code, int(late.headers["retry-after"]) > 0) == (429, True)
        async with hall.from_afar("192.168.1.8") as other:
            assert (await other.post("/api/desk", json={"pin": "246810"})).status_code == 200
        async with hall.page(hall.token) as desk:
            told = await desk.until("desk")
            assert [trouble["message"]["id"] for trouble in told["troubles"]] == ["web-guessing"]

    run(tmp_path, story)


def test_nobody_from_outside_the_network_comes_in(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        async with hall.from_afar("9.9.9.9") as outside:
            assert (await outside.get("/api/games")).status_code == 403

    run(tmp_path, story)


def test_a_phone_checks_in_leaves_and_comes_back(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin()
        wrong = await hall.post("/api/check-in", token="", code="NOT 100", name="Ana")
        assert (wrong.status_code, wrong.json()["message"]["id"]) == (403, "hall-wrong-code")
        said = hall.web.doors.code.lower().replace(" ", "-")
        given = (await hall.post("/api/check-in", token="", code=said, name="Ana")).json()
        assert (given["number"], given["name"]) == (1, "Ana")
        async with hall.page(given["token"]) as phone:
            assert await phone.hear() == {"tell": "welcome", "role": "player", "player": 1, "languages": ["en", "fr"]}
            assert (await hall.post("/api/me/leave", token=given["token"])).status_code == 200
            await phone.until("hall", lambda told: told["players"] and not told["players"][0]["here"])
            twice = await hall.post("/api/me/leave", token=given["token"])
            assert (twice.status_code, twice.json()["clause"]) == (409, "HALL-OUT-01")
            assert (await hall.post("/api/me/come-back", token=given["token"])).status_code == 200
            await phone.until("hall", lambda told: told["players"][0]["here"])
            assert "desk" not in phone.heard

    run(tmp_path, story)


def test_a_name_is_one_phones_but_who_has_none_takes_theirs(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana")
        code = hall.web.doors.code
        first = await hall.post("/api/check-in", token="", code=code, name="ana")
        assert first.json()["number"] == 1, "the desk had checked her in"
        second = await hall.post("/api/check-in", token="", code=code, name="Ana")
        assert (second.status_code, second.json()["clause"]) == (409, "HALL-IN-02")

    run(tmp_path, story)


def test_who_lost_their_phone_checks_in_with_another_when_the_desk_says_so(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin()
        said = {"code": hall.web.doors.code, "name": "Ana"}
        lost = (await hall.post("/api/check-in", token="", **said)).json()["token"]
        refused = await hall.post("/api/check-in", token="", **said)
        assert (refused.status_code, refused.json()["message"]["id"]) == (409, "hall-phone-taken")
        async with hall.page(hall.token) as desk, hall.page(lost) as old:
            assert (await desk.until("desk"))["phones"] == [1]
            assert (await hall.post("/api/phones/1/free")).status_code == 200
            assert (await old.until("goodbye"))["message"]["id"] == "web-token-over"
            await desk.until("desk", lambda told: told["phones"] == [])
        assert (await hall.post("/api/me/leave", token=lost)).status_code == 401
        again = (await hall.post("/api/check-in", token="", **said)).json()
        assert again["number"] == 1
        assert (await hall.post("/api/phones/99/free")).status_code == 404
        assert (await hall.post("/api/phones/1/free", token=again["token"])).status_code == 403

    run(tmp_path, story)


def test_a_check_in_that_is_taken_back_leaves_no_phone_with_the_next_ones_number(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin()
        code = hall.web.doors.code
        ivo = (await hall.post("/api/check-in", token="", code=code, name="Ivo")).json()
        async with hall.page(ivo["token"]) as phone:
            assert (await hall.post("/api/undo")).status_code == 200
            assert (await phone.until("goodbye"))["message"]["id"] == "web-token-over"
        await hall.do("check-in", name="Jo")
        assert (await hall.post("/api/me/leave", token=ivo["token"])).status_code == 401
        jo = await hall.post("/api/check-in", token="", code=code, name="Jo")
        assert jo.json()["number"] == 1

    run(tmp_path, story)


@pytest.mark.parametrize("path", ["/api/deeds", "/api/undo", "/api/evening", "/api/tap", "/api/answer/north"])
def test_a_phone_is_not_the_desk_and_a_wrong_token_is_nobody(tmp_path: Path, path: str) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin()
        phone = (await hall.post("/api/check-in", token="", code=hall.web.doors.code, name="Ana")).json()["token"]
        body = {"do": "finish"}
        assert (await hall.post(path, token=phone, **body)).status_code == 403
        assert (await hall.post(path, token="", **body)).status_code == 401
        assert (await hall.post(path, token="made-up", **body)).status_code == 401
        assert (await hall.post("/api/me/leave")).status_code == 403, "the desk is no player"
        async with hall.page("made-up") as page:
            assert (await page.until("goodbye"))["message"]["id"] == "web-token-over"

    run(tmp_path, story)


@pytest.mark.parametrize("name", ["\u202eanA", "Ana\u200b"])
def test_a_name_that_cannot_be_read_is_refused_at_the_desk_too(tmp_path: Path, name: str) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Bo")
        for deed in ({"do": "check-in", "name": name}, {"do": "change", "player": 1, "name": name}):
            refused = await hall.post("/api/deeds", **deed)
            assert (refused.status_code, refused.json()["clause"]) == (409, "TABLE-INPUT"), refused.text
        await hall.do("check-in", name=" Cy ")
        players = (await hall.get("/api/export/evening.json")).json()["players"]
        assert [player["name"] for player in players] == ["Bo", "Cy"]

    run(tmp_path, story)


def test_a_badge_is_shown_before_anything_is_entered(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana")
        async with hall.page(hall.token) as desk:
            assert (await hall.post("/api/tap", badge="04A1")).json() == {"badge": "04A1", "player": None, "number": 1}
            await desk.until("desk", lambda told: told["tap"] and told["tap"]["player"] is None)
            await hall.do("change", player=1, badge="04A1")
            await hall.post("/api/tap", badge="04A1")
            told = await desk.until("desk", lambda told: told["tap"]["number"] == 2)
            assert (told["tap"]["player"], told["badges"]) == (1, {"1": "04A1"})
            assert len(desk.hall["players"]) == 1

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400), (b"{", 400), (b"[]", 400), (b'"x"', 400), (b'{"do":"check-in","name":1}', 400),
        (b'{"do":"fly"}', 400), (b'{"do":"finish","do":"finish"}', 400), (b'{"do":"finish","extra":1}', 400),
        (b"[" * 50_000, 400), (b" " * (MOST + 1), 413), (b'{"do":"add-table","table":"a/b"}', 400), (b"\xff", 400),
    ],
)  # fmt: skip
def test_nonsense_and_bodies_that_are_too_large_are_refused(tmp_path: Path, body: bytes, status: int) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana")
        headers = {"authorization": f"Bearer {hall.token}", "content-type": "application/json"}
        answer = await hall.http.post("/api/deeds", content=body, headers=headers)
        assert answer.status_code == status, answer.text
        assert answer.json()["message"]["id"] != "fault"
        assert hall.web.open.evening is not None
        assert len(hall.web.open.evening.hall.players) == 1

    run(tmp_path, story)


@pytest.mark.parametrize(
    "said", ["", "{", "[]", '{"say":"fly"}', '{"say":"hello","token":5}', '{"say":"ping"}', "x" * 20_000]
)
def test_a_page_that_says_nonsense_first_is_shown_out(tmp_path: Path, said: str) -> None:
    async def story(hall: Hall) -> None:
        from websockets.asyncio.client import connect

        from tests.companion.hall_web.halls import Line

        async with connect(f"ws://127.0.0.1:{hall.port}/ws", compression=None) as connection:
            await connection.send(said)
            assert await Line(connection).end() in (1008, 1009)
        async with hall.page() as page:
            await page.until("hall")
            await page.say(say="ping")
            assert (await page.until("pong"))["now"] > 1e9
            await page.say(say="hello", token="")
            assert (await page.until("goodbye"))["message"]["id"] == "web-hello-again"

    run(tmp_path, story)


def test_changes_are_gathered_and_make_the_same_hall(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin()
        async with hall.page() as page, hall.page(updates=0) as old:
            await page.until("hall")
            names = [f"Player {number}" for number in range(60)]
            for name in names:
                await hall.do("check-in", name=name)

            def everybody(told: dict[str, Any]) -> bool:
                return len(told["players"]) == 60

            whole = await old.until("hall", everybody)
            assert await page.until("hall", everybody) == whole
            assert len(page.heard) < 50, "one message for several deeds"
            assert page.heard.count("hall") == 1
            assert "changes" not in old.heard

    run(tmp_path, story)


def test_pages_that_were_not_built_are_a_sentence_and_built_ones_are_served(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        for path in ("/", "/desk", "/screen", "/print"):
            answer = await hall.get(path, token="")
            assert "Ambit" in answer.text
            assert "hall pages" not in answer.text
        (tmp_path / "hall.html").write_text("<title>hall pages</title>")
        for path in ("/", "/desk", "/screen", "/print"):
            assert "hall pages" in (await hall.get(path, token="")).text
        assert (await hall.get("/nothing", token="")).status_code == 404
        assert (await hall.get("/api/nothing", token="")).status_code == 404
        assert (await hall.get("/api/deeds", token="")).status_code == 405

    run(tmp_path, story)
