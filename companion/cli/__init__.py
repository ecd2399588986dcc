"""`ambit`, the one program: a file a command. A person's mistake is answered with a sentence, never a traceback."""

import sys


def main() -> None:
    """Run it. Ctrl-C ends it without a word, even while it is still being loaded."""
    try:
        from companion.cli.app import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)
