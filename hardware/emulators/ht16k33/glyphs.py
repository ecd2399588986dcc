"""Which character a person sees in lit segments. Each is written down by its segments, as data sheets name them."""

from collections.abc import Mapping

SEVEN = "abcdefg"
FOURTEEN = ("a", "b", "c", "d", "e", "f", "g1", "g2", "h", "j", "k", "l", "m", "n")
"""Bit by bit: h, j, k are the upper diagonals and the vertical between them, l, m, n the lower ones."""

SEVEN_GLYPHS: Mapping[str, str] = {
    " ": "",
    "0": "abcdef",
    "1": "bc",
    "2": "abged",
    "3": "abgcd",
    "4": "fgbc",
    "5": "afgcd",
    "6": "afgedc",
    "7": "abc",
    "8": "abcdefg",
    "9": "abcdfg",
    "-": "g",
    "_": "d",
    "A": "abcefg",
    "b": "cdefg",
    "C": "adef",
    "d": "bcdeg",
    "E": "adefg",
    "F": "aefg",
    "G": "acdef",
    "H": "bcefg",
    "J": "bcde",
    "L": "def",
    "n": "ceg",
    "o": "cdeg",
    "P": "abefg",
    "q": "abcfg",
    "r": "eg",
    "t": "defg",
    "U": "bcdef",
    "v": "cde",
    "y": "bcdfg",
    "I": "ef",
}

FOURTEEN_GLYPHS: Mapping[str, str] = {
    " ": "",
    "0": "a b c d e f k l",
    "1": "b c",
    "2": "a b d e g1 g2",
    "3": "a b c d g2",
    "4": "b c f g1 g2",
    "5": "a d f g1 n",
    "6": "a c d e f g1 g2",
    "7": "a b c",
    "8": "a b c d e f g1 g2",
    "9": "a b c d f g1 g2",
    "-": "g1 g2",
    "+": "g1 g2 j m",
    "A": "a b c e f g1 g2",
    "B": "a b c d g2 j m",
    "C": "a d e f",
    "D": "a b c d j m",
    "E": "a d e f g1 g2",
    "F": "a e f g1",
    "G": "a c d e f g2",
    "H": "b c e f g1 g2",
    "I": "j m",
    "J": "b c d e",
    "K": "e f g1 k n",
    "L": "d e f",
    "M": "b c e f h k",
    "N": "b c e f h n",
    "O": "a b c d e f",
    "P": "a b e f g1 g2",
    "Q": "a b c d e f n",
    "R": "a b e f g1 g2 n",
    "S": "a c d f g1 g2",
    "T": "a j m",
    "U": "b c d e f",
    "V": "e f k l",
    "W": "b c e f l n",
    "X": "h k l n",
    "Y": "h k m",
    "Z": "a d k l",
}

UNKNOWN = "?"
"""Lit segments that are no character."""


def _patterns(glyphs: Mapping[str, str], names: tuple[str, ...], spaced: bool) -> dict[int, str]:
    """By lit bits. Where two characters look alike, the one that stands first is seen: digits come before letters."""
    found: dict[int, str] = {}
    for character, segments in glyphs.items():
        lit = segments.split() if spaced else list(segments)
        found.setdefault(sum(1 << names.index(name) for name in lit), character)
    return found


SEVEN_SEEN = _patterns(SEVEN_GLYPHS, tuple(SEVEN), spaced=False)
FOURTEEN_SEEN = _patterns(FOURTEEN_GLYPHS, FOURTEEN, spaced=True)
