"""The documents under /help: in the reader's language, under the page's own policy, and never anything beside them."""

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.companion.web.lan import Lan, lan_in

PAGES = (
    "index",
    "quick-start",
    "wiring",
    "fr/index",
    "fr/quick-start",
    "games/ambush",
    "fr/games/ambush",
    "rules/table",
    "rules/fr/table",
)


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Lan]:
    folder = tmp_path / "help"
    for page in PAGES:
        (folder / page).parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{page}.html").write_text(f"<!doctype html><p>{page}</p>")
    (folder / "_static").mkdir()
    (folder / "_static" / "furo.css").write_text("p { color: red }")
    (tmp_path / "secret.txt").write_text("hush")
    (tmp_path / "help-beside").mkdir()
    (tmp_path / "help-beside" / "secret.txt").write_text("hush")
    (folder / "way-out.txt").symlink_to(tmp_path / "secret.txt")
    with lan_in(tmp_path, documents=folder) as lan:
        yield lan


def led(answer: httpx2.Response) -> str:
    """Where a reader ends up, after at most one redirection inside the documents."""
    assert len(answer.history) <= 1
    return str(answer.url.path)


@pytest.mark.parametrize(
    ("path", "language", "page"),
    [
        ("/help", "en-GB,fr;q=0.5", "index"),
        ("/help", "fr-CA,en;q=0.5", "fr/index"),
        ("/help", "de", "index"),
        ("/help/", "fr", "fr/index"),
        ("/help?lang=fr", "en", "fr/index"),
        ("/help?lang=en", "fr", "index"),
        ("/help?lang=xx", "fr", "fr/index"),
        ("/help/index.html", "fr", "index"),
        ("/help/fr", "en", "fr/index"),
        ("/help/fr/", "en", "fr/index"),
        ("/help/fr/index.html?lang=en", "fr", "index"),
        ("/help/quick-start.html", "fr", "quick-start"),
        ("/help/quick-start.html?lang=fr", "en", "fr/quick-start"),
        ("/help/fr/games/ambush.html?lang=en", "fr", "games/ambush"),
        ("/help/wiring.html?lang=fr", "fr", "wiring"),
        ("/help/rules/table.html?lang=fr", "en", "rules/fr/table"),
        ("/help/rules/fr/table.html?lang=en", "fr", "rules/table"),
    ],
)
def test_readers_get_the_page_in_the_language_that_they_ask_for(
    built: Lan, path: str, language: str, page: str
) -> None:
    answer = built.get(path, accept_language=language)
    assert (answer.status_code, led(answer)) == (200, f"/help/{page}.html")
    assert answer.text == f"<!doctype html><p>{page}</p>"
    assert answer.headers["content-type"].startswith("text/html")


def test_a_redirection_is_not_kept_for_somebody_else(built: Lan) -> None:
    [first] = built.get("/help", accept_language="fr").history
    assert (first.headers["cache-control"], first.headers["vary"]) == ("no-store", "accept-language")


def test_files_are_asked_for_every_time_and_sent_only_when_they_changed(built: Lan) -> None:
    answer = built.get("/help/_static/furo.css")
    assert (answer.headers["cache-control"], answer.headers["content-type"]) == ("no-cache", "text/css; charset=utf-8")
    again = built.get("/help/_static/furo.css", if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/help/index.html", "/help/_static/furo.css", "/help/nothing.html"])
def test_the_documents_have_the_policy_of_the_page(built: Lan, path: str) -> None:
    headers = built.get(path).headers
    assert headers["content-security-policy"] == built.get("/").headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        "/help/../secret.txt",
        "/help/%2e%2e/secret.txt",
        "/help/fr/..%2f..%2fsecret.txt",
        "/help/..%2fhelp-beside/secret.txt",
        "/help/..%5csecret.txt",
        "/help//etc/passwd",
        "/help/%2fetc/passwd",
        "/help/way-out.txt",
        "/help/_static",
        "/help/_static/",
        "/help/index.html%00",
        "/help/index.html/",
        "/help/nothing.html",
        "/help/nothing?lang=fr",
        "/help/" + "a" * 300,
        "/help/" + "a" * 199 + "?lang=fr",
        "/helpless",
    ],
)
def test_no_path_leads_anywhere_else(built: Lan, path: str) -> None:
    answer = built.get(path)
    assert answer.status_code == 404
    assert "hush" not in answer.text


def test_what_is_not_there_is_told_in_a_sentence(built: Lan) -> None:
    answer = built.get("/help/nothing.html", accept_language="fr")
    assert answer.text == "Il n’y a pas de document à /help/nothing.html. La documentation commence à /help."


def test_only_reading_is_possible(built: Lan) -> None:
    assert built.post("/help/index.html").status_code == 405


@pytest.mark.parametrize("path", ["/help", "/help/quick-start.html"])
@pytest.mark.parametrize(("sources", "words"), [(True, "make docs"), (False, "Installez de nouveau Ambit")])
def test_without_built_documents_a_page_says_what_to_do(tmp_path: Path, path: str, sources: bool, words: str) -> None:
    """Only where they can be built."""
    if sources:
        (tmp_path / "page").mkdir()
        (tmp_path / "page" / "package.json").write_text("{}")
    with lan_in(tmp_path, documents=tmp_path / "nowhere") as lan:
        answer = lan.get(path, accept_language="fr")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert words in answer.text
