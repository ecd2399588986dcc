"""Whether the picture of a board and the squares of its expanders fit together; every mistake is noted."""

from collections import Counter
from collections.abc import Iterator

from hardware.message import Message, message
from hardware.wiring.drivers import EXPANDER, NO_SQUARE, PORT_PINS, Mcp23017
from hardware.wiring.lines import Path
from hardware.wiring.mistakes import Findings, printable

MOST_NAMED = 12
"""Most squares that one mistake names."""
PORTS = ("GPA", "GPB")


def check_squares(path: Path, driver: Mcp23017, findings: Findings) -> frozenset[str]:
    """Note what is wrong with the squares of a board; the answer is the keys that are."""
    of_board = [(("board",), what) for what in _of_board(driver)]
    of_chips = [(("expanders", *at), what) for at, what in _of_expanders(driver)]
    both = [] if of_board or of_chips else [(("expanders",), what) for what in _apart(driver)]
    found = [*of_board, *of_chips, *both]
    for at, what in found:
        findings.add((*path, *at), what)
    return frozenset(at[0] for at, _ in found)


def _of_board(driver: Mcp23017) -> Iterator[Message]:
    rows = driver.rows
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            yield message("wiring-grid-row", row=number, count=len(row), first=len(rows[0]))
    if not driver.squares:
        yield message("wiring-grid-empty")
    if twice := _twice(driver.squares):
        yield message("wiring-grid-twice", squares=twice)


def _of_expanders(driver: Mcp23017) -> Iterator[tuple[tuple[str, ...], Message]]:
    for address, texts in driver.expanders.items():
        if not EXPANDER.fullmatch(address):
            yield (address,), message("wiring-expander-address", address=printable(address))
        for port, text in zip(PORTS, texts, strict=True):
            if (count := len(text.split())) != PORT_PINS:
                yield (address,), message("wiring-expander-port", port=port, count=count, pins=PORT_PINS)
    numbers = [address.lower() for address in driver.expanders]
    if len(set(numbers)) < len(numbers):
        yield (), message("wiring-expander-twice")
    if twice := _twice([name for texts in driver.expanders.values() for text in texts for name in text.split()]):
        yield (), message("wiring-squares-twice", squares=twice)


def _apart(driver: Mcp23017) -> Iterator[Message]:
    """Squares that are on the board or on an expander, but not on both."""
    wired = {square for chip in driver.chips for square in chip.pins}
    if unwired := [square for square in driver.squares if square not in wired]:
        yield message("wiring-squares-unwired", squares=_named(unwired))
    if strange := sorted(wired.difference(driver.squares)):
        yield message("wiring-squares-strange", squares=_named(strange))


def _twice(names: list[str] | tuple[str, ...]) -> str:
    return _named([name for name, count in Counter(names).items() if count > 1 and name != NO_SQUARE])


def _named(squares: list[str]) -> str:
    more = "…" if len(squares) > MOST_NAMED else ""
    return ", ".join(printable(square, 20) for square in squares[:MOST_NAMED]) + more
