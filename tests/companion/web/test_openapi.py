"""The description is true: every route is in it, every real answer fits it, and asking changes nothing."""

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator
from starlette.routing import Route

from companion.web.api import ENDPOINTS
from companion.web.app import web_app
from companion.web.calls import Endpoint
from companion.web.help import AT
from tests.companion.web.lan import Lan

EXAMPLES: dict[str, list[Any]] = {
    "/api/join": [{"code": "{code}", "seat": 1}, {"code": "nope", "seat": 1}, {"seat": 1}],
    "/api/leave": [None],
    "/api/free": [{"seat": 1}, {"seat": 9}],
    "/api/host": [{"pin": "2468"}, {"pin": "1"}, {}],
    "/api/referee": [{"pin": "2468"}, {"pin": "1"}],
    "/api/screen": [{}, {"pin": "1"}],
    "/api/game": [{"game": "ambush", "demo": True, "seed": "5"}, {"game": "ludo"}, {}],
    "/api/game/resume": [{"number": 1}, {"number": 5}],
    "/api/scenario": [b'{"game":"ambush","seats":["Ana","Bo"]}\n{"do":"first","seat":0,"first":1}', b"x"],
    "/api/cards/tag": [{"uid": "04A1B2C3"}, {"uid": "zz"}],
    "/api/cards/forget": [{"uid": "04A1B2C3"}],
    "/api/cards/register/begin": [{"game": "ambush"}, {"game": "ambush", "pack": "nope"}, {"game": "ludo"}],
    "/api/cards/register/say": [{"do": "tap", "uid": "04A1B2C3D4"}, {"do": "search", "text": "ambush"}, {"do": "undo"}],
    "/api/cards/register/end": [None],
    "/api/cards/teach": [
        {"game": "ambush", "card": "wall", "says": {"name": "Wall"}},
        {"game": "ambush", "card": "wall", "says": {"colour": "red"}},
    ],
    "/api/cards/untaught": [{"game": "ambush", "card": "wall"}, {"game": "ludo", "card": "wall"}],
    "/api/cards/remember": [{"card": "wall"}, {}],
    "/api/cards/unremember": [{"card": "wall"}, {}],
    "/api/cards/deck/check": [{"game": "ambush", "piles": ["ambush"] * 3}, {"game": "ambush", "piles": {"x": []}}],
    "/api/cards/deck/save": [{"game": "ambush", "name": "box", "piles": ["ambush"]}],
    "/api/cards/deck/forget": [{"game": "ambush", "name": "box"}, {"game": "ambush", "name": "other"}],
    "/api/sandbox/{game}": [{"one": [], "two": []}, {"one": 3}],
    "/api/cards/import": [b'pack = "mine"\ngame = "ambush"\ntitle = "Mine"\n', b"nonsense = ["],
}
PLACES = {
    "game": ["ambush", "ludo"],
    "number": ["1", "77", "x"],
    "clause": ["TABLE-STALE", "NOPE-1"],
    "pack": ["ambush-training", "nope"],
    "language": ["fr", "xx"],
    "digest": [sha256(EXAMPLES["/api/scenario"][0]).hexdigest(), "nope"],
}


def described(lan: Lan) -> dict[str, Any]:
    found: dict[str, Any] = lan.get("/api/openapi.json").json()
    return found


def paths(endpoint: Endpoint) -> Iterator[str]:
    """Every way to fill the gaps of a path with something that is there, and something that is not."""
    gaps = re.findall(r"\{(\w+)\}", endpoint.path)
    choices = [""] if not gaps else PLACES[gaps[0]]
    for choice in choices:
        rest = {gap: PLACES[gap][0] for gap in gaps[1:]}
        yield endpoint.path.format(**rest | ({gaps[0]: choice} if gaps else {}))
    if len(gaps) > 1:
        yield endpoint.path.format(**{gaps[0]: PLACES[gaps[0]][0], gaps[1]: PLACES[gaps[1]][1]})


