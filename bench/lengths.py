"""How long something is measured, as people write it on a command line."""

import argparse

LONGEST = 3600


def length_of_run(text: str) -> float:
    """A number of seconds from the command line."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= LONGEST:
        raise argparse.ArgumentTypeError(f"{text} is no number of seconds between 0 and {LONGEST}; try 2.5")
    return number
