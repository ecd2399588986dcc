"""Skeleton as the suite over all games plays it."""

from tests.games.plain import plain_sample

SAMPLE = plain_sample("skeleton")
