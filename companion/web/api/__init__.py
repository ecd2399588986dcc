"""Everything that can be asked over HTTP, one module a subject. The description is made from this table."""

from companion.web.api import cards, description, games, history, table
from companion.web.calls import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *table.ENDPOINTS,
    *games.ENDPOINTS,
    *history.ENDPOINTS,
    *cards.ENDPOINTS,
    *description.ENDPOINTS,
)
