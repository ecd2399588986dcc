"""How names are compared: without accents, capitals and punctuation, and allowing small typing mistakes."""

import re
import unicodedata

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"})
_ELIDED = re.compile(r"\b([a-z]|qu)['’]")
_SILENT = re.compile(r"['’`]")
_BETWEEN = re.compile(r"[\W_]+")


def fold(text: str) -> str:
    """Plain words with one blank between them: "l epee d ete" for "L’Épée d’Été", "assassins" for "Assassin's"."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    letters = "".join(char for char in plain if not unicodedata.combining(char))
    return _BETWEEN.sub(" ", _SILENT.sub("", _ELIDED.sub(r"\1 ", letters))).strip()


def forgiven(typed: str) -> int:
    """How many typing mistakes are allowed in a word of this length."""
    return 0 if len(typed) < 4 else 1 if len(typed) < 8 else 2


def slips(typed: str, word: str, most: int) -> int | None:
    """The fewest letters missing, added, wrong or swapped between what was typed and a beginning of the word."""
    if len(set(typed) - set(word)) > most:  # each letter that the word lacks is at least one mistake
        return None
    before: list[int] = []
    row = list(range(len(word) + 1))
    for i, letter in enumerate(typed, 1):
        earlier, before, row = before, row, [i]
        for j, other in enumerate(word, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == word[j - 2] and typed[i - 2] == other:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return None
    found = min(row)
    return found if found <= most else None
