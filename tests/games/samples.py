"""Every game as the suite over all games plays it: one module a game."""

from tests.games import ambal, ambush, tamer

SAMPLES = {
    "ambush": ambush.SAMPLE,
    "ambal": ambal.SAMPLE,
    "tamer": tamer.SAMPLE,
}
