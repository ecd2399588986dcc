"""All HTTP endpoints, one module for each subject. The OpenAPI description is made from this list."""

from companion.web.api import cards, decks, description, games, history, results, rules, sandbox, table
from companion.web.calls import Endpoint

ENDPOINTS: tuple[Endpoint, ...] = (
    *table.ENDPOINTS,
    *games.ENDPOINTS,
    *history.ENDPOINTS,
    *results.ENDPOINTS,
    *rules.ENDPOINTS,
    *cards.ENDPOINTS,
    *decks.ENDPOINTS,
    *sandbox.ENDPOINTS,
    *description.ENDPOINTS,
)
