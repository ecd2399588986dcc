"""What can be asked over HTTP: the games, beginning one, the rules, and what cannot be read."""

from pathlib import Path
from typing import Any

import pytest

from companion.outside import add_folder
from companion.web.answering import LARGE, SMALL
from engine import registry
from hardware.profile import shipped
from tests.companion.web.lan import PHONE, Lan
from tests.shape import PROJECT


def said(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]["id"]


def test_anybody_sees_what_is_played(lan: Lan) -> None:
    table = lan.get("/api/table", peer=PHONE).json()
    assert table == {
        "game": "ambush",
        "mode": "standard",
        "number": 1,
        "seats": [{"seat": 1, "name": "Ana", "taken": False}, {"seat": 2, "name": "Bo", "taken": False}],
        "simulated": True,
        "languages": ["en", "fr"],
        "address": "192.168.1.5:8042",
        "code": None,
    }


def test_an_empty_table_says_so(lan: Lan) -> None:
    lan.do(lan.host.open_lobby)
    table = lan.get("/api/table").json()
    assert (table["game"], table["number"]) == (None, None)
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Bo"], "they still sit"


# Games


def test_every_game_is_listed_with_modes_options_and_profiles(lan: Lan) -> None:
    games = {game["name"]: game for game in lan.get("/api/games").json()}
    assert set(games) == set(registry.names())
    ambush = games["ambush"]
    assert ambush["modes"][0] == {"name": "standard", "seats": [2, 3, 4]}
    options = {option["name"]: option for option in ambush["options"]}
    assert options["castle"] == {
        "name": "castle",
        "schema": {"type": "integer", "minimum": 1, "maximum": 999},
        "default": 20,
    }
    assert options["verify"]["schema"]["enum"] == ["auto", "declare"]
    assert (ambush["training"], ambush["by_itself"], ambush["title"]) == (True, True, "Ambush")
    assert {profile["name"] for profile in ambush["profiles"]} == set(shipped())
    assert next(each for each in ambush["profiles"] if each["name"] == "simulated")["missing"] == []


