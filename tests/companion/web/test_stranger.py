"""A stranger on the network, without code, PIN or key, who tries everything that the table understands."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from companion.web.api import ENDPOINTS
from companion.web.protocol import FromPage
from tests.companion.web.lan import HERE, Lan, lan_in

STRANGER = "192.168.1.66"
FORGED = {
    "x_forwarded_for": "127.0.0.1",
    "forwarded": "for=127.0.0.1",
    "x_real_ip": "127.0.0.1",
    "origin": "http://localhost:8042",
}
"""What a program may say of itself to seem to be on the table's own machine."""
ORDERS: dict[str, dict[str, Any]] = {
    "act": {"version": 0, "action": {"do": "concede", "seat": 1}},
    "order": {"order": "undo", "version": 0},
    "consent": {"seat": 0, "yes": True},
    "device": {"do": "press", "device": "seat1.ok"},
    "fault": {"target": "seat1.reader", "fault": {"fault": "dead"}, "on": True},
    "reopen": {"device": "seat1.reader"},
    "overlook": {"square": "a1", "on": True},
    "demo": {"do": "take", "seat": 1},
    "reader": {"seat": 1},
    "choose": {"game": "ambal"},
    "sit": {"seat": 1, "name": "Eve"},
    "stand": {"seat": 1},
    "move": {"seat": 1, "to": 3},
    "begin": {},
    "resume": {"number": 1, "leave": True},
    "again": {"seat": 1, "yes": True},
    "lobby": {"leave": True},
    "host": {"seat": 1},
    "test": {"device": "seat1.lamp"},
    "newcode": {},
    "judge": {},
}
HARMLESS = ("hello", "ping", "answer")
PUBLIC = {"/api/join", "/api/referee", "/api/screen", "/api/sandbox/{game}", "/api/cards/deck/check"}
"""What anybody may post to: it asks for a code, a PIN or a key, or changes nothing."""


def test_every_order_is_tried_here() -> None:
    said = {str(kind.__struct_config__.tag) for kind in get_args(FromPage)}
    assert said == {*ORDERS, *HARMLESS}


@pytest.fixture(params=["lobby", "game", "over"])
def lan(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Lan]:
    """Ana and Bo sit with their phones, in every phase of an evening."""
    with lan_in(tmp_path) as lan:
        lan.do(lan.host.open_lobby)
        for name in ("Ana", "Bo"):
            lan.post("/api/join", {"code": lan.web.keys.code, "name": name}, peer="192.168.1.30")
        if request.param != "lobby":
            assert lan.do(lan.host.begin) is None
            lan.act(do="first", seat=0, first=1)
        if request.param == "over":
            lan.act(do="concede", seat=2)
        yield lan


def everything(lan: Lan) -> tuple[Any, ...]:
    """All that somebody could have changed."""
    store = lan.host.log.store
    rows = [store.execute(f"SELECT * FROM {table}").fetchall() for table in ("games", "entries", "evenings", "tokens")]
    host = lan.host
    touched = dict(host.touched)
    return host.phase, host.version, host.lobby.evening, lan.web.keys.seats(), host.lobby.asking, touched, rows


@pytest.mark.rule("TABLE-HOST")
@pytest.mark.parametrize("headers", [{}, FORGED], ids=["plain", "forged"])
def test_whoever_only_watches_gets_nowhere_with_any_order(lan: Lan, headers: dict[str, str]) -> None:
    before = lan.do(lambda: everything(lan))
    with lan.socket(STRANGER, **headers) as page:
        page.send('{"say":"hello"}')
        assert page.until("lobby")["host"] is False
        for say, more in ORDERS.items():
            told = page.say(say, **more)
            assert told["tell"] == "refused", say
            assert told["clause"].startswith("TABLE-"), say
        shown = json.dumps(page.frames)
    assert lan.do(lambda: everything(lan)) == before
    assert lan.web.keys.code not in shown
    assert lan.web.keys.pin not in shown


@pytest.mark.rule("TABLE-HOST")
@pytest.mark.parametrize("token", ["x", "a" * 32, "../..", "'; DROP TABLE tokens; --", "\ud800"])
def test_a_wrong_token_is_turned_away(lan: Lan, token: str) -> None:
    with lan.socket(STRANGER) as page:
        page.send(json.dumps({"say": "hello", "token": token}))
        assert page.hear()["tell"] in ("goodbye", "refused")
        assert page.hear()["tell"] == "closed"


def test_what_lies_on_the_disk_is_no_token(lan: Lan) -> None:
    hashes = lan.do(lambda: lan.host.log.store.execute("SELECT hash FROM tokens").fetchall())
    assert len(hashes) == 2
    for (kept,) in hashes:
        assert lan.post("/api/leave", token=kept, peer=STRANGER).status_code == 401


@pytest.mark.rule("TABLE-HOST")
@pytest.mark.parametrize("token", ["", "nonsense"])
def test_no_endpoint_lets_a_stranger_change_anything(lan: Lan, token: str) -> None:
    before = lan.do(lambda: everything(lan))
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("{game}", "ambush").replace("{number}", "1").replace("{card}", "x")
        if endpoint.method == "POST" and endpoint.path not in PUBLIC:
            answer = lan.post(path, {"seat": 1, "pin": "2468"}, token=token, peer=STRANGER)
            assert answer.status_code == 401, endpoint.path
        elif endpoint.method == "GET":
            told = lan.get(path, token=token, peer=STRANGER).text
            assert lan.web.keys.code not in told, endpoint.path
            assert lan.web.keys.code.replace(" ", "-") not in told, endpoint.path
            assert lan.web.keys.pin not in told, endpoint.path
    assert lan.do(lambda: everything(lan)) == before


@pytest.mark.rule("TABLE-HOST")
@pytest.mark.parametrize("name", [*FORGED, "host"])
def test_a_forged_header_does_not_make_a_screen(lan: Lan, name: str) -> None:
    forged = {"host": "127.0.0.1:8042"} if name == "host" else {name: FORGED[name]}
    assert lan.post("/api/screen", {}, peer=STRANGER, **forged).status_code == 403
    if name not in ("host", "origin"):  # on the machine itself such a header says that somebody else asks
        assert lan.post("/api/screen", {}, peer=HERE, **forged).status_code == 403


def test_guesses_of_every_kind_share_one_limit(lan: Lan) -> None:
    ways: tuple[tuple[str, dict[str, Any]], ...] = (
        ("/api/join", {"code": "NOPE 11"}),
        ("/api/screen", {"key": "x"}),
        ("/api/screen", {"pin": "0000"}),
        ("/api/referee", {"pin": "0000"}),
        ("/api/join", {"code": "NOPE 12", "name": "Eve"}),
        ("/api/screen", {"key": "y"}),
        ("/api/join", {"code": "NOPE 13", "seat": 1}),
    )
    answers = [lan.post(path, body, peer=STRANGER).status_code for path, body in ways]
    assert answers == [403] * 5 + [429] * 2


def test_a_phone_that_sits_is_no_host_and_guesses_the_pin_no_faster(lan: Lan) -> None:
    token = lan.do(lambda: lan.web.keys.grant("seat", 1)).token
    answers = [lan.post("/api/host", {"pin": f"{n}"}, token=token, peer=STRANGER).status_code for n in range(7)]
    assert answers == [403] * 5 + [429] * 2
    assert lan.host.lobby.evening.host is None
