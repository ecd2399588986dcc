"""Which language to speak: the one somebody asked for, or the one that the environment prefers."""

import re
from collections.abc import Mapping

from companion.game_parts import ENGLISH
from companion.messages.catalogue import languages
from engine.message import Message, message


def find_language(wanted: str) -> str | Message:
    """`fr` for "fr", "FR-ca" or "fr_FR.UTF-8"; for a language without catalogues, a message that lists the others."""
    code = re.split(r"[.@]", wanted.strip())[0].replace("_", "-").lower()
    for known in (code, code.partition("-")[0]):
        if known in languages():
            return known
    return message("language-unknown", language=wanted, languages=", ".join(languages()))


def preferred(environ: Mapping[str, str]) -> str:
    """The first language of the environment that Ambit speaks; English when there is none."""
    locale = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(key))), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH  # the locale "C" or "POSIX" asks for no translation, whatever LANGUAGE says
    for wish in (*environ.get("LANGUAGE", "").split(":"), locale):
        if isinstance(found := find_language(wish), str):
            return found
    return ENGLISH
