"""Moves scripts and styles out of the built pages into files, as the page's content security policy asks for.

The page allows no script and no style that is not a file of its own, and its documents get no weaker rule.
"""

import hashlib
import posixpath
import re
from pathlib import Path

from sphinx.application import Sphinx

TRANSLATIONS = re.compile(r"<script src=\"[^\"]*_static/translations\.js[^\"]*\"></script>")
"""Words for the page of search results, which is the English one. Their rule of plurals would be made of a text at run
time, which the policy forbids, too."""
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
OPENING = re.compile(r"<[a-zA-Z][^<>]*\sstyle=\"[^\"]*\"[^<>]*>")
ATTRIBUTE = re.compile(r"\sstyle=\"([^\"]*)\"")
CLASS = re.compile(r"\sclass=\"([^\"]*)\"")
FOLDER = "_static/moved"
RULES = f"{FOLDER}/attributes.css"


class Files:
    """What was taken out of the pages, by its name."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.rules: dict[str, str] = {}

    def keep(self, text: str, ending: str) -> str:
        """The name of the file that holds this text; the same text is kept once."""
        name = f"{FOLDER}/{_short(text)}.{ending}"
        self.texts[name] = text.strip() + "\n"
        return name

    def rule(self, said: str) -> str:
        """The class that stands for a style attribute."""
        name = f"moved-{_short(said)}"
        self.rules[name] = said.strip()
        return name

    def write(self, to: Path) -> None:
        self.texts[RULES] = "".join(f".{name} {{ {said} }}\n" for name, said in sorted(self.rules.items()))
        for name, text in self.texts.items():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            (to / name).write_text(text, encoding="utf-8")


def move(html: str, page: str, files: Files) -> str:
    """The page without anything inline; `page` is its path, for links are relative."""

    def link(name: str) -> str:
        return posixpath.relpath(name, posixpath.dirname(page) or ".")

    html = TRANSLATIONS.sub("", html)
    html = SCRIPT.sub(lambda found: f'<script src="{link(files.keep(found[1], "js"))}"></script>', html)
    html = STYLE.sub(lambda found: f'<link rel="stylesheet" href="{link(files.keep(found[1], "css"))}" />', html)
    html = OPENING.sub(lambda found: _by_class(found[0], files), html)
    return html.replace("</head>", f'<link rel="stylesheet" href="{link(RULES)}" />\n</head>', 1)


def _by_class(tag: str, files: Files) -> str:
    said = ATTRIBUTE.search(tag)
    assert said is not None
    name, tag = files.rule(said[1]), ATTRIBUTE.sub("", tag)
    if CLASS.search(tag):
        return CLASS.sub(lambda found: f' class="{found[1]} {name}"', tag, count=1)
    return re.sub(r"^<[\w-]+", lambda found: f'{found[0]} class="{name}"', tag)


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _finished(app: Sphinx, wrong: Exception | None) -> None:
    if wrong is not None:
        return
    files, to = Files(), Path(app.outdir)
    for page in to.rglob("*.html"):
        before = page.read_text(encoding="utf-8")
        if f"{FOLDER}/attributes.css" not in before:
            page.write_text(move(before, page.relative_to(to).as_posix(), files), encoding="utf-8")
    files.write(to)


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("build-finished", _finished)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
