"""Text from outside as a terminal may get it: nothing in it commands the terminal or hides what it says."""

import re

from engine.legible import UNSEEN

SIGN = "\N{REPLACEMENT CHARACTER}"
_BREAK = re.compile(r"[\t\n]")


def visible(text: str) -> str:
    """Each character that is not seen becomes a sign that is; line feeds and tabs stay."""
    return UNSEEN.sub(SIGN, text)


def on_one_line(text: str) -> str:
    """The same for a name: in a name a line feed is not seen either."""
    return _BREAK.sub(SIGN, visible(text))


def escaped(json: bytes) -> bytes:
    """The same JSON, written so that it can be shown: programs read what they read before."""
    return UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", json.decode()).encode()
