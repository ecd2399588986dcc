"""The description of a table or a hall for other programs, made from the structs and from its endpoints."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import msgspec

from companion.version import ambit_version
from companion.web.answering import JSON
from companion.web.shapes import Problem

TABLE = "Ambit, the web table"
NEEDED_AT_TABLE = {
    "seat": "a seat's token",
    "player": "the token of a seat, of the table's screen or of the referee",
    "host": "the token of a host: the table's screen, the referee, or the host's phone",
    "staff": "the token of the table's screen or of the referee",
    "referee": "the referee's token",
}
_PROBLEMS = {
    400: "What was handed in cannot be read, and why.",
    401: "A token is needed.",
    403: "Not with this token, code, PIN, address or page.",
    404: "There is no such thing.",
    409: "Not now, and on which clause.",
    413: "Too much was handed in.",
    415: "Only JSON is read here.",
    429: "Too often; Retry-After says when again.",
    500: "Ambit itself has tripped.",
    503: "The log cannot be written or read.",
}


class Endpoint(Protocol):
    """What is said of an endpoint, be it of a table or of a hall."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def gives(self) -> Any: ...
    @property
    def takes(self) -> Any: ...
    @property
    def who(self) -> str: ...
    @property
    def says(self) -> str: ...
    @property
    def media(self) -> str: ...
    @property
    def asks(self) -> tuple[str, ...]: ...


def describe(
    endpoints: Iterable[Endpoint], title: str = TABLE, needed: Mapping[str, str] = NEEDED_AT_TABLE
) -> dict[str, Any]:
    """The whole OpenAPI document. `needed`: which token shows that somebody is whom an endpoint is for."""
    endpoints = tuple(endpoints)
    shapes = [Problem, *(kind for each in endpoints for kind in (each.takes, each.gives) if _is_json(kind))]
    schemas, components = _schemas(shapes)
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schemas, needed)
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": ambit_version()},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


Schemas = dict[Any, dict[str, Any]]


def _schemas(shapes: list[Any]) -> tuple[Schemas, dict[str, Any]]:
    unique = list(dict.fromkeys(shapes))
    found, components = msgspec.json.schema_components(unique, ref_template="#/components/schemas/{name}")
    return dict(zip(unique, found, strict=True)), components


def _operation(each: Endpoint, schemas: Schemas, needed: Mapping[str, str]) -> dict[str, Any]:
    said = {
        "summary": each.says,
        "operationId": f"{each.method.lower()}{re.sub(r'[^A-Za-z]+', '_', each.path.removeprefix('/api'))}",
        "parameters": [*_in_path(each), *_in_query(each)],
        "responses": {"200": _good(each, schemas)} | _bad(each, schemas),
    }
    if each.takes is not None:
        kind, schema = (JSON, schemas[each.takes]) if _is_json(each.takes) else ("application/octet-stream", {})
        said["requestBody"] = {"required": True, "content": {kind: {"schema": schema}}}
    if each.who != "anybody":
        said |= {"security": [{"token": []}], "description": f"Needs {needed[each.who]}."}
    return said


def _good(each: Endpoint, schemas: Schemas) -> dict[str, Any]:
    schema = schemas[each.gives] if _is_json(each.gives) else {"type": "string"}
    return {"description": "Done.", "content": {each.media: {"schema": schema}}}


def _bad(each: Endpoint, schemas: Schemas) -> dict[str, Any]:
    problem = {"content": {JSON: {"schema": schemas[Problem]}}}
    return {str(status): {"description": why, **problem} for status, why in _PROBLEMS.items()}


def _in_path(each: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"\{(\w+)\}", each.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(each: Endpoint) -> list[dict[str, Any]]:
    return [{"name": name, "in": "query", "schema": {"type": "string"}} for name in each.asks]


def _is_json(kind: Any) -> bool:
    return kind is not None and kind is not bytes
