"""Everything that Ambit keeps in one file: the database (packs and decks are in it), profiles and settings."""

from companion.backup.making import Made, back_up
from companion.backup.putting_back import PutBack, put_back

__all__ = ["Made", "PutBack", "back_up", "put_back"]
