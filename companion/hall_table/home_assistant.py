"""What Home Assistant is told of a table, where people want it: that it is there, what it shows, and tags.

Home Assistant finds a table by one message that stays at the broker (device discovery of its MQTT integration). What
it then shows stands in `home/state`: the phase, who plays, who has won, what is wrong, whether a judge is wanted. All
of it is in the public view, or told to the hall anyway.

A tag is told only while no game is at the table. In a game a tap says which card somebody holds, places face down or
looks at, and a chip that was told once could be known again; what a tap made public stands in the view and the events.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from companion.messages.speaker import Speaker
from companion.mqtt import topics
from companion.mqtt.link import Said
from companion.mqtt.shapes import Description
from engine.message import Message
from engine.view import View
from hardware.inputs import Input, Tap
from hardware.roles import spot

PREFIX = "homeassistant"
"""Under which Home Assistant looks for devices."""
LONGEST = 255
"""Characters of a state that Home Assistant keeps; a longer one becomes unknown there."""
PHASES = ("lobby", "game", "over")

Phase = Literal["lobby", "game", "over"]


class Home(Struct, frozen=True):
    """The table as Home Assistant knows it."""

    hall: str
    table: str

    @property
    def id(self) -> str:
        """No name of a hall or a table has an underscore, so no two tables have the same id."""
        return f"ambit_{self.hall}_{self.table}"

    @property
    def topic(self) -> str:
        """Where Home Assistant finds the table."""
        return f"{PREFIX}/device/{self.id}/config"

    def at(self, what: str) -> str:
        """A topic of the table."""
        return topics.of_table(self.hall, self.table, what)


class HomeState(Struct, frozen=True, kw_only=True):
    """What Home Assistant shows of a table. Sentences are in the table's language."""

    phase: Phase
    game: str = ""
    players: str = ""
    round: int = 0
    turn: int = 0
    winner: str = ""
    """Empty while nobody has won: before the end, and after a draw without winners."""
    problem: bool = False
    alerts: tuple[str, ...] = ()
    judge: bool = False


def discovery(home: Home, description: Description, say: Speaker) -> Said:
    """The message by which Home Assistant finds the table, with all that it shows."""
    readers = [name for name in description.devices if (place := spot(name)) and place.role == "reader"]
    found = {
        "device": {
            "identifiers": [home.id],
            "name": say.term("home-table", table=home.table),
            "manufacturer": "Ambit",
            "model": say.term("home-model", seats=description.seats),
            "sw_version": description.version,
        },
        "origin": {"name": "Ambit", "sw_version": description.version},
        "components": {
            **{part["unique_id"]: part for part in _entities(home, say)},
            **{f"{home.id}_{_plain(name)}": _scanner(home, name) for name in readers},
        },
        "qos": 1,
    }
    return Said(home.topic, msgspec.json.encode(found), kept=True)


def _entities(home: Home, say: Speaker) -> Iterable[dict[str, Any]]:
    link = {
        "device_class": "enum",
        "options": ["init", "ready", "disconnected", "lost"],
        "entity_category": "diagnostic",
    }
    state = home.at(topics.STATE)
    yield _entity(home, say, "sensor", "link", state_topic=state, **link)  # known while the table is away, too
    for what, more in _SHOWN:
        kind = "binary_sensor" if what in _SWITCHES else "sensor"
        yield _entity(home, say, kind, what, **_of_state(home, what), **more)


_SWITCHES = ("problem", "judge")
_ATTRIBUTES = "json_attributes_template"
_SHOWN: tuple[tuple[str, dict[str, Any]], ...] = (
    ("phase", {"device_class": "enum", "options": [*PHASES], "icon": "mdi:cards-playing"}),
    ("game", {"icon": "mdi:cards"}),
    ("players", {"icon": "mdi:account-group"}),
    ("winner", {"icon": "mdi:trophy"}),
    ("problem", {"device_class": "problem", _ATTRIBUTES: "{{ {'alerts': value_json.alerts} | tojson }}"}),
    ("judge", {"icon": "mdi:gavel"}),
)
"""What of `HomeState` is an entity, and how Home Assistant draws it."""


