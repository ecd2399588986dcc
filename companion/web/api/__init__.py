"""All HTTP endpoints, one module for each subject. The OpenAPI description is made from this list."""

from companion.web.api import cards, description, games, history, sandbox, table
from companion.web.calls import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *table.ENDPOINTS,
    *games.ENDPOINTS,
    *history.ENDPOINTS,
    *cards.ENDPOINTS,
    *sandbox.ENDPOINTS,
    *description.ENDPOINTS,
)
