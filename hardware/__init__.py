"""The devices of the table, by role. Nothing here knows a game."""
