"""A document that a page names by its path, as in `docs/wiring.md`, becomes a link to it."""

import re
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

NAMED = re.compile(r"docs/([\w/-]+)\.md")


class LinkNamedFiles(SphinxTransform):
    """Runs when a page has been read, before its links are looked up."""

    default_priority = 210

    def apply(self, **more: Any) -> None:
        """Wrap each such literal that is not a link yet."""
        for literal in list(self.document.findall(nodes.literal)):
            found = NAMED.fullmatch(literal.astext())
            inside = isinstance(literal.parent, (nodes.reference, addnodes.pending_xref))
            if found is None or inside or found[1] not in self.env.found_docs or found[1] == self.env.docname:
                continue
            link = addnodes.pending_xref(
                "", refdomain="std", reftype="doc", reftarget=f"/{found[1]}", refexplicit=True, refwarn=True,
                refdoc=self.env.docname,
            )  # fmt: skip
            literal.replace_self(link)
            link += literal


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_transform(LinkNamedFiles)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
