"""Every game as the suite over all games plays it: one module a game."""

from tests.games import ambal, ambush, ambyria

SAMPLES = {
    "ambush": ambush.SAMPLE,
    "ambal": ambal.SAMPLE,
    "ambyria": ambyria.SAMPLE,
}
