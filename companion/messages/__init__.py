"""What Ambit says, in the languages it speaks: hand over a fact, a prompt or a refusal and get a sentence back."""

from companion.messages.catalogue import languages
from companion.messages.language import find_language, preferred
from companion.messages.speaker import Speaker

__all__ = ["Speaker", "find_language", "languages", "preferred"]
