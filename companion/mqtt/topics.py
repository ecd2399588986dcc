"""Where what is told: `ambit/1/<hall>/<table>/…`, in the manner of Homie 5.

| topic below the table | kept | who tells | what |
|---|---|---|---|
| `$state` | yes | table; the broker, by its will | `init`, `ready`, `disconnected`, `lost` |
| `$description` | yes | table | `Description`: what kind of table this is, and which run of its program |
| `$alert/<id>` | yes | table | `Alert`: something is wrong there; empty when it is over |
| `view/public` | yes | table | `PublicView`: what everybody at the table sees |
| `event` | no | table | `Event`: what became true, with sequence numbers |
| `heartbeat` | no | table | `Heartbeat`: it is really there |
| `result` | no | table | `ResultTold`, sealed, again and again until it is confirmed |
| `call` | yes | table | `Call`: a judge is wanted; empty when one was there |
| `home/state` | yes | table | for Home Assistant, where it is wanted: what it shows (`hall_table/home_assistant.py`) |
| `home/tag/<reader>` | no | table | for Home Assistant: a tag, only while no game is at the table |
| `set/pairing`, `set/release`, `set/confirm`, `set/answer` | never | hall | commands, sealed |

The hall itself stands below `ambit/1/<hall>/$hall/`: `state`, kept, a `HallState`, empty by its will.
"""

import re

from msgspec import Struct

ROOT = "ambit/1"
HALL = "$hall"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
"""Names of halls and tables: they are levels of a topic, so no slash, plus or number sign may be in them."""

STATE, DESCRIPTION, ALERT, VIEW, EVENT = "$state", "$description", "$alert", "view/public", "event"
HEARTBEAT, RESULT, CALL, SET = "heartbeat", "result", "call", "set"
HOME, TAG = "home/state", "home/tag"
PAIRING, RELEASE, CONFIRM, ANSWER = "set/pairing", "set/release", "set/confirm", "set/answer"


def is_name(text: str) -> bool:
    """Whether a hall or a table may be called so."""
    return NAME.fullmatch(text) is not None


def of_table(hall: str, table: str, what: str) -> str:
    """The topic of one thing that a table tells or is told."""
    return f"{ROOT}/{hall}/{table}/{what}"


def of_hall(hall: str) -> str:
    """The topic under which a hall says that it is there."""
    return of_table(hall, HALL, "state")


def all_tables(hall: str) -> str:
    """What a hall listens to: everything below its name."""
    return f"{ROOT}/{hall}/#"


def commands(hall: str, table: str) -> str:
    """What a table listens to."""
    return of_table(hall, table, f"{SET}/#")


class Place(Struct, frozen=True):
    """Where a message came from: whose it is, and what it says."""

    table: str
    what: str


def place(hall: str, topic: str) -> Place | None:
    """Read a topic below this hall; None for one that no table of ours would use."""
    start = f"{ROOT}/{hall}/"
    if not topic.startswith(start):
        return None
    table, _, what = topic.removeprefix(start).partition("/")
    return Place(table, what) if what and (table == HALL or is_name(table)) else None
