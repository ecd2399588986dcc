"""Every page knows the same page in the other language, and the sidebar links to it."""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

NAMES = {"en": "English", "fr": "Français"}


def twin(page: str) -> tuple[str, str]:
    """The language that a page is not in, and the same page in that one; clauses have a folder of their own."""
    for english, french in (("rules/", "rules/fr/"), ("", "fr/")):
        if page.startswith(french):
            return "en", english + page.removeprefix(french)
        if page.startswith(english):
            return "fr", french + page.removeprefix(english)
    raise AssertionError("every name begins with nothing")


def _context(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    code, other = twin(page)
    if other not in app.env.found_docs:
        code, other = ("fr", "fr/index") if code == "fr" else ("en", "index")
    context["other_language"] = {"code": code, "name": NAMES[code], "page": other}
    context["favicon_url"] = "/icon.svg"  # the page has it
    context["to_table"] = "Vers la table" if app.config.language == "fr" else "To the table"


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("html-page-context", _context)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
