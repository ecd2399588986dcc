"""How cost grows with the number of tables: a picture, and the same in letters for the terminal."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from companion.hall_simulation.figures import Figures

WIDTH, HEIGHT = 960, 340
TOP, BOTTOM = 70, 280
LEFTS, BREADTH = (70, 390, 710), 220
WIDEST = 40
"""Letters of the longest bar."""


class Curve(Struct, frozen=True):
    """One of the three drawings."""

    title: str
    unit: str
    value: Callable[[Figures], float]


CURVES = (
    Curve("CPU, all tables and the hall", "% of a core", lambda found: found.cpu_percent),
    Curve("memory, all of it", "MB", lambda found: found.memory_mb),
    Curve("event to screen, 99 % within", "ms", lambda found: found.screen_p99_ms),
)


def drawn(all_of_them: Sequence[Figures]) -> str:
    """The picture, as SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif"'
        ' font-size="12" fill="#222">',
        "<title>A simulated hall: processor, memory and delay by the number of tables</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for left, curve in zip(LEFTS, CURVES, strict=True):
        parts += _curve(left, curve, all_of_them)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _curve(left: float, curve: Curve, all_of_them: Sequence[Figures]) -> list[str]:
    most_tables = max(found.tables for found in all_of_them)
    most = max(curve.value(found) for found in all_of_them) or 1.0
    points = [
        (left + BREADTH * found.tables / most_tables, BOTTOM - (BOTTOM - TOP) * curve.value(found) / most)
        for found in all_of_them
    ]
    parts = [
        _text(left + BREADTH / 2, 30, curve.title, "middle", 15),
        _text(left + BREADTH / 2, 50, curve.unit, "middle"),
        f'<path d="M{left} {TOP}V{BOTTOM}H{left + BREADTH}" fill="none" stroke="#999"/>',
    ]
    for (x, y), found in zip(points, all_of_them, strict=True):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#2471a3"/>')
        parts.append(_text(x, y - 10, f"{curve.value(found):.0f}", "middle"))
        parts.append(_text(x, BOTTOM + 20, str(found.tables), "middle"))
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    parts.append(f'<polyline points="{way}" fill="none" stroke="#2471a3" stroke-width="2.5"/>')
    parts.append(_text(left + BREADTH / 2, BOTTOM + 42, "tables", "middle"))
    return parts


def _text(x: float, y: float, text: str, anchor: str = "start", size: int = 12) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{text}</text>'


def bars(value: Callable[[Figures], float], all_of_them: Sequence[Figures]) -> list[tuple[int, str, float]]:
    """For each number of tables a bar of letters, and its value."""
    most = max(value(found) for found in all_of_them) or 1.0
    return [(found.tables, "█" * max(1, round(WIDEST * value(found) / most)), value(found)) for found in all_of_them]
