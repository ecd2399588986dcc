"""`ambit`, the one program: a file a command. A person's mistake is answered with a sentence, never a traceback."""

import gc
import sys


def main() -> None:
    """Run it. Ctrl-C ends it without a word, even while it is still being loaded."""
    gc.disable()  # nothing that is loaded becomes garbage; looking for some takes a tenth of a start
    try:
        from companion.cli.app import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)
