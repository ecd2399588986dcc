"""What was found, as the sections of the one table: the terminal and `docs/performance.md` show the same."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bench.goals import Results
from bench.part_figures import TITLES, figures_of


class Section(Struct, frozen=True):
    """Lines under their own headings. The first column is words, the others are figures."""

    name: str
    headings: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]


def sections(found: Results) -> list[Section]:
    """All of them in the order in which they are read; what was not measured is not there."""
    moves = (_checked(found), _legal(found), _playouts(found), _peers(found))
    all_of_them = (_goals(found), *moves, *(_part(name, found) for name in found["parts"]))
    return [section for section in all_of_them if section.lines]


def _goals(found: Results) -> Section:
    headings = ("goals", "before", "wanted", "now", "")
    words = {True: "met", False: "missed", None: "not measured"}
    lines = (
        (goal["what"], goal["before"], goal["wanted"], number(goal["now"], goal["unit"]), words[goal["met"]])
        for goal in found["goals"]
    )
    return Section("goals", headings, tuple(lines))


# Moves


def _checked(found: Results) -> Section:
    headings = ("(a) one checked move", "alone", "with log line and views", "beside python-chess", "spread")
    lines = (
        (contest, us(of["checked"]), us(of.get("checked_shown")), beside(found, contest, "checked"),
         _spread(of["checked"]))
        for contest, of in ours(found) if "checked" in of
    )  # fmt: skip
    return Section("checked", headings, tuple(lines))


def _legal(found: Results) -> Section:
    headings = ("(b) all legal moves of a player", "typed", "as JSON", "entries", "actions", "beside python-chess")
    lines = (
        (contest, us(of["legal"]), us(of.get("legal_json")), f"{of['legal']['choices']:.0f}",
         f"{of['legal']['actions']:.0f}", beside(found, contest, "legal"))
        for contest, of in ours(found) if "legal" in of
    )  # fmt: skip
    return Section("legal", headings, tuple(lines))


def _playouts(found: Results) -> Section:
    headings = (
        "(c) a game by chance, each move", "list, choose, do", "asking who is to act", "with log line and views",
        "beside python-chess", "spread",
    )  # fmt: skip
    lines = (
        (contest, us(of["playout"]), us(of.get("playout_asking")), us(of.get("playout_shown")),
         beside(found, contest, "playout"), _spread(of["playout"]))
        for contest, of in ours(found) if "playout" in of
    )  # fmt: skip
    return Section("playouts", headings, tuple(lines))


def _peers(found: Results) -> Section:
    headings = ("others", "one checked move", "all legal moves", "a game by chance", "Duel-200 beside it")
    lines = []
    for peer, of in contests(found):
        if peer.startswith(OTHERS):
            ratios = (
                f"{ratios[f'{peer}/{kind}']:.2f}× {words}"
                for kind, words in (("checked", "checked"), ("playout", "by chance"))
                if f"{peer}/{kind}" in (ratios := found["beside"].get(f"duel-200/{kind}", {}))
            )
            lines.append((peer, *(us(of.get(kind)) for kind in ("checked", "legal", "playout")), ", ".join(ratios)))
    return Section("peers", headings, tuple(lines))


OTHERS = ("python-chess", "openspiel", "rlcard", "boardgame.io")


def contests(found: Results) -> list[tuple[str, dict[str, Any]]]:
    """Everything that was played, each with its figures by kind."""
    grouped: dict[str, dict[str, Any]] = {}
    for name, figures in found["figures"].items():
        contest, _, kind = name.partition("/")
        grouped.setdefault(contest, {})[kind] = figures
    return sorted(grouped.items())


def ours(found: Results) -> list[tuple[str, dict[str, Any]]]:
    """Our own games among them."""
    return [(contest, of) for contest, of in contests(found) if not contest.startswith(OTHERS)]


def beside(found: Results, contest: str, kind: str) -> str:
    """How many times as fast as python-chess at the same."""
    return number(found["beside"].get(f"{contest}/{kind}", {}).get(f"python-chess/{kind}"), "×")


def us(figures: Mapping[str, Any] | None) -> str:
    """Microseconds of one answer."""
    return number(None if figures is None else figures["us"], "µs")


def _spread(figures: Mapping[str, Any]) -> str:
    return f"{figures['spread']:.2f}"


# Other parts


def _part(name: str, found: Results) -> Section:
    """The figures of a part that people should see."""
    lines = ((figure.label, number(value, figure.unit)) for figure, value in figures_of(name, found))
    return Section(name, (TITLES[name], ""), tuple(lines))


def number(figure: float | None, unit: str = "") -> str:
    """A figure with as many digits as say something."""
    if figure is None:
        return "–"
    digits = 0 if abs(figure) >= 100 or figure == int(figure) else 1 if abs(figure) >= 10 else 2
    space = "" if unit == "×" else " "
    return f"{figure:,.{digits}f}{space}{unit}".strip()
