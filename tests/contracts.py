"""A contract for `lint-imports` that lists the games by itself: a new one is held to it from its first line on."""

from typing import Any

from importlinter.contracts.independence import IndependenceContract

from engine import registry


class GamesContract(IndependenceContract):
    """No game imports another one, not even through something that they share."""

    type_name = "games"

    def __init__(self, name: str, session_options: dict[str, Any], contract_options: dict[str, Any]) -> None:
        games = [f"engine.{game}" for game in registry.shipped()]
        super().__init__(name, session_options, contract_options | {"modules": games})
