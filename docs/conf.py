"""How Sphinx builds these pages: `make docs`. Once for all of them, and once more, with the tag fr, in French."""

import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "_sphinx"))
FRENCH = tags.has("fr")  # type: ignore[name-defined]  # noqa: F821  # Sphinx puts `tags` there

project = "Ambit"
author = "the Ambit authors"
release = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
language = "fr" if FRENCH else "en"
root_doc = "fr/index" if FRENCH else "index"
extensions = ["myst_parser", "languages", "named_files", "strict_policy"]
exclude_patterns = ["_sphinx"]
templates_path = ["_sphinx/templates"]

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
nitpicky = True

html_theme = "furo"
html_title = "Ambit"
html_static_path = ["_sphinx/static"]
html_css_files = ["ambit.css"]
html_js_files = ["search.js"]
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_use_index = False
html_theme_options = {"top_of_page_buttons": []}
html_sidebars = {
    "**": [
        "sidebar/scroll-start.html",
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/languages.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
