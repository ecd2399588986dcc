"""The engines that we compare with, each as a program that measures on request (`bench.answering`)."""

from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent.parent
CACHE = PROJECT / ".bench"
"""Everything that is installed for a comparison, and its results; it may be deleted at any time."""
