"""Satellites: boards of their own at the seats, on USB."""
