"""The words of help, in the language of this run, as the catalogue `help` has them."""

from textwrap import dedent

from companion.catalogues import messages
from companion.cli.telling import language
from companion.game_parts import ENGLISH

CATALOGUE = "help"


def told(*parts: str) -> str | None:
    """The message of that id as it is written. It has no gaps, so that no help waits until Fluent is loaded."""
    id = "-".join(parts).replace("_", "-")
    for spoken in dict.fromkeys((language(), ENGLISH)):
        if (written := messages(spoken, CATALOGUE).get(id)) is not None:
            return plain(written)
    return None


def plain(written: str) -> str:
    """The text of a message without gaps: what follows the equals sign, without comments and indents."""
    lines = written.partition("=")[2].splitlines()
    kept = "\n".join(line for line in lines if not line.startswith("#"))
    return dedent(kept).strip()


def word(id: str) -> str:
    """A message that is always there, since the tests say so."""
    return told(id) or id