def test_the_table_s_own_profiles_are_listed_and_can_be_begun_with(
    lan: Lan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From when they are there; one that cannot be used is left out."""
    monkeypatch.setenv("AMBIT_HOME", str(tmp_path))
    assert "attic" not in profiles_of_ambush(lan)
    (tmp_path / "profiles").mkdir()
    own = shipped()["two-seats-pi"].read_text().replace('name = "', 'name = "Our attic: ', 1)
    (tmp_path / "profiles/attic.toml").write_text(own)
    (tmp_path / "profiles/broken.toml").write_text("name = 7\n")
    there = profiles_of_ambush(lan)
    assert there.keys() == {*shipped(), "attic"}
    assert there["attic"]["title"].startswith("Our attic")
    wanted = {"game": "ambush", "profile": "attic", "seats": ["Uma", "Vic"]}
    assert lan.post("/api/game", wanted, token=lan.table()).status_code == 200
    assert said(lan.post("/api/game", wanted | {"profile": "broken", "leave": True}, token=lan.table())) == (
        409,
        "host-profile",
    )


def profiles_of_ambush(lan: Lan) -> dict[str, Any]:
    [ambush] = [game for game in lan.get("/api/games").json() if game["name"] == "ambush"]
    return {profile["name"]: profile for profile in ambush["profiles"]}


@pytest.mark.parametrize("who", ["table", "referee"])
def test_the_screen_and_the_referee_begin_a_game(lan: Lan, who: str) -> None:
    wanted = {"game": "ambush", "mode": "practice", "seats": ["Uma", "Vic", "Wim"], "options": {"castle": 30}}
    answer = lan.post("/api/game", wanted, token=getattr(lan, who)())
    assert answer.json() == {"number": 2, "code": lan.web.keys.code}
    view = lan.host.game.session.view()
    assert (view.mode, [seat.name for seat in view.seats]) == ("practice", ["Uma", "Vic", "Wim"])


def test_nobody_else_does(lan: Lan) -> None:
    wanted = {"game": "ambush", "seats": ["Uma", "Vic"]}
    assert said(lan.post("/api/game", wanted)) == (401, "web-token-needed")
    assert said(lan.post("/api/game", wanted, token=lan.seat(1))) == (403, "web-not-yours")
    assert lan.host.game.session.number == 1


def test_a_demo_begins_to_play_at_once(lan: Lan) -> None:
    wanted = {"game": "ambush", "demo": True, "seed": "42"}
    assert lan.post("/api/game", wanted, token=lan.table()).status_code == 200
    assert (lan.host.director.playing, lan.host.director.seed) == (True, "42")


@pytest.mark.parametrize(
    ("wanted", "id"),
    [
        ({"game": "ludo"}, "setup-game"),
        ({"game": "ambush", "seats": ["Ana"]}, "setup-seats"),
        ({"game": "ambush", "options": {"castle": 10**6}}, "setup-options"),
        ({"game": "ambush", "profile": "/etc/passwd"}, "host-profile"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_reason(lan: Lan, wanted: dict[str, Any], id: str) -> None:
    answer = lan.post("/api/game", wanted, token=lan.table())
    assert said(answer) == (409, id)
    assert answer.json()["clause"] == "TABLE-INPUT"
    assert lan.host.game.session.number == 1


@pytest.mark.parametrize(
    "wanted", [{}, {"game": 1}, {"game": "ambush", "seats": "Ana"}, {"game": "ambush", "x": 1}, []]
)
def test_what_is_no_wish_is_refused_with_what_would_be_one(lan: Lan, wanted: Any) -> None:
    answer = lan.post("/api/game", wanted, token=lan.table())
    assert answer.status_code == 400
    assert answer.json()["message"]["id"].startswith("input-")


def test_a_game_is_taken_up_again(lan: Lan) -> None:
    lan.act(do="first", seat=0, first=2)
    lan.start("Cy", "Di")
    assert lan.post("/api/game/resume", {"number": 1}, token=lan.table()).json()["number"] == 1
    assert lan.host.game.session.view().turn == 2
    assert said(lan.post("/api/game/resume", {"number": 77}, token=lan.table())) == (409, "lobby-unfinished")
    missing = lan.post("/api/game/resume", {"number": 77, "leave": True}, token=lan.table())
    assert said(missing) == (409, "log-no-such-game")


def test_a_running_game_is_not_dropped_without_asking(lan: Lan) -> None:
    lan.act(do="first", seat=0, first=2)
    wanted, token = {"game": "ambush", "seats": ["Cy", "Di"]}, lan.table()
    assert said(lan.post("/api/game", wanted, token=token)) == (409, "lobby-unfinished")
    assert lan.host.game.session.number == 1
    assert lan.post("/api/game", wanted | {"leave": True}, token=token).json()["number"] == 2
    assert [saved.id for saved, _ in lan.do(lan.host.lobby.saved)] == [1]


def test_the_cards_of_the_game_say_what_they_said_when_it_was_begun(lan: Lan) -> None:
    def cost(card: str) -> Any:
        told = lan.get("/api/game/cards", peer=PHONE).json()
        return told["number"], next(entry.get("cost") for entry in told["cards"] if entry["id"] == card)

    lan.start(game="ambal")
    taught = {"game": "ambal", "card": "wildfire", "says": {"name": "Wildfire", "school": "fire", "cost": 4}}
    assert lan.post("/api/cards/teach", taught, token=lan.table()).status_code == 200
    assert cost("wildfire") == (2, None)
    lan.start(game="ambal")
    assert cost("wildfire") == (3, 4)


def test_an_empty_table_has_no_cards(lan: Lan) -> None:
    lan.do(lan.host.close)
    assert said(lan.get("/api/game/cards")) == (404, "web-no-game")


# Rules


def test_a_clause_is_told_in_plain_words(lan: Lan) -> None:
    clause = lan.get("/api/rules/ambush-call-02").json()
    assert (clause["clause"], clause["section"]) == ("AMBUSH-CALL-02", "Calling Ambush")
    assert lan.get("/api/rules/TABLE-STALE").json()["rulings"]
    assert said(lan.get("/api/rules/AMBUSH-CALL-99")) == (404, "clause-unknown")


def test_a_clause_is_told_in_the_language_of_the_reader(lan: Lan) -> None:
    english = lan.get("/api/rules/TABLE-LOG").json()
    french = lan.get("/api/rules/TABLE-LOG?language=fr-CA").json()
    assert (english["language"], french["language"]) == ("en", "fr")
    assert (french["section"], french["clause"]) == ("Le journal", "TABLE-LOG")
    assert english["text"] != french["text"]
    assert said(lan.get("/api/rules/TABLE-LOG?language=tlh")) == (404, "language-unknown")


# The QR code


def test_the_qr_code_holds_the_code_of_the_table_only_for_those_who_may_show_it(lan: Lan) -> None:
    plain = lan.get("/api/qr.svg")
    keyed = lan.get("/api/qr.svg", token=lan.table())
    assert plain.headers["content-type"] == "image/svg+xml"
    assert plain.text.startswith("<svg")
    assert plain.text != keyed.text
    assert lan.get("/api/qr.svg", token=lan.seat(1)).text == plain.text


def test_the_join_address_keeps_the_code_out_of_every_log(lan: Lan) -> None:
    address = lan.web.join_address(code=True)
    assert address == f"http://192.168.1.5:8042/join#{lan.web.keys.code.replace(' ', '-')}"
    assert lan.web.join_address(code=False) == "http://192.168.1.5:8042/join"


# What cannot be read


@pytest.mark.parametrize(
    ("body", "id"),
    [
        (b"", "json-broken"),
        (b"{", "json-broken"),
        (b"\xff\xfe", "json-text"),
        (b'{"code":"A","code":"B","seat":1}', "json-repeated"),
        (b"[" * 20_000, "json-deep"),
        (b'{"code":"KITE 42","seat":9}', "input-shape"),
        (b'{"code":' + b'"x"' + b',"seat":"1"}', "input-shape"),
    ],
)
def test_what_is_handed_in_is_read_strictly(lan: Lan, body: bytes, id: str) -> None:
    answer = lan.post("/api/join", body, content_type="application/json")
    assert said(answer) == (400, id)


def test_only_json_is_read(lan: Lan) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = lan.post("/api/screen", b"{}", content_type=kind)
        assert said(answer) == (415, "web-json-only")


def test_too_much_is_not_read_to_its_end(lan: Lan) -> None:
    answer = lan.post("/api/join", b" " * (SMALL + 1), content_type="application/json")
    assert said(answer) == (413, "web-large")
    assert said(lan.post("/api/scenario", b" " * (LARGE + 1), token=lan.table())) == (413, "web-large")


def test_a_size_that_is_not_true_does_not_help(lan: Lan) -> None:
    answer = lan.post("/api/join", b" " * (SMALL + 1), content_type="application/json", content_length="2")
    assert answer.status_code == 413


def test_what_is_not_there_is_not_there(lan: Lan) -> None:
    assert said(lan.get("/api/nothing")) == (404, "web-no-such-page")
    assert said(lan.ask("DELETE", "/api/table")) == (405, "web-wrong-method")
    assert said(lan.ask("GET", "/api/join")) == (405, "web-wrong-method")


def test_a_peer_that_asks_too_often_has_to_wait(lan: Lan) -> None:
    codes = [lan.get("/api/table", peer=PHONE).status_code for _ in range(125)]
    assert codes == [200] * 120 + [429] * 5
    assert lan.get("/api/table").status_code == 200
    lan.grow_old(seconds=1)
    assert lan.get("/api/table", peer=PHONE).status_code == 200


def test_a_log_that_cannot_be_read_is_told_in_a_sentence(lan: Lan) -> None:
    lan.do(lambda: lan.host.log.store.execute("ALTER TABLE games RENAME TO hidden"))
    answer = lan.get("/api/history")
    assert answer.status_code == 503
    assert answer.json()["message"]["id"].startswith("log-")


def test_a_fault_of_ours_is_told_without_a_traceback(lan: Lan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan.web, "keys", None)
    answer = lan.get("/api/table")
    assert said(answer) == (500, "fault")
    assert "Traceback" not in answer.text


# Games from outside


def test_a_page_is_told_the_words_of_games_that_it_was_not_built_with(lan: Lan, nothing_outside: None) -> None:
    assert lan.get("/api/words/fr").json() == {}
    add_folder(PROJECT / "bench" / "duel")
    told = {language: lan.get(f"/api/words/{language}").json() for language in ("en", "fr")}
    assert all(words.keys() == {"duel"} for words in told.values())
    assert "prompt-duel-plan" in told["fr"]["duel"]
    assert told["en"] != told["fr"]
    [duel] = [game for game in lan.get("/api/games").json() if game["name"] == "duel"]
    assert (duel["title"], duel["by_itself"]) == ("Duel-200", True)


def test_a_language_that_nobody_speaks_has_no_words(lan: Lan) -> None:
    assert lan.get("/api/words/xx").status_code == 404
