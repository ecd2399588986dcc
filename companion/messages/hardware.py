"""What the hardware has to say, as words: it knows no language, and neither the engine."""

from engine.words import Words, words
from hardware.inputs import Down
from hardware.saying import Saying
from hardware.wiring.mistakes import Mistake


def words_of(what: Saying) -> Words:
    """The message, with the messages in its gaps."""
    return Words(what.id, {name: words_of(gap) if isinstance(gap, Saying) else gap for name, gap in what.gaps})


def reason(down: Down) -> Words | str:
    """Why a device is down: what its driver says, or a word that is known or was typed."""
    return words_of(down.why) if isinstance(down.why, Saying) else down.why


def mistake_words(mistake: Mistake) -> Words:
    """What is wrong in a wiring profile, and where."""
    return words("wiring-at", line=mistake.line, key=mistake.key, what=words_of(mistake.what))
