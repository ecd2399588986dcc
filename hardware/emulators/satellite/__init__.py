"""Emulated satellites."""
