"""The table's interfaces described for programs: OpenAPI for HTTP, AsyncAPI for the socket."""

from typing import Any

from companion.web.calls import Call, Endpoint


async def openapi(call: Call) -> dict[str, Any]:
    from companion.web.api import ENDPOINTS
    from companion.web.openapi import describe

    return describe(ENDPOINTS)


async def socket(call: Call) -> dict[str, Any]:
    from companion.web.asyncapi import asyncapi

    return asyncapi()


ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/openapi.json", handler=openapi, gives=dict[str, Any],
        says="This description.",
    ),
    Endpoint(
        method="GET", path="/api/asyncapi.json", handler=socket, gives=dict[str, Any],
        says="AsyncAPI description of everything that crosses the socket at /ws.",
    ),
)  # fmt: skip
