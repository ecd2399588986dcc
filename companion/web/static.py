"""The files of the built page. They are listed once, so that no request path can reach any other file."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Container
from functools import cache
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from engine.message import Message, message

PAGES = ("/", "/simulate", "/seat", "/join", "/referee", "/cards", "/history", "/overlay", "/sandbox", "/rules")
"""Paths that all serve index.html; the page reads the path itself."""
BUILT = Path(__file__).parent / "static"
"""Where the pages are built."""
_HASHED = re.compile(r"^assets/.*[-.][A-Za-z0-9_-]{8,}\.\w+$")
"""Names with a content hash, which Vite adds: such a file never changes and may be cached for ever."""
_TEXT = re.compile(r"^text/|javascript|json|svg|manifest")
FOR_EVER, EVERY_TIME = "public, max-age=31536000, immutable", "no-cache"


class Asset(Struct, frozen=True):
    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    keep: str


class Static:
    """The files of one folder, read at the first request, and again after a new build."""

    def __init__(self, folder: Path, page: str = "index.html", pages: Container[str] = PAGES) -> None:
        """`pages` are the paths that all serve the one `page`."""
        self._folder, self._page = folder, page
        self.pages = pages

    def missing(self) -> Message | None:
        """What to do where there is no built page; None where there is one."""
        if self.built:
            return None
        has_sources = (self._folder.parent / "page" / "package.json").is_file()
        return message("web-not-built" if has_sources else "web-no-page")

    @property
    def built(self) -> bool:
        """Whether there is a built page."""
        return (self._folder / self._page).is_file()

    def answer(self, request: Request) -> Response | None:
        """The file, or None where there is none."""
        path = request.url.path
        found = self._find(self._page if path in self.pages else path.lstrip("/"))
        return None if found is None else _response(found, request)

    def _find(self, name: str) -> Asset | None:
        file = self._folder / name
        known = {path.relative_to(self._folder).as_posix() for path in self._folder.rglob("*") if path.is_file()}
        return _read(file, name, file.stat().st_mtime_ns) if name in known else None


@cache
def _read(file: Path, name: str, changed: int) -> Asset:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(body, 9, mtime=0) if _TEXT.search(kind) and len(body) > 1000 else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Asset(body, squeezed, kind, tag, FOR_EVER if _HASHED.search(name) else EVERY_TIME)


def _response(asset: Asset, request: Request) -> Response:
    headers = {"cache-control": asset.keep, "etag": asset.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(status_code=304, headers=headers)
    if asset.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.squeezed, headers=headers | {"content-encoding": "gzip"}, media_type=asset.kind)
    return Response(asset.body, headers=headers, media_type=asset.kind)
