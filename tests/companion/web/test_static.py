"""The page itself: served as it was built, kept as long as it may be, and never anything beside it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.web.static import PAGES
from tests.companion.web.lan import Lan, lan_in

INDEX = "<!doctype html><script type=module src=/assets/app-B1gH4sh9.js></script>"
SCRIPT = "console.log('ambit');\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Lan]:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "app-B1gH4sh9.js").write_text(SCRIPT)
    (folder / "mark.svg").write_text("<svg/>")
    (folder / "table-background.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("hush")
    with lan_in(tmp_path, built=folder) as lan:
        yield lan


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_one_page(built: Lan, path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_file_with_its_content_in_its_name_is_kept_for_ever(built: Lan) -> None:
    answer = built.get("/assets/app-B1gH4sh9.js")
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]


def test_a_name_that_only_looks_so_is_not_kept(built: Lan) -> None:
    assert built.get("/table-background.svg").headers["cache-control"] == "no-cache"


def test_every_file_says_what_it_is(built: Lan) -> None:
    assert built.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    assert built.get("/mark.svg").headers["content-type"] == "image/svg+xml"


def test_other_files_are_asked_for_every_time_and_sent_only_when_they_changed(built: Lan) -> None:
    answer = built.get("/mark.svg")
    assert answer.headers["cache-control"] == "no-cache"
    again = built.get("/mark.svg", if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_text_is_squeezed_for_those_who_can_read_it(built: Lan) -> None:
    squeezed = built.get("/assets/app-B1gH4sh9.js", accept_encoding="gzip")
    plain = built.get("/assets/app-B1gH4sh9.js", accept_encoding="identity")
    assert squeezed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert squeezed.text == plain.text == SCRIPT
    assert int(squeezed.headers["content-length"]) < len(SCRIPT) / 5


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets",
        "/assets/",
        "//etc/passwd",
        "/nothing.js",
        "/assets/app.js%00",
    ],
)
def test_no_path_leads_anywhere_else(built: Lan, path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 404
    assert "hush" not in answer.text


def test_a_page_that_was_built_anew_is_served_anew(built: Lan, tmp_path: Path) -> None:
    before = built.get("/").headers["etag"]
    (tmp_path / "static" / "index.html").write_text(INDEX + "<!-- new -->")
    assert built.get("/").headers["etag"] != before


@pytest.mark.parametrize(("sources", "words"), [(True, "make page"), (False, "Installez de nouveau Ambit")])
def test_without_a_built_page_a_plain_one_says_what_to_do(tmp_path: Path, sources: bool, words: str) -> None:
    """Only where the page can be built."""
    if sources:
        (tmp_path / "page").mkdir()
        (tmp_path / "page" / "package.json").write_text("{}")
    with lan_in(tmp_path, built=tmp_path / "nowhere") as lan:
        answer = lan.get("/simulate", accept_language="fr")
        assert answer.status_code == 200
        assert words in answer.text
        assert "<script" not in answer.text
        assert lan.get("/nothing").status_code == 404


def test_what_is_not_there_is_told_in_a_sentence(built: Lan) -> None:
    assert built.get("/nothing").text == "There is nothing at /nothing. Begin at /."
