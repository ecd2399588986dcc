"""The table's interfaces described for programs: OpenAPI for HTTP, AsyncAPI for the socket."""

from typing import Any

from starlette.responses import Response

from companion.web.calls import Call, Endpoint
from companion.web.worked_out import worked_out


async def openapi(call: Call) -> Response:
    from companion.web.api import ENDPOINTS
    from companion.web.openapi import describe

    return await worked_out(call, "openapi", lambda log: describe(ENDPOINTS))


async def socket(call: Call) -> Response:
    from companion.web.asyncapi import asyncapi

    return await worked_out(call, "asyncapi", lambda log: asyncapi())


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
