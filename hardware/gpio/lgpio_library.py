"""Loading lgpio so that it works in any working folder, and leaves nothing behind there.

When it is loaded it makes a pipe called .lgd-nfy0 in the working folder, which fails where that may not be written (a
service runs in /) and leaves a file there where it may. An environment variable gives its C half another folder, but
not its Python half; and the C half then makes that folder the working folder of the whole program.
"""

import importlib.util
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Any

FOLDER = "LG_WD"
"""The environment variable with the folder of lgpio's C half."""
_loading = Lock()


def load_lgpio() -> Any:
    """The library; an ImportError where it is not installed."""
    with _loading:
        return sys.modules.get("lgpio") or _load()


def _load() -> Any:
    spec = importlib.util.find_spec("lgpio")
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError("lgpio", name="lgpio")
    module = importlib.util.module_from_spec(spec)
    with tempfile.TemporaryDirectory(prefix="ambit-lgpio-") as folder, _coming_back(), _sent_to(folder):
        vars(module)["open"] = lambda name, mode: (Path(folder) / name).open(mode)
        sys.modules["lgpio"] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules["lgpio"]
            raise
    return module  # both ends of the pipe are open by now, so its folder is needed no more


@contextmanager
def _sent_to(folder: str) -> Iterator[None]:
    """Set the folder of the C half, and unset it after: a program started later must not use a folder that is gone."""
    before = os.environ.get(FOLDER)
    os.environ[FOLDER] = folder
    try:
        yield
    finally:
        del os.environ[FOLDER]
        if before is not None:
            os.environ[FOLDER] = before


@contextmanager
def _coming_back() -> Iterator[None]:
    """Return to the working folder after, so that relative paths given to the program still work."""
    here = os.open(".", os.O_RDONLY)
    try:
        yield
    finally:
        os.fchdir(here)
        os.close(here)
