"""What the hall offers other programs is described by itself, and told in the page about the hall."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from companion.hall_web import shapes as w
from companion.hall_web.api import ENDPOINTS
from companion.hall_web.calls import Endpoint
from tests.companion.hall_web.halls import Hall, run
from tests.shape import PROJECT

GUIDE = (PROJECT / "docs" / "hall.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `((?:GET|POST) /api/[^`]*)` \| (\w+ \| .*) \|$", GUIDE, re.MULTILINE))


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_an_endpoint_is_told(endpoint: Endpoint) -> None:
    assert ROWS[f"{endpoint.method} {endpoint.path}"] == f"{endpoint.who} | {endpoint.says}"


def test_no_other_is_told() -> None:
    assert set(ROWS) == {f"{one.method} {one.path}" for one in ENDPOINTS}


def test_the_hall_describes_itself(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        http = (await hall.get("/api/openapi.json", token="")).json()
        described = {(method.upper(), path) for path, methods in http["paths"].items() for method in methods}
        assert described == {(one.method, one.path) for one in ENDPOINTS}
        assert http["paths"]["/api/undo"]["post"]["description"] == "Needs the desk's token."
        socket = (await hall.get("/api/asyncapi.json", token="")).json()
        kinds = (*get_args(w.FromPage), *get_args(w.ToPage))
        assert set(socket["components"]["messages"]) == {str(kind.__struct_config__.tag) for kind in kinds}
        assert b"$ref" in msgspec.json.encode(socket)

    run(tmp_path, story)
