"""What a finished sentence looks like, in every language."""

import re

UNFINISHED = re.compile(r'\{[^"]|\b[A-Z]+\(\)|\bNONE\b|no message yet|pas encore de message|  | [,.]|^\W*$')
"""Gaps that nothing filled, missing messages, and the holes that an empty variant would leave."""


def finished(text: str) -> bool:
    """Nothing is missing in it, and it does not carry its own id."""
    return not UNFINISHED.search(text) and not re.search(r"\([a-z]+(-[a-z0-9]+)+\)$", text)
