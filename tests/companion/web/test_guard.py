"""The door: only the local network, only by our own name, only from our own pages; and what every answer carries."""

import pytest
from starlette.websockets import WebSocketDisconnect

from companion.web.addresses import is_local, is_our_host, is_this_machine, own_address, own_names, reached_at, shown
from tests.companion.web.lan import HOST, PHONE, Lan, lan_in

LOCAL = ["127.0.0.1", "::1", "192.168.1.20", "10.0.0.3", "172.16.5.5", "169.254.1.1", "fe80::1%eth0", "fd00::5"]
PUBLIC = ["8.8.8.8", "172.32.0.1", "2600::1", "::ffff:8.8.8.8", "100.64.0.1", "testclient", "", "999.1.1.1"]


@pytest.mark.parametrize("peer", LOCAL)
def test_the_local_network_comes_in(lan: Lan, peer: str) -> None:
    assert is_local(peer)
    assert lan.get("/api/table", peer=peer).status_code == 200


@pytest.mark.parametrize("peer", PUBLIC)
def test_nobody_else_does(lan: Lan, peer: str) -> None:
    answer = lan.get("/api/table", peer=peer)
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "web-not-local")
    with pytest.raises(WebSocketDisconnect), lan.socket(peer):
        pass


def test_a_person_from_elsewhere_reads_a_sentence_in_their_language(lan: Lan) -> None:
    english = lan.get("/", peer="8.8.8.8")
    french = lan.get("/", peer="8.8.8.8", accept_language="de, fr-CA;q=0.9, en;q=0.1")
    assert english.text.strip() == "Only devices on the same local network may come to this table."
    assert french.text.startswith("Seuls les appareils")


def test_whoever_is_let_in_from_everywhere_is_let_in(tmp_path_factory: pytest.TempPathFactory) -> None:
    with lan_in(tmp_path_factory.mktemp("open"), anybody=True) as lan:
        assert lan.get("/api/table", peer="8.8.8.8").status_code == 200


# DNS rebinding


@pytest.mark.parametrize("host", ["localhost", "localhost:8042", "127.0.0.1:80", "192.168.1.5:8042", "[::1]:8042"])
def test_our_own_names_and_addresses_are_us(lan: Lan, host: str) -> None:
    assert lan.get("/api/table", host=host).status_code == 200


FOREIGN = ["evil.example", "evil.example:8042", "localhost.evil.example", "", "a b", "[::1"]
BENT = ["localhost:8042 evil.example", "127.0.0.1:; script-src *", "[::1]; script-src *", "[::1%; script-src *]"]
"""What would get into the policy with an address that is ours."""


@pytest.mark.parametrize("host", [*FOREIGN, *BENT])
def test_a_foreign_name_that_points_here_is_turned_away(lan: Lan, host: str) -> None:
    answer = lan.get("/api/table", host=host)
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "web-not-our-name")
    with pytest.raises(WebSocketDisconnect), lan.socket(host=host):
        pass


def test_a_name_of_ones_own_can_be_added(tmp_path_factory: pytest.TempPathFactory) -> None:
    with lan_in(tmp_path_factory.mktemp("named"), names=frozenset({"Ambit.Home"})) as lan:
        assert lan.get("/api/table", host="ambit.home:8042").status_code == 200


def test_this_machine_knows_its_names() -> None:
    names = own_names()
    assert "localhost" in names
    assert all(is_our_host(f"{name}:8042", names) and is_our_host(f"{name}.".upper(), names) for name in names)


def test_addresses_are_shown_as_people_type_them() -> None:
    assert is_local(own_address())
    assert reached_at("0.0.0.0") == reached_at("::") == own_address()
    assert reached_at("192.168.1.5") == "192.168.1.5"
    assert [shown("10.0.0.1", 80), shown("10.0.0.1", 81), shown("::1", 81)] == ["10.0.0.1", "10.0.0.1:81", "[::1]:81"]
    assert is_this_machine("::ffff:127.0.0.1")
    assert not is_this_machine(PHONE)


# Pages from elsewhere


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://localhost:9999", "null", "http://evil@" + HOST, "http://["]
)
def test_a_page_from_elsewhere_changes_nothing_and_hears_nothing(lan: Lan, origin: str) -> None:
    answer = lan.post("/api/screen", origin=origin)
    assert (answer.status_code, answer.json()["message"]["id"]) == (403, "web-other-page")
    with pytest.raises(WebSocketDisconnect), lan.socket(origin=origin):
        pass


def test_our_own_page_and_programs_without_a_page_may_speak(lan: Lan) -> None:
    assert lan.post("/api/screen", origin=f"http://{HOST}").status_code == 200
    assert lan.post("/api/screen").status_code == 200
    with lan.socket(origin=f"http://{HOST}") as page:
        page.send('{"say":"hello"}')
        assert page.hear()["tell"] == "welcome"


# What every answer carries


@pytest.mark.parametrize("path", ["/", "/api/table", "/api/nothing", "/nothing"])
def test_every_answer_carries_a_strict_policy(lan: Lan, path: str) -> None:
    headers = lan.get(path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["connect-src"] == f"'self' ws://{HOST} wss://{HOST}"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_who_is_turned_away_gets_the_policy_too(lan: Lan) -> None:
    assert "'none'" in lan.get("/", peer="8.8.8.8").headers["content-security-policy"]


def test_answers_are_not_kept_by_anybody(lan: Lan) -> None:
    assert lan.get("/api/table").headers["cache-control"] == "no-store"
