"""What is inline in a built page is moved into files, and looks and does the same from there."""

from pathlib import Path

from docs._sphinx.strict_policy import RULES, Files, move

HEAD = "<html><head></head><body>{}</body></html>"


def moved(body: str, page: str = "index.html") -> tuple[str, Files]:
    files = Files()
    return move(HEAD.format(body), page, files), files


def test_scripts_and_styles_become_files_that_the_page_names() -> None:
    html, files = moved("<script>one()</script><style>p { color: red }</style>", "fr/games/ambush.html")
    [script, style] = files.texts
    assert f'<script src="../../{script}"></script>' in html
    assert f'<link rel="stylesheet" href="../../{style}" />' in html
    assert (files.texts[script], files.texts[style]) == ("one()\n", "p { color: red }\n")


def test_the_same_text_is_kept_once() -> None:
    _, files = moved("<script>one()</script>" * 2)
    assert len(files.texts) == 1


def test_a_style_attribute_becomes_a_class_beside_those_that_are_there(tmp_path: Path) -> None:
    html, files = moved('<svg style="display: none"></svg><td class="a" style="width: 33%">x</td>')
    [first, second] = files.rules
    assert f'<svg class="{first}"></svg><td class="a {second}">x</td>' in html
    files.write(tmp_path)
    assert f".{first} {{ display: none }}" in (tmp_path / RULES).read_text()


def test_files_and_text_that_only_looks_so_stay() -> None:
    body = '<script src="a.js"></script><p>style="x" &lt;script&gt;one()&lt;/script&gt;</p>'
    html, files = moved(body)
    assert body in html
    assert (files.texts, files.rules) == ({}, {})


def test_words_that_are_put_together_at_run_time_are_left_out() -> None:
    html, _ = moved('<script src="../_static/translations.js?v=1"></script>')
    assert "translations" not in html
