"""Small boards of switches, as a profile has them."""

from hardware.profile import Profile, read
from hardware.wiring.drivers import Mcp23017

PICTURE = ". b2 c2\na1 b1 ."
CHIPS = {"0x20": ("b2 c2 . . . . .", ". . . . . . ."), "0x21": (". . . . . . .", ". . . . . a1 b1")}


def board(picture: str = PICTURE, chips: dict[str, tuple[str, str]] = CHIPS, **keys: object) -> str:
    """The text of a profile with nothing but a board."""
    more = "".join(f"{key} = {value}\n" for key, value in keys.items())
    wired = "".join(f'{address} = ["{a}", "{b}"]\n' for address, (a, b) in chips.items())
    return f'[table.grid]\ndriver = "mcp23017"\n{more}board = """\n{picture}\n"""\n[table.grid.expanders]\n{wired}'


def wiring(**keys: object) -> Mcp23017:
    """The board as its driver gets it."""
    found = read(board(**keys))  # type: ignore[arg-type]
    assert isinstance(found, Profile), found
    driver = found.devices[0].driver
    assert isinstance(driver, Mcp23017)
    return driver
