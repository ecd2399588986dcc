"""A language that somebody asked for: the one to speak, or what to say if Ambit does not speak it."""

from companion.catalogues import known_language, languages
from engine.message import Message, message


def find_language(wanted: str) -> str | Message:
    """Its code, as `known_language` finds it; for a language without catalogues, a message that lists the others."""
    return known_language(wanted) or message("language-unknown", language=wanted, languages=", ".join(languages()))
