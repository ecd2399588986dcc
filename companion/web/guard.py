"""The guard: requests from outside the local network, or from pages of other sites, are turned away."""

from typing import Protocol
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Frame

from companion.messages import Speaker
from companion.web.addresses import is_local, is_our_host, is_this_machine, split_host
from companion.web.answering import respond
from companion.web.browser_language import browser_language
from companion.web.shapes import Problem
from engine.message import Message, message

SAFE = ("GET", "HEAD")
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
OPENER = "cross-origin-opener-policy"
"""Sent to the machine itself only: elsewhere, without TLS, browsers ignore it and log a warning."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; connect-src 'self' {sockets}; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""Nothing is loaded from outside, and no script runs that is not a file of ours."""


class Guarded(Protocol):
    """Who may come in, and under which names this machine is asked for."""

    anybody: bool
    """Peers that are not on the local network may come in, too."""
    names: frozenset[str]


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, site: Guarded) -> None:
        self._app, self._site = app, site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self._app(scope, receive, send)
        headers = Headers(scope=scope)
        wrong = self._wrong(scope, headers)
        if wrong is not None:
            return await _turn_away(scope, receive, send, wrong, headers)
        return await self._app(scope, receive, _with_headers(send, headers.get("host", "")))

    def _wrong(self, scope: Scope, headers: Headers) -> Message | None:
        peer, host = (scope.get("client") or ("", 0))[0], headers.get("host", "")
        if not self._site.anybody and not is_local(peer):
            return message("web-not-local")
        if not is_our_host(host, self._site.names):
            return message("web-not-our-name", host=host[:80])
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = headers.get("origin")
        if changes and origin is not None and _place(origin) != host:
            return message("web-other-page", origin=origin[:80])
        return None


def _place(origin: str) -> str | None:
    """Host and port of an Origin header; None if it is malformed."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


async def _turn_away(scope: Scope, receive: Receive, send: Send, wrong: Message, headers: Headers) -> None:
    if scope["type"] == "websocket":
        return await send({"type": "websocket.close", "code": 1008, "reason": wrong.id})
    answer: Response = respond(Problem(wrong), 403)
    if not scope["path"].startswith("/api"):
        answer = PlainTextResponse(spoken(wrong, headers) + "\n", 403)
    return await answer(scope, receive, _with_headers(send, ""))


def spoken(said: Message, headers: Headers) -> str:
    """The message as text for a caller without our page, in the first language of the browser that we have."""
    return Speaker(browser_language(headers)).message(said)


def _with_headers(send: Send, host: str) -> Send:
    sockets = f"ws://{host} wss://{host}" if host else ""

    async def sending(frame: Frame) -> None:
        """Add the security headers to the response."""
        if frame["type"] == "http.response.start":
            headers = MutableHeaders(scope=frame)
            for name, value in HEADERS.items():
                headers[name] = value
            headers["content-security-policy"] = POLICY.format(sockets=sockets)
            if is_this_machine(split_host(host)) or split_host(host).lower() == "localhost":
                headers[OPENER] = "same-origin"
        await send(frame)

    return sending
