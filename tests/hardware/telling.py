"""What the hardware has to say, as a person reads it in English."""

from companion.messages import Speaker
from companion.messages.hardware import mistake_words, words_of
from hardware.profile import Mistake
from hardware.saying import Saying

PLAIN = str.maketrans("“”’\u00a0", '""\' ')
"""Tests are typed on a keyboard."""


def told(what: Mistake | Saying) -> str:
    words = mistake_words(what) if isinstance(what, Mistake) else words_of(what)
    return Speaker("en").words(words).translate(PLAIN)
