"""One recorded game per game and mode: a change of the rules shows up here as a difference that people can read."""
