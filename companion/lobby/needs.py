"""What it takes to begin: whether enough people sit, and without a gap; in words for people."""

from collections.abc import Collection

from msgspec import Struct

from companion.lobby.choice import Choice, game_of
from companion.lobby.evening import LOBBY, Evening, Moves
from companion.lobby.focus import Focus
from engine.message import Message, message
from engine.refusal import Refusal


class Needs(Struct, frozen=True):
    """`prompt` says what to do now; `can_begin` whether a Begin would be accepted."""

    prompt: Message
    can_begin: bool


def needs(evening: Evening, boxes: Collection[int]) -> Needs:
    """`boxes` are the seats that have devices of their own: who sits at one moves only by an own decision."""
    plan = seating(evening, boxes)
    if isinstance(plan, Refusal):
        return Needs(plan.message, False)
    people = len(plan)
    if not people:
        return Needs(message("lobby-nobody"), True)
    if people + 1 in _numbers(evening.choice):
        return Needs(message("lobby-ready-more", people=people), True)
    return Needs(message("lobby-ready", people=people), True)


def press_again(focus: Focus, choice: Choice) -> Message:
    """What the second of two presses does, told after the first."""
    match focus.on:
        case "resume":
            return message("lobby-press-resume", number=int(focus.value))
        case "game":
            return message("lobby-press-game", game=focus.value)
    return message("lobby-press-begin", game=choice.game)


def _numbers(choice: Choice) -> list[int]:
    """How many can play what is chosen: in its mode, or in any while nobody has chosen one."""
    modes = game_of(choice).modes
    return sorted(modes[choice.mode] if choice.mode else {number for seats in modes.values() for number in seats})


def seating(evening: Evening, boxes: Collection[int]) -> Moves | Refusal:
    """Where everybody sits when it begins: at seats 1, 2 … without a gap. A refusal says what has to happen first."""
    sit = sorted(evening.people)
    if wrong := _wrong_number(evening.choice, len(sit)):
        return Refusal(LOBBY, wrong)
    gap = next((seat for seat in range(1, len(sit) + 1) if seat not in evening.people), None)
    too_far = [seat for seat in sit if seat > len(sit)]
    if gap is not None and any(seat in boxes for seat in too_far):
        last = next(seat for seat in too_far if seat in boxes)
        return Refusal(LOBBY, message("lobby-gap", name=evening.people[last], seat=last, to=gap))
    return _closed_up(sit, too_far)


def _closed_up(sit: list[int], too_far: list[int]) -> Moves:
    """Who sits within the first seats stays; the others take the gaps, in order."""
    gaps = [seat for seat in range(1, len(sit) + 1) if seat not in sit]
    return {seat: seat for seat in sit if seat not in too_far} | dict(zip(too_far, gaps, strict=True))


def _wrong_number(choice: Choice, people: int) -> Message | None:
    """Nobody at all can begin: the players then sit down at the table without names or phones."""
    allowed = _numbers(choice)
    if not people or people in allowed:
        return None
    if people < min(allowed):
        return message("lobby-too-few", people=people, needed=min(allowed) - people, game=choice.game)
    if people > max(allowed):
        return message("lobby-too-many", people=people, most=max(allowed), game=choice.game)
    return message("lobby-other-number", people=people, allowed=list(allowed), game=choice.game)
