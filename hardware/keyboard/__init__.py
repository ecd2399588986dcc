"""Readers on USB that type like a keyboard: the number of each card, then Enter."""

from hardware.keyboard.reader import keyboard_reader, open_reader

__all__ = ["keyboard_reader", "open_reader"]
