"""From the registered tags to what a session asks: which card is this chip?"""

from companion.cards.registry import Registry
from companion.cards.uid import read_uid
from companion.log import Log
from companion.session.inputs import Tagged, Tags


def tags_of(log: Log) -> Tags:
    """Looks a chip up when it is tapped, so that a tag registered during a game counts from its next tap on."""
    registry = Registry(log)

    def find(number: str) -> Tagged | None:
        uid = read_uid(number)
        tag = registry.find(uid) if isinstance(uid, str) else None
        return Tagged(tag.game, tag.card) if tag else None

    return find
