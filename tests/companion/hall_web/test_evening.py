"""An evening by way of the server: begun, played, taken back, taken up again, and taken along."""

import csv
import io
from pathlib import Path
from typing import Any

import pytest

from tests.companion.hall_web.halls import Hall, run


def test_an_evening_from_the_first_player_to_the_last_standing(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        async with hall.page() as screen:
            assert (await screen.until("welcome"))["role"] == "watch"
            assert (await screen.until("hall"))["phase"] == "setting-up"
            await hall.begin("Ana", "Bo", "Cy", tables=("north",))
            told = await screen.until("hall", lambda told: len(told["players"]) == 3 and told["tables"])
            assert told["phase"] == "checking-in"
            assert told["tables"] == [{"table": "north", "presence": "unknown", "called": None, "live": None}]
            await hall.pair()
            told = await screen.until("hall", lambda told: told["phase"] == "playing")
            played, waits = sorted(told["matches"], key=lambda match: -len(match["players"]))
            assert played["table"] == "north"
            assert played["why"]["id"] == "hall-why-lot"
            assert waits["winners"] is None
            await hall.do("start-clock", at=0)
            clock = (await screen.until("hall", lambda told: told["clock"]))["clock"]
            assert clock["minutes"] == 50
            assert 0 <= clock["now"] - clock["started"] < 60
            winner = played["players"][0]
            await hall.do("result", round=1, players=played["players"], winners=[winner], source="table", key="x")
            told = await screen.until("hall", lambda told: told["phase"] == "between")
            assert told["matches"][0]["source"] == "desk", "whoever enters it at the desk is no table"
            assert {row["player"]: row["points"] for row in told["standings"]}[winner] == 3
            await hall.do("finish")
            assert (await screen.until("hall", lambda told: told["phase"] == "over"))["round"] == 1

    run(tmp_path, story)


def test_what_the_rules_forbid_is_refused_with_its_clause(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        none = await hall.post("/api/deeds", do="check-in", name="Ana")
        assert (none.status_code, none.json()["message"]["id"]) == (409, "hall-no-evening")
        await hall.begin("Ana")
        again = await hall.post("/api/deeds", do="check-in", name=" ana ")
        assert (again.status_code, again.json()["clause"]) == (409, "HALL-IN-02")
        few = await hall.post("/api/deeds", do="pair", matches=[])
        assert (few.status_code, few.json()["clause"]) == (409, "HALL-ROUND-02")
        nobody = await hall.post("/api/answer/north")
        assert (nobody.status_code, nobody.json()["clause"]) == (409, "HALL-CALL-02")

    run(tmp_path, story)


def test_deeds_are_taken_back_and_brought_back(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana", "Bo")
        async with hall.page(hall.token) as desk:
            assert (await desk.until("desk"))["undo"] == {"do": "check-in", "name": "Bo"}
            assert (await hall.post("/api/undo")).status_code == 200
            assert (await desk.until("desk", lambda told: told["redo"]))["redo"] == {"do": "check-in", "name": "Bo"}
            assert [player["name"] for player in desk.hall["players"]] == ["Ana"]
            assert (await hall.post("/api/redo")).status_code == 200
            assert (await hall.post("/api/redo")).status_code == 409
            await desk.until("hall", lambda told: len(told["players"]) == 2)

    run(tmp_path, story)


def test_an_evening_is_taken_up_where_it_stopped_with_code_pin_and_tokens(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def first(hall: Hall) -> None:
        await hall.begin("Ana", "Bo", tables=("north",))
        await hall.pair()
        kept.update(token=hall.token, code=hall.web.doors.code, pin=hall.web.doors.pin)

    async def second(hall: Hall) -> None:
        assert (hall.web.doors.code, hall.web.doors.pin) == (kept["code"], kept["pin"])
        async with hall.page(kept["token"]) as desk:
            assert (await desk.until("welcome"))["role"] == "desk"
            told = await desk.until("hall")
            assert (told["phase"], told["round"], len(told["players"])) == ("playing", 1, 2)

    run(tmp_path, first)
    run(tmp_path, second)


def test_another_evening_keeps_the_key_of_the_tables_and_ends_phones(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin()
        opened = hall.web.open
        assert opened.evening is not None
        key, code = opened.evening.kept.key, hall.web.doors.code
        phone = (await hall.post("/api/check-in", token="", code=code, name="Ana")).json()["token"]
        async with hall.page(phone) as page:
            assert (await page.until("welcome"))["player"] == 1
            await hall.begin("Zoe")
            assert (await page.until("goodbye"))["message"]["id"] == "web-token-over"
        assert opened.evening.kept.key == key
        assert hall.web.doors.code != code
        assert (await hall.post("/api/me/leave", token=phone)).status_code == 401
        kept = (await hall.get("/api/evenings")).json()["evenings"]
        assert [(one["number"], one["players"], one["open"]) for one in kept] == [(2, 1, True), (1, 1, False)]
        assert (await hall.post("/api/evenings/1")).status_code == 200
        assert opened.evening.hall.players[0].name == "Ana"
        assert (await hall.post("/api/evenings/9")).json()["message"]["id"] == "hall-no-such-evening"

    run(tmp_path, story)


def test_exports_are_public_safe_in_spreadsheets_and_without_secrets(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("=HYPERLINK(A1)", "Bo", tables=("north",))
        await hall.do("change", player=2, badge="04A1B2C3")
        match = (await hall.pair())[0]
        await hall.do("result", round=1, players=match["players"], winners=[2])
        standings = await hall.get("/api/export/standings.csv", token="")
        rows = list(csv.DictReader(io.StringIO(standings.content.decode("utf-8-sig"))))
        assert [row["name"] for row in rows] == ["Bo", "'=HYPERLINK(A1)"]
        results = await hall.get("/api/export/results.csv", token="")
        (row,) = csv.DictReader(io.StringIO(results.content.decode("utf-8-sig")))
        assert (row["table"], row["winners"], row["source"]) == ("north", "2", "desk")
        whole = await hall.get("/api/export/evening.json", token="")
        assert whole.json()["rounds"][0]["matches"][0]["winners"] == [2]
        assert hall.web.open.evening is not None
        secrets = ("04A1B2C3", hall.web.open.evening.kept.key, hall.web.doors.code, hall.web.doors.pin)
        for secret in secrets:
            assert all(secret not in answer.text for answer in (standings, results, whole))

    run(tmp_path, story)


@pytest.mark.parametrize(
    ("said", "id"),
    [
        ({"game": "chess"}, "hall-no-such-game"),
        ({"mode": "nothing"}, "hall-no-such-game"),
        ({"seats": [7]}, "hall-seats"),
        ({"hall": "Club night"}, "hall-name"),
    ],
)
def test_an_evening_that_cannot_be_is_refused_with_what_to_do(tmp_path: Path, said: dict[str, Any], id: str) -> None:
    async def story(hall: Hall) -> None:
        answer = await hall.post("/api/evening", **({"game": "ambush", "mode": "standard"} | said))
        assert (answer.status_code, answer.json()["message"]["id"]) == (409, id)

    run(tmp_path, story)


def test_what_is_offered_can_be_begun(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        offered = (await hall.get("/api/games", token="")).json()
        assert offered["games"][0]["game"] == "ambush"
        for game in offered["games"]:
            for mode in game["modes"]:
                await hall.begin(game=game["game"], mode=mode["mode"])

    run(tmp_path, story)


def test_rounds_can_be_read_again(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana", "Bo")
        match = (await hall.pair())[0]
        await hall.do("result", round=1, players=match["players"], winners=[1])
        await hall.pair()
        first = (await hall.get("/api/rounds/1", token="")).json()
        assert (first["round"], first["matches"][0]["winners"]) == (1, [1])
        for wrong in ("3", "0", "x", "9" * 30):
            assert (await hall.get(f"/api/rounds/{wrong}", token="")).status_code == 404

    run(tmp_path, story)


def test_of_two_desks_that_take_back_at_once_one_is_told_to_look_again(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana", "Bo")
        async with hall.page(hall.token) as desk:
            step = (await desk.until("desk"))["step"]
            assert (await hall.post("/api/undo", step=step)).status_code == 200
            late = await hall.post("/api/undo", step=step)
            assert (late.status_code, late.json()["message"]["id"]) == (409, "hall-undo-other")
            assert (await hall.post("/api/redo", step=step)).status_code == 409
            step = (await desk.until("desk", lambda told: told["redo"]))["step"]
            assert (await hall.post("/api/redo", step=step)).status_code == 200
            await desk.until("hall", lambda told: len(told["players"]) == 2)

    run(tmp_path, story)


def test_no_round_is_proposed_before_it_can_be_taken(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana")
        few = await hall.get("/api/proposal")
        assert (few.status_code, few.json()["clause"]) == (409, "HALL-ROUND-02")
        await hall.do("check-in", name="Bo")
        await hall.pair()
        open = await hall.get("/api/proposal")
        assert (open.status_code, open.json()["clause"]) == (409, "HALL-ROUND-01")

    run(tmp_path, story)


def test_it_is_told_who_is_out_of_a_cup_and_whose_place_somebody_has(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana", "Bo", "Cy", "Di", format="elimination")
        async with hall.page() as screen:
            matches = await hall.pair()
            for match in matches:
                await hall.do("result", round=1, players=match["players"], winners=match["players"][:1])
            losers = sorted(match["players"][1] for match in matches)
            told = await screen.until("hall", lambda told: len(told["sitting_out"]) == 2)
            assert sorted(told["sitting_out"]) == losers
            await hall.pair()
            first, second = matches[0]["players"]
            await hall.do("result", round=1, players=[first, second], winners=[second])
            told = await screen.until("hall", lambda told: told["left_out"])
            assert told["left_out"] == [second]
            await hall.do("swap", one=first, other=second)
            told = await screen.until("hall", lambda told: not told["left_out"])
            assert second in told["matches"][0]["players"]

    run(tmp_path, story)


def test_in_free_play_a_match_of_before_goes_on(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.begin("Ana", "Bo", "Cy", "Di", format="free", tables=("north", "south"))
        async with hall.page() as screen:
            await hall.do("pair", matches=[{"players": [1, 2]}])
            await hall.do("pair", matches=[{"players": [3, 4]}])
            await hall.do("result", round=2, players=[3, 4], winners=[3])
            told = await screen.until("hall", lambda told: told["round"] == 2 and told["matches"][1]["winners"])
            assert (told["phase"], told["sitting_out"]) == ("playing", [1, 2])
            await hall.do("result", round=1, players=[1, 2], winners=[])
            assert (await screen.until("hall", lambda told: told["phase"] == "between"))["sitting_out"] == []

    run(tmp_path, story)
