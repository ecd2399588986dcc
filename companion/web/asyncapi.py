"""The description of the socket for other programs, made from the structs of the protocol: AsyncAPI 3."""

from functools import cache
from typing import Any, get_args

import msgspec

from companion.version import ambit_version
from companion.web.protocol import FromPage, ToPage

CHANNEL = "table"


@cache
def asyncapi() -> dict[str, Any]:
    """Everything that may cross the socket, in both directions."""
    kinds = (*get_args(FromPage), *get_args(ToPage))
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Ambit, the socket of the table", "version": ambit_version()},
        "defaultContentType": "application/json",
        "channels": {
            CHANNEL: {
                "address": "/ws",
                "description": "One JSON object a frame. The first frame of a page is hello.",
                "messages": {_name(kind): {"$ref": f"#/components/messages/{_name(kind)}"} for kind in kinds},
            }
        },
        "operations": {
            "fromPage": _operation("receive", "What a page says.", FromPage),
            "toPage": _operation("send", "What the table tells a page.", ToPage),
        },
        "components": {"messages": {_name(kind): _message(kind) for kind in kinds}, "schemas": schemas},
    }


def one_of(direction: Any) -> dict[str, Any]:
    """A JSON Schema that every message of one direction matches, and nothing else."""
    described = asyncapi()
    return {
        "oneOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in get_args(direction)],
        "components": described["components"],
    }


def _operation(action: str, summary: str, direction: Any) -> dict[str, Any]:
    """One direction, named from the table's side: it receives what a page sends."""
    messages = [{"$ref": f"#/channels/{CHANNEL}/messages/{_name(kind)}"} for kind in get_args(direction)]
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": f"#/channels/{CHANNEL}"},
        "messages": messages,
    }


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    said = (kind.__doc__ or "").split("\n\n")[0]
    return {"name": _name(kind), "summary": said, "payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}


def _name(kind: type[msgspec.Struct]) -> str:
    """The message's tag in JSON: its value of `say` or `tell`."""
    return str(kind.__struct_config__.tag)
