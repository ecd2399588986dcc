"""Messages of the hardware as messages of the catalogues: `hardware` imports neither the engine nor the catalogues."""

from typing import TYPE_CHECKING

from engine.message import Message, message
from hardware.inputs import Down
from hardware.message import Message as DeviceMessage

if TYPE_CHECKING:
    from hardware.wiring.mistakes import Mistake


def message_of(what: DeviceMessage) -> Message:
    """The same message, with the messages among its arguments converted, too."""
    return Message(
        what.id, {name: message_of(gap) if isinstance(gap, DeviceMessage) else gap for name, gap in what.gaps}
    )


def reason(down: Down) -> Message | str:
    """Why a device is down: what its driver says, or a word that is known or was typed."""
    return message_of(down.why) if isinstance(down.why, DeviceMessage) else down.why


def mistake_words(mistake: "Mistake") -> Message:
    """What is wrong in a wiring profile, and where."""
    return message("wiring-at", line=mistake.line, key=mistake.key, what=message_of(mistake.what))
