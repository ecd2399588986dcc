"""What is heard of an input when it is done: a tap always, as taken, refused or unknown; all else as the game says."""

from companion.bindings import Binding
from companion.session.consent import Asked
from companion.session.course import Answered, Done, Jumped, Outcome
from engine.refusal import Refusal
from hardware.inputs import Input, Tap
from hardware.outputs import Figure

TAKEN: Figure = "click"
REFUSED: Figure = "low"
UNKNOWN: Figure = "two-tones"
"""A chip that nobody has registered, or that belongs to another game."""
STRANGE = ("tag-unknown", "tag-other-game")


def heard_of(told: Input, outcome: Outcome, binding: Binding) -> Figure | None:
    """None: nothing, or the game has its own sound for what happened."""
    if isinstance(told, Tap):
        return _of_tap(told, outcome, binding)
    if isinstance(outcome, Refusal):
        return binding.refused(told)
    return binding.ignored(told) if outcome is None else None


def _of_tap(told: Tap, outcome: Outcome, binding: Binding) -> Figure | None:
    match outcome:
        case Refusal(message=message):
            return UNKNOWN if message.id in STRANGE else REFUSED
        case None:
            return REFUSED
        case Done(facts=facts):
            return None if binding.sounds(facts) else TAKEN
        case Asked() | Answered() | Jumped():
            return None
    return TAKEN
