"""The description of a socket for other programs, made from the structs of its protocol: AsyncAPI 3."""

from functools import cache
from typing import Any, get_args

import msgspec

from companion.version import ambit_version
from companion.web.protocol import FromPage, ToPage


@cache
def asyncapi() -> dict[str, Any]:
    """Everything that may cross the table's socket, in both directions."""
    return described("table", FromPage, ToPage)


def described(at: str, from_page: Any, to_page: Any) -> dict[str, Any]:
    """The same for any socket: the unions of what pages say and are told there; `at` is the table or the hall."""
    kinds = (*get_args(from_page), *get_args(to_page))
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return {
        "asyncapi": "3.0.0",
        "info": {"title": f"Ambit, the socket of the {at}", "version": ambit_version()},
        "defaultContentType": "application/json",
        "channels": {
            at: {
                "address": "/ws",
                "description": "One JSON object a frame. The first frame of a page is hello.",
                "messages": {_name(kind): {"$ref": f"#/components/messages/{_name(kind)}"} for kind in kinds},
            }
        },
        "operations": {
            "fromPage": _operation(at, "receive", "What a page says.", from_page),
            "toPage": _operation(at, "send", f"What the {at} tells a page.", to_page),
        },
        "components": {"messages": {_name(kind): _message(kind) for kind in kinds}, "schemas": schemas},
    }


def one_of(direction: Any) -> dict[str, Any]:
    """A JSON Schema that every message of one direction matches, and nothing else."""
    return {
        "oneOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in get_args(direction)],
        "components": asyncapi()["components"],
    }


def _operation(at: str, action: str, summary: str, direction: Any) -> dict[str, Any]:
    """One direction, named from the server's side: it receives what a page sends."""
    messages = [{"$ref": f"#/channels/{at}/messages/{_name(kind)}"} for kind in get_args(direction)]
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": f"#/channels/{at}"},
        "messages": messages,
    }


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    said = (kind.__doc__ or "").split("\n\n")[0]
    return {"name": _name(kind), "summary": said, "payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}


def _name(kind: type[msgspec.Struct]) -> str:
    """The message's tag in JSON: its value of `say` or `tell`."""
    return str(kind.__struct_config__.tag)
