"""What the hardware has to say, as words: it knows no language, and neither the engine."""

from engine.words import Words, words
from hardware.saying import Saying
from hardware.wiring.mistakes import Mistake


def words_of(what: Saying) -> Words:
    """The message, with the messages in its gaps."""
    return Words(what.id, {name: words_of(gap) if isinstance(gap, Saying) else gap for name, gap in what.gaps})


def mistake_words(mistake: Mistake) -> Words:
    """What is wrong in a wiring profile, and where."""
    return words("wiring-at", line=mistake.line, key=mistake.key, what=words_of(mistake.what))
