game-pebbles = Cailloux
prompt-pebbles-play = { SEATS($waiting) }, prenez des cailloux.
