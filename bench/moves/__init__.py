"""Moves of our games: one checked move, all legal moves of a player, games by chance."""
