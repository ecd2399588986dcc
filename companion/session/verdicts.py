"""What people should know of a verdict on who was first: who was silent, whose clock is in doubt, how close it was."""

from collections.abc import Iterator, Mapping, Sequence

from companion.bindings import Claimed
from companion.session.inputs import about_link, unanswered
from companion.session.links import Answers
from companion.session.notices import Notice
from companion.session.press_times import fine, fine_error
from engine.message import message


class Verdicts:
    """It remembers which troubles of clocks were told: one that lasts is said once, and again when it changes."""

    def __init__(self) -> None:
        self._told: Mapping[str, str] = {}

    def notices(self, answers: Answers) -> Iterator[Notice]:
        """For the verdict that follows from these answers."""
        yield from map(unanswered, answers.silent)
        news = {link: why for link, why in sorted(answers.troubles.items()) if why and self._told.get(link) != why}
        for trouble in sorted(set(news.values())):
            links = [link for link, why in news.items() if why == trouble]
            yield about_link("link-clock", ", ".join(links), trouble=trouble)
        self._told = {**self._told, **answers.troubles}


def raced(claims: Sequence[Claimed]) -> Iterator[Notice]:
    """How close a race was that the rules know nothing of: they are told only who has it."""
    if len(claims) < 2:
        return
    ordered = sorted(claims, key=lambda one: one.at)
    first, surely_by = ordered[0], min(one.at + one.err for one in ordered)
    alike = [one for one in ordered if one.at - one.err <= surely_by]
    if len(alike) > 1:
        seats, gap = sorted(one.seat for one in alike), alike[-1].at - first.at
        yield Notice(message("claims-alike", seats=seats, ms=fine(gap * 1000), err=_error(*alike)))
    for one in ordered:
        if one not in alike:
            says = message("claim-behind", seat=one.seat, ms=fine((one.at - first.at) * 1000), err=_error(one))
            yield Notice(says, seat=one.seat)


def _error(*claims: Claimed) -> float:
    return fine_error(max(one.err for one in claims) * 1000)
