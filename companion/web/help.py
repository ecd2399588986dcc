"""The documents that come with Ambit, under /help: files that `make docs` has built, sent from disk."""

import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from companion.messages import find_language
from companion.web.browser_language import browser_language
from engine.message import Message, message

AT = "/help"
DOCUMENTS = Path(__file__).parent / "help"
"""Where the documents are built."""
LONGEST = 200
"""Characters of a name; file systems take no more than 255 at once."""
IN_FRENCH = (("rules/", "rules/fr/"), ("", "fr/"))
"""Where pages are in English and in French: clauses have a folder of their own. `docs/_sphinx/languages.py` agrees."""
_FOLDER, _PAGE = re.compile(r"(?:[\w-]+/)*[\w-]*"), re.compile(r"(?:[\w-]+/)*[\w-]+\.html")


class Help:
    """The documents of one folder. Nothing of them is kept in memory, and nothing beside them can be reached."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    def missing(self) -> Message | None:
        """What to do where there are no built documents; None where they are."""
        if (self._folder / "index.html").is_file():
            return None
        has_sources = (self._folder.parent / "page" / "package.json").is_file()
        return message("web-help-not-built" if has_sources else "web-no-help")

    async def answer(self, request: Request) -> Response | None:
        """The file, the way to the page in the reader's language, or None where there is nothing."""
        name = request.url.path.removeprefix(AT).lstrip("/")
        if len(name) > LONGEST:
            return None
        page = self._page(name, request)
        if page != name:
            kept = {"cache-control": "no-store", "vary": "accept-language"}
            return RedirectResponse(f"{AT}/{page}", 307, headers=kept)
        if name.endswith("/"):
            return None  # it would be the file of that name, with links that lead nowhere
        try:
            found = await self._files.get_response(name, request.scope)
        except (HTTPException, OSError):
            return None
        found.headers["cache-control"] = "no-cache"
        return found

    def _page(self, name: str, request: Request) -> str:
        """The page of a folder is its index. Who asks for a page gets it, unless the address names a language."""
        asked = find_language(request.query_params.get("lang", "")[:20])
        language = asked if isinstance(asked, str) else None
        if not name:
            language = language or browser_language(request.headers)
        if _FOLDER.fullmatch(name) and (self._folder / name / "index.html").is_file():
            name = f"{name.rstrip('/')}/index.html".lstrip("/")
        if language is None or not _PAGE.fullmatch(name):
            return name
        other = _in(language, name)
        return other if (self._folder / other).is_file() else name


def _in(language: str, name: str) -> str:
    """Where the same page is in this language."""
    english = next((first + name.removeprefix(second) for first, second in IN_FRENCH if name.startswith(second)), name)
    if language != "fr":
        return english
    return next(second + english.removeprefix(first) for first, second in IN_FRENCH if english.startswith(first))
