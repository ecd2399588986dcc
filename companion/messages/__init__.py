"""Messages for people in several languages: facts, prompts and refusals become sentences."""

from companion.catalogues import languages, preferred
from companion.messages.language import find_language
from companion.messages.speaker import Speaker

__all__ = ["Speaker", "find_language", "languages", "preferred"]
