"""The code of an evening, and its PIN: random, short, and easy to say across a table."""

import secrets

WORDS = """
    acre arch atom aunt axis bake bark barn bead bean bear bell belt bird boat bolt bone book boot bulb cake camp cane
    card cart cave clay coal coat coin cone cork corn crab crow cube dawn deer desk dice dove drum duck dune dusk edge
    farm fern film fish flag foam fork frog gate germ glue goat gold gong hare harp hawk hill hive horn iris iron jade
    jazz kelp king kite knot lake lamb lamp lark leaf lime lion loaf lynx mask mast milk mint moon moss moth nest oats
    opal oven palm path peak pear pine plum pond pony rain reed ring road rock roof rope rose ruby sail salt sand seal
    seed ship snow soap sock song star stem swan tent tide toad tree tuba tune vase vest vine wave well wind wing wolf
    wood wool yarn yolk zinc
""".upper().split()
"""Words for codes: short, easy to say, and hard to confuse."""
LONGEST = 40
"""The longest accepted code or PIN, in characters."""


def new_code(before: str = "") -> str:
    """A word and a number of three digits, other than those before: one of 128,700."""
    while (code := f"{secrets.choice(WORDS)} {secrets.randbelow(900) + 100}") == before:
        pass
    return code


def new_pin() -> str:
    """Six digits."""
    return f"{secrets.randbelow(10**6):06}"


def bare(said: str) -> str:
    """The letters and digits of a code or PIN, in any script; case and all other characters are ignored."""
    return "".join(sign for sign in said[:LONGEST].upper() if sign.isalnum())
