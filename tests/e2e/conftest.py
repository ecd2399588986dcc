"""An emulated Pi for whole evenings."""

from tests.emulated_pi import library, machine

__all__ = ["library", "machine"]
