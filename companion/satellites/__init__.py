"""Satellites as their makers see them: which are there, how well they are heard, what is written to them."""
