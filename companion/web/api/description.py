"""What this table can be asked, said by itself: OpenAPI for HTTP, JSON Schema for the socket."""

from typing import Any

from companion.web.calls import Call, Endpoint


async def openapi(call: Call) -> dict[str, Any]:
    from companion.web.api import ENDPOINTS
    from companion.web.openapi import describe

    return describe(ENDPOINTS)


async def socket(call: Call) -> dict[str, Any]:
    from companion.web.openapi import socket_schema

    return socket_schema()


ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/openapi.json", handler=openapi, gives=dict[str, Any],
        says="This description.",
    ),
    Endpoint(
        method="GET", path="/api/socket.json", handler=socket, gives=dict[str, Any],
        says="JSON Schema of everything that crosses the socket at /ws: `FromPage` from the page, `ToPage` to it.",
    ),
)  # fmt: skip
