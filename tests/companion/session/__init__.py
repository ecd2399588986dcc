"""The session: one game at one table, from an input to light, with the log in between."""
