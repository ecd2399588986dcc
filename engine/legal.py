"""What a seat may do now, without a second copy of the rules: the game offers candidates, its own rules decide."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import chain, product
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.action import TABLE, Action, field_names, to_data
from engine.game import Game, Offer, Values, read_action
from engine.refusal import Refusal

OPEN = "*"
"""Stands in a listed action for any value that the field may have."""
AMONG, BUT = "among", "but"
"""A field that holds `{"among": […]}` may have any of these values, one that holds `{"but": […]}` any but these."""

Combination = dict[str, tuple[Hashable, ...]]
"""Fields with values that all go together: each of one field with each of every other."""


class Choice(Struct, frozen=True, gc=False):
    """Legal actions of one shape: an offer, as far as the rules accept it."""

    offer: Offer
    accepted: Combination | None = None
    """The values that were accepted; None where the offer is sure, and all of them are legal."""

    @property
    def values(self) -> Combination:
        """The values that some of its fields may have, in any combination."""
        if self.accepted is None:
            return {field: values.all for field, values in self.offer.among.items()}
        return self.accepted

    @property
    def action(self) -> Action:
        """One of these actions. It is legal as it stands; its open fields may have other values."""
        values = self.values
        if not values:
            return self.offer.action
        return replace(self.offer.action, **{field: some[0] for field, some in values.items()})

    @property
    def open(self) -> tuple[str, ...]:
        """Fields that may have any value."""
        return self.offer.open


class Legal:
    """A lazy collection: ask it whether it is empty, whether an action is in it, or go through it."""

    def __init__(self, game: Game[Any], state: Any, seat: int) -> None:
        self._game, self._state, self._seat = game, state, seat

    def __iter__(self) -> Iterator[dict[str, Any]]:
        """Each legal action as a JSON object; a field that stands for more than one value says which (`stands_for`)."""
        return self.among(self._offers())

    def among(self, offers: Iterable[Offer]) -> Iterator[dict[str, Any]]:
        """The legal ones among these offers, as JSON objects."""
        for choice in self._chosen(offers):
            listed = _listed(choice)
            yield listed
            if optional := choice.offer.optional:
                yield {field: value for field, value in listed.items() if field not in optional}

    def choices(self) -> Iterator[Choice]:
        """The same as typed actions, for those who have no need of JSON."""
        return self._chosen(self._offers())

    def _offers(self) -> Iterator[Offer]:
        offers = self._game.offers(self._state, self._seat)
        return chain(offers, self._game.corrections(self._state)) if self._seat == TABLE else offers

    def _chosen(self, offers: Iterable[Offer]) -> Iterator[Choice]:
        for offer in offers:
            if offer.sure:
                yield Choice(offer)
            elif not offer.among:
                if self._accepts(offer.action):
                    yield Choice(offer)
            else:
                for values in combinations(offer, self._accepts):
                    yield Choice(offer, values)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, action: object) -> bool:
        """Whether this seat could do exactly that now."""
        read = action if isinstance(action, Action) else read_action(self._game, action)
        return not isinstance(read, Refusal) and read.seat == self._seat and self._accepts(read)

    def _accepts(self, action: Action) -> bool:
        if self._game.allows is not None:
            return self._game.allows(self._state, action)
        return type(self._game.apply(self._state, action)) is not Refusal


def legal(game: Game[Any], state: Any, seat: int) -> Legal:
    """What `seat` may do now (0 is the table itself)."""
    return Legal(game, state, seat)


# Offers with several values


def combinations(offer: Offer, accepts: Callable[[Action], bool]) -> tuple[Combination, ...]:
    """The accepted part of an offer, in few pieces: each value of the field with the most values is in one of them."""
    ordered = sorted(offer.among.items(), key=lambda field: -len(field[1].groups))
    return _combinations(tuple(ordered), offer.action, accepts)


def _combinations(
    among: tuple[tuple[str, Values], ...], action: Action, accepts: Callable[[Action], bool]
) -> tuple[Combination, ...]:
    if not among:
        return ({},) if accepts(action) else ()
    (field, values), rest = among[0], among[1:]
    found: dict[Hashable, tuple[tuple[Combination, ...], list[Hashable]]] = {}
    for group in values.groups:
        others = _combinations(rest, replace(action, **{field: group[0]}), accepts)
        if others:
            alike = tuple(tuple(one.items()) for one in others)
            found.setdefault(alike, (others, []))[1].extend(group)
    return tuple({field: tuple(some)} | one for others, some in found.values() for one in others)


def _listed(choice: Choice) -> dict[str, Any]:
    listed: dict[str, Any] = to_data(choice.action)
    if values := choice.values:
        written, among = field_names(type(choice.offer.action)), choice.offer.among
        for field, some in values.items():
            listed[written[field]] = to_data(_told(among[field], some))
    for field in choice.open:
        listed[field] = OPEN
    return listed


def _told(values: Values, some: tuple[Hashable, ...]) -> Any:
    """The shortest notation for `some` of the values: open, `among` or `but`."""
    pool = values.all if values.whole else values.pool
    if pool and len(pool) - len(some) < len(some):
        meant = set(some)
        left_out = [value for value in pool if value not in meant] if len(pool) > len(some) else []
        return {BUT: left_out} if left_out else OPEN
    return {AMONG: list(some)} if len(some) > 1 else some[0]


# Listed actions


def values_of(listed: Any) -> tuple[Any, ...] | None:
    """The values that a field of a listed action stands for; None for any, or any but some."""
    if listed == OPEN or (isinstance(listed, dict) and BUT in listed):
        return None
    return tuple(listed[AMONG]) if isinstance(listed, dict) and AMONG in listed else (listed,)


def stands_for(listed: Any, value: Any) -> bool:
    """Whether a field of a listed action may have that value."""
    values = values_of(listed)
    if values is not None:
        return value in values
    return listed == OPEN or value not in listed[BUT]


def spelled_out(listed: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every action that a listed one stands for, field after field; open fields stay open."""
    values = [values_of(value) or (OPEN,) for value in listed.values()]
    return (dict(zip(listed, some, strict=True)) for some in product(*values))


def covers(listed: dict[str, Any], action: dict[str, Any]) -> bool:
    """Whether a listed action stands for this one. When it happened matters only where `at` is listed."""
    asked = {key: value for key, value in action.items() if key in listed or key not in ("at", "err")}
    return listed.keys() == asked.keys() and all(stands_for(wanted, asked[key]) for key, wanted in listed.items())
