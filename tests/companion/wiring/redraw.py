"""Draws the pictures in docs/wiring anew, with the command that people use, and the reference: `make wiring`."""

from tests.companion.cli.terminal import ambit
from tests.companion.wiring import reference
from tests.companion.wiring.test_drawing import DOCS, DRAWN


def main() -> None:
    for name in DRAWN:
        said = ambit("--lang", "en", "wiring", name, "--svg", str(DOCS / f"{name}.svg"))
        assert said.code == 0, said.err
    reference.write()


if __name__ == "__main__":
    main()
