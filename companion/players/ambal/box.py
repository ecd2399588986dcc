"""What a simulated table of Ambal plays with: the training set, now and then with cards whose data nobody entered."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

from msgspec import UNSET, Struct, convert
from msgspec.structs import replace

from companion.packs import packs_of
from engine.ambal.cards import SCHOOLS, Card

Entry = dict[str, Any]
NO_SCHOOL = "sharpen-blade"
"""The one card of the rulebook whose School is not stated; it makes the next Action cause Bleeding."""
LIKE_IT = "training-honing"


class Texts(dict[str, Card]):
    """What the players can read on each card; an unknown card reads as one without cost or effects."""

    def __missing__(self, card: str) -> Card:
        return Card(id=card, name=card, cost=0, effects=())


class Box(Struct, frozen=True):
    """All cards on the table: what the referee knows of each, and what is printed on it."""

    entries: Mapping[str, Entry]
    texts: Texts

    def missing(self, card: str) -> tuple[str, ...]:
        """What the referee does not know of a card, and its user has to enter."""
        return tuple(field for field in ("cost", "effects") if field not in self.entries.get(card, {}))

    def types(self, card: str) -> tuple[str, ...]:
        """The types that the referee knows."""
        return tuple(self.entries.get(card, {}).get("types", ()))

    def of(self, school: str | None, *, elite: bool) -> list[str]:
        """The cards of a School, commons or Elites; for None, those whose School is not stated."""
        wanted = UNSET if school is None else school
        return [id for id in self.entries if self.texts[id].school == wanted and self.texts[id].elite == elite]


@cache
def training_box() -> Box:
    """The training set: the referee knows every card completely."""
    entries = {entry["id"]: entry for entry in _cards(training=True)}
    texts = Texts({id: convert(entry, Card) for id, entry in entries.items()})
    return Box(entries, Texts(texts | _stand_ins(texts)))


@cache
def printed_box() -> Box:
    """The cards of the real box: the referee knows hardly more than their names, and people read a stand-in text."""
    return Box({entry["id"]: entry for entry in _cards(training=False)}, training_box().texts)


def mixed_box(random: Random) -> Box:
    """The training set, but some cards lack data, and cards of the real box have taken the place of some."""
    box, printed = training_box(), printed_box()
    entries = dict(box.entries)
    twins = dict(zip(_ranked(box), _ranked(printed), strict=True))
    for id in random.sample(sorted(entries), random.randint(2, 16)):
        if random.random() < 0.5:
            del entries[id]
            entries[twins[id]] = printed.entries[twins[id]]
        else:
            entries[id] = _stripped(entries[id], random)
    return Box(entries | {NO_SCHOOL: printed.entries[NO_SCHOOL]}, box.texts)


def _cards(*, training: bool) -> list[Entry]:
    packs = packs_of("ambal", training=training)
    return [card for pack in packs if pack.training == training for card in pack.cards]


def _ranked(box: Box) -> list[str]:
    """Ids by School, commons before Elites, so that equal places in two boxes are cards of the same kind."""
    return [id for school in SCHOOLS for elite in (False, True) for id in box.of(school, elite=elite)]


def _stand_ins(texts: Mapping[str, Card]) -> dict[str, Card]:
    """The text of each card of the real box is not known here: that of a training card of its kind stands in."""
    printed = [convert(entry, Card) for entry in _cards(training=False)]
    stand_ins = {NO_SCHOOL: replace(texts[LIKE_IT], id=NO_SCHOOL, name="Sharpen Blade", school=UNSET)}
    for school in SCHOOLS:
        for elite in (False, True):
            real, like = ([one for one in some if (one.school, one.elite) == (school, elite)]
                          for some in (printed, texts.values()))  # fmt: skip
            stand_ins |= {one.id: replace(text, id=one.id, name=one.name) for one, text in zip(real, like, strict=True)}
    return stand_ins


def _stripped(entry: Entry, random: Random) -> Entry:
    """The same card, but nobody has entered its cost, its effects, or either."""
    gone = random.choice((("cost",), ("effects",), ("cost", "effects"), ("cost", "effects", "aim")))
    return {field: value for field, value in entry.items() if field not in gone}
