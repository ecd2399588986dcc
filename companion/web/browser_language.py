"""The language of a browser, for answers that do not come from our page."""

from starlette.datastructures import Headers

from companion.messages import find_language

MOST_WISHES = 20


def browser_language(headers: Headers) -> str:
    """The first language that the browser names and Ambit speaks; English when there is none."""
    wishes = [wish.partition(";")[0] for wish in headers.get("accept-language", "").split(",") if wish.strip()]
    known = (language for wish in wishes[:MOST_WISHES] if isinstance(language := find_language(wish), str))
    return next(known, "en")
