"""`ambit`, the one program: a file a command. A person's mistake is answered with a sentence, never a traceback."""

from companion.cli.app import app, main

__all__ = ["app", "main"]
