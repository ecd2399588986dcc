"""The picture of the fairness bench: errors on the left, wrong verdicts on the right, as SVG."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import log10

from bench.races.figures import STEPS, errors, figures
from bench.races.running import METHODS, Method, Race

WIDTH, HEIGHT = 960, 400
TOP, BOTTOM = 60, 330
COLOURS: dict[Method, str] = {
    "arrival": "#c0392b",
    "send times": "#d68910",
    "more send times": "#8e44ad",
    "pings": "#2471a3",
    "frames": "#1e8449",
}
NAMES: dict[Method, str] = {
    "arrival": "order of arrival",
    "send times": "regression, 1 ping/s",
    "more send times": "regression, 15 pings/s",
    "pings": "pings alone",
    "frames": "start of frame",
}
DASHES: dict[Method, str] = {
    "arrival": "2 4",
    "send times": "8 4",
    "more send times": "8 4 2 4",
    "pings": "14 4",
    "frames": "none",
}
"""Lines differ without colour, too."""
LONGEST_LINE = 120
"""Points of a line."""

Scale = Callable[[float], float]


def logarithmic(left: float, right: float, low: float, high: float) -> Scale:
    """Positions of values between `low` and `high`."""
    return lambda value: left + (right - left) * log10(max(low, min(high, value)) / low) / log10(high / low)


def drawn(races: Sequence[Race]) -> str:
    """The whole picture."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif"'
        ' font-size="12" fill="#222">',
        f"<title>{len(races)} races of the model between boards: errors and wrong verdicts by method</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *_errors(races, logarithmic(60, 450, 0.1, 10_000)),
        *_verdicts(races, logarithmic(530, 920, STEPS[0], STEPS[-1])),
        *_legend(),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _errors(races: Sequence[Race], x: Scale) -> list[str]:
    parts = [_text(255, 30, "Error of the time between two presses", "middle", 15)]
    parts += _frame(60, 450, x, (0.1, 1, 10, 100, 1000, 10_000), ("0 %", "25 %", "50 %", "75 %", "100 %"))
    parts.append(_text(255, 368, "races with at most this error", "middle"))
    for method in METHODS:
        off = errors(races, method)
        every = max(1, len(off) // LONGEST_LINE)
        points = [(x(off[n]), _height((n + 1) / len(off))) for n in range(0, len(off), every)]
        parts.append(_line(method, [*points, (x(off[-1]), _height(1.0))]))
    return parts


def _verdicts(races: Sequence[Race], x: Scale) -> list[str]:
    parts = [_text(725, 30, "The wrong board named first", "middle", 15)]
    parts += _frame(530, 920, x, (1, 10, 100, 1000, 5000), ("0 %", "12.5 %", "25 %", "37.5 %", "50 %"))
    parts.append(_text(725, 368, "by the true time between the presses", "middle"))
    for method in METHODS:
        wrong = figures(races, method).wrong
        middles = [(low * high) ** 0.5 for low, high in pairwise(STEPS)]
        points = [
            (x(at), _height(min(1.0, 2 * part))) for at, part in zip(middles, wrong, strict=True) if part is not None
        ]
        parts.append(_line(method, points))
    return parts


def _frame(left: float, right: float, x: Scale, marks: Sequence[float], shares: Sequence[str]) -> list[str]:
    parts = []
    for mark in marks:
        parts.append(f'<path d="M{x(mark):.1f} {TOP}V{BOTTOM}" stroke="#ddd"/>')
        parts.append(_text(x(mark), BOTTOM + 18, f"{mark:g} µs" if mark < 1000 else f"{mark / 1000:g} ms", "middle"))
    for place, label in enumerate(shares):
        y = _height(place / (len(shares) - 1))
        parts.append(f'<path d="M{left} {y:.1f}H{right}" stroke="#ddd"/>')
        parts.append(_text(left - 6, y + 4, label, "end"))
    return parts


def _legend() -> list[str]:
    parts = []
    for place, method in enumerate(METHODS):
        left = 25 + 188 * place
        parts.append(_line(method, [(left, 388), (left + 40, 388)]))
        parts.append(_text(left + 48, 392, NAMES[method]))
    return parts


def _height(part: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * part


def _line(method: Method, points: Sequence[tuple[float, float]]) -> str:
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    look = f'fill="none" stroke="{COLOURS[method]}" stroke-width="2.5" stroke-dasharray="{DASHES[method]}"'
    return f'<polyline points="{way}" {look}/>'


def _text(x: float, y: float, text: str, anchor: str = "start", size: int = 12) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{text}</text>'
