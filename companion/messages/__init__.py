"""Messages for people in several languages: facts, prompts and refusals become sentences."""

from companion.messages.catalogue import languages
from companion.messages.language import find_language, preferred
from companion.messages.speaker import Speaker

__all__ = ["Speaker", "find_language", "languages", "preferred"]
