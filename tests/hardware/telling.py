"""What the hardware has to say, as a person reads it in English."""

from companion.messages import Speaker
from companion.messages.hardware import message_of, mistake_words
from hardware.message import Message
from hardware.profile import Mistake

PLAIN = str.maketrans("“”’\u00a0", '""\' ')
"""Tests are typed on a keyboard."""


def told(what: Mistake | Message) -> str:
    words = mistake_words(what) if isinstance(what, Mistake) else message_of(what)
    return Speaker("en").message(words).translate(PLAIN)
