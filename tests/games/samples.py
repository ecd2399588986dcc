"""Every game as the suite over all games plays it: `SAMPLE` of the module here that has the game's name."""

from importlib import import_module

from tests.games.sample import Sample


def sample(game: str) -> Sample:
    """What the suite has to be told of a game."""
    found = import_module(f"tests.games.{game}").SAMPLE
    assert isinstance(found, Sample)
    return found