def _entity(home: Home, say: Speaker, kind: str, what: str, **more: Any) -> dict[str, Any]:
    return {"platform": kind, "unique_id": f"{home.id}_{what}", "name": say.term(f"home-{what}"), **more}


def _of_state(home: Home, what: str) -> dict[str, Any]:
    """An entity that shows a field of `HomeState`, and is unavailable while the table is not ready.

    Home Assistant reads the word None as unknown, and passes over an empty text.
    """
    switch = f"{{{{ 'ON' if value_json.{what} else 'OFF' }}}}"
    topic = home.at(topics.HOME)
    found = {
        "state_topic": topic,
        "value_template": switch if what in _SWITCHES else f"{{{{ value_json.{what} or 'None' }}}}",
        "availability": [_availability(home)],
    }
    return found | ({"json_attributes_topic": topic} if what == "problem" else {})


def _availability(home: Home) -> dict[str, str]:
    """Only `ready` is available: `lost` is the will, and there are two states more."""
    online = "{{ 'online' if value == 'ready' else 'offline' }}"
    return {"topic": home.at(topics.STATE), "value_template": online}


def _scanner(home: Home, reader: str) -> dict[str, str]:
    return {"platform": "tag", "topic": home.at(f"{topics.TAG}/{reader}"), "value_template": "{{ value_json.uid }}"}


def _plain(name: str) -> str:
    return name.replace(".", "_")


def state(view: View | None, alerts: Sequence[Message], *, called: bool, say: Speaker) -> HomeState:
    """What there is to show: of the public view, of what is wrong at the table, and whether a judge is wanted."""
    wrong = tuple(say.message(alert) for alert in alerts)
    if view is None:
        return HomeState(phase="lobby", problem=bool(wrong), alerts=wrong, judge=called)
    names = {seat.seat: seat.name or say.seat(seat.seat) for seat in view.seats}
    return HomeState(
        phase="game" if view.result is None else "over",
        game=say.term(f"game-{view.game}"),
        players=_listed(names.values()),
        round=view.round,
        turn=view.turn,
        winner=_listed(names[seat] for seat in view.result.winners) if view.result else "",
        problem=bool(wrong),
        alerts=wrong,
        judge=called,
    )


def _listed(names: Iterable[str]) -> str:
    text = ", ".join(names)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def shown(home: Home, now: HomeState) -> Said:
    """The message that changes what Home Assistant shows."""
    return Said(home.at(topics.HOME), msgspec.json.encode(now), kept=True)


def scanned(home: Home, phase: Phase, told: Input) -> Said | None:
    """A tag for Home Assistant; None while there is a game, whose secrets no tap may tell."""
    if phase != "lobby" or not isinstance(told, Tap) or not told.uid:
        return None
    return Said(home.at(f"{topics.TAG}/{told.device}"), msgspec.json.encode({"uid": told.uid}), certain=False)


class HomeAssistant:
    """Tells Home Assistant of one table, beside what the hall is told."""

    def __init__(self, home: Home, say: Callable[[Said], object], speaker: Speaker, called: Callable[[], bool]) -> None:
        """`say` sends, `speaker` has the table's language, `called` says whether a judge is wanted."""
        self._home, self._say, self._speaker, self._called = home, say, speaker, called
        self._told: HomeState | None = None

    def hello(self, description: Description) -> None:
        """The broker is there, and may have forgotten everything."""
        self._told = None
        self._say(discovery(self._home, description, self._speaker))

    def look(self, view: View | None, alerts: Sequence[Message]) -> None:
        """Tell what it shows, unless that was told last."""
        now = state(view, alerts, called=self._called(), say=self._speaker)
        if now != self._told:
            self._told = now
            self._say(shown(self._home, now))

    def heard(self, phase: Phase, told: Input) -> None:
        """Something was done at a device."""
        if (tag := scanned(self._home, phase, told)) is not None:
            self._say(tag)
