game-pebbles = Pebbles
prompt-pebbles-play = { SEATS($waiting) }, take pebbles.
