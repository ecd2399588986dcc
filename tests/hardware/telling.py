"""Messages of the hardware, as a person reads them in English."""

from companion.messages import Speaker
from companion.messages.hardware import message_of, mistake_words
from hardware.message import Message
from hardware.profile import Mistake

PLAIN = str.maketrans("“”’\u00a0", '""\' ')
"""Plain quotes and spaces, as tests are typed on a keyboard."""


def told(what: Mistake | Message) -> str:
    words = mistake_words(what) if isinstance(what, Mistake) else message_of(what)
    return Speaker("en").message(words).translate(PLAIN)