def asked(lan: Lan, endpoint: Endpoint, token: str) -> Iterator[Any]:
    """Real answers of an endpoint, good ones and bad ones."""
    for path in paths(endpoint):
        if endpoint.method == "GET":
            yield lan.get(path, token=token)
            continue
        for example in EXAMPLES[endpoint.path]:
            body = example
            if isinstance(example, dict):
                text = msgspec.json.encode(example).decode().replace("{code}", lan.web.keys.code)
                body = msgspec.json.decode(text)
            yield lan.post(path, body, token=token)


def test_every_route_is_described_and_nothing_else_is(lan: Lan) -> None:
    document = described(lan)
    routes = {
        (route.path, method.lower())
        for route in web_app(lan.web).routes
        if isinstance(route, Route) and "{path:path}" not in route.path and route.path != AT  # those are for people
        for method in (route.methods or set()) - {"HEAD"}
    }
    told = {(path, method) for path, methods in document["paths"].items() for method in methods}
    assert told == routes == {(each.path, each.method.lower()) for each in ENDPOINTS}


def test_the_description_is_well_formed(lan: Lan) -> None:
    document = described(lan)
    operations = [each for methods in document["paths"].values() for each in methods.values()]
    assert len({each["operationId"] for each in operations}) == len(operations)
    assert all(each["summary"].endswith(".") and "200" in each["responses"] for each in operations)
    for path, methods in document["paths"].items():
        for operation in methods.values():
            named = {each["name"] for each in operation["parameters"] if each["in"] == "path"}
            assert named == set(re.findall(r"\{(\w+)\}", path))
    references = set(re.findall(r'"#/components/schemas/(\w+)"', msgspec.json.encode(document).decode()))
    assert references <= set(document["components"]["schemas"])
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


def test_what_needs_a_key_says_so(lan: Lan) -> None:
    document = described(lan)
    for each in ENDPOINTS:
        operation = document["paths"][each.path][each.method.lower()]
        assert ("security" in operation) == (each.who != "anybody")


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda each: f"{each.method} {each.path}")
@pytest.mark.parametrize("who", ["table", "referee", "seat", "nobody"])
def test_every_real_answer_fits_the_description(lan: Lan, endpoint: Endpoint, who: str) -> None:
    document = described(lan)
    token = lan.seat(2) if who == "seat" else "" if who == "nobody" else getattr(lan, who)()
    lan.act(do="first", seat=0, first=1)
    lan.act(do="concede", seat=1)
    for answer in asked(lan, endpoint, token):
        operation = document["paths"][endpoint.path][endpoint.method.lower()]
        content = operation["responses"][str(answer.status_code)]["content"]
        kind = answer.headers["content-type"].partition(";")[0]
        assert kind in content, answer.text
        if kind == "application/json":
            whole = {**content[kind]["schema"], "components": document["components"]}
            Draft202012Validator(whole).validate(answer.json())


@pytest.mark.parametrize("endpoint", [each for each in ENDPOINTS if each.method == "GET"], ids=lambda each: each.path)
def test_asking_changes_nothing(lan: Lan, endpoint: Endpoint, tmp_path: Path) -> None:
    token = lan.referee()
    lan.act(do="first", seat=0, first=1)

    def everything() -> Any:
        keys = lan.web.keys
        store = lan.do(lambda: tuple(lan.host.log.store.iterdump()))
        return (
            store,
            lan.host.version,
            keys.code,
            keys.seats(),
            lan.host.game.table.outputs(),
            lan.web.register.registration,
        )

    before = everything()
    for _ in range(2):
        assert list(asked(lan, endpoint, token))
    assert everything() == before


def test_head_is_answered_like_get_without_a_body(lan: Lan) -> None:
    answer = lan.ask("HEAD", "/api/table")
    assert (answer.status_code, answer.content) == (200, b"")
