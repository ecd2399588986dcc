"""The page about the API lists every endpoint, and nothing that is not there."""

import re

import pytest

from companion.web.api import ENDPOINTS
from companion.web.calls import Endpoint
from tests.shape import PROJECT

GUIDE = (PROJECT / "docs" / "api.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `((?:GET|POST) /api/[^`]*)` \| (\w+ \| .*) \|$", GUIDE, re.MULTILINE))


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_an_endpoint_is_told(endpoint: Endpoint) -> None:
    assert ROWS[f"{endpoint.method} {endpoint.path}"] == f"{endpoint.who} | {endpoint.says}"


def test_no_other_is_told() -> None:
    assert set(ROWS) == {f"{one.method} {one.path}" for one in ENDPOINTS}
