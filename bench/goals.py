"""The goals of speed: what was before, what is wanted, and where the figure stands in the results."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

Results = Mapping[str, Any]
Found = Callable[[Results], float | None]
"""Where a figure stands in the results; None when it was not measured."""
PLAYED = "legal moves and move beside a chess playout"
CHESS_CHECKED, CHESS_PLAYOUT = "python-chess/checked", "python-chess/playout"


class Goal(Struct, frozen=True):
    """One line of the table of goals."""

    what: str
    before: str
    """As it was measured before the work on speed, for people to read."""
    wanted: float
    now: Found
    at_least: bool = True
    """Whether more is better; otherwise `wanted` is the most that is allowed."""
    unit: str = "×"

    def met(self, figure: float) -> bool:
        """Whether the figure is good enough."""
        return figure >= self.wanted if self.at_least else figure <= self.wanted


def beside(ours: str, peer: str) -> Found:
    """How many times as fast as a peer."""
    return lambda found: found["beside"].get(ours, {}).get(peer)


def slowest(game: str, peer: str) -> Found:
    """The least of `beside` over all modes and depths of a game."""

    def least(found: Results) -> float | None:
        kind = peer.partition("/")[2]
        ratios = [
            ratios[peer]
            for name, ratios in found["beside"].items()
            if name.startswith(f"{game} ") and name.endswith(f"/{kind}") and peer in ratios
        ]
        return min(ratios, default=None)

    return least


def at(part: str, *path: str) -> Found:
    """A figure of a part, by the keys that lead to it."""

    def found_there(found: Results) -> float | None:
        place: Any = found["parts"].get(part, {})
        for key in path:
            place = place.get(key) if isinstance(place, Mapping) else None
        return None if place is None else float(place)

    return found_there


def races_missed(found: Results) -> float | None:
    """How many of their own goals the races between boards missed."""
    races = found["parts"].get("fairness")
    return None if races is None else len(races["missed"])


def divided(one: Found, by: Found) -> Found:
    """The quotient of two figures of the same run."""

    def quotient(found: Results) -> float | None:
        above, below = one(found), by(found)
        return None if above is None or not below else above / below

    return quotient


def most(*figures: Found) -> Found:
    """The greatest of several figures, once all of them are there."""

    def greatest(found: Results) -> float | None:
        values = [figure(found) for figure in figures]
        known = [value for value in values if value is not None]
        return max(known) if len(known) == len(values) else None

    return greatest


_EVENT = {game: at("growth", "games", game, "bytes_an_event") for game in ("ambush", "ambal")}

GOALS = (
    Goal("checked move beside python-chess: Ambush", "0.8", 1.5, beside("ambush standard/checked", CHESS_CHECKED)),
    Goal("checked move beside python-chess: Ambal", "0.12", 0.4, beside("ambal single-regular/checked", CHESS_CHECKED)),
    Goal(f"{PLAYED}: Ambush", "0.13", 1,
         beside("ambush standard/playout", CHESS_PLAYOUT)),
    Goal(f"{PLAYED}: Ambal", "0.07", 0.5, beside("ambal single-regular/playout", CHESS_PLAYOUT)),
    Goal(f"{PLAYED}: Ambyria", "–", 0.5, slowest("ambyria", CHESS_PLAYOUT)),
    Goal(f"{PLAYED}: Tamer, its slowest mode", "–", 0.5, slowest("tamer", CHESS_PLAYOUT)),
    Goal(f"{PLAYED}: Tash-Kalar, its slowest mode and depth", "–", 0.5, slowest("tash_kalar", CHESS_PLAYOUT)),
    Goal("legal moves and move beside OpenSpiel gin rummy: Duel-200", "0.7", 1.5,
         beside("duel-200/playout", "openspiel gin_rummy/playout")),
    Goal("checked move beside boardgame.io: Duel-200", "–", 15,
         beside("duel-200/checked", "boardgame.io duel-200/checked")),
    Goal("edge to lamp, written to disk, beside bare gpiozero on lgpio", "2.05", 1.1,
         divided(at("light", "pi", "ambit kernel", "median_ms"), at("light", "pi", "bare lgpio", "median_ms")), False),
    Goal("press to lamp beside the bare SQLite commit", "1.6", 1.2,
         divided(at("light", "ambit", "median_ms"), at("light", "commit", "median_ms")), False),
    Goal("press to lamp beside a commit into a journal with room, as Ambit's has", "–", 1.2,
         divided(at("light", "ambit", "median_ms"), at("light", "commit with room", "median_ms")), False),
    Goal("idle, real pins, no readers", "2.5–4.4", 0.1, at("idle", "percent", "kernel"), False, "%"),
    Goal("idle, three readers with IRQ", "2.5–4.4", 0.3,
         at("idle", "percent", "kernel, three readers with IRQ"), False, "%"),
    Goal("table screen, CPU an action, Ambal", "6–9", 1,
         at("updates", "viewers", "ambal", "roles", "table", "1", "cpu_ms_viewer"), False, "ms"),
    Goal("table screen, bytes an update, Ambal", "10,100", 700,
         at("updates", "viewers", "ambal", "roles", "table", "1", "bytes_viewer"), False, "bytes"),
    Goal("an event on disk, Ambush or Ambal", "103", 80, most(_EVENT["ambush"], _EVENT["ambal"]), False, "bytes"),
    Goal("ambit --help beside import starlette, msgspec", "3–4", 1.8,
         at("start", "commands", "--help", "ratio"), False),
    Goal("ambit play --simulate to the first view, beside the same", "7", 4,
         at("start", "commands", "play ambush --simulate", "ratio"), False),
    Goal("matcher of Tash-Kalar beside a slow one", "–", 50, at("matcher", "times")),
    Goal("a hall of 300 tables: lost, doubled or never shown", "–", 0, at("hall", "wrong"), False, ""),
    Goal("a hall of 300 tables: event to screen, 99 % within", "–", 250, at("hall", "screen_p99_ms"), False, "ms"),
    Goal("pairing 1,200 players by twos", "–", 10, at("hall", "pairing_by_twos_s"), False, "s"),
    Goal("goals of races between boards that are missed", "0", 0, races_missed, False, ""),
)  # fmt: skip


def judged(found: Results) -> list[dict[str, Any]]:
    """Every goal with what was reached; `met` is None where nothing was measured."""
    lines = []
    for goal in GOALS:
        figure = goal.now(found)
        met = None if figure is None else goal.met(figure)
        wanted = f"{'≥' if goal.at_least else '≤'} {goal.wanted:g}"
        lines.append(
            {"what": goal.what, "unit": goal.unit, "before": goal.before, "wanted": wanted, "now": figure, "met": met}
        )
    return lines
