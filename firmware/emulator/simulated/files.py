"""The disk's errors with a board's numbers for them: this build of MicroPython tells those of WebAssembly."""

import builtins
import errno
import os

_NUMBERS = {20: errno.EEXIST, 31: errno.EISDIR, 44: errno.ENOENT}


def _as_on_a_board(call: object) -> object:
    def called(*words: object) -> object:
        try:
            return call(*words)
        except OSError as error:
            raise OSError(_NUMBERS.get(error.errno, error.errno)) from None

    return called


def install() -> None:
    """From now on."""
    builtins.open = _as_on_a_board(open)
    for name in ("stat", "remove", "mkdir", "ilistdir"):
        setattr(os, name, _as_on_a_board(getattr(os, name)))
