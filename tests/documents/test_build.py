"""The documents are built without a warning, offline, and nothing in them needs more than the page's policy allows."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from msgspec import Struct

from companion.web.help import DOCUMENTS
from tests.shape import PROJECT

SOURCES = (".md", ".py", ".js", ".css", ".html", ".svg", ".webp")


class Page(HTMLParser):
    """What one built page names, and what it has inline."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.files: list[str] = []
        self.ids: set[str] = set()
        self.inline: list[str] = []
        self.language = ""
        self._within = ""
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        self._within = "" if "src" in said else tag
        self.language = said.get("lang", "") if tag == "html" else self.language
        self.ids |= {said[name] for name in ("id", "name") if name in said}
        self.inline += [f"{tag} {name}" for name in said if name == "style" or name.startswith("on")]
        self.files += [said[name] for name in ("src", "data", "poster") if name in said]
        if tag == "link" and said.get("rel") in ("stylesheet", "icon"):
            self.files.append(said["href"])
        elif tag == "a" and "href" in said:
            self.links.append(said["href"])

    def handle_data(self, data: str) -> None:
        if self._within in ("script", "style") and data.strip():
            self.inline.append(f"{self._within}: {data.strip()[:60]}")

    def handle_endtag(self, tag: str) -> None:
        self._within = ""


class Built(Struct, frozen=True):
    """The folder that the page serves."""

    folder: Path
    pages: dict[Path, Page]


@pytest.fixture(scope="module")
def built() -> Built:
    """As `make docs` has built them, which ends with an error at the first warning; `make test` does it before."""
    assert (DOCUMENTS / "index.html").is_file(), "the documents are not built: run make docs"
    newest = max(file.stat().st_mtime for file in (PROJECT / "docs").rglob("*") if file.suffix in SOURCES)
    assert (DOCUMENTS / "index.html").stat().st_mtime >= newest, "a document has changed since: run make docs"
    return Built(DOCUMENTS, {file: Page(file) for file in DOCUMENTS.rglob("*.html")})


def own(file: Path, names: list[str]) -> Iterator[tuple[Path, str]]:
    """The files of ours that are named there, and the place in them."""
    for name in names:
        parts = urlsplit(name)
        if parts.scheme or parts.netloc or parts.path.startswith("/"):
            continue
        yield (file.parent / unquote(parts.path)).resolve() if parts.path else file, unquote(parts.fragment)


def test_every_page_is_there(built: Built) -> None:
    wanted = {file.relative_to(PROJECT / "docs").with_suffix(".html") for file in (PROJECT / "docs").rglob("*.md")}
    assert wanted <= {file.relative_to(built.folder) for file in built.pages}


def test_every_link_leads_to_a_page_and_a_place_of_it(built: Built) -> None:
    wrong = []
    for file, page in built.pages.items():
        for target, place in own(file, page.links):
            known = built.pages[target].ids if target in built.pages else set[str]()
            if not target.is_file() or (place and target in built.pages and place not in known):
                wrong.append(f"{file.relative_to(built.folder)}: {target.name}#{place}")
    assert wrong == []


def test_nothing_is_loaded_that_is_not_there(built: Built) -> None:
    for file, page in built.pages.items():
        assert [name for name in page.files if urlsplit(name).netloc or urlsplit(name).scheme not in ("", "data")] == []
        assert [target for target, _ in own(file, page.files) if not target.is_file()] == []


def test_styles_and_scripts_load_nothing_from_elsewhere(built: Built) -> None:
    """Addresses may be named, but not fetched."""
    for file in (*built.folder.rglob("*.css"), *built.folder.rglob("*.js")):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"""url\(\s*["']?(?:https?:)?//|@import\s+["'](?:https?:)?//""", text), file
        assert not re.search(r"""(?:fetch|importScripts|import|EventSource|WebSocket)\(["'`]\s*(?:\w+:)?//""", text), (
            file
        )


def test_no_page_has_anything_inline(built: Built) -> None:
    """The policy of the page forbids it, for its documents, too."""
    assert {file.name: page.inline for file, page in built.pages.items() if page.inline} == {}


def test_french_pages_say_so_and_lead_to_the_english_ones(built: Built) -> None:
    for french, english in (
        ("fr/index", "index"),
        ("fr/games/ambush", "games/ambush"),
        ("rules/fr/table", "rules/table"),
    ):
        page, twin = (built.pages[built.folder / f"{name}.html"] for name in (french, english))
        assert (page.language, twin.language) == ("fr", "en")
        assert built.folder / f"{english}.html" in {
            target for target, _ in own(built.folder / f"{french}.html", page.links)
        }
        assert built.folder / f"{french}.html" in {
            target for target, _ in own(built.folder / f"{english}.html", twin.links)
        }


def test_a_document_that_is_named_is_a_link(built: Built) -> None:
    """In the text it is only its path, so that it can be found in a checkout, too."""
    text = (built.folder / "architecture.html").read_text(encoding="utf-8")
    assert re.search(r'<a [^>]*href="security.html"[^>]*><[^>]*>docs/security.md', text)


MISTAKES = "[x](no-such-page.md) [x](quick-start.md#no-such-heading) ![x](pictures/no-such-picture.webp)"


def test_mistakes_end_the_build(tmp_path: Path) -> None:
    """In a folder of two pages, since it takes a while with all. There is no way out to a network."""
    (tmp_path / "docs").mkdir()
    for name in ("docs/conf.py", "docs/_sphinx", "pyproject.toml"):
        (tmp_path / name).symlink_to(PROJECT / name)
    (tmp_path / "docs" / "index.md").write_text(f"# A\n\n{MISTAKES}\n\n```{{toctree}}\nquick-start\n```\n")
    (tmp_path / "docs" / "quick-start.md").write_text("# B\n")
    line = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet", "docs", "out"]
    env = os.environ | dict.fromkeys(("http_proxy", "https_proxy", "ALL_PROXY"), "http://127.0.0.1:9")
    done = subprocess.run(line, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert {*re.findall(r"no-such-\w+", done.stderr)} == {"no-such-page", "no-such-heading", "no-such-picture"}
    assert "--fail-on-warning" in (PROJECT / "scripts" / "docs").read_text(encoding="utf-8")
